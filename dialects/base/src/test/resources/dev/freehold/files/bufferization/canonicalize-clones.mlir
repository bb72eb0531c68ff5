// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @unused(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unused(%m: memref<4xf32>) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return
}

// CHECK-LABEL: func.func @clone_is_freed(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @clone_is_freed(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @source_is_freed(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:   return %[[ARG0]] : memref<4xf32>
// CHECK-NEXT: }
func.func @source_is_freed(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK-LABEL: func.func @source_of_view_is_freed(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> memref<2xf32, strided<[1]>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<2xf32, strided<[1]>>
// CHECK-NEXT: }
func.func @source_of_view_is_freed(%m: memref<4xf32>) -> memref<2xf32, strided<[1]>> {
  %v = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %0 = bufferization.clone %v : memref<2xf32, strided<[1]>> to memref<2xf32, strided<[1]>>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<2xf32, strided<[1]>>
}

// CHECK-LABEL: func.func @clone_of_another_type(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @clone_of_another_type(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @clone_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<*xf32>) -> (memref<?xf32>, memref<?xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG1]] : memref<*xf32> to memref<?xf32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.clone %[[CAST]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]] : memref<?xf32>, memref<?xf32>
// CHECK-NEXT: }
func.func @clone_of_cast(%m: memref<4xf32>, %u: memref<*xf32>) -> (memref<?xf32>, memref<?xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %3 = bufferization.clone %2 : memref<?xf32> to memref<?xf32>
  return %1, %3 : memref<?xf32>, memref<?xf32>
}

// CHECK-LABEL: func.func @keep_clone_of_incompatible_type(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<4xf32> to memref<4xf32, 1>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[ARG1]]] : memref<4xf32, 1>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<4xf32, 1>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @keep_clone_of_incompatible_type(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32, 1>
  %1 = memref.load %0[%i] : memref<4xf32, 1>
  memref.dealloc %0 : memref<4xf32, 1>
  return %1 : f32
}

// CHECK-LABEL: func.func @keep_both_freed_in_one_block(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @keep_both_freed_in_one_block(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @keep_neither_freed(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   return %[[V0]] : memref<4xf32>
// CHECK-NEXT: }
func.func @keep_neither_freed(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK-LABEL: func.func @keep_freed_in_other_blocks(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: i1) {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   "test.use"(%[[V0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_freed_in_other_blocks(%m: memref<4xf32>, %c: i1) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  "test.use"(%0) : (memref<4xf32>) -> ()
  cf.cond_br %c, ^a, ^b
^a:
  memref.dealloc %0 : memref<4xf32>
  "test.a"() : () -> ()
  return
^b:
  memref.dealloc %m : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @one_is_freed_in_this_block_and_one_in_another(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: i1) {
// CHECK-NEXT:   "test.use"(%[[ARG0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @one_is_freed_in_this_block_and_one_in_another(%m: memref<4xf32>, %c: i1) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  "test.use"(%0) : (memref<4xf32>) -> ()
  memref.dealloc %0 : memref<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  memref.dealloc %m : memref<4xf32>
  "test.a"() : () -> ()
  return
^b:
  "test.b"() : () -> ()
  return
}

// Which of the two deallocations is redundant is not clear.
// CHECK-LABEL: func.func @keep_freed_twice(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: i1) {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   "test.use"(%[[V0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_freed_twice(%m: memref<4xf32>, %c: i1) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  "test.use"(%0) : (memref<4xf32>) -> ()
  cf.cond_br %c, ^a, ^b
^a:
  memref.dealloc %0 : memref<4xf32>
  "test.a"() : () -> ()
  return
^b:
  memref.dealloc %0 : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @keep_source_freed_twice(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: i1) {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   "test.use"(%[[V0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_source_freed_twice(%m: memref<4xf32>, %c: i1) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  "test.use"(%0) : (memref<4xf32>) -> ()
  memref.dealloc %0 : memref<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  memref.dealloc %m : memref<4xf32>
  "test.a"() : () -> ()
  return
^b:
  memref.dealloc %m : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @keep_reallocated(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> memref<8xf32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = memref.realloc %[[V0]] : memref<4xf32> to memref<8xf32>
// CHECK-NEXT:   return %[[V1]] : memref<8xf32>
// CHECK-NEXT: }
func.func @keep_reallocated(%m: memref<4xf32>) -> memref<8xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %1 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
  return %1 : memref<8xf32>
}

// The deallocation in between may free either.
// CHECK-LABEL: func.func @keep_where_another_buffer_is_freed_before(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   "test.use"(%[[V0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   memref.dealloc %[[ARG1]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_where_another_buffer_is_freed_before(%m: memref<4xf32>, %other: memref<4xf32>) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  "test.use"(%0) : (memref<4xf32>) -> ()
  memref.dealloc %other : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @keep_source_freed_before(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:   memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   return %[[V0]] : memref<4xf32>
// CHECK-NEXT: }
func.func @keep_source_freed_before(%m: memref<4xf32>) -> memref<4xf32> {
  memref.dealloc %m : memref<4xf32>
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK-LABEL: func.func @region_in_between_frees_nothing(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index) {
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     "test.use"(%[[ARG0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @region_in_between_frees_nothing(%m: memref<4xf32>, %c: i1, %x: f32, %i: index) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  scf.if %c {
    "test.use"(%0) : (memref<4xf32>) -> ()
  }
  memref.dealloc %0 : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @region_in_between_frees_another_buffer(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: i1) {
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     "test.use"(%[[ARG0]], %[[ALLOC]]) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @region_in_between_frees_another_buffer(%m: memref<4xf32>, %c: i1) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  scf.if %c {
    %1 = memref.alloc() : memref<4xf32>
    "test.use"(%0, %1) : (memref<4xf32>, memref<4xf32>) -> ()
    memref.dealloc %1 : memref<4xf32>
  }
  memref.dealloc %0 : memref<4xf32>
  return
}
