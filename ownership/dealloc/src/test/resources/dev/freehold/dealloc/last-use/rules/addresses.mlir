// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A buffer is needed up to the last use of what is computed from its address.
// CHECK-LABEL: func.func private @ext(i64)
func.func private @ext(i64)
// CHECK-LABEL: func.func @computed(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<4xf32> -> index
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[INTPTR]], %[[ARG0]] : index
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.index_cast %[[V0]] : index to i64
// CHECK-NEXT:   call @ext(%[[V1]]) : (i64) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @computed(%offset: index, %v: f32) {
  %a = memref.alloc() : memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  %q = arith.addi %p, %offset : index
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  %r = arith.index_cast %q : index to i64
  call @ext(%r) : (i64) -> ()
  return
}

// The address of one of two buffers.
// CHECK-LABEL: func.func @chosen(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<f32> -> index
// CHECK-NEXT:   %[[INTPTR_1:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC_0]] : memref<f32> -> index
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[INTPTR]], %[[INTPTR_1]] : index
// CHECK-NEXT:   %[[ALLOC_2:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_2]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.index_cast %[[V0]] : index to i64
// CHECK-NEXT:   call @ext(%[[V1]]) : (i64) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @chosen(%c: i1) {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<f32> -> index
  %q = memref.extract_aligned_pointer_as_index %b : memref<f32> -> index
  %r = arith.select %c, %p, %q : index
  %n = memref.alloc() : memref<f32>
  %s = arith.index_cast %r : index to i64
  call @ext(%s) : (i64) -> ()
  return
}

// Comparisons give access to nothing.
// CHECK-LABEL: func.func @compared(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> i1 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<f32> -> index
// CHECK-NEXT:   %[[INTPTR_0:.+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<f32> -> index
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[INTPTR]], %[[INTPTR_0]] : index
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : i1
// CHECK-NEXT: }
func.func @compared(%other: memref<f32>) -> i1 {
  %a = memref.alloc() : memref<f32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<f32> -> index
  %q = memref.extract_aligned_pointer_as_index %other : memref<f32> -> index
  %r = arith.cmpi eq, %p, %q : index
  return %r : i1
}
