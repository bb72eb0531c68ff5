// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Two carried buffers that start as the caller's; %x follows %y by one iteration.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: memref<f32>, %[[ARG4:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[FALSE_0:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]]:4 = scf.for %[[ARG5:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG6:.+]] = %[[ARG3]], %[[ARG7:.+]] = %[[ARG4]], %[[ARG8:.+]] = %[[FALSE]], %[[ARG9:.+]] = %[[FALSE_0]]) -> (memref<f32>, memref<f32>, i1, i1) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.copy %[[ARG6]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:     %[[INTPTR_2:.+]] = memref.extract_aligned_pointer_as_index %[[ARG6]] : memref<f32> -> index
// CHECK-NEXT:     %[[INTPTR_3:.+]] = memref.extract_aligned_pointer_as_index %[[ARG7]] : memref<f32> -> index
// CHECK-NEXT:     %[[V9:.+]] = arith.cmpi eq, %[[INTPTR_2]], %[[INTPTR_3]] : index
// CHECK-NEXT:     %[[V10:.+]] = arith.andi %[[ARG8]], %[[V9]] : i1
// CHECK-NEXT:     %[[V11:.+]] = arith.ori %[[ARG9]], %[[V10]] : i1
// CHECK-NEXT:     %[[TRUE_4:.+]] = arith.constant true
// CHECK-NEXT:     %[[V12:.+]] = arith.xori %[[V9]], %[[TRUE_4]] : i1
// CHECK-NEXT:     %[[V13:.+]] = arith.andi %[[ARG8]], %[[V12]] : i1
// CHECK-NEXT:     scf.if %[[V13]] {
// CHECK-NEXT:       memref.dealloc %[[ARG6]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE_5:.+]] = arith.constant true
// CHECK-NEXT:     scf.yield %[[ARG7]], %[[ALLOC]], %[[V11]], %[[TRUE_5]] : memref<f32>, memref<f32>, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[V0]]#0 : memref<f32> -> index
// CHECK-NEXT:   %[[INTPTR_1:.+]] = memref.extract_aligned_pointer_as_index %[[V0]]#1 : memref<f32> -> index
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi eq, %[[INTPTR]], %[[INTPTR_1]] : index
// CHECK-NEXT:   %[[V3:.+]] = arith.andi %[[V0]]#2, %[[V2]] : i1
// CHECK-NEXT:   %[[V4:.+]] = arith.ori %[[V0]]#3, %[[V3]] : i1
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V5:.+]] = arith.xori %[[V2]], %[[TRUE]] : i1
// CHECK-NEXT:   %[[V6:.+]] = arith.andi %[[V0]]#2, %[[V5]] : i1
// CHECK-NEXT:   scf.if %[[V6]] {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V7:.+]] = memref.load %[[V0]]#1[] : memref<f32>
// CHECK-NEXT:   scf.if %[[V4]] {
// CHECK-NEXT:     memref.dealloc %[[V0]]#1 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V8:.+]] = arith.addf %[[V1]], %[[V7]] : f32
// CHECK-NEXT:   return %[[V8]] : f32
// CHECK-NEXT: }
func.func @f(%lb: index, %ub: index, %step: index, %p: memref<f32>, %q: memref<f32>) -> f32 {
  %r:2 = scf.for %i = %lb to %ub step %step iter_args(%x = %p, %y = %q) -> (memref<f32>, memref<f32>) {
    %z = memref.alloc() : memref<f32>
    memref.copy %x, %z : memref<f32> to memref<f32>
    scf.yield %y, %z : memref<f32>, memref<f32>
  }
  %v = memref.load %r#0[] : memref<f32>
  %w = memref.load %r#1[] : memref<f32>
  %s = arith.addf %v, %w : f32
  return %s : f32
}
