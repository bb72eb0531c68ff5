func.func @ld(%m: memref<?x?xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %s = memref.subview %m[%a, 2] [%b, 4] [%b, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %v = memref.load %s[%i, %j] {nontemporal = true} : memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %v : f32
}

func.func @st(%m: memref<?x?xf32>, %a: index, %b: index, %i: index, %f: f32) {
  %s = memref.subview %m[%a, 2] [1, %b] [1, 3] : memref<?x?xf32> to memref<?xf32, strided<[3], offset: ?>>
  memref.store %f, %s[%i] : memref<?xf32, strided<[3], offset: ?>>
  return
}

func.func @const(%m: memref<8x8xf32>, %f: f32) {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[1, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 10>>
  memref.store %f, %s[%c1, %c1] : memref<4x4xf32, strided<[8, 1], offset: 10>>
  return
}

func.func @zero(%m: memref<8x8xf32>, %i: index) -> f32 {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  %v = memref.load %s[%i, %c1] : memref<4x4xf32, strided<[8, 1]>>
  return %v : f32
}

func.func @exp(%m: memref<?x12xf32>, %n: index, %i: index, %j: index, %k: index, %l: index) -> f32 {
  %s = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%n, 5, 3, 4] : memref<?x12xf32> into memref<?x5x3x4xf32>
  %v = memref.load %s[%i, %j, %k, %l] : memref<?x5x3x4xf32>
  memref.store %v, %s[%j, %i, %k, %l] : memref<?x5x3x4xf32>
  return %v : f32
}

func.func @exp2(%m: memref<?xf32>, %n: index, %p: index, %i: index, %j: index) -> f32 {
  %s = memref.expand_shape %m [[0, 1]] output_shape [%n, %p] : memref<?xf32> into memref<?x?xf32>
  %v = memref.load %s[%i, %j] : memref<?x?xf32>
  return %v : f32
}

func.func @exp3(%m: memref<3xf32>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.expand_shape %m [[0, 1, 2]] output_shape [1, 3, 1] : memref<3xf32> into memref<1x3x1xf32>
  %v = memref.load %s[%c0, %i, %c0] : memref<1x3x1xf32>
  return %v : f32
}

func.func @col(%m: memref<?x5x?xf32>, %i: index, %j: index) -> f32 {
  %s = memref.collapse_shape %m [[0, 1], [2]] : memref<?x5x?xf32> into memref<?x?xf32>
  %v = memref.load %s[%i, %j] : memref<?x?xf32>
  memref.store %v, %s[%j, %i] : memref<?x?xf32>
  return %v : f32
}

func.func @col2(%m: memref<?x?x?xf32>, %i: index) -> f32 {
  %s = memref.collapse_shape %m [[0, 1, 2]] : memref<?x?x?xf32> into memref<?xf32>
  %v = memref.load %s[%i] : memref<?xf32>
  return %v : f32
}

func.func @col0(%m: memref<1x1xf32>) -> f32 {
  %s = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  %v = memref.load %s[] : memref<f32>
  return %v : f32
}

func.func @colc(%m: memref<4x5xf32>) -> f32 {
  %c7 = arith.constant 7 : index
  %s = memref.collapse_shape %m [[0, 1]] : memref<4x5xf32> into memref<20xf32>
  %v = memref.load %s[%c7] : memref<20xf32>
  return %v : f32
}

func.func @exp0(%m: memref<f32>, %i: index) -> f32 {
  %s = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %v = memref.load %s[%i, %i] : memref<1x1xf32>
  return %v : f32
}

func.func @chain(%m: memref<?x?xf32>, %a: index, %b: index, %i: index, %f: f32) {
  %s = memref.subview %m[%a, 2] [4, 8] [1, 1] : memref<?x?xf32> to memref<4x8xf32, strided<[?, 1], offset: ?>>
  %c = memref.expand_shape %s [[0, 1], [2, 3]] output_shape [2, 2, 2, 4] : memref<4x8xf32, strided<[?, 1], offset: ?>> into memref<2x2x2x4xf32, strided<[?, ?, 4, 1], offset: ?>>
  memref.store %f, %c[%i, %i, %a, %b] : memref<2x2x2x4xf32, strided<[?, ?, 4, 1], offset: ?>>
  return
}

func.func @col3(%m: memref<?x5x?x7xf32>, %i: index, %j: index) -> f32 {
  %s = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x5x?x7xf32> into memref<?x?xf32>
  %v = memref.load %s[%i, %j] : memref<?x?xf32>
  return %v : f32
}

func.func @col4(%m: memref<4x5x3x7xf32>, %i: index, %j: index) -> f32 {
  %s = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<4x5x3x7xf32> into memref<20x21xf32>
  %v = memref.load %s[%i, %j] : memref<20x21xf32>
  return %v : f32
}

func.func @col5(%m: memref<4x1x1x7xf32>, %i: index, %j: index) -> f32 {
  %s = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<4x1x1x7xf32> into memref<4x7xf32>
  %v = memref.load %s[%i, %j] : memref<4x7xf32>
  return %v : f32
}

func.func @idx(%m: memref<?xf32>, %a: index, %i: index) -> f32 {
  %t = memref.subview %m[%a] [8] [2] : memref<?xf32> to memref<8xf32, strided<[2], offset: ?>>
  %k = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%i)
  %u = memref.load %t[%k] : memref<8xf32, strided<[2], offset: ?>>
  return %u : f32
}
