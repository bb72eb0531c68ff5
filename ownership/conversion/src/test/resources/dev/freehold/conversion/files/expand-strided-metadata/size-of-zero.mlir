// RUN: freehold-opt %s --expand-strided-metadata | FileCheck %s

// The reference divides by 0.
// CHECK-LABEL: func.func private @cz(memref<0x?xf32>)
func.func private @cz(memref<0x?xf32>)

// CHECK-LABEL: func.func @expz(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [0], sizes: [0, %[[ARG1]]], strides: [%[[ARG1]], 1] : memref<f32> to memref<0x?xf32>
// CHECK-NEXT:   call @cz(%[[REINTERPRET_CAST]]) : (memref<0x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @expz(%m: memref<?xf32>, %a: index) {
  %s = memref.expand_shape %m [[0, 1]] output_shape [0, %a] : memref<?xf32> into memref<0x?xf32>
  call @cz(%s) : (memref<0x?xf32>) -> ()
  return
}
