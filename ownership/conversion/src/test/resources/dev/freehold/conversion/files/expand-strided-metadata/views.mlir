// RUN: freehold-opt %s --expand-strided-metadata | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<()[s0, s1] -> (s0 * s1 + 2)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<()[s0, s1, s2, s3, s4] -> (s0 + s1 * s2 + s3 * s4)>
// CHECK-NEXT: #[[MAP3:.+]] = affine_map<()[s0, s1] -> (s0 + s0 * s1)>
// CHECK-NEXT: #[[MAP4:.+]] = affine_map<()[s0, s1, s2, s3] -> (s0 + s1 * s2 + s3 * 3)>
// CHECK-NEXT: #[[MAP5:.+]] = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #[[MAP6:.+]] = affine_map<()[s0, s1] -> (s0 * s1 + 1)>
// CHECK-NEXT: #[[MAP7:.+]] = affine_map<()[s0] -> (s0 floordiv 2)>
// CHECK-NEXT: #[[MAP8:.+]] = affine_map<()[s0, s1] -> ((s0 floordiv 2) * s1)>
// CHECK-NEXT: #[[MAP9:.+]] = affine_map<()[s0] -> (s0 floordiv 10)>
// CHECK-NEXT: #[[MAP10:.+]] = affine_map<()[s0, s1] -> ((s0 floordiv 5) * s1)>
// CHECK-NEXT: #[[MAP11:.+]] = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #[[MAP12:.+]] = affine_map<()[s0] -> (s0 floordiv 12)>
// CHECK-NEXT: #[[MAP13:.+]] = affine_map<()[s0, s1] -> ((s0 floordiv 3) * s1)>
// CHECK-NEXT: #[[MAP14:.+]] = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: #[[MAP15:.+]] = affine_map<()[s0] -> (s0 floordiv 105)>
// CHECK-NEXT: #[[MAP16:.+]] = affine_map<()[s0, s1] -> ((s0 floordiv 35) * s1)>
// CHECK-NEXT: #[[MAP17:.+]] = affine_map<()[s0] -> (s0 * 3)>
// CHECK-NEXT: #[[MAP18:.+]] = affine_map<()[s0] -> (s0 * 6)>
// CHECK-NEXT: #[[MAP19:.+]] = affine_map<(d0, d1) -> (d0 * 7 + d1)>
// CHECK-NEXT: #[[MAP20:.+]] = affine_map<()[s0] -> (s0 * 7)>
// CHECK-NEXT: #[[MAP21:.+]] = affine_map<()[s0] -> (s0 * 7 + 1)>
// CHECK-LABEL: func.func private @use1(memref<?x?xf32, strided<[?, ?], offset: ?>>)
func.func private @use1(memref<?x?xf32, strided<[?, ?], offset: ?>>)
// CHECK-LABEL: func.func private @c4(memref<?xf32, strided<[?], offset: ?>>)
func.func private @c4(memref<?xf32, strided<[?], offset: ?>>)
// CHECK-LABEL: func.func private @cz1(memref<?xf32, strided<[?], offset: ?>>)
func.func private @cz1(memref<?xf32, strided<[?], offset: ?>>)
// CHECK-LABEL: func.func private @c3(memref<4x5xf32, strided<[12, 1], offset: 7>>)
func.func private @c3(memref<4x5xf32, strided<[12, 1], offset: 7>>)
// CHECK-LABEL: func.func private @us(memref<2x?x?xf32>)
func.func private @us(memref<2x?x?xf32>)
// CHECK-LABEL: func.func private @cc2(memref<5x7x?x3xf32, strided<[?, ?, ?, ?], offset: ?>>)
func.func private @cc2(memref<5x7x?x3xf32, strided<[?, ?, ?, ?], offset: ?>>)
// CHECK-LABEL: func.func private @cc5(memref<5x?x2x3x?x4xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>)
func.func private @cc5(memref<5x?x2x3x?x4xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>)
// CHECK-LABEL: func.func private @ccs(memref<5x2x3xf32, strided<[?, ?, ?], offset: ?>>)
func.func private @ccs(memref<5x2x3xf32, strided<[?, ?, ?], offset: ?>>)
// CHECK-LABEL: func.func private @e0(memref<1x1xf32>)
func.func private @e0(memref<1x1xf32>)
// CHECK-LABEL: func.func private @c2(memref<?xf32>)
func.func private @c2(memref<?xf32>)
// CHECK-LABEL: func.func private @c1(memref<?x?xf32>)
func.func private @c1(memref<?x?xf32>)
// CHECK-LABEL: func.func private @c0(memref<f32>)
func.func private @c0(memref<f32>)
// CHECK-LABEL: func.func private @cd(memref<?x8xf32, strided<[?, ?], offset: ?>>)
func.func private @cd(memref<?x8xf32, strided<[?, ?], offset: ?>>)
// CHECK-LABEL: func.func private @cz2(memref<1xf32, strided<[?], offset: ?>>)
func.func private @cz2(memref<1xf32, strided<[?], offset: ?>>)

// CHECK-LABEL: func.func @sub(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG3]], %[[STRIDES]]#0]
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP1]]()[%[[ARG1]], %[[STRIDES]]#0]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[V1]]], sizes: [%[[ARG2]], 4], strides: [%[[V0]], 1] : memref<f32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[REINTERPRET_CAST]] : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   call @use1(%[[CAST]]) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sub(%m: memref<?x?xf32>, %a: index, %b: index, %c: index) {
  %s = memref.subview %m[%a, 2] [%b, 4] [%c, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %t = memref.cast %s : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  call @use1(%t) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
  return
}

// CHECK-LABEL: func.func @sub2(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG3]], %[[STRIDES]]#0]
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP]]()[%[[ARG1]], %[[STRIDES]]#1]
// CHECK-NEXT:   %[[V2:.+]] = affine.apply #[[MAP2]]()[%[[OFFSET]], %[[ARG1]], %[[STRIDES]]#0, %[[ARG2]], %[[STRIDES]]#1]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[V2]]], sizes: [%[[ARG2]], %[[ARG3]]], strides: [%[[V0]], %[[V1]]] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   call @use1(%[[REINTERPRET_CAST]]) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sub2(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %a: index, %b: index, %c: index) {
  %s = memref.subview %m[%a, %b] [%b, %c] [%c, %a] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  call @use1(%s) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
  return
}

// CHECK-LABEL: func.func @reduce(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP3]]()[%[[ARG1]], %[[STRIDES]]#0]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[V0]]], sizes: [%[[ARG1]]], strides: [2] : memref<f32> to memref<?xf32, strided<[2], offset: ?>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[REINTERPRET_CAST]] : memref<?xf32, strided<[2], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   call @c4(%[[CAST]]) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @reduce(%m: memref<?x?xf32>, %a: index) {
  %n = memref.subview %m[%a, %a] [1, %a] [1, 2] : memref<?x?xf32> to memref<?xf32, strided<[2], offset: ?>>
  %c = memref.cast %n : memref<?xf32, strided<[2], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  call @c4(%c) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}

// CHECK-LABEL: func.func @rankred0(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP4]]()[%[[OFFSET]], %[[ARG1]], %[[STRIDES]]#0, %[[STRIDES]]#1]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[V0]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[REINTERPRET_CAST]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @rankred0(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %a: index) -> f32 {
  %n = memref.subview %m[%a, 3] [1, 1] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<f32, strided<[], offset: ?>>
  %c = memref.load %n[] : memref<f32, strided<[], offset: ?>>
  return %c : f32
}

// CHECK-LABEL: func.func @subsub(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP5]]()[%[[ARG1]], %[[ARG1]]]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[V0]]], sizes: [%[[ARG1]]], strides: [%[[ARG1]]] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   call @cz1(%[[REINTERPRET_CAST]]) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @subsub(%m: memref<?xf32>, %a: index) {
  %n = memref.subview %m[%a] [%a] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %k = memref.subview %n[%a] [%a] [%a] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  call @cz1(%k) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}

// CHECK-LABEL: func.func @allocsub(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x?xf32>
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG0]], %[[ARG1]]]
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP6]]()[%[[ARG0]], %[[ARG1]]]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ALLOC]] to offset: [%[[V1]]], sizes: [%[[ARG0]]], strides: [%[[V0]]] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   call @cz1(%[[REINTERPRET_CAST]]) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<?x?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @allocsub(%a: index, %b: index) {
  %m = memref.alloc(%a, %b) : memref<?x?xf32>
  %k = memref.subview %m[%a, 1] [%a, 1] [%a, 1] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  call @cz1(%k) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  memref.dealloc %m : memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @static(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x12xf32>) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<8x12xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [7], sizes: [4, 5], strides: [12, 1] : memref<f32> to memref<4x5xf32, strided<[12, 1], offset: 7>>
// CHECK-NEXT:   call @c3(%[[REINTERPRET_CAST]]) : (memref<4x5xf32, strided<[12, 1], offset: 7>>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%m: memref<8x12xf32>) {
  %s = memref.subview %m[0, 7] [4, 5] [1, 1] : memref<8x12xf32> to memref<4x5xf32, strided<[12, 1], offset: 7>>
  call @c3(%s) : (memref<4x5xf32, strided<[12, 1], offset: 7>>) -> ()
  return
}

// CHECK-LABEL: func.func @const(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [3], sizes: [%[[C3]]], strides: [3] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   call @c4(%[[REINTERPRET_CAST]]) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @const(%m: memref<?xf32>, %a: index) {
  %c = arith.constant 3 : index
  %n = memref.subview %m[%c] [%c] [%c] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  call @c4(%n) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}

// CHECK-LABEL: func.func @exp1(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP7]]()[%[[SIZES]]#0]
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP8]]()[%[[SIZES]]#0, %[[STRIDES]]#0]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [0], sizes: [2, %[[V0]], %[[SIZES]]#1], strides: [%[[V1]], %[[STRIDES]]#0, 1] : memref<f32> to memref<2x?x?xf32>
// CHECK-NEXT:   call @us(%[[REINTERPRET_CAST]]) : (memref<2x?x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @exp1(%m: memref<?x?xf32>, %a: index, %b: index, %c: index) {
  %s = memref.expand_shape %m [[0, 1], [2]] output_shape [2, %b, %c] : memref<?x?xf32> into memref<2x?x?xf32>
  call @us(%s) : (memref<2x?x?xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @exp3(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP9]]()[%[[SIZES]]#0]
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP10]]()[%[[SIZES]]#0, %[[STRIDES]]#0]
// CHECK-NEXT:   %[[V2:.+]] = affine.apply #[[MAP11]]()[%[[STRIDES]]#0]
// CHECK-NEXT:   %[[V3:.+]] = affine.apply #[[MAP12]]()[%[[SIZES]]#1]
// CHECK-NEXT:   %[[V4:.+]] = affine.apply #[[MAP13]]()[%[[SIZES]]#1, %[[STRIDES]]#1]
// CHECK-NEXT:   %[[V5:.+]] = affine.apply #[[MAP14]]()[%[[STRIDES]]#1]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[OFFSET]]], sizes: [5, %[[V0]], 2, 3, %[[V3]], 4], strides: [%[[V1]], %[[V2]], %[[STRIDES]]#0, %[[V4]], %[[V5]], %[[STRIDES]]#1] : memref<f32> to memref<5x?x2x3x?x4xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
// CHECK-NEXT:   call @cc5(%[[REINTERPRET_CAST]]) : (memref<5x?x2x3x?x4xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @exp3(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %a: index) {
  %s = memref.expand_shape %m [[0, 1, 2], [3, 4, 5]] output_shape [5, %a, 2, 3, %a, 4] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<5x?x2x3x?x4xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
  call @cc5(%s) : (memref<5x?x2x3x?x4xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>) -> ()
  return
}

// CHECK-LABEL: func.func @exp4(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP15]]()[%[[SIZES]]]
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP10]]()[%[[SIZES]], %[[STRIDES]]]
// CHECK-NEXT:   %[[V2:.+]] = affine.apply #[[MAP16]]()[%[[SIZES]], %[[STRIDES]]]
// CHECK-NEXT:   %[[V3:.+]] = affine.apply #[[MAP17]]()[%[[STRIDES]]]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[OFFSET]]], sizes: [5, 7, %[[V0]], 3], strides: [%[[V1]], %[[V2]], %[[V3]], %[[STRIDES]]] : memref<f32> to memref<5x7x?x3xf32, strided<[?, ?, ?, ?], offset: ?>>
// CHECK-NEXT:   call @cc2(%[[REINTERPRET_CAST]]) : (memref<5x7x?x3xf32, strided<[?, ?, ?, ?], offset: ?>>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @exp4(%m: memref<?xf32, strided<[?], offset: ?>>, %a: index) {
  %s = memref.expand_shape %m [[0, 1, 2, 3]] output_shape [5, 7, %a, 3] : memref<?xf32, strided<[?], offset: ?>> into memref<5x7x?x3xf32, strided<[?, ?, ?, ?], offset: ?>>
  call @cc2(%s) : (memref<5x7x?x3xf32, strided<[?, ?, ?, ?], offset: ?>>) -> ()
  return
}

// CHECK-LABEL: func.func @exps(
// CHECK-SAME: %[[ARG0:.+]]: memref<30xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<30xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP18]]()[%[[STRIDES]]]
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP17]]()[%[[STRIDES]]]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[OFFSET]]], sizes: [5, 2, 3], strides: [%[[V0]], %[[V1]], %[[STRIDES]]] : memref<f32> to memref<5x2x3xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   call @ccs(%[[REINTERPRET_CAST]]) : (memref<5x2x3xf32, strided<[?, ?, ?], offset: ?>>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @exps(%m: memref<30xf32, strided<[?], offset: ?>>, %a: index) {
  %s = memref.expand_shape %m [[0, 1, 2]] output_shape [5, 2, 3] : memref<30xf32, strided<[?], offset: ?>> into memref<5x2x3xf32, strided<[?, ?, ?], offset: ?>>
  call @ccs(%s) : (memref<5x2x3xf32, strided<[?, ?, ?], offset: ?>>) -> ()
  return
}

// CHECK-LABEL: func.func @exp0(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [0], sizes: [1, 1], strides: [1, 1] : memref<f32> to memref<1x1xf32>
// CHECK-NEXT:   call @e0(%[[REINTERPRET_CAST]]) : (memref<1x1xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @exp0(%m: memref<f32>) {
  %s = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  call @e0(%s) : (memref<1x1xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @colall(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[SIZES]]#0, %[[SIZES]]#1]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [0], sizes: [%[[V0]]], strides: [1] : memref<f32> to memref<?xf32>
// CHECK-NEXT:   call @c2(%[[REINTERPRET_CAST]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @colall(%m: memref<?x?xf32>) {
  %s = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  call @c2(%s) : (memref<?xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @colpart(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x3x?x1xf32>) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:4, %[[STRIDES:.+]]:4 = memref.extract_strided_metadata %[[ARG0]] : memref<?x3x?x1xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP17]]()[%[[SIZES]]#0]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [0], sizes: [%[[V0]], %[[SIZES]]#2], strides: [%[[STRIDES]]#1, 1] : memref<f32> to memref<?x?xf32>
// CHECK-NEXT:   call @c1(%[[REINTERPRET_CAST]]) : (memref<?x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @colpart(%m: memref<?x3x?x1xf32>) {
  %s = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x3x?x1xf32> into memref<?x?xf32>
  call @c1(%s) : (memref<?x?xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @col0(
// CHECK-SAME: %[[ARG0:.+]]: memref<1x1xf32>) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<1x1xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   call @c0(%[[BASE_BUFFER]]) : (memref<f32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @col0(%m: memref<1x1xf32>) {
  %s = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  call @c0(%s) : (memref<f32>) -> ()
  return
}

// CHECK-LABEL: func.func @coldyn(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4x2xf32, strided<[?, ?, ?], offset: ?>>) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:3, %[[STRIDES:.+]]:3 = memref.extract_strided_metadata %[[ARG0]] : memref<?x4x2xf32, strided<[?, ?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[OFFSET]]], sizes: [%[[SIZES]]#0, 8], strides: [%[[STRIDES]]#0, %[[STRIDES]]#2] : memref<f32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   call @cd(%[[REINTERPRET_CAST]]) : (memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @coldyn(%m: memref<?x4x2xf32, strided<[?, ?, ?], offset: ?>>) {
  %s = memref.collapse_shape %m [[0], [1, 2]] : memref<?x4x2xf32, strided<[?, ?, ?], offset: ?>> into memref<?x8xf32, strided<[?, ?], offset: ?>>
  call @cd(%s) : (memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
  return
}

// CHECK-LABEL: func.func @colunit(
// CHECK-SAME: %[[ARG0:.+]]: memref<1x1xf32, strided<[?, ?], offset: ?>>) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<1x1xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[OFFSET]]], sizes: [1], strides: [%[[STRIDES]]#0] : memref<f32> to memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   call @cz2(%[[REINTERPRET_CAST]]) : (memref<1xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @colunit(%m: memref<1x1xf32, strided<[?, ?], offset: ?>>) {
  %s = memref.collapse_shape %m [[0, 1]] : memref<1x1xf32, strided<[?, ?], offset: ?>> into memref<1xf32, strided<[?], offset: ?>>
  call @cz2(%s) : (memref<1xf32, strided<[?], offset: ?>>) -> ()
  return
}

// CHECK-LABEL: func.func @coltrail(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x1xf32, strided<[?, ?], offset: ?>>) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x1xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[OFFSET]]], sizes: [%[[SIZES]]#0], strides: [%[[STRIDES]]#0] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   call @cz1(%[[REINTERPRET_CAST]]) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @coltrail(%m: memref<?x1xf32, strided<[?, ?], offset: ?>>) {
  %s = memref.collapse_shape %m [[0, 1]] : memref<?x1xf32, strided<[?, ?], offset: ?>> into memref<?xf32, strided<[?], offset: ?>>
  call @cz1(%s) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}

// CHECK-LABEL: func.func @expmap(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x?xf32, #[[MAP19]]>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<4x?xf32, #[[MAP19]]> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP20]]()[%[[ARG1]]]
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP21]]()[%[[ARG1]]]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[V1]]], sizes: [%[[ARG1]]], strides: [%[[V0]]] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   call @cz1(%[[REINTERPRET_CAST]]) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @expmap(%m: memref<4x?xf32, affine_map<(d0, d1) -> (d0 * 7 + d1)>>, %a: index) {
  %k = memref.subview %m[%a, 1] [%a, 1] [%a, 1] : memref<4x?xf32, affine_map<(d0, d1) -> (d0 * 7 + d1)>> to memref<?xf32, strided<[?], offset: ?>>
  call @cz1(%k) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}
