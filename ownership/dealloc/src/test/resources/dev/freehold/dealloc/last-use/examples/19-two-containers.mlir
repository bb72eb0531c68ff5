// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Stored through a name that is one of two containers, loaded through the name of one: what is stored in either is held until then.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ALLOC_1]], %[[ALLOC]][] : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC_2:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_2]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ALLOC_0]] : memref<memref<f32>>
// CHECK-NEXT:   memref.store %[[ALLOC_2]], %[[V0]][] : memref<memref<f32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<memref<f32>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<memref<f32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<memref<f32>>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_2]] : memref<f32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @f(%c: i1, %v: f32) -> f32 {
  %b1 = memref.alloc() : memref<memref<f32>>
  %b2 = memref.alloc() : memref<memref<f32>>
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %a, %b1[] : memref<memref<f32>>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  %s = arith.select %c, %b1, %b2 : memref<memref<f32>>
  memref.store %n, %s[] : memref<memref<f32>>
  %g = memref.load %b1[] : memref<memref<f32>>
  %x = memref.load %g[] : memref<f32>
  return %x : f32
}
