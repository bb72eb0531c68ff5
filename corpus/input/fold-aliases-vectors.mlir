func.func @vec(%m: memref<?x?xf32>, %a: index, %b: index, %i: index, %f: f32) -> (vector<4xf32>, vector<4xf32>) {
  %s = memref.subview %m[%a, 2] [%b, 8] [1, 1] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
  %v = vector.transfer_read %s[%i, %i], %f : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %v, %s[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32, strided<[?, 1], offset: ?>>
  %w = vector.load %s[%i, %i] : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  vector.store %w, %s[%i, %i] : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  return %v, %w : vector<4xf32>, vector<4xf32>
}

func.func @vecred(%m: memref<?x?xf32>, %a: index, %b: index, %i: index, %f: f32) -> (vector<4xf32>, vector<4xf32>) {
  %s = memref.subview %m[%a, 2] [1, 8] [1, 2] : memref<?x?xf32> to memref<8xf32, strided<[2], offset: ?>>
  %v = vector.transfer_read %s[%i], %f : memref<8xf32, strided<[2], offset: ?>>, vector<4xf32>
  %t = memref.subview %m[%a, 2] [1, 8] [1, 1] : memref<?x?xf32> to memref<8xf32, strided<[1], offset: ?>>
  %w = vector.transfer_read %t[%i], %f : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.transfer_write %w, %t[%i] : vector<4xf32>, memref<8xf32, strided<[1], offset: ?>>
  return %v, %w : vector<4xf32>, vector<4xf32>
}

func.func @vr(%m: memref<?x?xf32>, %a: index, %b: index, %i: index, %f: f32, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
  %t = memref.subview %m[%a, 2] [1, 8] [1, 1] : memref<?x?xf32> to memref<8xf32, strided<[1], offset: ?>>
  %w = vector.transfer_read %t[%i], %f {in_bounds = [true]} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.transfer_write %w, %t[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32, strided<[1], offset: ?>>
  %x = vector.maskedload %t[%i], %k, %w : memref<8xf32, strided<[1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %t[%i], %k, %x : memref<8xf32, strided<[1], offset: ?>>, vector<4xi1>, vector<4xf32>
  %y = vector.transfer_read %t[%i], %f, %k {in_bounds = [true]} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  return %x, %y : vector<4xf32>, vector<4xf32>
}

func.func @vp(%m: memref<?x?x?xf32>, %a: index, %b: index, %i: index, %f: f32) -> (vector<4x4xf32>) {
  %t = memref.subview %m[%a, 2, %b] [8, 1, 8] [1, 1, 1] : memref<?x?x?xf32> to memref<8x8xf32, strided<[?, 1], offset: ?>>
  %w = vector.transfer_read %t[%i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<8x8xf32, strided<[?, 1], offset: ?>>, vector<4x4xf32>
  vector.transfer_write %w, %t[%i, %a] {in_bounds = [true, true]} : vector<4x4xf32>, memref<8x8xf32, strided<[?, 1], offset: ?>>
  return %w : vector<4x4xf32>
}

func.func @vstr(%m: memref<?xf32>, %a: index, %i: index, %f: f32) -> (vector<4xf32>) {
  %t = memref.subview %m[%a] [8] [2] : memref<?xf32> to memref<8xf32, strided<[2], offset: ?>>
  %w = vector.transfer_read %t[%i], %f {in_bounds = [true]} : memref<8xf32, strided<[2], offset: ?>>, vector<4xf32>
  return %w : vector<4xf32>
}

func.func @vexp(%m: memref<?xf32>, %a: index, %i: index, %f: f32) -> (vector<4xf32>, vector<4xf32>) {
  %t = memref.expand_shape %m [[0, 1]] output_shape [%a, 8] : memref<?xf32> into memref<?x8xf32>
  %w = vector.transfer_read %t[%i, %i], %f {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
  %x = vector.load %t[%i, %i] : memref<?x8xf32>, vector<4xf32>
  return %w, %x : vector<4xf32>, vector<4xf32>
}

func.func @cv2sub(%m: memref<?x?xf32>, %a: index, %i: index, %f: f32) -> (vector<2x4xf32>) {
  %t = memref.subview %m[%a, 1] [4, 8] [1, 1] : memref<?x?xf32> to memref<4x8xf32, strided<[?, 1], offset: ?>>
  %w = vector.load %t[%i, %i] : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<2x4xf32>
  return %w : vector<2x4xf32>
}

func.func @cv2expt(%m: memref<?xf32>, %a: index, %i: index, %f: f32) -> (vector<2x4xf32>) {
  %t = memref.expand_shape %m [[0, 1]] output_shape [%a, 8] : memref<?xf32> into memref<?x8xf32>
  %w = vector.transfer_read %t[%i, %i], %f {in_bounds = [true, true]} : memref<?x8xf32>, vector<2x4xf32>
  return %w : vector<2x4xf32>
}

func.func @cv2expg(%m: memref<?x8xf32>, %a: index, %i: index, %f: f32) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %t = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  %w = vector.transfer_read %t[%i, %i, %i], %f {in_bounds = [true, true]} : memref<?x4x8xf32>, vector<2x4xf32>
  %x = vector.load %t[%i, %i, %i] : memref<?x4x8xf32>, vector<2x4xf32>
  vector.transfer_write %w, %t[%i, %i, %i] {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x4x8xf32>
  return %w, %x : vector<2x4xf32>, vector<2x4xf32>
}

func.func @cvexpw(%m: memref<?xf32>, %a: index, %i: index, %f: f32, %v: vector<4xf32>) {
  %t = memref.expand_shape %m [[0, 1]] output_shape [%a, 8] : memref<?xf32> into memref<?x8xf32>
  vector.transfer_write %v, %t[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
  vector.store %v, %t[%i, %i] : memref<?x8xf32>, vector<4xf32>
  return
}

func.func @cvelem(%m: memref<?xvector<4xf32>>, %i: index) -> (vector<4xf32>) {
  %c = memref.subview %m[%i] [8] [1] : memref<?xvector<4xf32>> to memref<8xvector<4xf32>, strided<[1], offset: ?>>
  %w = vector.load %c[%i] : memref<8xvector<4xf32>, strided<[1], offset: ?>>, vector<4xf32>
  return %w : vector<4xf32>
}

func.func @cattrs(%m: memref<32xf32>, %a: index, %f: f32) -> (f32, vector<4xf32>) {
  %s = memref.subview %m[%a] [8] [1] : memref<32xf32> to memref<8xf32, strided<[1], offset: ?>>
  memref.store %f, %s[%a] {alignment = 8, foo, nontemporal = true} : memref<8xf32, strided<[1], offset: ?>>
  %r = memref.load %s[%a] {alignment = 8, foo} : memref<8xf32, strided<[1], offset: ?>>
  %v = vector.load %s[%a] {alignment = 8, foo, nontemporal = true} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.store %v, %s[%a] {alignment = 8, foo, nontemporal = true} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  %w = vector.transfer_read %s[%a], %f {foo, in_bounds = [true]} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.transfer_write %w, %s[%a] {foo, in_bounds = [true]} : vector<4xf32>, memref<8xf32, strided<[1], offset: ?>>
  return %r, %v : f32, vector<4xf32>
}

func.func @de2(%m: memref<?x8xf32>, %a: index, %i: index, %f: f32) -> (vector<2x4xf32>) {
  %t = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  %w = vector.transfer_read %t[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : memref<?x4x8xf32>, vector<2x4xf32>
  return %w : vector<2x4xf32>
}

func.func @de3(%m: memref<?x8xf32>, %a: index, %i: index, %f: f32) -> (vector<2x4xf32>) {
  %t = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  %w = vector.transfer_read %t[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : memref<?x4x8xf32>, vector<2x4xf32>
  return %w : vector<2x4xf32>
}

func.func @de4(%m: memref<?x8xf32>, %a: index, %i: index, %f: f32, %k: vector<4xi1>) -> (vector<4xf32>) {
  %t = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  %w = vector.transfer_read %t[%i, %i, %i], %f, %k {in_bounds = [true]} : memref<?x4x8xf32>, vector<4xf32>
  return %w : vector<4xf32>
}

func.func @de5(%m: memref<8xf32>, %a: index, %i: index, %f: f32) -> (vector<4xf32>) {
  %t = memref.expand_shape %m [[0, 1]] output_shape [8, 1] : memref<8xf32> into memref<8x1xf32>
  %w = vector.transfer_read %t[%i, %i], %f {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x1xf32>, vector<4xf32>
  return %w : vector<4xf32>
}

func.func @de6(%m: memref<8xf32>, %a: index, %i: index, %f: f32) -> (vector<4xf32>) {
  %t = memref.expand_shape %m [[0, 1]] output_shape [1, 8] : memref<8xf32> into memref<1x8xf32>
  %w = vector.transfer_read %t[%i, %i], %f {foo, in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<1x8xf32>, vector<4xf32>
  return %w : vector<4xf32>
}

func.func @de7(%m: memref<8xf32>, %a: index, %i: index, %f: f32) -> (vector<4xf32>) {
  %s = memref.subview %m[%a] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %w = vector.transfer_read %s[%i], %f {foo, in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : memref<4xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.transfer_write %w, %s[%i] {foo, in_bounds = [true]} : vector<4xf32>, memref<4xf32, strided<[1], offset: ?>>
  return %w : vector<4xf32>
}

func.func @de8(%m: memref<8x8xf32>, %a: index, %i: index, %f: f32) -> (vector<4xf32>) {
  %s = memref.subview %m[%a, 1] [4, 1] [2, 1] : memref<8x8xf32> to memref<4xf32, strided<[16], offset: ?>>
  %t = memref.subview %m[%a, 1] [1, 4] [2, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %w = vector.transfer_read %t[%i], %f {foo, in_bounds = [true]} : memref<4xf32, strided<[1], offset: ?>>, vector<4xf32>
  return %w : vector<4xf32>
}

func.func @de9(%m: memref<8x8xf32>, %a: index, %i: index, %f: f32) -> (f32) {
  %c1 = arith.constant 1 : index
  %t = memref.subview %m[%a, 1] [4, 4] [%c1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
  %w = vector.transfer_read %t[%i, %i], %f {in_bounds = []} : memref<4x4xf32, strided<[?, 1], offset: ?>>, vector<f32>
  %z = vector.extract %w[] : f32 from vector<f32>
  return %z : f32
}
