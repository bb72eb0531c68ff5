module {
  func.func @computations(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x3x4xi32>, %arg2: tensor<2x3x4xi1>, %arg3: tensor<1x4x3xf32>, %arg4: tensor<1x3x4xf32>, %arg5: tensor<1x8x8x2xf32>, %arg6: tensor<2x4x4xf32>) {
    %0 = tosa.custom %arg0 {domain_name = "d", implementation_attrs = "a", operator_name = "o"} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    return
  }
  tosa.variable @var = dense<1.000000e+00> : tensor<2xf32>
  tosa.variable @w : tensor<2x?xf32>
  func.func @control(%arg0: tensor<2xf32>, %arg1: tensor<i1>) -> tensor<2xf32> {
    %0 = tosa.variable_read @var : tensor<2xf32>
    tosa.variable_write @var, %arg0 : tensor<2xf32>
    %1 = tosa.cond_if %arg1 : tensor<i1> -> tensor<2xf32> {
      tosa.yield %arg0 : tensor<2xf32>
    } else {
      tosa.yield %0 : tensor<2xf32>
    }
    return %1 : tensor<2xf32>
  }
  func.func @scalars(%arg0: i32, %arg1: i32, %arg2: i8) -> i32 {
    %0 = tosa.apply_scale %arg0, %arg1, %arg2 {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
    return %0 : i32
  }
}

