// bufferize: tosa
func.func @mlp(%x: tensor<8x1x784xf32>, %w1: tensor<8x784x128xf32>, %b1: tensor<1x1x128xf32>, %w2: tensor<8x128x10xf32>) -> tensor<8x1x10xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.matmul %x, %w1, %z, %z : (tensor<8x1x784xf32>, tensor<8x784x128xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<8x1x128xf32>
  %1 = tosa.add %0, %b1 : (tensor<8x1x128xf32>, tensor<1x1x128xf32>) -> tensor<8x1x128xf32>
  %2 = tosa.clamp %1 {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<8x1x128xf32>) -> tensor<8x1x128xf32>
  %3 = tosa.matmul %2, %w2, %z, %z : (tensor<8x1x128xf32>, tensor<8x128x10xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<8x1x10xf32>
  %4 = tosa.exp %3 : (tensor<8x1x10xf32>) -> tensor<8x1x10xf32>
  %5 = tosa.reduce_sum %4 {axis = 2 : i32} : (tensor<8x1x10xf32>) -> tensor<8x1x1xf32>
  %6 = tosa.reciprocal %5 : (tensor<8x1x1xf32>) -> tensor<8x1x1xf32>
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %7 = tosa.mul %4, %6, %s : (tensor<8x1x10xf32>, tensor<8x1x1xf32>, tensor<1xi8>) -> tensor<8x1x10xf32>
  return %7 : tensor<8x1x10xf32>
}
