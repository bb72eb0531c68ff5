// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// The condition leaves with one buffer, and goes on with the other.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = scf.while (%[[ARG2:.+]] = %[[ALLOC]]) : (memref<f32>) -> memref<f32> {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     %[[V2:.+]] = memref.load %[[ARG2]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ARG2]] : memref<f32>
// CHECK-NEXT:     %[[V3:.+]] = arith.addf %[[V2]], %[[ARG0]] : f32
// CHECK-NEXT:     memref.store %[[V3]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     %[[V4:.+]] = arith.cmpf olt, %[[V3]], %[[ARG1]] : f32
// CHECK-NEXT:     scf.condition(%[[V4]]) %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: memref<f32>):
// CHECK-NEXT:     scf.yield %[[ARG2]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @f(%v: f32, %limit: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r = scf.while (%x = %a) : (memref<f32>) -> memref<f32> {
    %n = memref.alloc() : memref<f32>
    %e = memref.load %x[] : memref<f32>
    %d = arith.addf %e, %v : f32
    memref.store %d, %n[] : memref<f32>
    %more = arith.cmpf olt, %d, %limit : f32
    scf.condition(%more) %n : memref<f32>
  } do {
  ^bb0(%y: memref<f32>):
    scf.yield %y : memref<f32>
  }
  %w = memref.load %r[] : memref<f32>
  return %w : f32
}

// Not passed on by the condition: needed in the body, dead behind the loop. It dies behind the loop, as both exits are one place in the program.
// CHECK-LABEL: func.func @needed_in_body(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = scf.while (%[[ARG2:.+]] = %[[ARG0]]) : (f32) -> f32 {
// CHECK-NEXT:     %[[V1:.+]] = arith.cmpf olt, %[[ARG2]], %[[ARG1]] : f32
// CHECK-NEXT:     scf.condition(%[[V1]]) %[[ARG2]] : f32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: f32):
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     %[[V2:.+]] = arith.addf %[[V1]], %[[ARG2]] : f32
// CHECK-NEXT:     scf.yield %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @needed_in_body(%v: f32, %limit: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r = scf.while (%x = %v) : (f32) -> f32 {
    %more = arith.cmpf olt, %x, %limit : f32
    scf.condition(%more) %x : f32
  } do {
  ^bb0(%y: f32):
    %e = memref.load %a[] : memref<f32>
    %d = arith.addf %e, %y : f32
    scf.yield %d : f32
  }
  return %r : f32
}

// The buffer of each test is only read by the test.
// CHECK-LABEL: func.func @in_condition(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.while (%[[ARG2:.+]] = %[[ARG0]]) : (f32) -> f32 {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:     %[[V2:.+]] = arith.cmpf olt, %[[V1]], %[[ARG1]] : f32
// CHECK-NEXT:     scf.condition(%[[V2]]) %[[ARG2]] : f32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: f32):
// CHECK-NEXT:     %[[V1:.+]] = arith.addf %[[ARG0]], %[[ARG2]] : f32
// CHECK-NEXT:     scf.yield %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @in_condition(%v: f32, %limit: f32) -> f32 {
  %r = scf.while (%x = %v) : (f32) -> f32 {
    %a = memref.alloc() : memref<f32>
    memref.store %x, %a[] : memref<f32>
    %e = memref.load %a[] : memref<f32>
    %more = arith.cmpf olt, %e, %limit : f32
    scf.condition(%more) %x : f32
  } do {
  ^bb0(%y: f32):
    %d = arith.addf %v, %y : f32
    scf.yield %d : f32
  }
  return %r : f32
}
