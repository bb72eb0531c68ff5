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
