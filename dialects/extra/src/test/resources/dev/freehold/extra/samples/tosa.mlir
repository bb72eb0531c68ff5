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
// -----
module {
  func.func @id(%arg0: tensor<?x4xf32>, %arg1: tensor<2x1x4xf32>, %arg2: tensor<4xi32>, %arg3: tensor<1x1xf32>) -> (tensor<?x4xf32>, tensor<1x2x4xf32>, tensor<4xi32>, tensor<2x1x4xf32>, tensor<1x1xf32>, tensor<?x4xf32>, tensor<2x1x4xf32>) {
    %0 = tosa.transpose %arg0 {perms = array<i32: 0, 1>} : (tensor<?x4xf32>) -> tensor<?x4xf32>
    %1 = tosa.transpose %arg1 {perms = array<i32: 1, 0, 2>} : (tensor<2x1x4xf32>) -> tensor<1x2x4xf32>
    %2 = tosa.cast %arg2 : (tensor<4xi32>) -> tensor<4xi32>
    %3 = tosa.reduce_sum %arg1 {axis = 1 : i32} : (tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %4 = tosa.reverse %arg3 {axis = 0 : i32} : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %5 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
    %6 = tosa.tile %arg0, %5 : (tensor<?x4xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
    %7 = tosa.const_shape  {values = dense<0> : tensor<6xindex>} : () -> !tosa.shape<6>
    %8 = "tosa.const"() <{values = dense<3.140000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %9 = tosa.pad %arg1, %7, %8 : (tensor<2x1x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x1x4xf32>
    return %0, %1, %2, %3, %4, %6, %9 : tensor<?x4xf32>, tensor<1x2x4xf32>, tensor<4xi32>, tensor<2x1x4xf32>, tensor<1x1xf32>, tensor<?x4xf32>, tensor<2x1x4xf32>
  }
}
// -----
module {
  func.func @e(%arg0: tensor<4x1xf32>, %arg1: tensor<4xi32>, %arg2: tensor<3xf32>) -> (tensor<4xi32>, tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xf16>, tensor<4xi1>, tensor<3xf32>, tensor<4xi64>) {
    %0 = tosa.argmax %arg0 {axis = 1 : i32} : (tensor<4x1xf32>) -> tensor<4xi32>
    %1 = "tosa.const"() <{values = dense<2.500000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
    %2 = "tosa.const"() <{values = dense<3.500000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
    %3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = tosa.mul %1, %2, %3 : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
    %5 = tosa.cast %1 : (tensor<4xf32>) -> tensor<4xi8>
    %6 = tosa.sub %1, %2 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %7 = tosa.cast %2 : (tensor<4xf32>) -> tensor<4xf16>
    %8 = tosa.greater_equal %1, %2 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %9 = tosa.abs %arg2 : (tensor<3xf32>) -> tensor<3xf32>
    %10 = tosa.abs %9 : (tensor<3xf32>) -> tensor<3xf32>
    %11 = tosa.cast %arg1 : (tensor<4xi32>) -> tensor<4xi64>
    %12 = tosa.cast %11 : (tensor<4xi64>) -> tensor<4xi64>
    return %0, %4, %5, %6, %7, %8, %10, %12 : tensor<4xi32>, tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xf16>, tensor<4xi1>, tensor<3xf32>, tensor<4xi64>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>) -> tensor<3x2xi32> {
    %0 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "tosa.const"() <{values = dense<7> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = tosa.const_shape  {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = tosa.reshape %0, %2 : (tensor<2x3xi32>, !tosa.shape<2>) -> tensor<3x2xi32>
    %4 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
    %5 = tosa.add %3, %4 : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %6 = tosa.maximum %5, %4 : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %7 = tosa.reverse %4 {axis = 0 : i32} : (tensor<3x2xi32>) -> tensor<3x2xi32>
    %8 = tosa.add %6, %7 : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    return %8 : tensor<3x2xi32>
  }
}
// -----
module {
  func.func @b(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<4x3x3x3xf32>, %arg2: tensor<4xf32>, %arg3: tensor<1x6x6x2xf32>) -> (tensor<1x8x8x4xf32>, tensor<1x6x6x2xf32>, tensor<1x4x4x2xf32>) {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.const_shape  {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %2 = tosa.pad %arg0, %1, %0 : (tensor<1x8x8x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x10x10x3xf32>
    %3 = tosa.conv2d %2, %arg1, %arg2, %0, %0 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x10x10x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
    %4 = "tosa.const"() <{values = dense<-3.40282347E+38> : tensor<1xf32>}> : () -> tensor<1xf32>
    %5 = tosa.pad %arg3, %1, %4 : (tensor<1x6x6x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x8x8x2xf32>
    %6 = tosa.max_pool2d %5 {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x2xf32>) -> tensor<1x6x6x2xf32>
    %7 = tosa.const_shape  {values = dense<[0, 2, 2, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %8 = tosa.const_shape  {values = dense<[1, 4, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %9 = tosa.pad %arg3, %1, %4 : (tensor<1x6x6x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x8x8x2xf32>
    %10 = tosa.slice %9, %7, %8 : (tensor<1x8x8x2xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x4x2xf32>
    return %3, %6, %10 : tensor<1x8x8x4xf32>, tensor<1x6x6x2xf32>, tensor<1x4x4x2xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<13x21x3xi8>) -> tensor<13x21x3xi8> {
    %0 = "tosa.const"() <{values = dense<1073741824> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = "tosa.const"() <{values = dense<-1> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = tosa.rescale %arg0, %0, %1, %2, %3 {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<13x21x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<13x21x3xi8>
    return %4 : tensor<13x21x3xi8>
  }
}
