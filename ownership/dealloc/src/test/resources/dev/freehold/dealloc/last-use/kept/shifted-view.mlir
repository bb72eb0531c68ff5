// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// Neither of %s and %t comes behind the other, so that no edge tells whether they are one buffer; nor do their addresses.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: memref<f32>, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C32:.+]] = arith.constant 32 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<64xi8>
// CHECK-NEXT:   %[[VIEW:.+]] = memref.view %[[ALLOC]][%[[C32]]][] : memref<64xi8> to memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[VIEW]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG1]], %[[VIEW]], %[[ARG2]] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[VIEW]], %[[ARG2]] : memref<f32>, memref<f32>), ^bb1(%[[ARG2]], %[[V0]] : memref<f32>, memref<f32>)
// CHECK-NEXT: ^bb1(%[[V1:.+]]: memref<f32>, %[[V2:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   memref.store %[[ARG3]], %[[V1]][] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V2]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[V3]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return %[[V4]] : f32
// CHECK-NEXT: }
func.func @f(%c: i1, %d: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<64xi8>
  %w = memref.view %a[%c32][] : memref<64xi8> to memref<f32>
  memref.store %v, %w[] : memref<f32>
  %u = arith.select %d, %w, %arg : memref<f32>
  cf.cond_br %c, ^join(%w, %arg : memref<f32>, memref<f32>), ^join(%arg, %u : memref<f32>, memref<f32>)
// expected-note@below {{its address does not tell it from this one}}
^join(%s: memref<f32>, %t: memref<f32>):
  memref.store %v, %s[] : memref<f32>
  %n = memref.alloc() : memref<f32>
  %x = memref.load %t[] : memref<f32>
  memref.store %x, %n[] : memref<f32>
  %y = memref.load %n[] : memref<f32>
  return %y : f32
}
