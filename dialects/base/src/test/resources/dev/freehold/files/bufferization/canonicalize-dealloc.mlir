// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @merge_memrefs(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>, %[[ARG2:.+]]: i1, %[[ARG3:.+]]: i1) {
// CHECK-NEXT:   %[[V0:.+]] = arith.ori %[[ARG2]], %[[ARG3]] : i1
// CHECK-NEXT:   bufferization.dealloc (%[[ARG0]], %[[ARG1]] : memref<4xf32>, memref<4xf32>) if (%[[V0]], %[[ARG3]])
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @merge_memrefs(%m: memref<4xf32>, %p: memref<4xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %p, %m, %p : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%c, %d, %d, %d)
  return
}

// CHECK-LABEL: func.func @merge_retained(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>, %[[ARG2:.+]]: i1) -> (i1, i1, i1) {
// CHECK-NEXT:   %[[V0:.+]]:2 = bufferization.dealloc (%[[ARG0]] : memref<4xf32>) if (%[[ARG2]]) retain (%[[ARG1]], %[[ARG0]] : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1, %[[V0]]#0 : i1, i1, i1
// CHECK-NEXT: }
func.func @merge_retained(%m: memref<4xf32>, %p: memref<4xf32>, %c: i1) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%p, %m, %p : memref<4xf32>, memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}

// A buffer that is freed and retained is not named twice.
// CHECK-LABEL: func.func @keep_freed_and_retained(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: i1) -> i1 {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.dealloc (%[[ARG0]] : memref<4xf32>) if (%[[ARG1]]) retain (%[[ARG0]] : memref<4xf32>)
// CHECK-NEXT:   return %[[V0]] : i1
// CHECK-NEXT: }
func.func @keep_freed_and_retained(%m: memref<4xf32>, %c: i1) -> i1 {
  %0 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%m : memref<4xf32>)
  return %0 : i1
}

// There are so many uses that only a comparison tells whether a buffer is named twice.
// CHECK-LABEL: func.func @keep_buffers_with_many_uses(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>, %[[ARG2:.+]]: i1, %[[ARG3:.+]]: i1) -> (i1, i1) {
// CHECK-NEXT:   "test.use"(%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:   %[[V0:.+]]:2 = bufferization.dealloc (%[[ARG0]], %[[ARG1]] : memref<4xf32>, memref<4xf32>) if (%[[ARG2]], %[[ARG3]]) retain (%[[ARG0]], %[[ARG1]] : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT:   "test.use"(%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1 : i1, i1
// CHECK-NEXT: }
func.func @keep_buffers_with_many_uses(%m: memref<4xf32>, %p: memref<4xf32>, %c: i1, %d: i1) -> (i1, i1) {
  "test.use"(%m, %m, %m, %m, %m, %m, %m, %m, %m) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  %0:2 = bufferization.dealloc (%m, %p : memref<4xf32>, memref<4xf32>) if (%c, %d) retain (%m, %p : memref<4xf32>, memref<4xf32>)
  "test.use"(%m, %m, %m, %m, %m, %m, %m, %m, %m) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  return %0#0, %0#1 : i1, i1
}

// CHECK-LABEL: func.func @nothing_is_freed(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>) -> (i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   return %[[FALSE]], %[[FALSE]] : i1, i1
// CHECK-NEXT: }
func.func @nothing_is_freed(%m: memref<4xf32>, %p: memref<4xf32>) -> (i1, i1) {
  bufferization.dealloc
  %0:2 = bufferization.dealloc retain (%m, %p : memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}

// CHECK-LABEL: func.func @never_freed(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>, %[[ARG2:.+]]: i1) -> i1 {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   bufferization.dealloc (%[[ARG1]] : memref<4xf32>) if (%[[ARG2]])
// CHECK-NEXT:   return %[[FALSE]] : i1
// CHECK-NEXT: }
func.func @never_freed(%m: memref<4xf32>, %p: memref<4xf32>, %c: i1) -> i1 {
  %false = arith.constant false
  bufferization.dealloc (%m, %p : memref<4xf32>, memref<4xf32>) if (%false, %c)
  %0 = bufferization.dealloc (%m : memref<4xf32>) if (%false) retain (%p : memref<4xf32>)
  return %0 : i1
}

// CHECK-LABEL: func.func @always_freed(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   bufferization.dealloc (%[[ARG0]] : memref<4xf32>) if (%[[TRUE]])
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @always_freed(%m: memref<4xf32>) {
  %true = arith.constant true
  bufferization.dealloc (%m : memref<4xf32>) if (%true)
  return
}

// CHECK-LABEL: func.func @base_of_allocation(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   "test.use"(%[[ALLOC]]) : (memref<f32>) -> ()
// CHECK-NEXT:   bufferization.dealloc (%[[ALLOC]] : memref<f32>) if (%[[ARG0]])
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @base_of_allocation(%c: i1, %x: f32) {
  %0 = memref.alloc() : memref<f32>
  memref.store %x, %0[] : memref<f32>
  "test.use"(%0) : (memref<f32>) -> ()
  %base, %offset = memref.extract_strided_metadata %0 : memref<f32> -> memref<f32>, index
  bufferization.dealloc (%base : memref<f32>) if (%c)
  return
}

// It may be a part of an allocation, or anything.
// CHECK-LABEL: func.func @keep_base_of_unknown(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: i1, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32>
// CHECK-NEXT:   %[[V0:.+]] = "test.buffer"() : () -> memref<4xf32>
// CHECK-NEXT:   %[[BASE_BUFFER_0:.+]], %[[OFFSET_1:.+]], %[[SIZES_2:.+]], %[[STRIDES_3:.+]] = memref.extract_strided_metadata %[[V0]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_0]], %[[REINTERPRET_CAST]] : memref<f32>, memref<f32>, memref<2xf32>) if (%[[ARG1]], %[[ARG2]], %[[ARG1]])
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_base_of_unknown(%m: memref<4xf32>, %c: i1, %d: i1, %x: f32) {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32>
  %1 = "test.buffer"() : () -> memref<4xf32>
  %base1, %offset1, %size1, %stride1 = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%base, %base1, %0 : memref<f32>, memref<f32>, memref<2xf32>) if (%c, %d, %c)
  return
}

// CHECK-LABEL: func.func @unused_allocation(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: i1) {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   bufferization.dealloc (%[[ARG0]], %[[V0]] : memref<4xf32>, memref<4xf32>) if (%[[ARG2]], %[[ARG1]])
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unused_allocation(%m: memref<4xf32>, %c: i1, %d: i1) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  bufferization.dealloc (%0, %m, %1 : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%c, %d, %c)
  return
}

// CHECK-LABEL: func.func @unused_allocation_alone(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unused_allocation_alone(%c: i1) {
  %0 = memref.alloc() : memref<4xf32>
  bufferization.dealloc (%0 : memref<4xf32>) if (%c)
  return
}

// The buffer is defined by an unknown operation, has other uses, or is a result of an operation that gives more.
// CHECK-LABEL: func.func @keep_buffers(
// CHECK-SAME: %[[ARG0:.+]]: i1) -> memref<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = "test.buffer"() : () -> memref<4xf32>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V1:.+]]:2 = "test.buffers"() : () -> (memref<4xf32>, memref<4xf32>)
// CHECK-NEXT:   bufferization.dealloc (%[[V0]], %[[ALLOC]], %[[V1]]#0 : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%[[ARG0]], %[[ARG0]], %[[ARG0]])
// CHECK-NEXT:   return %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT: }
func.func @keep_buffers(%c: i1) -> memref<4xf32> {
  %0 = "test.buffer"() : () -> memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2:2 = "test.buffers"() : () -> (memref<4xf32>, memref<4xf32>)
  bufferization.dealloc (%0, %1, %2#0 : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%c, %c, %c)
  return %1 : memref<4xf32>
}

// CHECK-LABEL: func.func @keep_what_is_retained(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: i1) -> (memref<4xf32>, i1) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.dealloc (%[[ARG0]] : memref<4xf32>) if (%[[ARG1]]) retain (%[[ALLOC]] : memref<4xf32>)
// CHECK-NEXT:   return %[[ALLOC]], %[[V0]] : memref<4xf32>, i1
// CHECK-NEXT: }
func.func @keep_what_is_retained(%m: memref<4xf32>, %c: i1) -> (memref<4xf32>, i1) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%0 : memref<4xf32>)
  return %0, %1 : memref<4xf32>, i1
}
