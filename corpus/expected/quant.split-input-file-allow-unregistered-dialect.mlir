module {
  func.func private @t(!quant.uniform<i8<-8:7>:f32, 9.987200e-01:127>, !quant.uniform<u8:f32, 1.000000e+00>, !quant.uniform<i8:f32:1, {1.000000e+00:3,2.000000e+00}>, !quant.uniform<i8:f32:{0:1, 1:2}, {{1.000000e+00:1, 2.000000e+00:2}, {3.000000e+00, 4.000000e+00:4}}>, !quant.any<i8<-16:15>:f32>, !quant.any<i8>, !quant.any<u4:f32>, !quant.calibrated<f32<-0.998:1.232100e+00>>)
  func.func private @t2(!quant.uniform<i8:f32, 9.987200e-01:127>, !quant.uniform<i8<-127:127>:f32, 2.000000e-20>, !quant.uniform<i32:f64, 3.000000e+03:-10>, !quant.uniform<u8:f32, 5.000000e-01>, !quant.uniform<u16:f32, 1.000000e-01>, !quant.uniform<i8:f16:0, {1.000000e-01,2.000000e-01}>)
  func.func private @t3(!quant.uniform<i8:f32:{1:2}, {1.000000e+00:1, 2.000000e+00:2}>, !quant.uniform<i8:f32:{}, {1.000000e+00}>, tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>)
  func.func private @t4(!quant.uniform<i8:f32, 1.000000e+00>, !quant.uniform<i8:f32:{0:1, 2:2}, {{{1.000000e+00:1, 2.000000e+00:2}}, {{3.000000e+00, 4.000000e+00:4}}}>)
}

// -----
module {
  func.func @ops(%arg0: f32, %arg1: tensor<2x?xf32>, %arg2: !quant.uniform<i8:f32, 2.000000e+00:10>, %arg3: tensor<*xf32>, %arg4: tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.000000e+00:1, 2.000000e+00:2}, {3.000000e+00, 4.000000e+00:4}}>>) {
    %0 = quant.qcast %arg0 : f32 to !quant.uniform<i8:f32, 2.000000e+00:10>
    %1 = quant.qcast %arg1 : tensor<2x?xf32> to tensor<2x?x!quant.uniform<i8:f32:1, {2.000000e+00:10,3.000000e+00}>>
    %2 = quant.dcast %arg2 {foo} : !quant.uniform<i8:f32, 2.000000e+00:10> to f32
    %3 = quant.scast %arg2 : !quant.uniform<i8:f32, 2.000000e+00:10> to i8
    %4 = quant.scast %3 : i8 to !quant.uniform<i8:f32, 2.000000e+00:10>
    %5 = quant.qcast %arg3 : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>>
    %6 = quant.dcast %arg4 : tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.000000e+00:1, 2.000000e+00:2}, {3.000000e+00, 4.000000e+00:4}}>> to tensor<2x4xf32>
    %7 = quant.dcast %0 : !quant.uniform<i8:f32, 2.000000e+00:10> to f32
    %8 = quant.qcast %2 : f32 to !quant.uniform<i8:f32, 2.000000e+00:10>
    %9 = quant.dcast %8 : !quant.uniform<i8:f32, 2.000000e+00:10> to f32
    %10 = quant.scast %4 : !quant.uniform<i8:f32, 2.000000e+00:10> to i8
    "test.use"(%1, %4, %5, %6, %7, %8, %9, %10) : (tensor<2x?x!quant.uniform<i8:f32:1, {2.000000e+00:10,3.000000e+00}>>, !quant.uniform<i8:f32, 2.000000e+00:10>, tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>>, tensor<2x4xf32>, f32, !quant.uniform<i8:f32, 2.000000e+00:10>, f32, i8) -> ()
    return
  }
}

// -----
module {
  func.func private @t(!quant.uniform<i8:f32, 1.000000e+00:200>)
}

// -----
module {
  func.func private @t(!quant.uniform<i8:f32:{0:1, 0:2}, {{1.000000e+00, 2.000000e+00}}>)
}

// -----
module {
  func.func private @t(!quant.uniform<u8<0:200>:f32:0, {1.000000e+00,2.000000e+00:3}>, !quant.any<u8<0:200>>, !quant.any<i8<-127:127>:f64>, !quant.calibrated<bf16<-1.000000e-01:1.000000e+10>>)
}

// -----
module {
  func.func private @t(!quant.uniform<i8:f32, 1.500000e+00:-3>, !quant.uniform<i8:f64, 1.618160e-319:3>)
}

// -----
module {
  func.func private @t(!quant.uniform<i8:f64, 1.000000e-300:3>, !quant.uniform<i8:f64, 1.000000e-01>)
}

// -----
module {
  func.func private @t(!quant.uniform<i8:f80, 1.000000e-300:3>, !quant.uniform<i8:f128, 1.000000e-01>)
}

// -----
module {
  func.func private @t(!quant.uniform<i8:f8E5M2, 1.000000e-02:3>, !quant.uniform<i8:tf32, 1.000000e-01>)
}

// -----
module {
  func.func @ops(%arg0: tensor<*xf32>) {
    %0 = quant.qcast %arg0 : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:1, {2.000000e+00:10,3.000000e+00}>>
    return
  }
}

// -----
module {
  func.func @ops(%arg0: tensor<2x?xf32>) {
    %0 = quant.qcast %arg0 : tensor<2x?xf32> to tensor<2x?x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.000000e+00:1, 2.000000e+00:2}, {3.000000e+00, 4.000000e+00:4}}>>
    return
  }
}

// -----
module {
  func.func @ops(%arg0: tensor<2xf32>) {
    %0 = quant.qcast %arg0 : tensor<2xf32> to tensor<2x!quant.any<i8:f32>>
    return
  }
}

// -----
module {
  func.func @ops(%arg0: tensor<2xf32>) {
    %0 = quant.qcast %arg0 : tensor<2xf32> to tensor<2x!quant.calibrated<f32<-1.000000e+00:2.000000e+00>>>
    return
  }
}

