// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// %s is %a if %c is true or %b is %a: the condition of the select alone does not say.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: memref<f32>, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG1]], %[[ALLOC]], %[[ARG2]] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[V0]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = arith.ori %[[ARG0]], %[[ARG1]] : i1
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V3:.+]] = arith.xori %[[V2]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V3]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V5:.+]] = memref.load %[[V1]][] : memref<f32>
// CHECK-NEXT:   %[[V6:.+]] = arith.ori %[[ARG0]], %[[ARG1]] : i1
// CHECK-NEXT:   scf.if %[[V6]] {
// CHECK-NEXT:     memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V7:.+]] = arith.addf %[[V4]], %[[V5]] : f32
// CHECK-NEXT:   return %[[V7]] : f32
// CHECK-NEXT: }
func.func @f(%c: i1, %d: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %b = arith.select %d, %a, %arg : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %s = arith.select %c, %a, %b : memref<f32>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  %x = memref.load %n[] : memref<f32>
  %y = memref.load %s[] : memref<f32>
  %r = arith.addf %x, %y : f32
  return %r : f32
}
