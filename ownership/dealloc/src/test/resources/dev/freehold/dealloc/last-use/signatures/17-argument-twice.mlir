// RUN: freehold-opt %s --last-use-buffer-deallocation="signatures=all" | FileCheck %s

// Both arguments are the same buffer in all calls. Nothing is allocated behind its last use, so that the caller frees it as before.
// CHECK-LABEL: func.func private @g(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   call @step(%[[ARG1]], %[[ALLOC]]) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func private @g(%p: memref<4xf32>, %q: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %p[%c0] : memref<4xf32>
  %t = memref.alloc() : memref<4xf32>
  func.call @step(%q, %t) : (memref<4xf32>, memref<4xf32>) -> ()
  %y = memref.load %t[%c0] : memref<4xf32>
  %r = arith.addf %x, %y : f32
  return %r : f32
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG0]] : f32) outs(%[[ALLOC]] : memref<4xf32>)
// CHECK-NEXT:   %[[V0:.+]] = call @g(%[[ALLOC]], %[[ALLOC]]) : (memref<4xf32>, memref<4xf32>) -> f32
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @f(%v: f32) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)

  %r = func.call @g(%a, %a) : (memref<4xf32>, memref<4xf32>) -> f32
  return %r : f32
}

// CHECK-LABEL: func.func private @step(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   scf.for %[[ARG2:.+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:     %[[V1:.+]] = arith.addf %[[V0]], %[[CST]] : f32
// CHECK-NEXT:     memref.store %[[V1]], %[[ARG1]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @step(%from: memref<4xf32>, %to: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1.0 : f32
  scf.for %i = %c0 to %c4 step %c1 {
    %v = memref.load %from[%i] : memref<4xf32>
    %w = arith.addf %v, %one : f32
    memref.store %w, %to[%i] : memref<4xf32>
  }
  return
}
