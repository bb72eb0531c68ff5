// RUN: freehold-opt %s --last-use-buffer-deallocation="signatures=results" | FileCheck %s

// CHECK-LABEL: memref.global @g : memref<f32> = dense<1.000000e+00>
memref.global @g : memref<f32> = dense<1.0>

// The only argument that the result may be is not all that it may be.
// CHECK-LABEL: func.func private @argument_or_global(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [1, unit]}) {
// CHECK-NEXT:   %[[V0:.+]] = memref.get_global @g : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[V0]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : memref<f32>
// CHECK-NEXT: }
func.func private @argument_or_global(%c: i1, %m: memref<f32>) -> memref<f32> {
  %g = memref.get_global @g : memref<f32>
  %r = arith.select %c, %g, %m : memref<f32>
  return %r : memref<f32>
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1) -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @argument_or_global(%[[ARG0]], %[[ALLOC]]) : (i1, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<f32> -> index
// CHECK-NEXT:   %[[INTPTR_0:.+]] = memref.extract_aligned_pointer_as_index %[[V0]] : memref<f32> -> index
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi eq, %[[INTPTR]], %[[INTPTR_0]] : index
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[V1]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V3:.+]] = scf.if %[[V1]] -> (memref<f32>) {
// CHECK-NEXT:     scf.yield %[[V0]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V4:.+]] = bufferization.clone %[[V0]] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.yield %[[V4]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V3]] : memref<f32>
// CHECK-NEXT: }
func.func @f(%c: i1) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  %r = func.call @argument_or_global(%c, %a) : (i1, memref<f32>) -> memref<f32>
  return %r : memref<f32>
}
