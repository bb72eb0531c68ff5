// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// memref.realloc frees what it is given, on this path.
// CHECK-LABEL: func.func @grows_on_one_path(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG1]]) : memref<?xf32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][%[[C0]]] : memref<?xf32>
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (memref<?xf32>) {
// CHECK-NEXT:     %[[V2:.+]] = memref.realloc %[[ALLOC]](%[[ARG2]]) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     scf.yield %[[V2]] : memref<?xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc(%[[ARG2]]) : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:     scf.yield %[[ALLOC_0]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[C0]]] : memref<?xf32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<?xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @grows_on_one_path(%c: i1, %n: index, %m: index, %v: f32) -> f32 {
  %i = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?xf32>
  memref.store %v, %a[%i] : memref<?xf32>
  %r = scf.if %c -> memref<?xf32> {
    %b = memref.realloc %a(%m) : memref<?xf32> to memref<?xf32>
    scf.yield %b : memref<?xf32>
  } else {
    %d = memref.alloc(%m) : memref<?xf32>
    memref.copy %a, %d : memref<?xf32> to memref<?xf32>
    scf.yield %d : memref<?xf32>
  }
  %x = memref.load %r[%i] : memref<?xf32>
  return %x : f32
}
