// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Each iteration replaces the buffer that it gets: two live at a time, without a flag.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = scf.while (%[[ARG2:.+]] = %[[ALLOC]]) : (memref<f32>) -> memref<f32> {
// CHECK-NEXT:     %[[V2:.+]] = memref.load %[[ARG2]][] : memref<f32>
// CHECK-NEXT:     %[[V3:.+]] = arith.cmpf olt, %[[V2]], %[[ARG1]] : f32
// CHECK-NEXT:     scf.condition(%[[V3]]) %[[ARG2]] : memref<f32>
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: memref<f32>):
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     %[[V2:.+]] = memref.load %[[ARG2]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ARG2]] : memref<f32>
// CHECK-NEXT:     %[[V3:.+]] = arith.addf %[[V2]], %[[ARG0]] : f32
// CHECK-NEXT:     memref.store %[[V3]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     scf.yield %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @f(%v: f32, %limit: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r = scf.while (%x = %a) : (memref<f32>) -> memref<f32> {
    %e = memref.load %x[] : memref<f32>
    %more = arith.cmpf olt, %e, %limit : f32
    scf.condition(%more) %x : memref<f32>
  } do {
  ^bb0(%y: memref<f32>):
    %z = memref.alloc() : memref<f32>
    %e = memref.load %y[] : memref<f32>
    %next = arith.addf %e, %v : f32
    memref.store %next, %z[] : memref<f32>
    scf.yield %z : memref<f32>
  }
  %w = memref.load %r[] : memref<f32>
  return %w : f32
}
