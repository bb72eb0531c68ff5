// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// The copy that is returned has to be made behind the store: %other may be %arg.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: memref<f32>, %[[ARG3:.+]]: f32) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (memref<f32>) {
// CHECK-NEXT:     scf.yield %[[ARG1]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ARG2]][] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   %[[V2:.+]] = scf.if %[[V1]] -> (memref<f32>) {
// CHECK-NEXT:     scf.yield %[[V0]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V3:.+]] = bufferization.clone %[[V0]] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.yield %[[V3]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V2]] : memref<f32>
// CHECK-NEXT: }
func.func @f(%c: i1, %arg: memref<f32>, %other: memref<f32>, %v: f32) -> memref<f32> {
  %r = scf.if %c -> memref<f32> {
    scf.yield %arg : memref<f32>
  } else {
    %a = memref.alloc() : memref<f32>
    memref.store %v, %a[] : memref<f32>
    scf.yield %a : memref<f32>
  }
  memref.store %v, %other[] : memref<f32>
  return %r : memref<f32>
}
