// Types and casts that are refused.
func.func private @t(!quant.uniform<i8:f32, -1.0>)
// -----
func.func private @t(!quant.uniform<i33:f32, 1.0>)
// -----
func.func private @t(!quant.uniform<i8:i8, 1.0>)
// -----
func.func private @t(!quant.uniform<i8<3:2>:f32, 1.0>)
// -----
func.func private @t(!quant.uniform<i8<-129:2>:f32, 1.0>)
// -----
func.func private @t(!quant.uniform<i8<-12:128>:f32, 1.0>)
// -----
func.func private @t(!quant.uniform<i8:f16, 1.0e-30>)
// -----
func.func private @t(!quant.uniform<i8:f16, 1.0e30>)
// -----
func.func private @t(!quant.foo<i8:f16, 1.0e30>)
// -----
func.func private @t(!quant.any<i8:i8>)
// -----
func.func private @t(!quant.calibrated<i8<-0.998:1.2321>>)
// -----
func.func private @t(!quant.calibrated<f32<1.998:1.2321>>)
// -----
func.func private @t(!quant.calibrated<f32>)
// -----
func.func private @t(!quant.uniform<i8:f32:-1, {1.0, 2.0}>)
// -----
func.func private @t(!quant.uniform<i8:f32:1, 1.0>)
// -----
func.func private @t(!quant.uniform<i8:f32, {1.0}>)
// -----
func.func private @t(!quant.uniform<i8:f32:1, {}>)
// -----
func.func private @t(!quant.uniform<i8:f32:{0:0}, {1.0, 2.0}>)
// -----
func.func private @t(!quant.uniform<i8:f32:{0:1,1:2}, {{1.0, 2.0}, {3.0}}>)
// -----
func.func private @t(!quant.uniform<i8:f32>)
// -----
func.func private @t(!quant.uniform<i8, 1.0>)
// -----
func.func private @t(!quant.uniform<i8:f32, 1>)
// -----
func.func private @t(!quant.uniform<i8:f32, 1.0:u>)
// -----
func.func private @t(!quant.uniform<foo:f32, 1.0:1>)
// -----
func.func private @t(!quant.uniform<i0:f32, 1.0:1>)
// -----
func.func private @t(!quant.uniform<i8:tensor<f32>, 1.0:1>)
// -----
func.func private @t(!quant.uniform)
// -----
func.func private @t(!quant.uniform<i8:f32, 1.0:1)
// -----
func.func private @t(!quant.uniform<i8<-3>:f32, 1.0:1>)
// -----
func.func private @t(!quant.uniform<i8<0.5:3>:f32, 1.0:1>)
// -----
func.func private @t(!quant.uniform<i8:f32:{0:1,1:2}, {{1.0, 2.0}, 3.0}>)
// -----
func.func private @t(!quant.uniform<i8:f32:{0:1,1:2}, {{1.0, 2.0}, {{3.0}}}>)
// -----
func.func private @t(!quant.uniform<i8:f32:{0:1,1:2}, {}>, !quant.uniform<i8<-127:127>:f32:{0:1,1:2}, {1.0}>)
// -----
func.func private @t(!quant.uniform<i8:f32:{-1:1}, {1.0}>)
// -----
func.func private @t(!quant.uniform<i8:f32:{0:1,1:2}, 1.0>)
// -----
func.func private @t(!quant.uniform<i8:f32:{0:1,1:2}, {-1.0}>)
// -----
func.func private @t(!quant.uniform<i8:f32:0, {1.0, -1.0}>)
// -----
func.func private @t(!quant.any<i8:f64, 3>)
// -----
func.func private @t(!quant.uniform<i8:bf16, 1.0e-45>)
// -----
func.func private @t(!quant.uniform<i8:f8E5M2, 1.0e-9:3>, !quant.uniform<i8:tf32, 0.1>)
// -----
!q = !quant.uniform<i8:f32, 2.0:10>
func.func @ops(%a: f64) {
  %0 = quant.qcast %a : f64 to !q
  return
}
// -----
!qa = !quant.uniform<i8:f32:1, {2.0:10, 3.0}>
func.func @ops(%a: f32) {
  %0 = quant.qcast %a : f32 to !qa
  return
}
// -----
!qa = !quant.uniform<i8:f32:1, {2.0:10, 3.0}>
func.func @ops(%a: tensor<3xf32>) {
  %0 = quant.qcast %a : tensor<3xf32> to tensor<3x!qa>
  return
}
// -----
!qa = !quant.uniform<i8:f32:1, {2.0:10, 3.0}>
func.func @ops(%a: tensor<2x3xf32>) {
  %0 = quant.qcast %a : tensor<2x3xf32> to tensor<2x3x!qa>
  return
}
// -----
!qb = !quant.uniform<i8:f32:{0:1, 1:2}, {{1.0:1,2.0:2},{3.0, 4.0:4}}>
func.func @ops(%a: tensor<2x5xf32>) {
  %0 = quant.qcast %a : tensor<2x5xf32> to tensor<2x5x!qb>
  return
}
// -----
!qb = !quant.uniform<i8:f32:{0:1, 1:2}, {{1.0:1,2.0:2},{3.0, 4.0:4}}>
func.func @ops(%a: tensor<2x6xf32>) {
  %0 = quant.qcast %a : tensor<2x6xf32> to tensor<2x6x!qb>
  return
}
// -----
!qb = !quant.uniform<i8:f32:{0:1, 1:2}, {{1.0:1,2.0:2},{3.0, 4.0:4}}>
func.func @ops(%a: tensor<*xf32>) {
  %0 = quant.qcast %a : tensor<*xf32> to tensor<*x!qb>
  return
}
// -----
!qb = !quant.uniform<i8:f32:{0:1, 3:2}, {{1.0:1,2.0:2},{3.0, 4.0:4}}>
func.func @ops(%a: tensor<2x4xf32>) {
  %0 = quant.qcast %a : tensor<2x4xf32> to tensor<2x4x!qb>
  return
}
// -----
!q = !quant.uniform<i8:f32, 2.0:10>
func.func @ops(%a: tensor<2xf32>) {
  %0 = quant.qcast %a : tensor<2xf32> to tensor<3x!q>
  return
}
// -----
!q = !quant.uniform<i8:f32, 2.0:10>
func.func @ops(%a: tensor<2xi8>) {
  %0 = quant.qcast %a : tensor<2xi8> to tensor<2x!q>
  return
}
// -----
!q = !quant.uniform<i8:f32, 2.0:10>
func.func @ops(%a: tensor<2xi8>) {
  %0 = quant.scast %a : tensor<2xi8> to tensor<2xi8>
  return
}
// -----
!q = !quant.uniform<i8:f32, 2.0:10>
func.func @ops(%a: tensor<2xi4>) {
  %0 = quant.scast %a : tensor<2xi4> to tensor<2x!q>
  return
}
// -----
!q = !quant.uniform<i8:f32, 2.0:10>
func.func @ops(%a: tensor<2xf32>) {
  %0 = quant.scast %a : tensor<2xf32> to tensor<2x!q>
  return
}
// -----
!q = !quant.uniform<i8:f32, 2.0:10>
func.func @ops(%a: tensor<2x!q>) {
  %0 = quant.dcast %a : tensor<2x!q> to tensor<2xf64>
  return
}
