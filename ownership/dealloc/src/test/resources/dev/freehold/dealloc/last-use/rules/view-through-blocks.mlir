// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// What a view is passed to is known before it is known that it is a part: the base buffer is freed.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: i1) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<2x4xf32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[C0]], %[[C0]]] : memref<2x4xf32>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][1, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1], offset: 4>>
// CHECK-NEXT:   cf.cond_br %[[ARG2]], ^bb1, ^bb2(%[[SUBVIEW]] : memref<4xf32, strided<[1], offset: 4>>)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.store %[[ARG1]], %[[SUBVIEW]][%[[C1]]] : memref<4xf32, strided<[1], offset: 4>>
// CHECK-NEXT:   cf.br ^bb2(%[[SUBVIEW]] : memref<4xf32, strided<[1], offset: 4>>)
// CHECK-NEXT: ^bb2(%[[V0:.+]]: memref<4xf32, strided<[1], offset: 4>>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[V0]] : memref<4xf32, strided<[1], offset: 4>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   cf.br ^bb3(%[[C0]], %[[CAST]] : index, memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT: ^bb3(%[[V1:.+]]: index, %[[V2:.+]]: memref<4xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi slt, %[[V1]], %[[ARG0]] : index
// CHECK-NEXT:   cf.cond_br %[[V3]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[V2]] : memref<4xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   %[[CAST_1:.+]] = memref.cast %[[ALLOC_0]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[V1]], %[[C1]] : index
// CHECK-NEXT:   cf.br ^bb3(%[[V4]], %[[CAST_1]] : index, memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT:   %[[V5:.+]] = memref.load %[[V2]][%[[C0]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[BASE_BUFFER_2:.+]], %[[OFFSET_3:.+]], %[[SIZES_4:.+]], %[[STRIDES_5:.+]] = memref.extract_strided_metadata %[[V2]] : memref<4xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER_2]] : memref<f32>
// CHECK-NEXT:   return %[[V5]] : f32
// CHECK-NEXT: }
func.func @f(%n: index, %v: f32, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2x4xf32>
  memref.store %v, %a[%c0, %c0] : memref<2x4xf32>
  %s = memref.subview %a[1, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1], offset: 4>>
  cf.cond_br %c, ^p, ^m(%s : memref<4xf32, strided<[1], offset: 4>>)
^p:
  memref.store %v, %s[%c1] : memref<4xf32, strided<[1], offset: 4>>
  cf.br ^m(%s : memref<4xf32, strided<[1], offset: 4>>)
^m(%t: memref<4xf32, strided<[1], offset: 4>>):
  %x0 = memref.cast %t : memref<4xf32, strided<[1], offset: 4>> to memref<4xf32, strided<[?], offset: ?>>
  cf.br ^head(%c0, %x0 : index, memref<4xf32, strided<[?], offset: ?>>)
^head(%i: index, %x: memref<4xf32, strided<[?], offset: ?>>):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %b = memref.alloc() : memref<4xf32>
  memref.store %v, %b[%c0] : memref<4xf32>
  %y = memref.cast %b : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %y : index, memref<4xf32, strided<[?], offset: ?>>)
^end:
  %r = memref.load %x[%c0] : memref<4xf32, strided<[?], offset: ?>>
  return %r : f32
}
