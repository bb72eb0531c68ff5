// RUN: freehold-opt %s --last-use-buffer-deallocation=max-inline-compares=1 | FileCheck %s

// Which of several names is the buffer that dies is looked for in a list.

// CHECK-LABEL: func.func private @either(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [1, 2]}) {
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func private @either(%c: i1, %a: memref<f32>, %b: memref<f32>) -> (memref<f32> {freehold.borrowed = [1, 2]}) {
  %s = arith.select %c, %a, %b : memref<f32>
  return %s : memref<f32>
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca() : memref<3xindex>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<f32> -> index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[INTPTR_0:.+]] = memref.extract_aligned_pointer_as_index %[[V0]] : memref<f32> -> index
// CHECK-NEXT:   memref.store %[[INTPTR_0]], %[[ALLOCA]][%[[C0]]] : memref<3xindex>
// CHECK-NEXT:   %[[INTPTR_1:.+]] = memref.extract_aligned_pointer_as_index %[[V1]] : memref<f32> -> index
// CHECK-NEXT:   memref.store %[[INTPTR_1]], %[[ALLOCA]][%[[C1]]] : memref<3xindex>
// CHECK-NEXT:   %[[INTPTR_2:.+]] = memref.extract_aligned_pointer_as_index %[[V2]] : memref<f32> -> index
// CHECK-NEXT:   memref.store %[[INTPTR_2]], %[[ALLOCA]][%[[C2]]] : memref<3xindex>
// CHECK-NEXT:   %[[C1_3:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V3:.+]] = scf.for %[[ARG3:.+]] = %[[C0]] to %[[C3]] step %[[C1_3]] iter_args(%[[ARG4:.+]] = %[[C3]]) -> (index) {
// CHECK-NEXT:     %[[V13:.+]] = memref.load %[[ALLOCA]][%[[ARG3]]] : memref<3xindex>
// CHECK-NEXT:     %[[V14:.+]] = arith.cmpi eq, %[[V13]], %[[INTPTR]] : index
// CHECK-NEXT:     %[[V15:.+]] = arith.select %[[V14]], %[[ARG3]], %[[ARG4]] : index
// CHECK-NEXT:     scf.yield %[[V15]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V4:.+]] = arith.cmpi eq, %[[V3]], %[[C0]] : index
// CHECK-NEXT:   %[[V5:.+]] = arith.cmpi eq, %[[V3]], %[[C1]] : index
// CHECK-NEXT:   %[[V6:.+]] = arith.cmpi eq, %[[V3]], %[[C2]] : index
// CHECK-NEXT:   %[[V7:.+]] = arith.cmpi eq, %[[V3]], %[[C3]] : index
// CHECK-NEXT:   scf.if %[[V7]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_4:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_4]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_4]] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V0]][] : memref<f32>
// CHECK-NEXT:   %[[V8:.+]]:2 = scf.if %[[V4]] -> (i1, i1) {
// CHECK-NEXT:     %[[INTPTR_5:.+]] = memref.extract_aligned_pointer_as_index %[[V0]] : memref<f32> -> index
// CHECK-NEXT:     %[[C0_6:.+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_7:.+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2_8:.+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[INTPTR_9:.+]] = memref.extract_aligned_pointer_as_index %[[V1]] : memref<f32> -> index
// CHECK-NEXT:     memref.store %[[INTPTR_9]], %[[ALLOCA]][%[[C0_6]]] : memref<3xindex>
// CHECK-NEXT:     %[[INTPTR_10:.+]] = memref.extract_aligned_pointer_as_index %[[V2]] : memref<f32> -> index
// CHECK-NEXT:     memref.store %[[INTPTR_10]], %[[ALLOCA]][%[[C1_7]]] : memref<3xindex>
// CHECK-NEXT:     %[[C1_11:.+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V13:.+]] = scf.for %[[ARG3]] = %[[C0_6]] to %[[C2_8]] step %[[C1_11]] iter_args(%[[ARG4]] = %[[C2_8]]) -> (index) {
// CHECK-NEXT:       %[[V17:.+]] = memref.load %[[ALLOCA]][%[[ARG3]]] : memref<3xindex>
// CHECK-NEXT:       %[[V18:.+]] = arith.cmpi eq, %[[V17]], %[[INTPTR_5]] : index
// CHECK-NEXT:       %[[V19:.+]] = arith.select %[[V18]], %[[ARG3]], %[[ARG4]] : index
// CHECK-NEXT:       scf.yield %[[V19]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V14:.+]] = arith.cmpi eq, %[[V13]], %[[C0_6]] : index
// CHECK-NEXT:     %[[V15:.+]] = arith.cmpi eq, %[[V13]], %[[C1_7]] : index
// CHECK-NEXT:     %[[V16:.+]] = arith.cmpi eq, %[[V13]], %[[C2_8]] : index
// CHECK-NEXT:     scf.if %[[V16]] {
// CHECK-NEXT:       %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V0]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:       memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V14]], %[[V15]] : i1, i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_5:.+]] = arith.constant false
// CHECK-NEXT:     scf.yield %[[FALSE]], %[[FALSE_5]] : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V9:.+]] = arith.ori %[[V5]], %[[V8]]#0 : i1
// CHECK-NEXT:   %[[V10:.+]] = arith.ori %[[V6]], %[[V8]]#1 : i1
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V1]][] : memref<f32>
// CHECK-NEXT:   %[[V11:.+]] = scf.if %[[V9]] -> (i1) {
// CHECK-NEXT:     %[[INTPTR_5:.+]] = memref.extract_aligned_pointer_as_index %[[V1]] : memref<f32> -> index
// CHECK-NEXT:     %[[INTPTR_6:.+]] = memref.extract_aligned_pointer_as_index %[[V2]] : memref<f32> -> index
// CHECK-NEXT:     %[[V13:.+]] = arith.cmpi eq, %[[INTPTR_5]], %[[INTPTR_6]] : index
// CHECK-NEXT:     %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:     %[[V14:.+]] = arith.xori %[[V13]], %[[TRUE]] : i1
// CHECK-NEXT:     scf.if %[[V14]] {
// CHECK-NEXT:       %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V1]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:       memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V13]] : i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:     scf.yield %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V12:.+]] = arith.ori %[[V10]], %[[V11]] : i1
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V2]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[V12]] {
// CHECK-NEXT:     %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V2]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:     memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ARG2]] : f32
// CHECK-NEXT: }
func.func @f(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r0 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r1 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r2 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  memref.store %v, %a[] : memref<f32>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  memref.store %v, %r0[] : memref<f32>
  memref.store %v, %r1[] : memref<f32>
  memref.store %v, %r2[] : memref<f32>
  return %v : f32
}
