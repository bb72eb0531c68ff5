// RUN: freehold-opt %s --canonicalize | FileCheck %s

// The inner condition may be poison where the outer one is false.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i8, %[[ARG2:.+]]: i8, %[[ARG3:.+]]: memref<i8>) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG1]], %[[ARG2]] overflow<nsw> : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi slt, %[[V0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.select %[[ARG0]], %[[V1]], %[[FALSE]] : i1
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ARG3]][] : memref<i8>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: i1, %x: i8, %y: i8, %m: memref<i8>) {
  %d = arith.muli %x, %y overflow<nsw> : i8
  %b = arith.cmpi slt, %d, %x : i8
  scf.if %a {
    scf.if %b {
      memref.store %x, %m[] : memref<i8>
    }
  }
  return
}
