// bufferize: tensors
func.func @conv_pool(%x: tensor<1x34x34x4xf32>, %k: tensor<3x3x4x8xf32>, %b: tensor<8xf32>) -> tensor<1x16x16x8xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant -3.4e38 : f32
  %e = tensor.empty() : tensor<1x32x32x8xf32>
  %bb = linalg.broadcast ins(%b : tensor<8xf32>) outs(%e : tensor<1x32x32x8xf32>) dimensions = [0, 1, 2]
  %c = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %k : tensor<1x34x34x4xf32>, tensor<3x3x4x8xf32>) outs(%bb : tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
  %r = linalg.max ins(%c, %z : tensor<1x32x32x8xf32>, tensor<1x32x32x8xf32>) outs(%e : tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
  %window = tensor.empty() : tensor<2x2xf32>
  %pe = tensor.empty() : tensor<1x16x16x8xf32>
  %pf = linalg.fill ins(%low : f32) outs(%pe : tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xf32>
  %p = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%r, %window : tensor<1x32x32x8xf32>, tensor<2x2xf32>) outs(%pf : tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xf32>
  return %p : tensor<1x16x16x8xf32>
}
