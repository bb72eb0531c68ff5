// RUN: freehold-opt %s "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" | FileCheck %s

// One element at offset 0 is a buffer without a layout.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> memref<f32> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][0] [1] [1] : memref<4xf32> to memref<1xf32, strided<[1]>>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[SUBVIEW]] [] : memref<1xf32, strided<[1]>> into memref<f32>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]] : memref<f32>
// CHECK-NEXT: }
func.func @f(%t: tensor<4xf32>) -> tensor<f32> {
  %s = tensor.extract_slice %t[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %r = tensor.collapse_shape %s [] : tensor<1xf32> into tensor<f32>
  return %r : tensor<f32>
}

// The offset stays.
// CHECK-LABEL: func.func @at_offset(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]]] [1] [1] : memref<4xf32> to memref<1xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[SUBVIEW]] [] : memref<1xf32, strided<[1], offset: ?>> into memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[COLLAPSE_SHAPE]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @at_offset(%t: tensor<4xf32>, %i: index) -> f32 {
  %s = tensor.extract_slice %t[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %r = tensor.collapse_shape %s [] : tensor<1xf32> into tensor<f32>
  %x = tensor.extract %r[] : tensor<f32>
  return %x : f32
}
