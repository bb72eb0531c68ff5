// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// A region between a clone and a deallocation may free one of the two buffers. The reference does not look there, and drops all these clones.

// The source is freed, and the clone is used after that.
// CHECK-LABEL: func.func @keep_where_region_frees_source(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @keep_where_region_frees_source(%c: i1, %x: f32, %i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  }
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}

// The loop frees what is passed to it.
// CHECK-LABEL: func.func @keep_where_loop_frees_what_it_is_passed(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG4:.+]] = %[[V0]]) -> (memref<4xf32>) {
// CHECK-NEXT:     memref.dealloc %[[ARG4]] : memref<4xf32>
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC_0]][%[[ARG3]]] : memref<4xf32>
// CHECK-NEXT:     scf.yield %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ALLOC]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:   "test.use"(%[[V1]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @keep_where_loop_frees_what_it_is_passed(%n: index, %i: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %1 = scf.for %k = %c0 to %n step %c1 iter_args(%a = %0) -> (memref<4xf32>) {
    memref.dealloc %a : memref<4xf32>
    %2 = memref.alloc() : memref<4xf32>
    memref.store %x, %2[%k] : memref<4xf32>
    scf.yield %2 : memref<4xf32>
  }
  %3 = memref.load %m[%i] : memref<4xf32>
  "test.use"(%1) : (memref<4xf32>) -> ()
  memref.dealloc %m : memref<4xf32>
  return %3 : f32
}

// The clone is freed, and the source is used after that.
// CHECK-LABEL: func.func @keep_where_region_frees_clone(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @keep_where_region_frees_clone(%m: memref<4xf32>, %c: i1, %i: index) -> f32 {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  scf.if %c {
    memref.dealloc %0 : memref<4xf32>
  }
  %1 = memref.load %m[%i] : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %1 : f32
}

// Nothing uses the source behind the condition that frees the clone: the two can be one.
// CHECK-LABEL: func.func @region_frees_clone_last(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @region_frees_clone_last(%c: i1, %x: f32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  scf.if %c {
    memref.dealloc %0 : memref<4xf32>
  }
  memref.dealloc %m : memref<4xf32>
  return
}

// The source may have a new name, under which it is used.
// CHECK-LABEL: func.func @keep_where_source_may_be_passed_on(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = "test.pass"(%[[ALLOC]]) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.clone %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V1]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @keep_where_source_may_be_passed_on(%c: i1, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  %n = "test.pass"(%m) : (memref<4xf32>) -> memref<4xf32>
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  scf.if %c {
    memref.dealloc %0 : memref<4xf32>
  }
  %1 = memref.load %n[%c0] : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %1 : f32
}

// The view is used behind the condition.
// CHECK-LABEL: func.func @keep_where_view_of_source_is_used(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[SUBVIEW]][%[[C0]]] : memref<2xf32, strided<[1], offset: 1>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @keep_where_view_of_source_is_used(%c: i1, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  %v = memref.subview %m[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  scf.if %c {
    memref.dealloc %0 : memref<4xf32>
  }
  %1 = memref.load %v[%c0] : memref<2xf32, strided<[1], offset: 1>>
  memref.dealloc %m : memref<4xf32>
  return %1 : f32
}

// A loop that is passed the source, and frees a buffer that it has not allocated.
// CHECK-LABEL: func.func @keep_where_loop_may_free_source(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[ALLOC]]) -> (memref<4xf32>) {
// CHECK-NEXT:     memref.dealloc %[[ARG3]] : memref<4xf32>
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC_0]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:     scf.yield %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   "test.use"(%[[V1]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @keep_where_loop_may_free_source(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%a = %m) -> (memref<4xf32>) {
    memref.dealloc %a : memref<4xf32>
    %2 = memref.alloc() : memref<4xf32>
    memref.store %x, %2[%k] : memref<4xf32>
    scf.yield %2 : memref<4xf32>
  }
  %1 = memref.load %0[%c0] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  "test.use"(%r) : (memref<4xf32>) -> ()
  return %1 : f32
}

// What the loop frees, it has allocated itself.
// CHECK-LABEL: func.func @loop_frees_its_own_buffer(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[ALLOC]]) -> (memref<4xf32>) {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     "test.use"(%[[ARG3]], %[[ALLOC_0]]) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:     %[[V2:.+]] = "test.next"() : () -> memref<4xf32>
// CHECK-NEXT:     scf.yield %[[V2]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   "test.use"(%[[V0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @loop_frees_its_own_buffer(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%a = %m) -> (memref<4xf32>) {
    %2 = memref.alloc() : memref<4xf32>
    "test.use"(%a, %2) : (memref<4xf32>, memref<4xf32>) -> ()
    memref.dealloc %2 : memref<4xf32>
    %3 = "test.next"() : () -> memref<4xf32>
    scf.yield %3 : memref<4xf32>
  }
  %1 = memref.load %0[%c0] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  "test.use"(%r) : (memref<4xf32>) -> ()
  return %1 : f32
}
