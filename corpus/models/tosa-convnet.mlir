// bufferize: tosa
func.func @convnet(%image: tensor<1x32x32x3xf32>, %k1: tensor<16x3x3x3xf32>, %b1: tensor<16xf32>, %k2: tensor<32x3x3x16xf32>, %b2: tensor<32xf32>) -> tensor<1x8x8x32xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %image, %k1, %b1, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>}
      : (tensor<1x32x32x3xf32>, tensor<16x3x3x3xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  %1 = tosa.clamp %0 {min_val = 0.0 : f32, max_val = 3.4e38 : f32} : (tensor<1x32x32x16xf32>) -> tensor<1x32x32x16xf32>
  %2 = tosa.max_pool2d %1 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x32x32x16xf32>) -> tensor<1x16x16x16xf32>
  %3 = tosa.conv2d %2, %k2, %b2, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>}
      : (tensor<1x16x16x16xf32>, tensor<32x3x3x16xf32>, tensor<32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x16x16x32xf32>
  %4 = tosa.tanh %3 : (tensor<1x16x16x32xf32>) -> tensor<1x16x16x32xf32>
  %5 = tosa.avg_pool2d %4, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}
      : (tensor<1x16x16x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x32xf32>
  return %5 : tensor<1x8x8x32xf32>
}
