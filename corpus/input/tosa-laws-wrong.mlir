func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: -1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 0, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 0, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 0, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 2>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 0, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i8}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32, local_bound = 1}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = "x", stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = "x", dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = "x", acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = "x"}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf16>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf16>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xi8>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf8E4M3FN>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf8E4M3FN>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xindex>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xindex>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf16>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf16>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf16>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf16>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<7xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xindex>)
  return
}
// -----
func.func @f(%a0: tensor<5x3x3x3xf32>, %a1: tensor<5xf32>) {
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %s2, %s3) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r:2 = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5xf32>, tensor<1x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<3x3x3x2xf32>, %a2: tensor<6xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32, local_bound = 1}> : (tensor<1x4x4x3xf32>, tensor<3x3x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<3x3x3x2xf32>, %a2: tensor<6xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = "x", stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<3x3x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<3x3x3x2xf32>, %a2: tensor<6xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = "x", dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<3x3x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<3x3x3x2xf32>, %a2: tensor<6xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = "x", acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<3x3x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<3x3x3x2xf32>, %a2: tensor<6xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = "x"}> : (tensor<1x4x4x3xf32>, tensor<3x3x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4x3xf32>, %a1: tensor<5x3x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv3d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 0, 1, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f32}> : (tensor<1x4x4x4x3xf32>, tensor<5x3x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4x3xf32>, %a1: tensor<5x3x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv3d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1, 1, 1>, stride = array<i64: 2, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f32}> : (tensor<1x4x4x4x3xf32>, tensor<5x3x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.transpose_conv2d"(%a0, %a1, %a2, %s3, %s4) <{out_pad = array<i64: -3, 0, 0, 0>, stride = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.transpose_conv2d"(%a0, %a1, %a2, %s3, %s4) <{out_pad = array<i64: 0, -3, 0, 0>, stride = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.transpose_conv2d"(%a0, %a1, %a2, %s3, %s4) <{out_pad = array<i64: 0, 0, -3, 0>, stride = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.transpose_conv2d"(%a0, %a1, %a2, %s3, %s4) <{out_pad = array<i64: 0, 0, 0, -4>, stride = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.transpose_conv2d"(%a0, %a1, %a2, %s3, %s4) <{out_pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.transpose_conv2d"(%a0, %a1, %a2, %s3, %s4) <{out_pad = array<i64: 0, 0, 1, 0>, stride = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.transpose_conv2d"(%a0, %a1, %a2, %s3, %s4) <{out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.transpose_conv2d"(%a0, %a1, %a2, %s3, %s4) <{out_pad = "x", stride = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.transpose_conv2d"(%a0, %a1, %a2, %s3, %s4) <{out_pad = array<i64: 0, 0, 0, 0>, stride = "x", acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) {
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.transpose_conv2d"(%a0, %a1, %a2, %s3, %s4) <{out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, acc_type = "x"}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %s1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = array<i64: 0, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x2x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %s1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = array<i64: 3, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x2x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %s1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = array<i64: 2, 3>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x2x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %s1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 2, 0, 0, 0>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x2x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %s1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 2, 0>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x2x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %s1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = "x", stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x2x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %s1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = array<i64: 2, 2>, stride = "x", pad = array<i64: 0, 0, 0, 0>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x2x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %s1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = "x", acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x2x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %s1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = "x"}> : (tensor<1x4x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x2x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xi8>) {
  %s1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32}> : (tensor<1x4x4x3xi8>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x2x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %s1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s2 = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x2x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %s1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32}> : (tensor<1x4x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x2x2x3xf16>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x5xf16>, %a1: tensor<1x5x6xf32>) {
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.matmul"(%a0, %a1, %s2, %s3) : (tensor<1x4x5xf16>, tensor<1x5x6xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x5xf32>, %a1: tensor<1x5x6xf16>) {
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.matmul"(%a0, %a1, %s2, %s3) : (tensor<1x4x5xf32>, tensor<1x5x6xf16>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x5xf32>, %a1: tensor<1x5x6xf32>) {
  %s2 = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.matmul"(%a0, %a1, %s2, %s3) : (tensor<1x4x5xf32>, tensor<1x5x6xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x5xf32>, %a1: tensor<1x5x6xf32>) {
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s3 = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.matmul"(%a0, %a1, %s2, %s3) : (tensor<1x4x5xf32>, tensor<1x5x6xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf16>) {
  %s1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.negate"(%a0, %s1, %s2) : (tensor<4x5xf16>, tensor<1xf32>, tensor<1xf32>) -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xindex>) {
  %s1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.negate"(%a0, %s1, %s2) : (tensor<4x5xindex>, tensor<1xf32>, tensor<1xf32>) -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x5xf32>) {
  %s1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.negate"(%a0, %s1, %s2) : (tensor<1x5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %s1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.negate"(%a0, %s1, %s2) : (tensor<4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<4x5xindex>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xi8>, %a1: tensor<5x3x3x3xi8>, %a2: tensor<5xi32>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x4x4x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xi8>, %a1: tensor<5x3x3x3xi8>, %a2: tensor<5xi32>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32, local_bound = 1}> : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x4x4x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xi8>, %a1: tensor<5x3x3x3xi8>, %a2: tensor<5xi32>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = "x", stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32}> : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x4x4x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xi8>, %a1: tensor<5x3x3x3xi8>, %a2: tensor<5xi32>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = "x", dilation = array<i64: 1, 1>, acc_type = i32}> : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x4x4x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xi8>, %a1: tensor<5x3x3x3xi8>, %a2: tensor<5xi32>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = "x", acc_type = i32}> : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x4x4x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<5xf32>) {
  %r = "tosa.clamp"(%a0) <{min_val = 0.0 : f32, max_val = 1.0 : f32}> : (tensor<5xf32>) -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.clamp"(%a0) <{min_val = 0.0 : f32, max_val = 1.0 : f32}> : (tensor<4x5xf32>) -> (tensor<4x5xf16>)
  return
}
// -----
func.func @f() {
  %r = "tosa.clamp"() <{min_val = 0.0 : f32, max_val = 1.0 : f32}> : () -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>) {
  %r = "tosa.clamp"(%a0) <{min_val = 2 : i8, max_val = 1 : i8}> : (tensor<4x5xi8>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<7x5xi32>, %a1: tensor<4x5xi32>) {
  %r = "tosa.add"(%a0, %a1) : (tensor<7x5xi32>, tensor<4x5xi32>) -> (tensor<4x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x5xi32>, %a1: tensor<4x5xi32>) {
  %r = "tosa.add"(%a0, %a1) : (tensor<1x4x5xi32>, tensor<4x5xi32>) -> (tensor<4x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<5xi32>, %a1: tensor<4x5xi32>) {
  %r = "tosa.add"(%a0, %a1) : (tensor<5xi32>, tensor<4x5xi32>) -> (tensor<4x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi32>, %a1: tensor<4x5xi32>) {
  %r = "tosa.add"(%a0, %a1) : (tensor<4x5xi32>, tensor<4x5xi32>) -> (tensor<1x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi32>, %a1: tensor<4x5xi32>) {
  %r = "tosa.add"(%a0, %a1) : (tensor<4x5xi32>, tensor<4x5xi32>) -> (tensor<1x4x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xi32>) {
  %r = "tosa.greater"(%a0, %a1) : (tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xi1>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi32>, %a1: tensor<4x5xi32>) {
  %r = "tosa.greater"(%a0, %a1) : (tensor<4x5xi32>, tensor<4x5xi32>) -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xi1>) {
  %r = "tosa.logical_and"(%a0, %a1) : (tensor<4x5xf32>, tensor<4x5xi1>) -> (tensor<4x5xi1>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xi32>) {
  %r = "tosa.intdiv"(%a0, %a1) : (tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi32>, %a1: tensor<4x5xi32>) {
  %r = "tosa.intdiv"(%a0, %a1) : (tensor<4x5xi32>, tensor<4x5xi32>) -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi32>, %a1: tensor<4x5xi32>) {
  %r = "tosa.arithmetic_right_shift"(%a0, %a1) <{round = 1 : i32}> : (tensor<4x5xi32>, tensor<4x5xi32>) -> (tensor<4x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>) {
  %r = "tosa.cos"(%a0) : (tensor<4x5xi8>) -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.cos"(%a0) : (tensor<4x5xf32>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x5xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = 1, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x5xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = true, input_unsigned = false, output_unsigned = false}> : (tensor<4x5xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = "x", rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x5xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = true, rounding_mode = "x", per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x5xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = "x", input_unsigned = false, output_unsigned = false}> : (tensor<4x5xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = "x", output_unsigned = false}> : (tensor<4x5xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = "x"}> : (tensor<4x5xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<1xi32>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x5xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi16>, %a1: tensor<1xi32>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x5xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>, %a1: tensor<1xf32>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x5xi8>, tensor<1xf32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>, %a1: tensor<1xi16>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x5xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>, %a1: tensor<1xi32>, %a2: tensor<1xf32>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x5xi8>, tensor<1xi32>, tensor<1xf32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>, %a1: tensor<1xi32>, %a2: tensor<7xi8>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x5xi8>, tensor<1xi32>, tensor<7xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x5xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x5xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<4x5xi16>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi16>, %a1: tensor<1xi32>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x5xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> (tensor<4x5xi16>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi16>, %a1: tensor<1xi32>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s4 = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x5xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> (tensor<4x5xi16>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi16>, %a1: tensor<1xi32>, %a2: tensor<1xi8>) {
  %s3 = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = "tosa.rescale"(%a0, %a1, %a2, %s3, %s4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = true, output_unsigned = false}> : (tensor<4x5xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> (tensor<4x5xi16>)
  return
}
// -----
func.func @f(%a0: i32, %a1: i32, %a2: i16) {
  %r = "tosa.apply_scale"(%a0, %a1, %a2) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>}> : (i32, i32, i16) -> (i32)
  return
}
// -----
func.func @f(%a0: f32, %a1: i32, %a2: i8) {
  %r = "tosa.apply_scale"(%a0, %a1, %a2) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>}> : (f32, i32, i8) -> (i32)
  return
}
// -----
func.func @f(%a0: i32, %a1: i32, %a2: i8) {
  %r = "tosa.apply_scale"(%a0, %a1, %a2) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>}> : (i32, i32, i8) -> (f32)
  return
}
// -----
func.func @f(%a0: vector<4xi8>, %a1: i32, %a2: i8) {
  %r = "tosa.apply_scale"(%a0, %a1, %a2) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>}> : (vector<4xi8>, i32, i8) -> (i32)
  return
}
// -----
func.func @f(%a0: i32, %a1: i32, %a2: i8) {
  %r = "tosa.apply_scale"(%a0, %a1, %a2) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>}> : (i32, i32, i8) -> (vector<4xi8>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x64xf8E4M3FN>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<2x6x64xf8E4M3FN>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = 32}> : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x6x64xf8E4M3FN>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x64xf32>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<2x6x64xf8E4M3FN>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf32>, tensor<2x4x2xf8E8M0FNU>, tensor<2x6x64xf8E4M3FN>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x64xf8E5M2>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<2x6x64xf8E4M3FN>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E5M2>, tensor<2x4x2xf8E8M0FNU>, tensor<2x6x64xf8E4M3FN>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x64xf8E4M3FN>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<2x6x64xf8E4M3FN>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<1x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x6x64xf8E4M3FN>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x1x64xf8E4M3FN>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<2x6x64xf8E4M3FN>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x1x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x6x64xf8E4M3FN>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x1xf8E4M3FN>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<2x6x64xf8E4M3FN>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x1xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x6x64xf8E4M3FN>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x64xf8E4M3FN>, %a1: tensor<2x4x2xf32>, %a2: tensor<2x6x64xf8E4M3FN>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf32>, tensor<2x6x64xf8E4M3FN>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x64xf8E4M3FN>, %a1: tensor<2x4x1xf8E8M0FNU>, %a2: tensor<2x6x64xf8E4M3FN>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x1xf8E8M0FNU>, tensor<2x6x64xf8E4M3FN>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x64xf8E4M3FN>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<1x6x64xf8E4M3FN>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<1x6x64xf8E4M3FN>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x64xf8E4M3FN>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<2x1x64xf8E4M3FN>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x1x64xf8E4M3FN>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x64xf8E4M3FN>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<2x6x64xf8E4M3FN>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x6x64xf8E4M3FN>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<1x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x64xf32>, %a1: tensor<4x2xf8E8M0FNU>) {
  %r = "tosa.cast_from_block_scaled"(%a0, %a1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf32>, tensor<4x2xf8E8M0FNU>) -> (tensor<4x64xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x64xf8E4M3FN>, %a1: tensor<4x2xf8E8M0FNU>) {
  %r = "tosa.cast_from_block_scaled"(%a0, %a1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<1x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> (tensor<4x64xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x64xf8E4M3FN>, %a1: tensor<1x2xf8E8M0FNU>) {
  %r = "tosa.cast_from_block_scaled"(%a0, %a1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf8E4M3FN>, tensor<1x2xf8E8M0FNU>) -> (tensor<4x64xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x64xf8E4M3FN>, %a1: tensor<4x1xf8E8M0FNU>) {
  %r = "tosa.cast_from_block_scaled"(%a0, %a1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf8E4M3FN>, tensor<4x1xf8E8M0FNU>) -> (tensor<4x64xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x64xf8E4M3FN>, %a1: tensor<4x2xf8E8M0FNU>) {
  %r = "tosa.cast_from_block_scaled"(%a0, %a1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> (tensor<4x64xindex>)
  return
}
// -----
func.func @f(%a0: tensor<4x64xf32>) {
  %r:2 = "tosa.cast_to_block_scaled"(%a0) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<1x2xf8E8M0FNU>)
  return
}
// -----
func.func @f(%a0: tensor<4x64xf32>) {
  %r:2 = "tosa.cast_to_block_scaled"(%a0) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
  return
}
// -----
func.func @f(%a0: tensor<4x64xf32>) {
  %r:3 = "tosa.cast_to_block_scaled"(%a0) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>, tensor<4x64xf8E4M3FN>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x64x!tosa.mxf32>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<2x6x64x!tosa.mxint8>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64x!tosa.mxf32>, tensor<2x4x2xf8E8M0FNU>, tensor<2x6x64x!tosa.mxint8>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x64x!tosa.mxbf16>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<2x6x64x!tosa.mxint8>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64x!tosa.mxbf16>, tensor<2x4x2xf8E8M0FNU>, tensor<2x6x64x!tosa.mxint8>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x64x!tosa.mxi8>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<2x6x64x!tosa.mxint8>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64x!tosa.mxi8>, tensor<2x4x2xf8E8M0FNU>, tensor<2x6x64x!tosa.mxint8>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x64x!tosa.mxui8>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<2x6x64x!tosa.mxint8>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64x!tosa.mxui8>, tensor<2x4x2xf8E8M0FNU>, tensor<2x6x64x!tosa.mxint8>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x64x!tosa.mxf8E4M3FN>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<2x6x64x!tosa.mxint8>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64x!tosa.mxf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x6x64x!tosa.mxint8>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x64x!tosa.mxf8E5M2>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<2x6x64x!tosa.mxint8>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64x!tosa.mxf8E5M2>, tensor<2x4x2xf8E8M0FNU>, tensor<2x6x64x!tosa.mxint8>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x64x!tosa.mxindex>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<2x6x64x!tosa.mxint8>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64x!tosa.mxindex>, tensor<2x4x2xf8E8M0FNU>, tensor<2x6x64x!tosa.mxint8>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<*xint8>, %a1: tensor<2x4x2xf8E8M0FNU>, %a2: tensor<2x6x64x!tosa.mxint8>, %a3: tensor<2x6x2xf8E8M0FNU>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<*xint8>, tensor<2x4x2xf8E8M0FNU>, tensor<2x6x64x!tosa.mxint8>, tensor<2x6x2xf8E8M0FNU>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%c: tensor<i1>, %x: tensor<4xf32>, %t: tensor<2xi8>, %e: tensor<2xi8>) {
  %r = "tosa.cond_if"(%c, %x) ({
  ^bb0(%a: tensor<4xf16>):
    tosa.yield %t : tensor<2xi8>
  }, {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %e : tensor<2xi8>
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<2xi8>
  return
}
// -----
func.func @f(%c: tensor<i1>, %x: tensor<4xf32>, %t: tensor<2xi8>, %e: tensor<2xi8>) {
  %r = "tosa.cond_if"(%c, %x) ({
  ^bb0(%a: tensor<5xf32>):
    tosa.yield %t : tensor<2xi8>
  }, {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %e : tensor<2xi8>
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<2xi8>
  return
}
// -----
func.func @f(%c: tensor<i1>, %x: tensor<4xf32>, %t: tensor<3xi8>, %e: tensor<2xi8>) {
  %r = "tosa.cond_if"(%c, %x) ({
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %t : tensor<3xi8>
  }, {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %e : tensor<2xi8>
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<2xi8>
  return
}
// -----
func.func @f(%c: tensor<i1>, %x: tensor<4xf32>, %t: tensor<2xi8>, %e: tensor<2xi16>) {
  %r = "tosa.cond_if"(%c, %x) ({
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %t : tensor<2xi8>
  }, {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %e : tensor<2xi16>
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<2xi8>
  return
}
// -----
func.func @f(%c: tensor<2xi1>, %x: tensor<4xf32>, %t: tensor<2xi8>, %e: tensor<2xi8>) {
  %r = "tosa.cond_if"(%c, %x) ({
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %t : tensor<2xi8>
  }, {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %e : tensor<2xi8>
  }) : (tensor<2xi1>, tensor<4xf32>) -> tensor<2xi8>
  return
}
// -----
func.func @f(%c: tensor<i1>, %x: tensor<4xf32>) {
  %r = "tosa.cond_if"(%c, %x) ({

 tosa.yield
}, {
^bb0(%a: tensor<4xf32>):
 tosa.yield %x : tensor<4xf32>
}) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%c: tensor<i1>, %x: tensor<4xf32>) {
  %r = "tosa.cond_if"(%c, %x) ({
^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
 tosa.yield %x : tensor<4xf32>
}, {
^bb0(%a: tensor<4xf32>):
 tosa.yield %x : tensor<4xf32>
}) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%c: tensor<i1>, %x: tensor<4xf32>) {
  %r = "tosa.cond_if"(%c, %x) ({
^bb0(%a: tensor<4xf32>):
 tosa.yield %x, %x : tensor<4xf32>, tensor<4xf32>
}, {
^bb0(%a: tensor<4xf32>):
 tosa.yield %x : tensor<4xf32>
}) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%c: tensor<i1>, %x: tensor<4xf32>) {
  %r = "tosa.while_loop"(%x) ({
^bb0(%a: tensor<4xf32>):
 tosa.yield %x, %x : tensor<4xf32>, tensor<4xf32>
}, {
^bb0(%a: tensor<4xf32>):
 tosa.yield %x : tensor<4xf32>
}) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%c: tensor<i1>, %x: tensor<4xf32>) {
  %r = "tosa.cond_if"(%c, %x) ({
^bb0(%a: tensor<4xf32>):
 func.return
}, {
^bb0(%a: tensor<4xf32>):
 tosa.yield %x : tensor<4xf32>
}) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%c: tensor<i1>, %x: tensor<4xf32>) {
  %r = "tosa.cond_if"(%c, %x) ({

 
}, {
^bb0(%a: tensor<4xf32>):
 tosa.yield %x : tensor<4xf32>
}) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%c: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>) {
  %r = "tosa.while_loop"(%x) ({
^bb0(%a: tensor<4xf32>):
 tosa.yield %c : tensor<i1>
}, {
^bb0(%a: tensor<4xf32>):
 tosa.yield %y : tensor<4xf32>
}) : (tensor<4xf32>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%c: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>) {
  %r = "tosa.while_loop"(%x) ({
^bb0(%a: tensor<4xf32>):
 tosa.yield %c : tensor<i1>
}, {
^bb0(%a: tensor<4xf32>):
 tosa.yield %y : tensor<4xf32>
}) : (tensor<4xf32>) -> tensor<4xf16>
  return
}
// -----
func.func @f(%c: tensor<2xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>) {
  %r = "tosa.while_loop"(%x) ({
^bb0(%a: tensor<4xf32>):
 tosa.yield %c : tensor<2xi1>
}, {
^bb0(%a: tensor<4xf32>):
 tosa.yield %y : tensor<4xf32>
}) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%c: tensor<i8>, %x: tensor<4xf32>, %y: tensor<4xf32>) {
  %r = "tosa.while_loop"(%x) ({
^bb0(%a: tensor<4xf32>):
 tosa.yield %c : tensor<i8>
}, {
^bb0(%a: tensor<4xf32>):
 tosa.yield %y : tensor<4xf32>
}) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%c: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.cond_if %c (%a = %x) : tensor<i1> () -> tensor<4xf32> { tosa.yield %x : tensor<4xf32> } else { tosa.yield %x : tensor<4xf32> }
  return %r : tensor<4xf32>
}
// -----
func.func @f(%c: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.cond_if : tensor<i1> -> tensor<4xf32> {} else {}
  return %r : tensor<4xf32>
}
// -----
func.func @f(%c: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.while_loop (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> { tosa.yield %c : tensor<i1> } { ^bb0(%b: tensor<4xf32>): tosa.yield %b : tensor<4xf32> }
  return %r : tensor<4xf32>
}
// -----
func.func @f(%c: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.while_loop (%a = %x) : tensor<4xf32> { } do { }
  return %r : tensor<4xf32>
}
// -----
tosa.variable @v = dense<1.0> : tensor<2xf32>
func.func @f(%x: tensor<2xf32>, %y: tensor<3xf32>) {
  %r = tosa.variable_read @v : tensor<3xf32>
  return
}
// -----
tosa.variable @v = dense<1.0> : tensor<2xf32>
func.func @f(%x: tensor<2xf32>, %y: tensor<3xf32>) {
  %r = tosa.variable_read @v : tensor<2xi32>
  return
}
// -----
tosa.variable @v = dense<1.0> : tensor<2xf32>
tosa.variable @v = dense<1.0> : tensor<2xf32>
func.func @f(%x: tensor<2xf32>, %y: tensor<3xf32>) {
  %r = tosa.variable_read @v : tensor<2xf32>
  return
}
// -----
tosa.variable @v : tensor<*xf32>
func.func @f(%x: tensor<2xf32>, %y: tensor<3xf32>) {
  %r = tosa.variable_read @v : tensor<2xf32>
  return
}
// -----
tosa.variable @v : f32
func.func @f(%x: tensor<2xf32>, %y: tensor<3xf32>) {
  %r = tosa.variable_read @v : tensor<2xf32>
  return
}
// -----
tosa.variable @w : tensor<2xf32>
func.func @f(%x: tensor<2xf32>, %y: tensor<3xf32>) {
  %r = tosa.variable_read @v : tensor<2xf32>
  return
}
// -----
tosa.variable "v" : tensor<2xf32>
func.func @f(%x: tensor<2xf32>, %y: tensor<3xf32>) {
  %r = tosa.variable_read @v : tensor<2xf32>
  return
}
// -----
func.func @f() {
  tosa.variable @v = dense<1.0> : tensor<2xf32>
  %r = tosa.variable_read @v : tensor<2xf32>
  return
}
// -----
"tosa.variable"() <{sym_name = "v", type = f32, var_shape = dense<2> : tensor<1xi64>}> : () -> ()
// -----
func.func @f() {
  %s = tosa.const_shape {values = dense<[1,2]> : tensor<2xi64>} : () -> !tosa.shape<2>
  return
}
// -----
func.func @f() {
  %s = tosa.const_shape {values = dense<[1,2]> : tensor<2xindex>} : () -> !tosa.shape<3>
  return
}
// -----
func.func @f() {
  %s = tosa.const_shape {values = dense<1> : tensor<index>} : () -> !tosa.shape<0>
  return
}
// -----
func.func @f() {
  %s = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> tensor<1xindex>
  return
}
// -----
func.func @f() {
  %s = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<-1>
  return
}
// -----
func.func @f() {
  %s = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<x>
  return
}
// -----
func.func @f() {
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xf32>
  return
}
// -----
func.func @f() {
  %s = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: !tosa.shape<2>, %b: !tosa.shape<2>) {
  %s = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// -----
func.func @f(%a: !tosa.shape<2>, %b: !tosa.shape<2>) {
  %s = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<3>
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xi8>, %a1: tensor<3x3x3x2xi8>, %a2: tensor<6xi32>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32, local_bound = 1}> : (tensor<1x4x4x3xi8>, tensor<3x3x3x2xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x4x4x6xi32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xi8>, %a1: tensor<3x3x3x2xi8>, %a2: tensor<6xi32>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = "x", stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32}> : (tensor<1x4x4x3xi8>, tensor<3x3x3x2xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x4x4x6xi32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xi8>, %a1: tensor<3x3x3x2xi8>, %a2: tensor<6xi32>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = "x", dilation = array<i64: 1, 1>, acc_type = i32}> : (tensor<1x4x4x3xi8>, tensor<3x3x3x2xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x4x4x6xi32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xi8>, %a1: tensor<3x3x3x2xi8>, %a2: tensor<6xi32>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %s3, %s4) <{pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = "x", acc_type = i32}> : (tensor<1x4x4x3xi8>, tensor<3x3x3x2xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x4x4x6xi32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xi8>, %a1: tensor<5x3x3x3xi8>, %a2: tensor<5xi32>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.transpose_conv2d"(%a0, %a1, %a2, %s3, %s4) <{out_pad = "x", stride = array<i64: 1, 1>, acc_type = i32}> : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x6x6x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xi8>, %a1: tensor<5x3x3x3xi8>, %a2: tensor<5xi32>) {
  %s3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.transpose_conv2d"(%a0, %a1, %a2, %s3, %s4) <{out_pad = array<i64: 0, 0, 0, 0>, stride = "x", acc_type = i32}> : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x6x6x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xi8>) {
  %s1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = "x", stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = i32}> : (tensor<1x4x4x3xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x2x2x3xi8>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xi8>) {
  %s1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = array<i64: 2, 2>, stride = "x", pad = array<i64: 0, 0, 0, 0>, acc_type = i32}> : (tensor<1x4x4x3xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x2x2x3xi8>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xi8>) {
  %s1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = "x", acc_type = i32}> : (tensor<1x4x4x3xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x2x2x3xi8>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf16>) {
  %s1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = i32}> : (tensor<1x4x4x3xf16>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x2x2x3xi8>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xbf16>) {
  %s1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.avg_pool2d"(%a0, %s1, %s2) <{kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = i32}> : (tensor<1x4x4x3xbf16>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x2x2x3xi8>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %r = "tosa.max_pool2d"(%a0) <{kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, nan_mode = #tosa.nan_mode<FOO>}> : (tensor<1x4x4x3xf32>) -> (tensor<1x2x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %r = "tosa.max_pool2d"(%a0) <{kernel = "x", stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>}> : (tensor<1x4x4x3xf32>) -> (tensor<1x2x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %r = "tosa.max_pool2d"(%a0) <{kernel = array<i64: 2, 2>, stride = "x", pad = array<i64: 0, 0, 0, 0>}> : (tensor<1x4x4x3xf32>) -> (tensor<1x2x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %r = "tosa.max_pool2d"(%a0) <{kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = "x"}> : (tensor<1x4x4x3xf32>) -> (tensor<1x2x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x8xf32>, %a1: tensor<1x4x8xf32>) {
  %r:2 = "tosa.fft2d"(%a0, %a1) <{inverse = 1}> : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<7x4x8xf32>) {
  %r:2 = "tosa.rfft2d"(%a0) : (tensor<7x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x7x8xf32>) {
  %r:2 = "tosa.rfft2d"(%a0) : (tensor<1x7x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x1xf32>) {
  %r:2 = "tosa.rfft2d"(%a0) : (tensor<1x4x1xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x7xf32>) {
  %r:2 = "tosa.rfft2d"(%a0) : (tensor<1x4x7xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x8xf32>) {
  %r:2 = "tosa.rfft2d"(%a0) : (tensor<1x4x8xf32>) -> (tensor<7x4x5xf32>, tensor<1x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.argmax"(%a0) <{axis = 2 : i32}> : (tensor<4x5xf32>) -> (tensor<4xi32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.argmax"(%a0) <{axis = 0 : i64}> : (tensor<4x5xf32>) -> (tensor<4xi32>)
  return
}
// -----
func.func @f(%a0: tensor<1x5xf32>) {
  %r = "tosa.argmax"(%a0) <{axis = 1 : i32}> : (tensor<1x5xf32>) -> (tensor<4xi32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.argmax"(%a0) <{axis = 1 : i32}> : (tensor<4x5xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi1>) {
  %r = "tosa.reduce_all"(%a0) <{axis = 2 : i32}> : (tensor<4x5xi1>) -> (tensor<4x1xi1>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi1>) {
  %r = "tosa.reduce_all"(%a0) <{axis = -1 : i32}> : (tensor<4x5xi1>) -> (tensor<4x1xi1>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi1>) {
  %r = "tosa.reduce_all"(%a0) <{axis = 0 : i32}> : (tensor<4x5xi1>) -> (tensor<4x1xi1>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.reduce_all"(%a0) <{axis = 1 : i32}> : (tensor<4x5xf32>) -> (tensor<4x1xi1>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x5xi1>) {
  %r = "tosa.reduce_all"(%a0) <{axis = 1 : i32}> : (tensor<1x4x5xi1>) -> (tensor<4x1xi1>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.reverse"(%a0) <{axis = 2 : i32}> : (tensor<4x5xf32>) -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.reverse"(%a0) <{axis = -1 : i32}> : (tensor<4x5xf32>) -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x3xf32>) {
  %r = "tosa.concat"(%a0, %a1) <{axis = 2 : i32}> : (tensor<4x5xf32>, tensor<4x3xf32>) -> (tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x3xf32>) {
  %r = "tosa.concat"(%a0, %a1) <{axis = 0 : i32}> : (tensor<4x5xf32>, tensor<4x3xf32>) -> (tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xindex>, %a1: tensor<4x3xf32>) {
  %r = "tosa.concat"(%a0, %a1) <{axis = 1 : i32}> : (tensor<4x5xindex>, tensor<4x3xf32>) -> (tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x1xf32>, %a1: tensor<4x3xf32>) {
  %r = "tosa.concat"(%a0, %a1) <{axis = 1 : i32}> : (tensor<4x1xf32>, tensor<4x3xf32>) -> (tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x5xf32>, %a1: tensor<4x3xf32>) {
  %r = "tosa.concat"(%a0, %a1) <{axis = 1 : i32}> : (tensor<1x4x5xf32>, tensor<4x3xf32>) -> (tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x3xf32>) {
  %r = "tosa.concat"(%a0, %a1) <{axis = 1 : i32}> : (tensor<4x5xf32>, tensor<4x3xf32>) -> (tensor<1x4x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x5xf32>) {
  %s1 = tosa.const_shape {values = dense<[1, 2, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.pad"(%a0, %s1, %s2) : (tensor<1x5xf32>, !tosa.shape<4>, tensor<1xf32>) -> (tensor<7x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x5xf32>) {
  %s1 = tosa.const_shape {values = dense<[1, 2, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.pad"(%a0, %s1, %s2) : (tensor<1x4x5xf32>, !tosa.shape<4>, tensor<1xf32>) -> (tensor<7x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %s1 = tosa.const_shape {values = dense<[-2, 2, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.pad"(%a0, %s1, %s2) : (tensor<4x5xf32>, !tosa.shape<4>, tensor<1xf32>) -> (tensor<7x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %s1 = tosa.const_shape {values = dense<[1, 2, 0, 0, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
  %s2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.pad"(%a0, %s1, %s2) : (tensor<4x5xf32>, !tosa.shape<5>, tensor<1xf32>) -> (tensor<7x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x5xf32>) {
  %s1 = tosa.const_shape {values = dense<[2, 10]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.reshape"(%a0, %s1) : (tensor<1x5xf32>, !tosa.shape<2>) -> (tensor<2x10xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %s1 = tosa.const_shape {values = dense<[-2, 10]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.reshape"(%a0, %s1) : (tensor<4x5xf32>, !tosa.shape<2>) -> (tensor<2x10xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %s1 = tosa.const_shape {values = dense<[2, 10, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r = "tosa.reshape"(%a0, %s1) : (tensor<4x5xf32>, !tosa.shape<3>) -> (tensor<2x10xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x5xf32>) {
  %s1 = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s2 = tosa.const_shape {values = dense<[2, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.slice"(%a0, %s1, %s2) : (tensor<1x4x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<2x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %s1 = tosa.const_shape {values = dense<[1, 0, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %s2 = tosa.const_shape {values = dense<[2, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.slice"(%a0, %s1, %s2) : (tensor<4x5xf32>, !tosa.shape<3>, !tosa.shape<2>) -> (tensor<2x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %s1 = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s2 = tosa.const_shape {values = dense<[2, 5, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r = "tosa.slice"(%a0, %s1, %s2) : (tensor<4x5xf32>, !tosa.shape<2>, !tosa.shape<3>) -> (tensor<2x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x5xf32>) {
  %s1 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.tile"(%a0, %s1) : (tensor<1x4x5xf32>, !tosa.shape<2>) -> (tensor<8x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %s1 = tosa.const_shape {values = dense<[-2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.tile"(%a0, %s1) : (tensor<4x5xf32>, !tosa.shape<2>) -> (tensor<8x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %s1 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.tile"(%a0, %s1) : (tensor<4x5xf32>, !tosa.shape<2>) -> (tensor<1x8x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.transpose"(%a0) <{perms = array<i32: 1>}> : (tensor<4x5xf32>) -> (tensor<5x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.transpose"(%a0) <{perms = array<i32: 1, 1>}> : (tensor<4x5xf32>) -> (tensor<5x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.transpose"(%a0) <{perms = array<i64: 1, 0>}> : (tensor<4x5xf32>) -> (tensor<5x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.transpose"(%a0) <{perms = array<i32: 0, 1>}> : (tensor<4x5xf32>) -> (tensor<5x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf16>) {
  %r = "tosa.transpose"(%a0) <{perms = array<i32: 1, 0>}> : (tensor<4x5xf16>) -> (tensor<5x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x5xf32>) {
  %r = "tosa.transpose"(%a0) <{perms = array<i32: 1, 0>}> : (tensor<1x5xf32>) -> (tensor<5x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.transpose"(%a0) <{perms = array<i32: 1, 0>}> : (tensor<4x5xf32>) -> (tensor<1x5x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x5xf32>, %a1: tensor<2x6xi32>) {
  %r = "tosa.gather"(%a0, %a1) : (tensor<1x4x5xf32>, tensor<2x6xi32>) -> (tensor<2x6x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x1xf32>, %a1: tensor<2x6xi32>) {
  %r = "tosa.gather"(%a0, %a1) : (tensor<2x4x1xf32>, tensor<2x6xi32>) -> (tensor<2x6x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x5xf32>, %a1: tensor<2x6xf32>) {
  %r = "tosa.gather"(%a0, %a1) : (tensor<2x4x5xf32>, tensor<2x6xf32>) -> (tensor<2x6x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x1x5xf32>, %a1: tensor<2x6xi32>, %a2: tensor<2x6x5xf32>) {
  %r = "tosa.scatter"(%a0, %a1, %a2) : (tensor<2x1x5xf32>, tensor<2x6xi32>, tensor<2x6x5xf32>) -> (tensor<2x8x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x8x1xf32>, %a1: tensor<2x6xi32>, %a2: tensor<2x6x5xf32>) {
  %r = "tosa.scatter"(%a0, %a1, %a2) : (tensor<2x8x1xf32>, tensor<2x6xi32>, tensor<2x6x5xf32>) -> (tensor<2x8x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %s1 = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.resize"(%a0, %s1, %s2, %s3) <{mode = "BILINEAR"}> : (tensor<1x4x4x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x7x7x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %s1 = tosa.const_shape {values = dense<[-2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.resize"(%a0, %s1, %s2, %s3) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x4x4x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x7x7x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %s1 = tosa.const_shape {values = dense<[2, 9, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.resize"(%a0, %s1, %s2, %s3) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x4x4x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x7x7x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %s1 = tosa.const_shape {values = dense<[2, 1, 2, 9]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.resize"(%a0, %s1, %s2, %s3) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x4x4x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x7x7x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %s1 = tosa.const_shape {values = dense<[2, 1, 2, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
  %s2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.resize"(%a0, %s1, %s2, %s3) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x4x4x3xf32>, !tosa.shape<5>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x7x7x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<7x5xf32>, %a1: tensor<4x5xf32>) {
  %s2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.mul"(%a0, %a1, %s2) : (tensor<7x5xf32>, tensor<4x5xf32>, tensor<1xi8>) -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x5xf32>, %a1: tensor<4x5xf32>) {
  %s2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.mul"(%a0, %a1, %s2) : (tensor<1x4x5xf32>, tensor<4x5xf32>, tensor<1xi8>) -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  %s2 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.mul"(%a0, %a1, %s2) : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<1xi8>) -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  %s2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.mul"(%a0, %a1, %s2) : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<1xi8>) -> (tensor<1x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<7x5xi8>, %a1: tensor<4x5xi8>) {
  %s2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.mul"(%a0, %a1, %s2) : (tensor<7x5xi8>, tensor<4x5xi8>, tensor<1xi8>) -> (tensor<4x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xi8>, %a1: tensor<4x5xi8>) {
  %s2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.mul"(%a0, %a1, %s2) : (tensor<4x5xi8>, tensor<4x5xi8>, tensor<1xi8>) -> (tensor<4x5xi1>)
  return
}
// -----
func.func @f(%a0: tensor<?x5xi8>, %a1: tensor<256xi8>) {
  %r = "tosa.table"(%a0, %a1) : (tensor<?x5xi8>, tensor<256xi8>) -> (tensor<4x5xi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.clamp"(%a0) <{min_val = 2.0 : f32, max_val = 1.0 : f32}> : (tensor<4x5xf32>) -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.clamp"(%a0) <{min_val = 0 : i32, max_val = 1 : i32}> : (tensor<4x5xf32>) -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.clamp"(%a0) <{min_val = "a", max_val = 1.0 : f32}> : (tensor<4x5xf32>) -> (tensor<4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  %r = "tosa.clamp"(%a0) <{min_val = 0x7FC00000 : f32, max_val = 1.0 : f32}> : (tensor<4x5xf32>) -> (tensor<4x5xf32>)
  return
}
