// bufferize: tosa
func.func @block(%x: tensor<1x14x14x32xf32>, %e: tensor<96x1x1x32xf32>, %eb: tensor<96xf32>, %d: tensor<3x3x96x1xf32>, %db: tensor<96xf32>, %p: tensor<32x1x1x96xf32>, %pb: tensor<32xf32>) -> tensor<1x14x14x32xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %x, %e, %eb, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>}
      : (tensor<1x14x14x32xf32>, tensor<96x1x1x32xf32>, tensor<96xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x14x14x96xf32>
  %1 = tosa.clamp %0 {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<1x14x14x96xf32>) -> tensor<1x14x14x96xf32>
  %2 = tosa.depthwise_conv2d %1, %d, %db, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>}
      : (tensor<1x14x14x96xf32>, tensor<3x3x96x1xf32>, tensor<96xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x14x14x96xf32>
  %3 = tosa.clamp %2 {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<1x14x14x96xf32>) -> tensor<1x14x14x96xf32>
  %4 = tosa.conv2d %3, %p, %pb, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>}
      : (tensor<1x14x14x96xf32>, tensor<32x1x1x96xf32>, tensor<32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x14x14x32xf32>
  %5 = tosa.add %x, %4 : (tensor<1x14x14x32xf32>, tensor<1x14x14x32xf32>) -> tensor<1x14x14x32xf32>
  return %5 : tensor<1x14x14x32xf32>
}
