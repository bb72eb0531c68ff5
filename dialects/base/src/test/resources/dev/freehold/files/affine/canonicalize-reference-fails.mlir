// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: memref.global "private" constant @numbers
// CHECK-SAME: : memref<2x3xi32> = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]>
memref.global "private" constant @numbers : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>

// The reference crashes.
// CHECK-LABEL: func.func @keep_load_outside_of_global() -> (i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = memref.get_global @numbers : memref<2x3xi32>
// CHECK-NEXT:   %[[V1:.+]] = affine.load %[[V0]][1, 3] : memref<2x3xi32>
// CHECK-NEXT:   %[[V2:.+]] = affine.load %[[V0]][-1, 0] : memref<2x3xi32>
// CHECK-NEXT:   return %[[V1]], %[[V2]] : i32, i32
// CHECK-NEXT: }
func.func @keep_load_outside_of_global() -> (i32, i32) {
  %0 = memref.get_global @numbers : memref<2x3xi32>
  %1 = affine.load %0[1, 3] : memref<2x3xi32>
  %2 = affine.load %0[-1, 0] : memref<2x3xi32>
  return %1, %2 : i32, i32
}
