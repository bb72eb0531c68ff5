// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Two carried buffers that start as the caller's; %x follows %y by one iteration.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: memref<f32>, %[[ARG4:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[FALSE_0:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]]:4 = scf.for %[[ARG5:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG6:.+]] = %[[ARG3]], %[[ARG7:.+]] = %[[ARG4]], %[[ARG8:.+]] = %[[FALSE]], %[[ARG9:.+]] = %[[FALSE_0]]) -> (memref<f32>, memref<f32>, i1, i1) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.copy %[[ARG6]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:     %[[V6:.+]] = scf.if %[[ARG8]] -> (i1) {
// CHECK-NEXT:       %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ARG6]] : memref<f32> -> index
// CHECK-NEXT:       %[[INTPTR_1:.+]] = memref.extract_aligned_pointer_as_index %[[ARG7]] : memref<f32> -> index
// CHECK-NEXT:       %[[V8:.+]] = arith.cmpi eq, %[[INTPTR]], %[[INTPTR_1]] : index
// CHECK-NEXT:       %[[TRUE_2:.+]] = arith.constant true
// CHECK-NEXT:       %[[V9:.+]] = arith.xori %[[V8]], %[[TRUE_2]] : i1
// CHECK-NEXT:       scf.if %[[V9]] {
// CHECK-NEXT:         memref.dealloc %[[ARG6]] : memref<f32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V8]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[FALSE_1:.+]] = arith.constant false
// CHECK-NEXT:       scf.yield %[[FALSE_1]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V7:.+]] = arith.ori %[[ARG9]], %[[V6]] : i1
// CHECK-NEXT:     %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:     scf.yield %[[ARG7]], %[[ALLOC]], %[[V7]], %[[TRUE]] : memref<f32>, memref<f32>, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = scf.if %[[V0]]#2 -> (i1) {
// CHECK-NEXT:     %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[V0]]#0 : memref<f32> -> index
// CHECK-NEXT:     %[[INTPTR_1:.+]] = memref.extract_aligned_pointer_as_index %[[V0]]#1 : memref<f32> -> index
// CHECK-NEXT:     %[[V6:.+]] = arith.cmpi eq, %[[INTPTR]], %[[INTPTR_1]] : index
// CHECK-NEXT:     %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:     %[[V7:.+]] = arith.xori %[[V6]], %[[TRUE]] : i1
// CHECK-NEXT:     scf.if %[[V7]] {
// CHECK-NEXT:       memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V6]] : i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[FALSE_1:.+]] = arith.constant false
// CHECK-NEXT:     scf.yield %[[FALSE_1]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V3:.+]] = arith.ori %[[V0]]#3, %[[V2]] : i1
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[V0]]#1[] : memref<f32>
// CHECK-NEXT:   scf.if %[[V3]] {
// CHECK-NEXT:     memref.dealloc %[[V0]]#1 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V5:.+]] = arith.addf %[[V1]], %[[V4]] : f32
// CHECK-NEXT:   return %[[V5]] : f32
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
