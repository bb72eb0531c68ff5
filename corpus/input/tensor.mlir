func.func @a(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<4x8xf32>, %s: tensor<2xindex>, %x: tensor<?x?xf32>, %ui: tensor<4xui32>, %g: tensor<1x2x2xindex>) -> (tensor<2x?xf32>) {
  %0 = tensor.bitcast %ui {a} : tensor<4xui32> to tensor<4xi32>
  %1 = tensor.concat dim(0) %u, %u {a} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %2 = tensor.extract_slice %t[0, %i] [2, %i] [1, 1] {a} : tensor<4x?xf32> to tensor<2x?xf32>
  %3 = tensor.extract_slice %u[0, 0] [1, 4] [1, 1] : tensor<4x8xf32> to tensor<4xf32>
  %4 = tensor.insert_slice %3 into %u[%i, 0] [1, 4] [1, 1] {a} : tensor<4xf32> into tensor<4x8xf32>
  %5 = tensor.expand_shape %t [[0, 1], [2, 3]] output_shape [2, 2, %i, 4] {a} : tensor<4x?xf32> into tensor<2x2x?x4xf32>
  %6 = tensor.collapse_shape %5 [[0, 1, 2], [3]] {a} : tensor<2x2x?x4xf32> into tensor<?x4xf32>
  %7 = tensor.reshape %x(%s) {a} : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x4xf32>
  %8 = tensor.from_elements %f, %f {a} : tensor<2xf32>
  %9 = tensor.generate %i {
  ^bb0(%q: index, %r: index):
    tensor.yield %f {b} : f32
  } {a} : tensor<3x?xf32>
  %10 = tensor.pad %t low[1, %i] high[0, 2] {
  ^bb0(%q: index, %r: index):
    tensor.yield %f : f32
  } {a} : tensor<4x?xf32> to tensor<5x?xf32>
  %11 = tensor.pad %t nofold low[1, %i] high[0, 2] {
  ^bb0(%q: index, %r: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  %12 = tensor.rank %t {a} : tensor<4x?xf32>
  %13 = tensor.gather %u[%g] gather_dims([0, 1]) unique {a} : (tensor<4x8xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1x1xf32>
  %14 = tensor.gather %u[%g] gather_dims([0, 1]) : (tensor<4x8xf32>, tensor<1x2x2xindex>) -> tensor<1x2xf32>
  %15 = tensor.scatter %14 into %u[%g] scatter_dims([0, 1]) unique {a} : (tensor<1x2xf32>, tensor<4x8xf32>, tensor<1x2x2xindex>) -> tensor<4x8xf32>
  %16 = tensor.splat %f {a} : tensor<3xf32>
  %17 = tensor.splat %f[%i] {a} : tensor<3x?xf32>
  %18 = tensor.from_elements %f : tensor<f32>
  %19 = tensor.empty(%i) {a} : tensor<?xf32>
  %20 = tensor.extract %18[] : tensor<f32>
  %21 = tensor.collapse_shape %18 [] : tensor<f32> into tensor<f32>
  return %2 : tensor<2x?xf32>
}
// -----
func.func @b(%t: tensor<4x8xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %r = scf.forall (%i) in (2) shared_outs(%s = %o) -> (tensor<8x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %s[%i, 0] [4, 8] [1, 1] {a} : tensor<4x8xf32> into tensor<8x8xf32>
    }
  }
  return %r : tensor<8x8xf32>
}
