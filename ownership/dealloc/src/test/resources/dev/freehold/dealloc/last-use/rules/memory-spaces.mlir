// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A space is part of the name, and does not tell buffers apart.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32, 1>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32, 1>
// CHECK-NEXT:   %[[MEMSPACECAST:.+]] = memref.memory_space_cast %[[ALLOC]] : memref<f32, 1> to memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[MEMSPACECAST]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32, 3>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32, 3>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32, 3>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V0]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:     memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @f(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32, 1>
  memref.store %v, %a[] : memref<f32, 1>
  %g = memref.memory_space_cast %a : memref<f32, 1> to memref<f32>
  %s = arith.select %c, %g, %arg : memref<f32>
  %n = memref.alloc() : memref<f32, 3>
  memref.store %v, %n[] : memref<f32, 3>
  %r = memref.load %s[] : memref<f32>
  return %r : f32
}
