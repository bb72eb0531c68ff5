// bufferize: tensors
// Numbers that look random, a walk over them, and a table that grows by reshaping.
func.func @walk(%seed: i64, %n: index) -> (tensor<?xf32>, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 6364136223846793005 : i64
  %c = arith.constant 1442695040888963407 : i64
  %s33 = arith.constant 33 : i64
  %scale = arith.constant 2.3283064E-10 : f32
  %half = arith.constant 0.5 : f32
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?xf32>
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %seed, %at = %zero, %out = %e) -> (i64, f32, tensor<?xf32>) {
    %0 = arith.muli %x, %a : i64
    %1 = arith.addi %0, %c : i64
    %2 = arith.shrui %1, %s33 : i64
    %3 = arith.uitofp %2 : i64 to f32
    %4 = arith.mulf %3, %scale : f32
    %5 = arith.subf %4, %half : f32
    %6 = arith.addf %at, %5 : f32
    %7 = tensor.insert %6 into %out[%i] : tensor<?xf32>
    scf.yield %1, %6, %7 : i64, f32, tensor<?xf32>
  }
  return %r#2, %r#0 : tensor<?xf32>, i64
}
func.func @rows(%x: tensor<24xf32>) -> (tensor<4x6xf32>, tensor<2x12xf32>, tensor<6x4xf32>) {
  %0 = tensor.expand_shape %x [[0, 1]] output_shape [4, 6] : tensor<24xf32> into tensor<4x6xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 2, 6] : tensor<4x6xf32> into tensor<2x2x6xf32>
  %2 = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<2x2x6xf32> into tensor<2x12xf32>
  %e = tensor.empty() : tensor<6x4xf32>
  %3 = linalg.transpose ins(%0 : tensor<4x6xf32>) outs(%e : tensor<6x4xf32>) permutation = [1, 0]
  return %0, %2, %3 : tensor<4x6xf32>, tensor<2x12xf32>, tensor<6x4xf32>
}
