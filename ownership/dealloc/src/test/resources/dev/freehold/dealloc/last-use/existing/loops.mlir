// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// The program frees what each iteration gets; what the last one makes is left.
// CHECK-LABEL: func.func @carried(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG5:.+]] = %[[ALLOC]]) -> (memref<f32>) {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.copy %[[ARG5]], %[[ALLOC_0]] : memref<f32> to memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ARG5]] : memref<f32>
// CHECK-NEXT:     scf.yield %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @carried(%lb: index, %ub: index, %step: index, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r = scf.for %i = %lb to %ub step %step iter_args(%x = %a) -> memref<f32> {
    %y = memref.alloc() : memref<f32>
    memref.copy %x, %y : memref<f32> to memref<f32>
    memref.dealloc %x : memref<f32>
    scf.yield %y : memref<f32>
  }
  %last = memref.load %r[] : memref<f32>
  return %last : f32
}

// One iteration may free it: a flag is carried.
// CHECK-LABEL: func.func @in_one_iteration(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG4]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG5:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG6:.+]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT:     %[[V1:.+]] = arith.cmpi eq, %[[ARG5]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V2:.+]] = scf.if %[[V1]] -> (i1) {
// CHECK-NEXT:       memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:       %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:       scf.yield %[[FALSE]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG6]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V2]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.if %[[V0]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @in_one_iteration(%lb: index, %ub: index, %step: index, %k: index, %v: f32) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  scf.for %i = %lb to %ub step %step {
    %is = arith.cmpi eq, %i, %k : index
    scf.if %is {
      memref.dealloc %a : memref<f32>
    }
  }
  return
}
