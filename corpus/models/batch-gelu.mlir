// bufferize: tensors
#map = affine_map<(b, i, j) -> (b, i, j)>
#bias = affine_map<(b, i, j) -> (j)>
func.func @dense(%x: tensor<?x64x32xf32>, %w: tensor<?x32x48xf32>, %bias: tensor<48xf32>) -> tensor<?x64x48xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %r2 = arith.constant 0.70710678 : f32
  %n = tensor.dim %x, %c0 : tensor<?x64x32xf32>
  %e = tensor.empty(%n) : tensor<?x64x48xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x64x48xf32>) -> tensor<?x64x48xf32>
  %p = linalg.batch_matmul ins(%x, %w : tensor<?x64x32xf32>, tensor<?x32x48xf32>) outs(%f : tensor<?x64x48xf32>) -> tensor<?x64x48xf32>
  %g = linalg.generic {indexing_maps = [#map, #bias, #map], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%p, %bias : tensor<?x64x48xf32>, tensor<48xf32>) outs(%e : tensor<?x64x48xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    %1 = arith.mulf %0, %r2 : f32
    %2 = math.erf %1 : f32
    %3 = arith.addf %2, %one : f32
    %4 = arith.mulf %3, %half : f32
    %5 = arith.mulf %0, %4 : f32
    linalg.yield %5 : f32
  } -> tensor<?x64x48xf32>
  return %g : tensor<?x64x48xf32>
}
