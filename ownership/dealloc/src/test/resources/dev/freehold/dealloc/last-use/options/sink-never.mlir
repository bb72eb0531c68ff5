// RUN: freehold-opt %s --last-use-buffer-deallocation=sink=never | FileCheck %s

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @select(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %s = arith.select %c, %a, %arg : memref<f32>
  %r = memref.load %s[] : memref<f32>
  return %r : f32
}
