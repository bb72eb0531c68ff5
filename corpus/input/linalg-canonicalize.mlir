func.func @f(%a: memref<4x4xf32>, %c: f32) {
  %m = memref.cast %a : memref<4x4xf32> to memref<?x?xf32>
  linalg.fill ins(%c : f32) outs(%m : memref<?x?xf32>)
  linalg.copy ins(%m : memref<?x?xf32>) outs(%m : memref<?x?xf32>)
  linalg.add ins(%m, %m : memref<?x?xf32>, memref<?x?xf32>) outs(%m : memref<?x?xf32>)
  linalg.matmul ins(%m, %m : memref<?x?xf32>, memref<?x?xf32>) outs(%m : memref<?x?xf32>)
  linalg.transpose ins(%m : memref<?x?xf32>) outs(%m : memref<?x?xf32>) permutation = [1,0]
  linalg.map { math.exp } ins(%m : memref<?x?xf32>) outs(%m : memref<?x?xf32>)
  return
}
// -----
func.func @f(%a: memref<0x4xf32>, %c: f32) {
  linalg.fill ins(%c : f32) outs(%a : memref<0x4xf32>)
  return
}
// -----
func.func @f(%a: memref<?x4xf32>, %b: memref<?x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<?x4xf32>) outs(%b : memref<?x4xf32>) {
  ^bb0(%x: f32, %y: f32):
  linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: memref<?x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<?x4xf32>) outs(%a : memref<?x4xf32>) {
  ^bb0(%x: f32, %y: f32):
  linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x4xf32>) outs(%b : tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32):
  linalg.yield %x : f32
  } -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<8x4xf32>) outs(%b : tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32):
  linalg.yield %x : f32
  } -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<8x4xf32>) -> tensor<?x4xf32> {
  %c = tensor.cast %a : tensor<8x4xf32> to tensor<?x4xf32>
  %d = tensor.cast %b : tensor<8x4xf32> to tensor<?x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<?x4xf32>) outs(%d : tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32):
  %z = arith.addf %x, %y : f32
  linalg.yield %z : f32
  } -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<8x4xf32>) -> tensor<?x4xf32> {
  %c = tensor.cast %a : tensor<8x4xf32> to tensor<?x4xf32>
  %d = tensor.cast %b : tensor<8x4xf32> to tensor<?x4xf32>
  %r = linalg.add ins(%c, %d : tensor<?x4xf32>, tensor<?x4xf32>) outs(%d : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<8x4xf32>) outs(%b : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
  %z = arith.addf %x, %y : f32
  linalg.yield %z : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.exp ins(%a : tensor<8x4xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @f(%c: f32) -> tensor<2x2x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %x = tensor.expand_shape %f [[0, 1], [2]] output_shape [2, 2, 4] : tensor<4x4xf32> into tensor<2x2x4xf32>
  return %x : tensor<2x2x4xf32>
}
// -----
func.func @f(%c: f32, %e: tensor<?x4xf32>) -> tensor<?xf32> {
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %x = tensor.collapse_shape %f [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  return %x : tensor<?xf32>
}
// -----
func.func @f(%c: f32, %i: index) -> f32 {
  %e = tensor.empty(%i) : tensor<?xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %x = tensor.extract %f[%i] : tensor<?xf32>
  return %x : f32
}
// -----
func.func @f(%c: f32, %i: index) -> tensor<?x9xf32> {
  %e = tensor.empty(%i) : tensor<?x4xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %x = tensor.pad %f low[%i, 2] high[1, 3] {
  ^bb0(%p: index, %q: index):
  tensor.yield %c : f32
  } : tensor<?x4xf32> to tensor<?x9xf32>
  return %x : tensor<?x9xf32>
}
// -----
func.func @f(%c: f32, %e: tensor<4xf32>) -> tensor<4xf32> {
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %e2 = tensor.empty() : tensor<4xf32>
  %x = linalg.copy ins(%f : tensor<4xf32>) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  return %x : tensor<4xf32>
}
// -----
func.func @f(%c: f32, %e: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %x = linalg.copy ins(%g : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  return %x : tensor<4xf32>
}
// -----
func.func @f(%c: f32, %e: tensor<4x8xf32>, %g: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %x = linalg.transpose ins(%f : tensor<4x8xf32>) outs(%g : tensor<8x4xf32>) permutation = [1, 0]
  return %x : tensor<8x4xf32>
}
// -----
func.func @f(%c: f32, %e: tensor<4x8xf32>, %g: tensor<4x8xf32>) -> tensor<8x8xf32> {
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %h = linalg.fill ins(%c : f32) outs(%g : tensor<4x8xf32>) -> tensor<4x8xf32>
  %x = tensor.concat dim(0) %f, %h : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  return %x : tensor<8x8xf32>
}
// -----
func.func @f(%c: f32, %e: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %g = linalg.fill ins(%c : f32) outs(%f : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %g : tensor<4x8xf32>
}
// -----
func.func @f(%c: f32, %e: tensor<?x8xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %g = tensor.dim %f, %c0 : tensor<?x8xf32>
  %h = tensor.dim %f, %c1 : tensor<?x8xf32>
  return %g, %h : index, index
}
// -----
func.func @f(%a: tensor<4x8xf32>, %e: tensor<8x4xf32>, %g: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %f = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) permutation = [1, 0]
  %x = linalg.transpose ins(%f : tensor<8x4xf32>) outs(%g : tensor<4x8xf32>) permutation = [1, 0]
  return %x : tensor<4x8xf32>
}
// -----
func.func @f(%a: tensor<4x8x2xf32>, %e: tensor<8x2x4xf32>, %g: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %f = linalg.transpose ins(%a : tensor<4x8x2xf32>) outs(%e : tensor<8x2x4xf32>) permutation = [1, 2, 0]
  %x = linalg.transpose ins(%f : tensor<8x2x4xf32>) outs(%g : tensor<2x4x8xf32>) permutation = [1, 2, 0]
  return %x : tensor<2x4x8xf32>
}
// -----
func.func @f(%a: tensor<4xf32>, %e: tensor<4x8xf32>, %g: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %f = linalg.broadcast ins(%a : tensor<4xf32>) outs(%e : tensor<4x8xf32>) dimensions = [1]
  %x = linalg.transpose ins(%f : tensor<4x8xf32>) outs(%g : tensor<8x4xf32>) permutation = [1, 0]
  return %x : tensor<8x4xf32>
}
// -----
func.func @f(%a: tensor<4xf32>, %e: tensor<4x8xf32>, %g: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %f = linalg.broadcast ins(%a : tensor<4xf32>) outs(%e : tensor<4x8xf32>) dimensions = [1]
  %x = linalg.broadcast ins(%f : tensor<4x8xf32>) outs(%g : tensor<2x4x8xf32>) dimensions = [0]
  return %x : tensor<2x4x8xf32>
}
// -----
func.func @f(%a: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %x = linalg.broadcast ins(%a : tensor<4xf32>) outs(%g : tensor<4xf32>) dimensions = []
  return %x : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<128x256xf32>) -> tensor<128x256xf32> {
  %e = tensor.empty() : tensor<16x8x8x32xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %e : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %e2 = tensor.empty() : tensor<128x256xf32>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %e2 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return %u : tensor<128x256xf32>
}
// -----
func.func @f(%a: tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32> {
  %e2 = tensor.empty() : tensor<128x256xf32>
  %u = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %e2 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %e = tensor.empty() : tensor<16x8x8x32xf32>
  %p = linalg.pack %u inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %e : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return %p : tensor<16x8x8x32xf32>
}
// -----
func.func @f(%c: f32) -> tensor<16x8x8x32xf32> {
  %e2 = tensor.empty() : tensor<128x256xf32>
  %u = linalg.fill ins(%c : f32) outs(%e2 : tensor<128x256xf32>) -> tensor<128x256xf32>
  %e = tensor.empty() : tensor<16x8x8x32xf32>
  %p = linalg.pack %u inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %e : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return %p : tensor<16x8x8x32xf32>
}
// -----
func.func @f(%t: tensor<4x?xf32>) -> tensor<*xf32> {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<*xf32>
  return %1 : tensor<*xf32>
}
// -----
func.func @f(%t: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @f(%t: tensor<*xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<4x?xf32>
  %1 = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @f() -> tensor<?xf32> {
  %c = arith.constant dense<1.0> : tensor<4xf32>
  %0 = tensor.cast %c : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @f(%i: index) -> tensor<?x4xf32> {
  %c = arith.constant 4 : index
  %0 = tensor.empty(%c) : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
// -----
func.func @f(%i: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = tensor.empty(%i) : tensor<?x4xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x4xf32>
  return %1 : index
}
// -----
func.func @f(%i: index) -> tensor<?x5xf32> {
  %0 = tensor.empty(%i) : tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i, 5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}
// -----
func.func @f(%i: index) -> tensor<2x3xf32> {
  %0 = tensor.empty() : tensor<6xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
// -----
func.func @f(%i: index) -> tensor<6xf32> {
  %0 = tensor.empty() : tensor<2x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  return %1 : tensor<6xf32>
}
// -----
func.func @f(%i: index) -> tensor<?xf32> {
  %0 = tensor.empty() : tensor<6xf32>
  %1 = tensor.extract_slice %0[1] [%i] [1] : tensor<6xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @f(%i: index) -> tensor<?xf32> {
  %0 = tensor.empty() : tensor<6xf32>
  %1 = tensor.cast %0 : tensor<6xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @f(%i: index) -> tensor<6xf32> {
  %0 = tensor.empty(%i) : tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<6xf32>
  return %1 : tensor<6xf32>
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %c = arith.constant 1 : index
  %0 = tensor.from_elements %x, %y : tensor<2xf32>
  %1 = tensor.extract %0[%c] : tensor<2xf32>
  return %1 : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %c = arith.constant 1 : index
  %0 = tensor.splat %x : tensor<2xf32>
  %1 = tensor.extract %0[%c] : tensor<2xf32>
  return %1 : f32
}
// -----
func.func @f(%x: f32) -> tensor<2xf32> {
  %0 = tensor.from_elements %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @f() -> f32 {
  %c = arith.constant 1 : index
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = tensor.extract %0[%c] : tensor<2xf32>
  return %1 : f32
}
// -----
func.func @f(%i: index) -> f32 {
  %0 = arith.constant dense<1.0> : tensor<2xf32>
  %1 = tensor.extract %0[%i] : tensor<2xf32>
  return %1 : f32
}
// -----
func.func @f() -> tensor<2xf32> {
  %x = arith.constant 1.0 : f32
  %y = arith.constant 2.0 : f32
  %0 = tensor.from_elements %x, %y : tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @f() -> tensor<2xf32> {
  %c = arith.constant 1 : index
  %x = arith.constant 3.0 : f32
  %0 = arith.constant dense<3.0> : tensor<2xf32>
  %1 = tensor.insert %x into %0[%c] : tensor<2xf32>
  return %1 : tensor<2xf32>
}
// -----
func.func @f(%t: tensor<8x8xf32>) -> tensor<?x4xf32> {
  %c = arith.constant 4 : index
  %1 = tensor.extract_slice %t[0, 0] [%c, 4] [1, 1] : tensor<8x8xf32> to tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}
// -----
func.func @f(%t: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %1 = tensor.extract_slice %t[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> to tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
// -----
func.func @f(%t: tensor<8x8xf32>, %i: index) -> tensor<4x?xf32> {
  %d = tensor.cast %t : tensor<8x8xf32> to tensor<?x8xf32>
  %1 = tensor.extract_slice %d[0, 0] [4, %i] [1, 1] : tensor<?x8xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}
// -----
func.func @f(%t: tensor<8x8xf32>, %s: tensor<?x4xf32>) -> tensor<8x8xf32> {
  %c = arith.constant 4 : index
  %1 = tensor.insert_slice %s into %t[0, 0] [%c, 4] [1, 1] : tensor<?x4xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
// -----
func.func @f(%t: tensor<8x8xf32>, %s: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %1 = tensor.insert_slice %s into %t[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
// -----
func.func @f(%t: tensor<8x8xf32>, %s: tensor<4x4xf32>) -> tensor<8x8xf32> {
  %d = tensor.cast %s : tensor<4x4xf32> to tensor<?x4xf32>
  %c = arith.constant 4 : index
  %1 = tensor.insert_slice %d into %t[0, 0] [%c, 4] [1, 1] : tensor<?x4xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
// -----
func.func @f(%t: tensor<?x8xf32>, %s: tensor<4x4xf32>, %i: index) -> tensor<?x8xf32> {
  %d = tensor.cast %s : tensor<4x4xf32> to tensor<?x4xf32>
  %1 = tensor.insert_slice %d into %t[0, 0] [%i, 4] [1, 1] : tensor<?x4xf32> into tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}
// -----
func.func @f(%t: tensor<4x8xf32>) -> tensor<32xf32> {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [8, 4] : tensor<32xf32> into tensor<8x4xf32>
  %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<8x4xf32> into tensor<32xf32>
  return %2 : tensor<32xf32>
}
// -----
func.func @f(%t: tensor<4x8x2xf32>) -> tensor<64xf32> {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x8x2xf32> into tensor<32x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<32x2xf32> into tensor<64xf32>
  return %1 : tensor<64xf32>
}
// -----
func.func @f(%t: tensor<64xf32>) -> tensor<4x8x2xf32> {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [32, 2] : tensor<64xf32> into tensor<32x2xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [4, 8, 2] : tensor<32x2xf32> into tensor<4x8x2xf32>
  return %1 : tensor<4x8x2xf32>
}
// -----
func.func @f(%t: tensor<64xf32>) -> tensor<8x8xf32> {
  %0 = tensor.expand_shape %t [[0, 1, 2]] output_shape [4, 2, 8] : tensor<64xf32> into tensor<4x2x8xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<4x2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
// -----
func.func @f(%t: tensor<4x2x8xf32>) -> tensor<8x8xf32> {
  %0 = tensor.collapse_shape %t [[0, 1, 2]] : tensor<4x2x8xf32> into tensor<64xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [8, 8] : tensor<64xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
// -----
func.func @f(%t: tensor<4x8xf32>) -> tensor<?xf32> {
  %c = tensor.cast %t : tensor<4x8xf32> to tensor<?x8xf32>
  %0 = tensor.collapse_shape %c [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @f() -> tensor<4xf32> {
  %c = arith.constant dense<[[1.,2.],[3.,4.]]> : tensor<2x2xf32>
  %0 = tensor.collapse_shape %c [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%x: f32) -> tensor<2x2xf32> {
  %c = tensor.splat %x : tensor<4xf32>
  %0 = tensor.expand_shape %c [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%x: f32, %y: f32) -> tensor<2x1xf32> {
  %c = tensor.from_elements %x, %y : tensor<2xf32>
  %0 = tensor.expand_shape %c [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}
// -----
func.func @f(%t: tensor<?x8xf32>, %i: index) -> index {
  %c = arith.constant 1 : index
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%i, 4, 8] : tensor<?x8xf32> into tensor<?x4x8xf32>
  %c0 = arith.constant 0 : index
  %1 = tensor.dim %0, %c0 : tensor<?x4x8xf32>
  return %1 : index
}
// -----
func.func @f(%t: tensor<?x8xf32>) -> index {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
  %c0 = arith.constant 0 : index
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  return %1 : index
}
// -----
func.func @f(%i: index, %x: f32) -> tensor<?x4xf32> {
  %c = arith.constant 3 : index
  %0 = tensor.generate %c {
  ^bb0(%p: index, %q: index):
  tensor.yield %x : f32
  } : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
// -----
func.func @f(%i: index, %x: f32) -> index {
  %c = arith.constant 0 : index
  %0 = tensor.generate %i {
  ^bb0(%p: index, %q: index):
  tensor.yield %x : f32
  } : tensor<?x4xf32>
  %d = tensor.dim %0, %c : tensor<?x4xf32>
  return %d : index
}
// -----
func.func @f(%i: index, %j: index) -> index {
  %0 = tensor.generate %i {
  ^bb0(%p: index):
  %z = arith.addi %p, %j : index
  tensor.yield %z : index
  } : tensor<?xindex>
  %d = tensor.extract %0[%j] : tensor<?xindex>
  return %d : index
}
// -----
func.func @f(%t: tensor<4xf32>, %x: f32) -> tensor<4xf32> {
  %0 = tensor.pad %t low[0] high[0] {
  ^bb0(%p: index):
  tensor.yield %x : f32
  } : tensor<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%t: tensor<4xf32>, %x: f32) -> tensor<?xf32> {
  %c = arith.constant 2 : index
  %0 = tensor.pad %t low[%c] high[0] {
  ^bb0(%p: index):
  tensor.yield %x : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @f(%t: tensor<4xf32>, %x: f32) -> tensor<?xf32> {
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.pad %c low[1] high[0] {
  ^bb0(%p: index):
  tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @f(%t: tensor<?xf32>, %x: f32, %i: index) -> tensor<5xf32> {
  %0 = tensor.pad %t low[%i] high[0] {
  ^bb0(%p: index):
  tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<5xf32>
  return %1 : tensor<5xf32>
}
// -----
func.func @f(%t: tensor<4xf32>) -> index {
  %0 = tensor.rank %t : tensor<4xf32>
  return %0 : index
}
// -----
func.func @f(%t: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tensor.concat dim(0) %t : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// -----
func.func @f(%t: tensor<?x3xf32>, %u: tensor<2x3xf32>) -> tensor<?x3xf32> {
  %c = tensor.cast %u : tensor<2x3xf32> to tensor<?x3xf32>
  %0 = tensor.concat dim(0) %c, %c : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// -----
func.func @f(%t: tensor<4xf32>) -> tensor<2x2xf32> {
  %s = arith.constant dense<2> : tensor<2xindex>
  %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%t: tensor<?xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %s = tensor.from_elements %i, %j : tensor<2xindex>
  %0 = tensor.reshape %t(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @f(%t: tensor<8x16xf32>, %i: index) -> tensor<4xf32> {
  %0 = tensor.extract_slice %t[%i, 0] [1, 8] [1, 1] : tensor<8x16xf32> to tensor<8xf32>
  %1 = tensor.extract_slice %0[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}
