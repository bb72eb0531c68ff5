// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Two names of one buffer: a name.
// CHECK-LABEL: func.func @same(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG1]]) : memref<?xf32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][%[[C0]]] : memref<?xf32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][%[[C0]]] [%[[ARG1]]] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[CAST]], %[[SUBVIEW]] : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[C0]]] : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @same(%c: i1, %n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?xf32>
  memref.store %v, %a[%c0] : memref<?xf32>
  %x = memref.cast %a : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %y = memref.subview %a[%c0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %s = arith.select %c, %x, %y : memref<?xf32, strided<[1], offset: ?>>
  %r = memref.load %s[%c0] : memref<?xf32, strided<[1], offset: ?>>
  return %r : f32
}

// Of two choices one is chosen: %a and %b are freed unless it is them.
// CHECK-LABEL: func.func @chain(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = arith.select %[[ARG1]], %[[V0]], %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[TRUE_1:.+]] = arith.constant true
// CHECK-NEXT:   %[[V3:.+]] = arith.xori %[[ARG0]], %[[TRUE_1]] : i1
// CHECK-NEXT:   %[[V4:.+]] = arith.andi %[[V3]], %[[ARG1]] : i1
// CHECK-NEXT:   %[[TRUE_2:.+]] = arith.constant true
// CHECK-NEXT:   %[[V5:.+]] = arith.xori %[[ARG1]], %[[TRUE_2]] : i1
// CHECK-NEXT:   %[[V6:.+]] = arith.andi %[[V3]], %[[V5]] : i1
// CHECK-NEXT:   scf.if %[[V6]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TRUE_3:.+]] = arith.constant true
// CHECK-NEXT:   %[[V7:.+]] = arith.select %[[ARG1]], %[[ARG0]], %[[TRUE_3]] : i1
// CHECK-NEXT:   %[[TRUE_4:.+]] = arith.constant true
// CHECK-NEXT:   %[[V8:.+]] = arith.xori %[[V7]], %[[TRUE_4]] : i1
// CHECK-NEXT:   scf.if %[[V8]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V9:.+]] = arith.ori %[[V4]], %[[V7]] : i1
// CHECK-NEXT:   %[[ALLOC_5:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_5]][] : memref<f32>
// CHECK-NEXT:   memref.copy %[[ALLOC_5]], %[[V2]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_5]] : memref<f32>
// CHECK-NEXT:   %[[V10:.+]] = memref.load %[[V2]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[V9]] {
// CHECK-NEXT:     memref.dealloc %[[V2]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V10]] : f32
// CHECK-NEXT: }
func.func @chain(%c: i1, %d: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %s = arith.select %c, %a, %b : memref<f32>
  %t = arith.select %d, %s, %a : memref<f32>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  memref.copy %n, %t : memref<f32> to memref<f32>
  %r = memref.load %t[] : memref<f32>
  return %r : f32
}

// The condition is known: that is left to --canonicalize.
// CHECK-LABEL: func.func @constant(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[TRUE]], %[[ALLOC]], %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[TRUE]], %[[ALLOC_0]], %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @constant(%v: f32) -> f32 {
  %true = arith.constant true
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %s = arith.select %true, %a, %b : memref<f32>
  %r = memref.load %s[] : memref<f32>
  return %r : f32
}
