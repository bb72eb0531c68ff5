func.func @f(%a: tensor<1x3xf32>, %b: tensor<4x3xf32>) {
  %0 = tosa.add %a, %b : (tensor<1x3xf32>, tensor<4x3xf32>) -> tensor<1x3xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>) {
  %0 = tosa.sub %a, %b : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%a: tensor<0xf32>) {
  %0 = tosa.exp %a : (tensor<0xf32>) -> tensor<0xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<1x4x4x1xf32>, %z: tensor<1xf32>) {
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = i8, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x1xf32>
  return
}
// -----
func.func @f(%a: tensor<3xi32>, %s: tensor<2xi8>) {
  %0 = tosa.mul %a, %a, %s : (tensor<3xi32>, tensor<3xi32>, tensor<2xi8>) -> tensor<3xi32>
  return
}
// -----
func.func @f(%x: tensor<4x3xf32>) {
  %0 = tosa.transpose %x {perms = array<i32: 0, 0>} : (tensor<4x3xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%x: tensor<4x3xf32>) {
  %0 = tosa.concat %x, %x {axis = 0 : i32} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<9x3xf32>
  return
}
// -----
func.func @f(%x: tensor<4x3xf32>) {
  %0 = tosa.reduce_sum %x {axis = 1 : i32} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%x: tensor<4x3xf32>) {
  %s = tosa.const_shape {values = dense<[5, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %x, %s : (tensor<4x3xf32>, !tosa.shape<2>) -> tensor<5x3xf32>
  return
}
// -----
func.func @f(%x: tensor<4x3xf32>) {
  %0 = tosa.clamp %x {min_val = 3.0 : f32, max_val = 1.0 : f32} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}
// -----
func.func @f() {
  %0 = "tosa.const"() <{values = dense<1> : tensor<3xi32>}> : () -> tensor<3xf32>
  return
}
