// bufferize: tensors
#id = affine_map<(i, j) -> (i, j)>
func.func @jacobi(%grid: tensor<66x66xf64>, %steps: index) -> tensor<66x66xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %quarter = arith.constant 0.25 : f64
  %r = scf.for %t = %c0 to %steps step %c1 iter_args(%g = %grid) -> tensor<66x66xf64> {
    %e = tensor.empty() : tensor<64x64xf64>
    %up = tensor.extract_slice %g[0, 1] [64, 64] [1, 1] : tensor<66x66xf64> to tensor<64x64xf64>
    %down = tensor.extract_slice %g[2, 1] [64, 64] [1, 1] : tensor<66x66xf64> to tensor<64x64xf64>
    %left = tensor.extract_slice %g[1, 0] [64, 64] [1, 1] : tensor<66x66xf64> to tensor<64x64xf64>
    %right = tensor.extract_slice %g[1, 2] [64, 64] [1, 1] : tensor<66x66xf64> to tensor<64x64xf64>
    %inner = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%up, %down, %left, %right : tensor<64x64xf64>, tensor<64x64xf64>, tensor<64x64xf64>, tensor<64x64xf64>) outs(%e : tensor<64x64xf64>) {
    ^bb0(%a: f64, %b: f64, %c: f64, %d: f64, %o: f64):
      %0 = arith.addf %a, %b : f64
      %1 = arith.addf %c, %d : f64
      %2 = arith.addf %0, %1 : f64
      %3 = arith.mulf %2, %quarter : f64
      linalg.yield %3 : f64
    } -> tensor<64x64xf64>
    %next = tensor.insert_slice %inner into %g[1, 1] [64, 64] [1, 1] : tensor<64x64xf64> into tensor<66x66xf64>
    scf.yield %next : tensor<66x66xf64>
  }
  return %r : tensor<66x66xf64>
}
