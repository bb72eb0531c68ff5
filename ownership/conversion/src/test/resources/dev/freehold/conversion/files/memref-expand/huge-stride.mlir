// RUN: freehold-opt %s --memref-expand | FileCheck %s

// A stride of 2^63 is no static stride: as a signed number it is the one that stands for "not static". The reference makes an invalid operation.
// CHECK-LABEL: func.func @r(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xi8>, %[[ARG1:.+]]: memref<3xindex>) -> memref<?x4611686018427387904x2xi8> {
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C4611686018427387904:.+]] = arith.constant 4611686018427387904 : index
// CHECK-NEXT:   %[[C2_0:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C4611686018427387904_1:.+]] = arith.constant 4611686018427387904 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[C2_0]], %[[C4611686018427387904_1]] : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ARG1]][%[[C0]]] : memref<3xindex>
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[V1]], 4611686018427387904, 2], strides: [%[[V0]], 2, 1] : memref<*xi8> to memref<?x4611686018427387904x2xi8>
// CHECK-NEXT:   return %[[REINTERPRET_CAST]] : memref<?x4611686018427387904x2xi8>
// CHECK-NEXT: }
func.func @r(%m: memref<*xi8>, %s: memref<3xindex>) -> memref<?x4611686018427387904x2xi8> {
  %0 = memref.reshape %m(%s) : (memref<*xi8>, memref<3xindex>) -> memref<?x4611686018427387904x2xi8>
  return %0 : memref<?x4611686018427387904x2xi8>
}
