// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// The source of a clone may be freed by `bufferization.dealloc`, or under a name that is loaded from memory.

// A conditional deallocation of the source comes before the last use of the clone.
// CHECK-LABEL: func.func @keep_where_dealloc_frees_source(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   bufferization.dealloc (%[[ALLOC]] : memref<4xf32>) if (%[[ARG0]])
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @keep_where_dealloc_frees_source(%c: i1, %x: f32, %i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  bufferization.dealloc (%m : memref<4xf32>) if (%c)
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}

// A conditional deallocation of the clone comes before the last use of the source.
// CHECK-LABEL: func.func @keep_where_dealloc_frees_clone(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   bufferization.dealloc (%[[V0]] : memref<4xf32>) if (%[[ARG0]])
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @keep_where_dealloc_frees_clone(%c: i1, %x: f32, %i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  bufferization.dealloc (%0 : memref<4xf32>) if (%c)
  %1 = memref.load %m[%i] : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %1 : f32
}

// The deallocation frees another buffer.
// CHECK-LABEL: func.func @dealloc_frees_another_buffer(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   "test.use"(%[[ALLOC]], %[[ALLOC_0]]) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:   bufferization.dealloc (%[[ALLOC_0]] : memref<4xf32>) if (%[[ARG0]])
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:   "test.use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @dealloc_frees_another_buffer(%c: i1, %x: f32, %i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %n = memref.alloc() : memref<4xf32>
  "test.use"(%m, %n) : (memref<4xf32>, memref<4xf32>) -> ()
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  bufferization.dealloc (%n : memref<4xf32>) if (%c)
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  "test.use"(%m) : (memref<4xf32>) -> ()
  return %1 : f32
}

// A name that is loaded from memory may be the source.
// CHECK-LABEL: func.func @keep_where_loaded_name_is_freed(
// CHECK-SAME: %[[ARG0:.+]]: memref<memref<4xf32>>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: i1) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ALLOC]], %[[ARG0]][] : memref<memref<4xf32>>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   scf.if %[[ARG3]] {
// CHECK-NEXT:     %[[V2:.+]] = memref.load %[[ARG0]][] : memref<memref<4xf32>>
// CHECK-NEXT:     memref.dealloc %[[V2]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @keep_where_loaded_name_is_freed(%box: memref<memref<4xf32>>, %x: f32, %i: index, %c: i1) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  memref.store %m, %box[] : memref<memref<4xf32>>
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  scf.if %c {
    %n = memref.load %box[] : memref<memref<4xf32>>
    memref.dealloc %n : memref<4xf32>
  }
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}

// The memory that holds the source is passed to a function that frees what it loads.
// CHECK-LABEL: func.func private @free_stored(
// CHECK-SAME: %[[ARG0:.+]]: memref<memref<4xf32>>) {
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][] : memref<memref<4xf32>>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @free_stored(%box: memref<memref<4xf32>>) {
  %n = memref.load %box[] : memref<memref<4xf32>>
  memref.dealloc %n : memref<4xf32>
  return
}
// CHECK-LABEL: func.func @keep_where_callee_frees_loaded_name(
// CHECK-SAME: %[[ARG0:.+]]: memref<memref<4xf32>>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ALLOC]], %[[ARG0]][] : memref<memref<4xf32>>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   call @free_stored(%[[ARG0]]) : (memref<memref<4xf32>>) -> ()
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @keep_where_callee_frees_loaded_name(%box: memref<memref<4xf32>>, %x: f32, %i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  memref.store %m, %box[] : memref<memref<4xf32>>
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  func.call @free_stored(%box) : (memref<memref<4xf32>>) -> ()
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}
