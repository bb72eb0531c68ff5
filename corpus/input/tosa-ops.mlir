func.func @computations(%x: tensor<2x3x4xf32>, %i: tensor<2x3x4xi32>, %b: tensor<2x3x4xi1>, %m: tensor<1x4x3xf32>, %n: tensor<1x3x4xf32>, %c: tensor<1x8x8x2xf32>, %p: tensor<2x4x4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z8 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.argmax %x {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x4xi32>
  %1 = tosa.argmax %x {axis = 1 : i32, nan_mode = IGNORE} : (tensor<2x3x4xf32>) -> tensor<2x4xi32>
  %2 = tosa.avg_pool2d %c, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, foo = 3 : i32} : (tensor<1x8x8x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x2xf32>
  %3 = tosa.max_pool2d %c {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, nan_mode = IGNORE} : (tensor<1x8x8x2xf32>) -> tensor<1x4x4x2xf32>
  %4 = tosa.clamp %x {min_val = 0.0 : f32, max_val = 1.0 : f32, nan_mode = IGNORE} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %5 = tosa.arithmetic_right_shift %i, %i {round = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  %6 = tosa.reduce_max %x {axis = 1 : i32, nan_mode = IGNORE} : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %7 = tosa.reduce_sum %x {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %8 = tosa.maximum %x, %x {nan_mode = IGNORE} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %9 = tosa.cast %x : (tensor<2x3x4xf32>) -> tensor<2x3x4xi32>
  %10 = tosa.identity %x : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %11 = tosa.negate %x, %z, %z : (tensor<2x3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x4xf32>
  %sc = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %of = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %12 = tosa.resize %c, %sc, %of, %bo {mode = BILINEAR} : (tensor<1x8x8x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x16x16x2xf32>
  %13 = tosa.custom %x {domain_name = "d", operator_name = "o", implementation_attrs = "a"} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r, %s = tosa.fft2d %p, %p {inverse = true} : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x4xf32>)
  %14 = tosa.add_shape %of, %bo : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %15 = tosa.dim %x {axis = 0 : i32} : (tensor<2x3x4xf32>) -> !tosa.shape<1>
  %16 = tosa.concat_shape %of, %bo : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<4>
  return
}
tosa.variable @var = dense<1.0> : tensor<2xf32>
tosa.variable @w : tensor<2x?xf32>
func.func @control(%a: tensor<2xf32>, %c: tensor<i1>) -> tensor<2xf32> {
  %0 = tosa.variable_read @var : tensor<2xf32>
  tosa.variable_write @var, %a : tensor<2xf32>
  %k = "tosa.const"() <{values = dense<38> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
    tosa.yield %a : tensor<2xf32>
  } else {
    tosa.yield %0 : tensor<2xf32>
  }
  %r2 = tosa.cond_if %c (%t = %a, %e = %0) : tensor<i1> (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%t: tensor<2xf32>, %e: tensor<2xf32>):
    tosa.yield %t : tensor<2xf32>
  } else {
  ^bb0(%t: tensor<2xf32>, %e: tensor<2xf32>):
    tosa.yield %e : tensor<2xf32>
  }
  %w = tosa.while_loop (%y = %a) : (tensor<2xf32>) -> tensor<2xf32> {
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%y: tensor<2xf32>):
    tosa.yield %y : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}
func.func @scalars(%v: i32, %m: i32, %s: i8) -> i32 {
  %0 = tosa.apply_scale %v, %m, %s {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
  %1 = "tosa.apply_scale"(%v, %m, %s) <{rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>}> : (i32, i32, i8) -> i32
  return %0 : i32
}
