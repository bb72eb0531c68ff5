// RUN: freehold-opt %s --last-use-buffer-deallocation=sink=relaxed | FileCheck %s

// CHECK-LABEL: func.func private @f()
func.func private @f()

// CHECK-LABEL: func.func @past_an_allocation(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   call @f() : () -> ()
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @past_an_allocation(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %s = arith.select %c, %a, %arg : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  call @f() : () -> ()
  %r = memref.load %s[] : memref<f32>
  return %r : f32
}

// Around a loop nothing waits.
// CHECK-LABEL: func.func @past_a_loop(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index, %[[ARG4:.+]]: index, %[[ARG5:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG6:.+]] = %[[ARG3]] to %[[ARG4]] step %[[ARG5]] {
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @past_a_loop(%c: i1, %arg: memref<f32>, %v: f32, %lb: index, %ub: index, %step: index) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %s = arith.select %c, %a, %arg : memref<f32>
  scf.for %i = %lb to %ub step %step {
  }
  %r = memref.load %s[] : memref<f32>
  return %r : f32
}
