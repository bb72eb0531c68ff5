// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A view is another name of the buffer: used through it, freed under the allocation's own.
// CHECK-LABEL: func.func @subview(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[C1]]] : memref<?xf32>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][1] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: 1>>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[SUBVIEW]][%[[C1]]] : memref<2xf32, strided<[1], offset: 1>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @subview(%n: index, %v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<?xf32>
  memref.store %v, %a[%c1] : memref<?xf32>
  %w = memref.subview %a[1] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: 1>>
  %r = memref.load %w[%c1] : memref<2xf32, strided<[1], offset: 1>>
  return %r : f32
}

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][%[[C1]]] : memref<4xf32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[CAST]][%[[C1]]] : memref<?xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @cast(%v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%c1] : memref<4xf32>
  %w = memref.cast %a : memref<4xf32> to memref<?xf32>
  %r = memref.load %w[%c1] : memref<?xf32>
  return %r : f32
}

// CHECK-LABEL: func.func @expand_and_collapse(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][%[[C1]]] : memref<4xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ALLOC]] {{\[\[}}0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[EXPAND_SHAPE]][%[[C1]], %[[C1]]] : memref<2x2xf32>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[EXPAND_SHAPE]] {{\[\[}}0, 1]] : memref<2x2xf32> into memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[COLLAPSE_SHAPE]][%[[C1]]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @expand_and_collapse(%v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%c1] : memref<4xf32>
  %e = memref.expand_shape %a [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  memref.store %v, %e[%c1, %c1] : memref<2x2xf32>
  %w = memref.collapse_shape %e [[0, 1]] : memref<2x2xf32> into memref<4xf32>
  %r = memref.load %w[%c1] : memref<4xf32>
  return %r : f32
}

// CHECK-LABEL: func.func @reinterpret(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][%[[C1]]] : memref<4xf32>
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ALLOC]] to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xf32> to memref<2x2xf32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[REINTERPRET_CAST]][%[[C0]], %[[C1]]] : memref<2x2xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @reinterpret(%v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%c1] : memref<4xf32>
  %w = memref.reinterpret_cast %a to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xf32> to memref<2x2xf32>
  %r = memref.load %w[%c0, %c1] : memref<2x2xf32>
  return %r : f32
}

// CHECK-LABEL: func.func @shifted(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C32:.+]] = arith.constant 32 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<64xi8>
// CHECK-NEXT:   %[[VIEW:.+]] = memref.view %[[ALLOC]][%[[C32]]][] : memref<64xi8> to memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[VIEW]][%[[C1]]] : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[VIEW]][%[[C1]]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<64xi8>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @shifted(%v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %a = memref.alloc() : memref<64xi8>
  %w = memref.view %a[%c32][] : memref<64xi8> to memref<4xf32>
  memref.store %v, %w[%c1] : memref<4xf32>
  %r = memref.load %w[%c1] : memref<4xf32>
  return %r : f32
}

// Two parts of one buffer: behind the branch, too, it has its own name.
// CHECK-LABEL: func.func @part_passed(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][%[[C1]]] : memref<4xf32>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][%[[ARG1]]] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW_0:.+]] = memref.subview %[[ALLOC]][%[[ARG2]]] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[SUBVIEW]] : memref<2xf32, strided<[1], offset: ?>>), ^bb1(%[[SUBVIEW_0]] : memref<2xf32, strided<[1], offset: ?>>)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<2xf32, strided<[1], offset: ?>>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[C1]]] : memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @part_passed(%c: i1, %i: index, %j: index, %v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%c1] : memref<4xf32>
  %x = memref.subview %a[%i] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  %y = memref.subview %a[%j] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  cf.cond_br %c, ^next(%x : memref<2xf32, strided<[1], offset: ?>>), ^next(%y : memref<2xf32, strided<[1], offset: ?>>)
^next(%w: memref<2xf32, strided<[1], offset: ?>>):
  %r = memref.load %w[%c1] : memref<2xf32, strided<[1], offset: ?>>
  return %r : f32
}

// Parts of two buffers: behind the branch there is a name of a part only, and its base is freed.
// CHECK-LABEL: func.func @part_of_either(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][%[[ARG1]]] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW_1:.+]] = memref.subview %[[ALLOC_0]][%[[ARG1]]] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[SUBVIEW]], %[[ALLOC_0]] : memref<2xf32, strided<[1], offset: ?>>, memref<4xf32>), ^bb1(%[[SUBVIEW_1]], %[[ALLOC]] : memref<2xf32, strided<[1], offset: ?>>, memref<4xf32>)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<2xf32, strided<[1], offset: ?>>, %[[V1:.+]]: memref<4xf32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V0]][%[[C0]]] : memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][%[[C0]]] : memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[V0]] : memref<2xf32, strided<[1], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @part_of_either(%c: i1, %i: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %x = memref.subview %a[%i] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  %y = memref.subview %b[%i] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  cf.cond_br %c, ^next(%x : memref<2xf32, strided<[1], offset: ?>>), ^next(%y : memref<2xf32, strided<[1], offset: ?>>)
^next(%w: memref<2xf32, strided<[1], offset: ?>>):
  memref.store %v, %w[%c0] : memref<2xf32, strided<[1], offset: ?>>
  %r = memref.load %w[%c0] : memref<2xf32, strided<[1], offset: ?>>
  return %r : f32
}

// Sizes are no use.
// CHECK-LABEL: func.func @dimension(
// CHECK-SAME: %[[ARG0:.+]]: index) -> index {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ALLOC]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   return %[[DIM]] : index
// CHECK-NEXT: }
func.func @dimension(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc() : memref<f32>
  %d = memref.dim %a, %c0 : memref<?xf32>
  return %d : index
}
