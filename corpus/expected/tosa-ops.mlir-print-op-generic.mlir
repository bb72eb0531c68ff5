"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4xi1>, tensor<1x4x3xf32>, tensor<1x3x4xf32>, tensor<1x8x8x2xf32>, tensor<2x4x4xf32>) -> (), sym_name = "computations"}> ({
  ^bb0(%arg11: tensor<2x3x4xf32>, %arg12: tensor<2x3x4xi32>, %arg13: tensor<2x3x4xi1>, %arg14: tensor<1x4x3xf32>, %arg15: tensor<1x3x4xf32>, %arg16: tensor<1x8x8x2xf32>, %arg17: tensor<2x4x4xf32>):
    %7 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %8 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %9 = "tosa.argmax"(%arg11) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3x4xf32>) -> tensor<2x4xi32>
    %10 = "tosa.argmax"(%arg11) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<2x3x4xf32>) -> tensor<2x4xi32>
    %11 = "tosa.avg_pool2d"(%arg16, %7, %7) <{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> {foo = 3 : i32} : (tensor<1x8x8x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x2xf32>
    %12 = "tosa.max_pool2d"(%arg16) <{kernel = array<i64: 2, 2>, nan_mode = #tosa.nan_mode<IGNORE>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x2xf32>) -> tensor<1x4x4x2xf32>
    %13 = "tosa.clamp"(%arg11) <{max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %14 = "tosa.arithmetic_right_shift"(%arg12, %arg12) <{round = true}> : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
    %15 = "tosa.reduce_max"(%arg11) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
    %16 = "tosa.reduce_sum"(%arg11) <{axis = 1 : i32}> : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
    %17 = "tosa.maximum"(%arg11, %arg11) <{nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %18 = "tosa.cast"(%arg11) : (tensor<2x3x4xf32>) -> tensor<2x3x4xi32>
    %19 = "tosa.identity"(%arg11) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %20 = "tosa.negate"(%arg11, %7, %7) : (tensor<2x3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x4xf32>
    %21 = "tosa.const_shape"() <{values = dense<[4, 2, 4, 2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %22 = "tosa.const_shape"() <{values = dense<-1> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %23 = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %24 = "tosa.resize"(%arg16, %21, %22, %23) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x8x8x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x16x16x2xf32>
    %25 = "tosa.custom"(%arg11) <{domain_name = "d", implementation_attrs = "a", operator_name = "o"}> : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %26:2 = "tosa.fft2d"(%arg17, %arg17) <{inverse = true}> : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x4xf32>)
    %27 = "tosa.add_shape"(%22, %23) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %28 = "tosa.dim"(%arg11) <{axis = 0 : i32}> : (tensor<2x3x4xf32>) -> !tosa.shape<1>
    %29 = "tosa.concat_shape"(%22, %23) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<4>
    "func.return"() : () -> ()
  }) : () -> ()
  "tosa.variable"() <{initial_value = dense<1.000000e+00> : tensor<2xf32>, sym_name = "var", type = f32, var_shape = dense<2> : tensor<1xindex>}> : () -> ()
  "tosa.variable"() <{sym_name = "w", type = f32, var_shape = dense<[2, -1]> : tensor<2xindex>}> : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>, tensor<i1>) -> tensor<2xf32>, sym_name = "control"}> ({
  ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i1>):
    %2 = "tosa.variable_read"() <{name = "var"}> : () -> tensor<2xf32>
    "tosa.variable_write"(%arg3) <{name = "var"}> : (tensor<2xf32>) -> ()
    %3 = "tosa.const"() <{values = dense<38> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = "tosa.cond_if"(%arg4) ({
      "tosa.yield"(%arg3) : (tensor<2xf32>) -> ()
    }, {
      "tosa.yield"(%2) : (tensor<2xf32>) -> ()
    }) : (tensor<i1>) -> tensor<2xf32>
    %5 = "tosa.cond_if"(%arg4, %arg3, %2) ({
    ^bb0(%arg9: tensor<2xf32>, %arg10: tensor<2xf32>):
      "tosa.yield"(%arg9) : (tensor<2xf32>) -> ()
    }, {
    ^bb0(%arg7: tensor<2xf32>, %arg8: tensor<2xf32>):
      "tosa.yield"(%arg8) : (tensor<2xf32>) -> ()
    }) : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %6 = "tosa.while_loop"(%arg3) ({
    ^bb0(%arg6: tensor<2xf32>):
      "tosa.yield"(%arg4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg5: tensor<2xf32>):
      "tosa.yield"(%arg5) : (tensor<2xf32>) -> ()
    }) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%4) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32, i8) -> i32, sym_name = "scalars"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i8):
    %0 = "tosa.apply_scale"(%arg0, %arg1, %arg2) <{rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>}> : (i32, i32, i8) -> i32
    %1 = "tosa.apply_scale"(%arg0, %arg1, %arg2) <{rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>}> : (i32, i32, i8) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

