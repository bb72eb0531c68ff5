// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Loops in loops that carry two buffers, and change their places.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG5:.+]] = %[[ALLOC]], %[[ARG6:.+]] = %[[ALLOC_0]]) -> (memref<f32>, memref<f32>) {
// CHECK-NEXT:     %[[V2:.+]]:2 = scf.for %[[ARG7:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG8:.+]] = %[[ARG6]], %[[ARG9:.+]] = %[[ARG5]]) -> (memref<f32>, memref<f32>) {
// CHECK-NEXT:       memref.copy %[[ARG8]], %[[ARG9]] : memref<f32> to memref<f32>
// CHECK-NEXT:       scf.yield %[[ARG9]], %[[ARG8]] : memref<f32>, memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V2]]#1, %[[V2]]#0 : memref<f32>, memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[V0]]#1 : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @f(%lb: index, %ub: index, %step: index, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %r:2 = scf.for %i = %lb to %ub step %step iter_args(%x = %a, %y = %b) -> (memref<f32>, memref<f32>) {
    %s:2 = scf.for %j = %lb to %ub step %step iter_args(%p = %y, %q = %x) -> (memref<f32>, memref<f32>) {
      memref.copy %p, %q : memref<f32> to memref<f32>
      scf.yield %q, %p : memref<f32>, memref<f32>
    }
    scf.yield %s#1, %s#0 : memref<f32>, memref<f32>
  }
  %w = memref.load %r#0[] : memref<f32>
  return %w : f32
}

// One of the two is the caller's.
// CHECK-LABEL: func.func @borrowed(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: memref<f32>, %[[ARG4:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG4]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V0:.+]]:4 = scf.for %[[ARG5:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG6:.+]] = %[[ALLOC]], %[[ARG7:.+]] = %[[ARG3]], %[[ARG8:.+]] = %[[FALSE]], %[[ARG9:.+]] = %[[TRUE]]) -> (memref<f32>, memref<f32>, i1, i1) {
// CHECK-NEXT:     %[[V4:.+]]:4 = scf.for %[[ARG10:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG11:.+]] = %[[ARG6]], %[[ARG12:.+]] = %[[ARG7]], %[[ARG13:.+]] = %[[ARG8]], %[[ARG14:.+]] = %[[ARG9]]) -> (memref<f32>, memref<f32>, i1, i1) {
// CHECK-NEXT:       memref.copy %[[ARG11]], %[[ARG12]] : memref<f32> to memref<f32>
// CHECK-NEXT:       scf.yield %[[ARG12]], %[[ARG11]], %[[ARG14]], %[[ARG13]] : memref<f32>, memref<f32>, i1, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V4]]#0, %[[V4]]#1, %[[V4]]#2, %[[V4]]#3 : memref<f32>, memref<f32>, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = scf.if %[[V0]]#2 -> (i1) {
// CHECK-NEXT:     %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[V0]]#1 : memref<f32> -> index
// CHECK-NEXT:     %[[INTPTR_0:.+]] = memref.extract_aligned_pointer_as_index %[[V0]]#0 : memref<f32> -> index
// CHECK-NEXT:     %[[V4:.+]] = arith.cmpi eq, %[[INTPTR]], %[[INTPTR_0]] : index
// CHECK-NEXT:     %[[TRUE_1:.+]] = arith.constant true
// CHECK-NEXT:     %[[V5:.+]] = arith.xori %[[V4]], %[[TRUE_1]] : i1
// CHECK-NEXT:     scf.if %[[V5]] {
// CHECK-NEXT:       memref.dealloc %[[V0]]#1 : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V4]] : i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[FALSE_0:.+]] = arith.constant false
// CHECK-NEXT:     scf.yield %[[FALSE_0]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = arith.ori %[[V0]]#3, %[[V1]] : i1
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V3]] : f32
// CHECK-NEXT: }
func.func @borrowed(%lb: index, %ub: index, %step: index, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r:2 = scf.for %i = %lb to %ub step %step iter_args(%x = %a, %y = %arg) -> (memref<f32>, memref<f32>) {
    %s:2 = scf.for %j = %lb to %ub step %step iter_args(%p = %x, %q = %y) -> (memref<f32>, memref<f32>) {
      memref.copy %p, %q : memref<f32> to memref<f32>
      scf.yield %q, %p : memref<f32>, memref<f32>
    }
    scf.yield %s#0, %s#1 : memref<f32>, memref<f32>
  }
  %w = memref.load %r#0[] : memref<f32>
  return %w : f32
}
