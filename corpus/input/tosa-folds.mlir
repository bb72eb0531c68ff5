// What tosa operations fold to, and what they are rewritten to.
func.func @fold() -> (tensor<2x3xi32>, tensor<2x3xf32>, tensor<3xi1>, tensor<4xf32>, tensor<2xi32>, tensor<3x2xi32>, tensor<6xi32>) {
  %a = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %s = "tosa.const"() <{values = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %s3 = "tosa.const"() <{values = dense<3> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %z = "tosa.const"() <{values = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %0 = tosa.add %s, %s3 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %1 = tosa.add %a, %z : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %2 = tosa.sub %0, %1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %f = tosa.cast %s : (tensor<2x3xi32>) -> tensor<2x3xf32>
  %f1 = "tosa.const"() <{values = dense<1.5> : tensor<4xf32>}> : () -> tensor<4xf32>
  %f2 = tosa.reciprocal %f1 : (tensor<4xf32>) -> tensor<4xf32>
  %i = "tosa.const"() <{values = dense<3> : tensor<3xi32>}> : () -> tensor<3xi32>
  %j = "tosa.const"() <{values = dense<4> : tensor<3xi32>}> : () -> tensor<3xi32>
  %g = tosa.greater %i, %j : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %t = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %sh = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.reshape %a, %sh : (tensor<2x3xi32>, !tosa.shape<1>) -> tensor<6xi32>
  %st = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %sz = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %sl = tosa.slice %a, %st, %sz : (tensor<2x3xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xi32>
  %sh2 = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %sr = tosa.reshape %sl, %sh2 : (tensor<1x2xi32>, !tosa.shape<1>) -> tensor<2xi32>
  return %2, %f, %g, %f2, %sr, %t, %r : tensor<2x3xi32>, tensor<2x3xf32>, tensor<3xi1>, tensor<4xf32>, tensor<2xi32>, tensor<3x2xi32>, tensor<6xi32>
}

// -----

func.func @id(%a: tensor<?x4xf32>, %b: tensor<2x1x4xf32>, %c: tensor<4xi32>, %d: tensor<1x1xf32>) -> (tensor<?x4xf32>, tensor<1x2x4xf32>, tensor<4xi32>, tensor<2x1x4xf32>, tensor<1x1xf32>, tensor<?x4xf32>, tensor<2x1x4xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 0, 1>} : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tosa.transpose %b {perms = array<i32: 1, 0, 2>} : (tensor<2x1x4xf32>) -> tensor<1x2x4xf32>
  %2 = tosa.cast %c : (tensor<4xi32>) -> tensor<4xi32>
  %3 = tosa.reduce_sum %b {axis = 1 : i32} : (tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
  %4 = tosa.reverse %d {axis = 0 : i32} : (tensor<1x1xf32>) -> tensor<1x1xf32>
  %ml = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %5 = tosa.tile %a, %ml : (tensor<?x4xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
  %pd = tosa.const_shape {values = dense<0> : tensor<6xindex>} : () -> !tosa.shape<6>
  %pc = "tosa.const"() <{values = dense<3.14> : tensor<1xf32>}> : () -> tensor<1xf32>
  %6 = tosa.pad %b, %pd, %pc : (tensor<2x1x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x1x4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<?x4xf32>, tensor<1x2x4xf32>, tensor<4xi32>, tensor<2x1x4xf32>, tensor<1x1xf32>, tensor<?x4xf32>, tensor<2x1x4xf32>
}

// -----

func.func @a(%x: tensor<4xi32>, %u: tensor<4xui8>, %f: tensor<2x1x3xf32>, %g: tensor<2x3xf32>, %b: tensor<4xi1>, %s: tensor<i32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi64>, tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) {
  %sh = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %one = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
  %o1 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %zero = "tosa.const"() <{values = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
  %0 = tosa.mul %x, %one, %sh : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %1 = tosa.mul %zero, %x, %sh : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %2 = tosa.intdiv %x, %one : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %3 = tosa.sub %x, %zero : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %c = tosa.cast %x : (tensor<4xi32>) -> tensor<4xi64>
  %e = tosa.equal %x, %x : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %n = tosa.logical_not %b : (tensor<4xi1>) -> tensor<4xi1>
  %sel = tosa.select %n, %x, %one : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %t = "tosa.const"() <{values = dense<true> : tensor<4xi1>}> : () -> tensor<4xi1>
  %sel2 = tosa.select %t, %x, %one : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0, %1, %2, %3, %c, %e, %sel, %sel2 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi64>, tensor<4xi1>, tensor<4xi32>, tensor<4xi32>
}

// -----

func.func @b(%a: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %bi: tensor<4xf32>, %i: tensor<1x6x6x2xf32>) -> (tensor<1x8x8x4xf32>, tensor<1x6x6x2xf32>, tensor<1x4x4x2xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %a, %p, %z : (tensor<1x8x8x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x10x10x3xf32>
  %1 = tosa.conv2d %0, %w, %bi, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x10x10x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  %m = "tosa.const"() <{values = dense<-3.40282347E+38> : tensor<1xf32>}> : () -> tensor<1xf32>
  %2 = tosa.pad %i, %p, %m : (tensor<1x6x6x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x8x8x2xf32>
  %3 = tosa.max_pool2d %2 {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x2xf32>) -> tensor<1x6x6x2xf32>
  %st = tosa.const_shape {values = dense<[0, 2, 2, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %sz = tosa.const_shape {values = dense<[1, 4, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %4 = tosa.pad %i, %p, %m : (tensor<1x6x6x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x8x8x2xf32>
  %5 = tosa.slice %4, %st, %sz : (tensor<1x8x8x2xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x4x2xf32>
  return %1, %3, %5 : tensor<1x8x8x4xf32>, tensor<1x6x6x2xf32>, tensor<1x4x4x2xf32>
}

// -----

func.func @c(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<2x3xf32>, %d: tensor<?x3xf32>) -> (tensor<8x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
  %1 = tosa.concat %0, %c {axis = 0 : i32} : (tensor<6x3xf32>, tensor<2x3xf32>) -> tensor<8x3xf32>
  %2 = tosa.concat %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %st = tosa.const_shape {values = dense<[3, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %sz = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.slice %1, %st, %sz : (tensor<8x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %1, %2, %3 : tensor<8x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}

// -----

func.func @d(%a: tensor<1x4xf32>, %x: tensor<?x4xf32>, %q: tensor<2x3x4xf32>, %i8: tensor<4xi8>) -> (tensor<4xf32>, tensor<4x1xf32>, tensor<4x?xf32>, tensor<4x2x3xf32>, tensor<4xi8>, tensor<4xi8>, tensor<1x4xf32>) {
  %s1 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s2 = tosa.const_shape {values = dense<[4]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s1 : (tensor<1x4xf32>, !tosa.shape<2>) -> tensor<2x2xf32>
  %1 = tosa.reshape %0, %s2 : (tensor<2x2xf32>, !tosa.shape<1>) -> tensor<4xf32>
  %2 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<1x4xf32>) -> tensor<4x1xf32>
  %3 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<?x4xf32>) -> tensor<4x?xf32>
  %4 = tosa.transpose %q {perms = array<i32: 1, 2, 0>} : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %5 = tosa.transpose %4 {perms = array<i32: 1, 2, 0>} : (tensor<3x4x2xf32>) -> tensor<4x2x3xf32>
  %6 = tosa.clamp %i8 {min_val = -128 : i8, max_val = 127 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %7 = tosa.clamp %i8 {min_val = -10 : i8, max_val = 120 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %8 = tosa.clamp %7 {min_val = -20 : i8, max_val = 100 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %9 = tosa.clamp %a {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32} : (tensor<1x4xf32>) -> tensor<1x4xf32>
  return %1, %2, %3, %5, %6, %8, %9 : tensor<4xf32>, tensor<4x1xf32>, tensor<4x?xf32>, tensor<4x2x3xf32>, tensor<4xi8>, tensor<4xi8>, tensor<1x4xf32>
}

// -----

func.func @e(%a: tensor<4x1xf32>, %i: tensor<4xi32>, %f: tensor<3xf32>) -> (tensor<4xi32>, tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xf16>, tensor<4xi1>, tensor<3xf32>, tensor<4xi64>) {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x1xf32>) -> tensor<4xi32>
  %c = "tosa.const"() <{values = dense<2.5> : tensor<4xf32>}> : () -> tensor<4xf32>
  %d = "tosa.const"() <{values = dense<3.5> : tensor<4xf32>}> : () -> tensor<4xf32>
  %sh = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %1 = tosa.mul %c, %d, %sh : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  %2 = tosa.cast %c : (tensor<4xf32>) -> tensor<4xi8>
  %3 = tosa.sub %c, %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %4 = tosa.cast %d : (tensor<4xf32>) -> tensor<4xf16>
  %5 = tosa.greater_equal %c, %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %6 = tosa.abs %f : (tensor<3xf32>) -> tensor<3xf32>
  %7 = tosa.abs %6 : (tensor<3xf32>) -> tensor<3xf32>
  %8 = tosa.cast %i : (tensor<4xi32>) -> tensor<4xi64>
  %9 = tosa.cast %8 : (tensor<4xi64>) -> tensor<4xi64>
  return %0, %1, %2, %3, %4, %5, %7, %9 : tensor<4xi32>, tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xf16>, tensor<4xi1>, tensor<3xf32>, tensor<4xi64>
}

// -----

func.func @f(%a: tensor<2x3xf32>) -> tensor<3x2xi32> {
  %c = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %k = "tosa.const"() <{values = dense<7> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %s = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %c, %s : (tensor<2x3xi32>, !tosa.shape<2>) -> tensor<3x2xi32>
  %1 = tosa.transpose %k {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %2 = tosa.add %0, %1 : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
  %3 = tosa.maximum %2, %1 : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
  %4 = tosa.reverse %1 {axis = 0 : i32} : (tensor<3x2xi32>) -> tensor<3x2xi32>
  %5 = tosa.add %3, %4 : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
  return %5 : tensor<3x2xi32>
}

// -----

func.func @g(%x: tensor<4xi8>) -> (tensor<4xi16>, tensor<4xi8>) {
  %0 = tosa.cast %x : (tensor<4xi8>) -> tensor<4xi32>
  %1 = tosa.cast %0 : (tensor<4xi32>) -> tensor<4xi16>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %2 = tosa.negate %x, %z, %z : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  %3 = tosa.negate %2, %z, %z : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return %1, %3 : tensor<4xi16>, tensor<4xi8>
}
