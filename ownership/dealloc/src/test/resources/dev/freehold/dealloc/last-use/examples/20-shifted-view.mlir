// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// The view begins at another address than the buffer, so that a comparison of addresses does not tell whether %s is %a: the branch does.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: i8) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C32:.+]] = arith.constant 32 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<64xi8>
// CHECK-NEXT:   %[[VIEW:.+]] = memref.view %[[ALLOC]][%[[C32]]][] : memref<64xi8> to memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[VIEW]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[VIEW]] : memref<f32>), ^bb1(%[[ARG1]] : memref<f32>)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][%[[C0]]] : memref<64xi8>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<64xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V0]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:     memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.store %[[V2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return %[[V3]] : f32
// CHECK-NEXT: }
func.func @f(%c: i1, %arg: memref<f32>, %v: f32, %byte: i8) -> f32 {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %a = memref.alloc() : memref<64xi8>
  %w = memref.view %a[%c32][] : memref<64xi8> to memref<f32>
  memref.store %v, %w[] : memref<f32>
  cf.cond_br %c, ^join(%w : memref<f32>), ^join(%arg : memref<f32>)
^join(%s: memref<f32>):
  memref.store %byte, %a[%c0] : memref<64xi8>
  %n = memref.alloc() : memref<f32>
  %x = memref.load %s[] : memref<f32>
  memref.store %x, %n[] : memref<f32>
  %y = memref.load %n[] : memref<f32>
  return %y : f32
}
