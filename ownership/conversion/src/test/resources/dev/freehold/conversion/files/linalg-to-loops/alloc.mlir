// RUN: freehold-opt %s --convert-linalg-to-loops | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32> {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG0]], %[[ARG0]]) : memref<?x?xf32>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][0, 0] [%[[ARG0]], 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
// CHECK-NEXT:   scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG4:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:       memref.store %[[ARG1]], %[[ALLOC]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG3]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = memref.load %[[SUBVIEW]][%[[ARG3]], %[[ARG4]]] : memref<?x4xf32, strided<[?, 1]>>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG2]][%[[ARG3]], %[[ARG4]]] : memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<0x4xf32>
// CHECK-NEXT:   scf.for %[[ARG3]] = %[[C0]] to %[[C0]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:       memref.store %[[ARG1]], %[[ALLOC_0]][%[[ARG3]], %[[ARG4]]] : memref<0x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<1x1xf32>
// CHECK-NEXT:   scf.for %[[ARG3]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:       memref.store %[[ARG1]], %[[ALLOC_1]][%[[ARG3]], %[[ARG4]]] : memref<1x1xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_2:.+]] = memref.alloc(%[[C3]]) : memref<?xf32>
// CHECK-NEXT:   scf.for %[[ARG3]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC_2]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ALLOC]] : memref<?x?xf32>
// CHECK-NEXT: }
func.func @f(%n: index, %f: f32, %u: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32> {
  %c3 = arith.constant 3 : index
  %a = memref.alloc(%n, %n) : memref<?x?xf32>
  %s = memref.subview %a[0, 0] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %cast = memref.cast %s : memref<?x4xf32, strided<[?, 1]>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  linalg.fill ins(%f : f32) outs(%a : memref<?x?xf32>)
  linalg.copy ins(%cast : memref<?x4xf32, strided<[?, 1], offset: ?>>) outs(%u : memref<?x4xf32, strided<[?, 1], offset: ?>>)
  %z = memref.alloc() : memref<0x4xf32>
  linalg.fill ins(%f : f32) outs(%z : memref<0x4xf32>)
  %o = memref.alloc() : memref<1x1xf32>
  linalg.fill ins(%f : f32) outs(%o : memref<1x1xf32>)
  %p = memref.alloc(%c3) : memref<?xf32>
  linalg.fill ins(%f : f32) outs(%p : memref<?xf32>)
  return %a : memref<?x?xf32>
}
