// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A caller frees what it gets, so the argument is copied, on the path on which it is returned.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (memref<f32>) {
// CHECK-NEXT:     %[[V1:.+]] = bufferization.clone %[[ARG1]] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.yield %[[V1]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func @f(%c: i1, %arg: memref<f32>, %v: f32) -> memref<f32> {
  %r = scf.if %c -> memref<f32> {
    scf.yield %arg : memref<f32>
  } else {
    %a = memref.alloc() : memref<f32>
    memref.store %v, %a[] : memref<f32>
    scf.yield %a : memref<f32>
  }
  return %r : memref<f32>
}
