// RUN: freehold-opt %s --expand-strided-metadata | FileCheck %s

// A negative offset is an operand. The reference makes an operation of it that its verifier refuses.
// CHECK-LABEL: func.func private @c4(memref<?xf32, strided<[?], offset: ?>>)
func.func private @c4(memref<?xf32, strided<[?], offset: ?>>)

// CHECK-LABEL: func.func @neg(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[C_3:.+]] = arith.constant -3 : index
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[C_3]]], sizes: [%[[ARG1]]], strides: [1] : memref<f32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[REINTERPRET_CAST]] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   call @c4(%[[CAST]]) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @neg(%m: memref<?xf32>, %a: index) {
  %c = arith.constant -3 : index
  %n = memref.subview %m[%c] [%a] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %k = memref.cast %n : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  call @c4(%k) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}
