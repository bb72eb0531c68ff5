// RUN: freehold-opt %s --last-use-buffer-deallocation="signatures=results" | FileCheck %s

// What is always an argument stays the caller's: no copy is made, and the result is another name of the operand.
// CHECK-LABEL: func.func private @same(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [0]}) {
// CHECK-NEXT:   return %[[ARG0]] : memref<f32>
// CHECK-NEXT: }
func.func private @same(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32>
}
// CHECK-LABEL: func.func @same_is_freed_behind_its_last_use(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @same(%[[ALLOC]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @same_is_freed_behind_its_last_use(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %b = call @same(%a) : (memref<f32>) -> memref<f32>
  %x = memref.load %b[] : memref<f32>
  return %x : f32
}
// CHECK-LABEL: func.func @what_is_returned_is_copied(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = call @same(%[[ARG0]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.clone %[[V0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V1]] : memref<f32>
// CHECK-NEXT: }
func.func @what_is_returned_is_copied(%m: memref<f32>) -> memref<f32> {
  %b = call @same(%m) : (memref<f32>) -> memref<f32>
  return %b : memref<f32>
}
// CHECK-LABEL: func.func @what_was_allocated_is_not(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @same(%[[ALLOC]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func @what_was_allocated_is_not(%v: f32) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %b = call @same(%a) : (memref<f32>) -> memref<f32>
  return %b : memref<f32>
}

// A part of an argument, through two calls.
// CHECK-LABEL: func.func private @row(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x4xf32>, %[[ARG1:.+]]: index) -> (memref<4xf32, strided<[1], offset: ?>> {freehold.borrowed = [0]}) {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]], 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func private @row(%m: memref<4x4xf32>, %i: index) -> memref<4xf32, strided<[1], offset: ?>> {
  %r = memref.subview %m[%i, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %r : memref<4xf32, strided<[1], offset: ?>>
}
// CHECK-LABEL: func.func private @element(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x4xf32>, %[[ARG1:.+]]: index) -> (memref<1xf32, strided<[1], offset: ?>> {freehold.borrowed = [0]}) {
// CHECK-NEXT:   %[[V0:.+]] = call @row(%[[ARG0]], %[[ARG1]]) : (memref<4x4xf32>, index) -> memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[V0]][%[[ARG1]]] [1] [1] : memref<4xf32, strided<[1], offset: ?>> to memref<1xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<1xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func private @element(%m: memref<4x4xf32>, %i: index) -> memref<1xf32, strided<[1], offset: ?>> {
  %r = call @row(%m, %i) : (memref<4x4xf32>, index) -> memref<4xf32, strided<[1], offset: ?>>
  %e = memref.subview %r[%i] [1] [1] : memref<4xf32, strided<[1], offset: ?>> to memref<1xf32, strided<[1], offset: ?>>
  return %e : memref<1xf32, strided<[1], offset: ?>>
}
// CHECK-LABEL: func.func @part(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4x4xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG0]] : f32) outs(%[[ALLOC]] : memref<4x4xf32>)
// CHECK-NEXT:   %[[V0:.+]] = call @element(%[[ALLOC]], %[[ARG1]]) : (memref<4x4xf32>, index) -> memref<1xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[C0]]] : memref<1xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4x4xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @part(%v: f32, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4x4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4x4xf32>)
  %e = call @element(%a, %i) : (memref<4x4xf32>, index) -> memref<1xf32, strided<[1], offset: ?>>
  %x = memref.load %e[%c0] : memref<1xf32, strided<[1], offset: ?>>
  return %x : f32
}

// One of two arguments: it is not known which, so that both live on. One is the caller's on all paths.
// CHECK-LABEL: func.func private @one_of_two(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [1, 2]}) {
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func private @one_of_two(%c: i1, %p: memref<f32>, %q: memref<f32>) -> memref<f32> {
  %r = arith.select %c, %p, %q : memref<f32>
  return %r : memref<f32>
}
// CHECK-LABEL: func.func private @use(memref<f32>)
func.func private @use(memref<f32>)
// CHECK-LABEL: func.func @chosen(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @one_of_two(%[[ARG0]], %[[ALLOC]], %[[ARG2]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<f32> -> index
// CHECK-NEXT:   %[[INTPTR_0:.+]] = memref.extract_aligned_pointer_as_index %[[V0]] : memref<f32> -> index
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi eq, %[[INTPTR]], %[[INTPTR_0]] : index
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[V1]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   call @use(%[[ARG2]]) : (memref<f32>) -> ()
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V3]] : f32
// CHECK-NEXT: }
func.func @chosen(%c: i1, %v: f32, %m: memref<f32>) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %b = call @one_of_two(%c, %a, %m) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  call @use(%m) : (memref<f32>) -> ()
  %x = memref.load %b[] : memref<f32>
  return %x : f32
}

// The same argument twice: neither is to be freed.
// CHECK-LABEL: func.func private @twice(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [0]}, memref<f32> {freehold.borrowed = [0]}) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]] : memref<f32>, memref<f32>
// CHECK-NEXT: }
func.func private @twice(%m: memref<f32>) -> (memref<f32>, memref<f32>) {
  return %m, %m : memref<f32>, memref<f32>
}
// CHECK-LABEL: func.func @both(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]]:2 = call @twice(%[[ALLOC]]) : (memref<f32>) -> (memref<f32>, memref<f32>)
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   call @use(%[[V0]]#1) : (memref<f32>) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @both(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %b:2 = call @twice(%a) : (memref<f32>) -> (memref<f32>, memref<f32>)
  %x = memref.load %b#0[] : memref<f32>
  call @use(%b#1) : (memref<f32>) -> ()
  return %x : f32
}
