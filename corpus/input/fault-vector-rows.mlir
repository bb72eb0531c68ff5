func.func @vcol(%m: memref<?x8xf32>, %a: index, %i: index, %f: f32) -> (vector<4xf32>, vector<4xf32>) {
  %t = memref.collapse_shape %m [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  %w = vector.transfer_read %t[%i], %f {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  %x = vector.load %t[%i] : memref<?xf32>, vector<4xf32>
  return %w, %x : vector<4xf32>, vector<4xf32>
}

func.func @cv2red(%m: memref<?x?x?xf32>, %a: index, %i: index, %f: f32) -> (vector<2x4xf32>) {
  %t = memref.subview %m[%a, 1, 2] [4, 1, 8] [1, 1, 1] : memref<?x?x?xf32> to memref<4x8xf32, strided<[?, 1], offset: ?>>
  %w = vector.load %t[%i, %i] : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<2x4xf32>
  return %w : vector<2x4xf32>
}

func.func @cvldstr(%m: memref<?x?xf32>, %a: index, %i: index, %f: f32) -> (vector<4x1xf32>) {
  %c = memref.subview %m[%a, 1] [8, 1] [2, 1] : memref<?x?xf32> to memref<8x1xf32, strided<[?, 1], offset: ?>>
  %w = vector.load %c[%i, %i] : memref<8x1xf32, strided<[?, 1], offset: ?>>, vector<4x1xf32>
  return %w : vector<4x1xf32>
}

func.func @de1(%m: memref<?x8xf32>, %a: index, %i: index, %f: f32) -> (vector<2x4xf32>) {
  %t = memref.expand_shape %m [[0], [1, 2]] output_shape [%a, 2, 4] : memref<?x8xf32> into memref<?x2x4xf32>
  %w = vector.transfer_read %t[%i, %i, %i], %f {in_bounds = [true, true]} : memref<?x2x4xf32>, vector<2x4xf32>
  return %w : vector<2x4xf32>
}
