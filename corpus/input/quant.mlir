// Types and casts, and which of these cancel out.
func.func private @t(!quant.uniform<i8<-8:7>:f32, 0.99872:127>, !quant.uniform<u8:f32, 1.0>, !quant.uniform<i8:f32:1, {1.0:3, 2.0}>, !quant.uniform<i8:f32:{0:1, 1:2}, {{1.0:1,2.0:2},{3.0, 4.0:4}}>, !quant.any<i8<-16:15>:f32>, !quant.any<i8>, !quant.any<u4:f32>, !quant.calibrated<f32<-0.998:1.2321>>)
func.func private @t2(!quant.uniform<i8<-128:127>:f32, 0.99872:127>, !quant.uniform<i8<-127:127>:f32, 2.000000e-20>, !quant.uniform<i32:f64, 3.0e+3:-10>, !quant.uniform<ui8:f32, 0.5>,  !quant.uniform<u16:f32, 0.1>, !quant.uniform<i8:f16:0, {0.1, 0.2}>)
func.func private @t3(!quant.uniform<i8:f32:{1:2}, {1.0:1,2.0:2}>, !quant.uniform<i8:f32:{}, {1.0}>, tensor<2x!quant.uniform<i8:f32, 1.0>>)
func.func private @t4(!quant<uniform<i8:f32, 1.0>>,  !quant.uniform<i8:f32:{0:1, 2:2}, {{{1.0:1,2.0:2}},{{3.0, 4.0:4}}}>)
// -----
!q = !quant.uniform<i8:f32, 2.0:10>
!qa = !quant.uniform<i8:f32:1, {2.0:10, 3.0}>
!qb = !quant.uniform<i8:f32:{0:1, 1:2}, {{1.0:1,2.0:2},{3.0, 4.0:4}}>
func.func @ops(%a: f32, %t: tensor<2x?xf32>, %q: !q, %u: tensor<*xf32>, %tq: tensor<2x4x!qb>) {
  %0 = quant.qcast %a : f32 to !q
  %1 = quant.qcast %t : tensor<2x?xf32> to tensor<2x?x!qa>
  %2 = quant.dcast %q {foo} : !q to f32
  %3 = "quant.scast"(%q) : (!q) -> i8
  %4 = "quant.scast"(%3) : (i8) -> !q
  %5 = quant.qcast %u : tensor<*xf32> to tensor<*x!q>
  %6 = quant.dcast %tq : tensor<2x4x!qb> to tensor<2x4xf32>
  %7 = "quant.dcast"(%0) : (!q) -> f32
  %8 = "quant.qcast"(%2) : (f32) -> !q
  %9 = quant.dcast %8 : !q to f32
  %10 = "quant.scast"(%4) : (!q) -> i8
  "test.use"(%1, %4, %5, %6, %7, %8, %9, %10) : (tensor<2x?x!qa>, !q, tensor<*x!q>, tensor<2x4xf32>, f32, !q, f32, i8) -> ()
  return
}
// -----
func.func private @t(!quant.uniform<i8:f32, 1.0:200>)
// -----
func.func private @t(!quant.uniform<i8:f32:{0:1,0:2}, {{1.0, 2.0}}>)
// -----
func.func private @t(!quant.uniform<u8<0:200>:f32:0, {1.0, 2.0:3}>, !quant.any<u8<0:200>>, !quant.any<i8<-127:127>:f64>, !quant.calibrated<bf16<-0.1:1.0e10>>)
// -----
func.func private @t(!quant.uniform<i8:f32, 1.5:-3>, !quant.uniform<i8:f64, 0x7FF0:3>)
// -----
func.func private @t(!quant.uniform<i8:f64, 1.0e-300:3>, !quant.uniform<i8:f64, 0.1>)
// -----
func.func private @t(!quant.uniform<i8:f80, 1.0e-300:3>, !quant.uniform<i8:f128, 0.1>)
// -----
func.func private @t(!quant.uniform<i8:f8E5M2, 1.0e-2:3>, !quant.uniform<i8:tf32, 0.1>)
// -----
!qa = !quant.uniform<i8:f32:1, {2.0:10, 3.0}>
func.func @ops(%a: tensor<*xf32>) {
  %0 = quant.qcast %a : tensor<*xf32> to tensor<*x!qa>
  return
}
// -----
!qb = !quant.uniform<i8:f32:{0:1, 1:2}, {{1.0:1,2.0:2},{3.0, 4.0:4}}>
func.func @ops(%a: tensor<2x?xf32>) {
  %0 = quant.qcast %a : tensor<2x?xf32> to tensor<2x?x!qb>
  return
}
// -----
!q = !quant.any<i8:f32>
func.func @ops(%a: tensor<2xf32>) {
  %0 = quant.qcast %a : tensor<2xf32> to tensor<2x!q>
  return
}
// -----
!q = !quant.calibrated<f32<-1.0:2.0>>
func.func @ops(%a: tensor<2xf32>) {
  %0 = quant.qcast %a : tensor<2xf32> to tensor<2x!q>
  return
}
