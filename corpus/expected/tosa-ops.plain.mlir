module {
  func.func @computations(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x3x4xi32>, %arg2: tensor<2x3x4xi1>, %arg3: tensor<1x4x3xf32>, %arg4: tensor<1x3x4xf32>, %arg5: tensor<1x8x8x2xf32>, %arg6: tensor<2x4x4xf32>) {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.argmax %arg0 {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x4xi32>
    %3 = tosa.argmax %arg0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<2x3x4xf32>) -> tensor<2x4xi32>
    %4 = tosa.avg_pool2d %arg5, %0, %0 {acc_type = f32, foo = 3 : i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x2xf32>
    %5 = tosa.max_pool2d %arg5 {kernel = array<i64: 2, 2>, nan_mode = IGNORE, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x2xf32>) -> tensor<1x4x4x2xf32>
    %6 = tosa.clamp %arg0 {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = IGNORE} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %7 = tosa.arithmetic_right_shift %arg1, %arg1 {round = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
    %8 = tosa.reduce_max %arg0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
    %9 = tosa.reduce_sum %arg0 {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
    %10 = tosa.maximum %arg0, %arg0 {nan_mode = IGNORE} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %11 = tosa.cast %arg0 : (tensor<2x3x4xf32>) -> tensor<2x3x4xi32>
    %12 = tosa.identity %arg0 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %13 = tosa.negate %arg0, %0, %0 : (tensor<2x3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x4xf32>
    %14 = tosa.const_shape  {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %15 = tosa.const_shape  {values = dense<-1> : tensor<2xindex>} : () -> !tosa.shape<2>
    %16 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
    %17 = tosa.resize %arg5, %14, %15, %16 {mode = BILINEAR} : (tensor<1x8x8x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x16x16x2xf32>
    %18 = tosa.custom %arg0 {domain_name = "d", implementation_attrs = "a", operator_name = "o"} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %output_real, %output_imag = tosa.fft2d %arg6, %arg6 {inverse = true} : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x4xf32>)
    %19 = tosa.add_shape %15, %16 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %20 = tosa.dim %arg0 {axis = 0 : i32} : (tensor<2x3x4xf32>) -> !tosa.shape<1>
    %21 = tosa.concat_shape %15, %16 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<4>
    return
  }
  tosa.variable @var = dense<1.000000e+00> : tensor<2xf32>
  tosa.variable @w : tensor<2x?xf32>
  func.func @control(%arg0: tensor<2xf32>, %arg1: tensor<i1>) -> tensor<2xf32> {
    %0 = tosa.variable_read @var : tensor<2xf32>
    tosa.variable_write @var, %arg0 : tensor<2xf32>
    %1 = "tosa.const"() <{values = dense<38> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.cond_if %arg1 : tensor<i1> -> tensor<2xf32> {
      tosa.yield %arg0 : tensor<2xf32>
    } else {
      tosa.yield %0 : tensor<2xf32>
    }
    %3 = tosa.cond_if %arg1 (%arg2 = %arg0, %arg3 = %0) : tensor<i1> (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> {
    ^bb0(%arg2: tensor<2xf32>, %arg3: tensor<2xf32>):
      tosa.yield %arg2 : tensor<2xf32>
    } else {
    ^bb0(%arg2: tensor<2xf32>, %arg3: tensor<2xf32>):
      tosa.yield %arg3 : tensor<2xf32>
    }
    %4 = tosa.while_loop (%arg2 = %arg0) : (tensor<2xf32>) -> tensor<2xf32> {
      tosa.yield %arg1 : tensor<i1>
    } do {
    ^bb0(%arg2: tensor<2xf32>):
      tosa.yield %arg2 : tensor<2xf32>
    }
    return %2 : tensor<2xf32>
  }
  func.func @scalars(%arg0: i32, %arg1: i32, %arg2: i8) -> i32 {
    %0 = tosa.apply_scale %arg0, %arg1, %arg2 {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
    %1 = tosa.apply_scale %arg0, %arg1, %arg2 {rounding_mode = INEXACT_ROUND} : (i32, i32, i8) -> i32
    return %0 : i32
  }
}

