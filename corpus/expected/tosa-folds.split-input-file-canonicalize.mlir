module {
  func.func @fold() -> (tensor<2x3xi32>, tensor<2x3xf32>, tensor<3xi1>, tensor<4xf32>, tensor<2xi32>, tensor<3x2xi32>, tensor<6xi32>) {
    %0 = "tosa.const"() <{values = dense<false> : tensor<3xi1>}> : () -> tensor<3xi1>
    %1 = "tosa.const"() <{values = dense<0.666666686> : tensor<4xf32>}> : () -> tensor<4xf32>
    %2 = "tosa.const"() <{values = dense<2.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
    %4 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %5 = tosa.const_shape  {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %6 = tosa.const_shape  {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
    %7 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %8 = "tosa.const"() <{values = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %9 = tosa.sub %8, %7 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %10 = tosa.transpose %7 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
    %11 = tosa.reshape %7, %6 : (tensor<2x3xi32>, !tosa.shape<1>) -> tensor<6xi32>
    %12 = tosa.slice %7, %5, %4 : (tensor<2x3xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xi32>
    %13 = tosa.reshape %12, %3 : (tensor<1x2xi32>, !tosa.shape<1>) -> tensor<2xi32>
    return %9, %2, %0, %1, %13, %10, %11 : tensor<2x3xi32>, tensor<2x3xf32>, tensor<3xi1>, tensor<4xf32>, tensor<2xi32>, tensor<3x2xi32>, tensor<6xi32>
  }
}

// -----
module {
  func.func @id(%arg0: tensor<?x4xf32>, %arg1: tensor<2x1x4xf32>, %arg2: tensor<4xi32>, %arg3: tensor<1x1xf32>) -> (tensor<?x4xf32>, tensor<1x2x4xf32>, tensor<4xi32>, tensor<2x1x4xf32>, tensor<1x1xf32>, tensor<?x4xf32>, tensor<2x1x4xf32>) {
    %0 = tosa.const_shape  {values = dense<[1, 2, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %1 = tosa.reshape %arg1, %0 : (tensor<2x1x4xf32>, !tosa.shape<3>) -> tensor<1x2x4xf32>
    return %arg0, %1, %arg2, %arg1, %arg3, %arg0, %arg1 : tensor<?x4xf32>, tensor<1x2x4xf32>, tensor<4xi32>, tensor<2x1x4xf32>, tensor<1x1xf32>, tensor<?x4xf32>, tensor<2x1x4xf32>
  }
}

// -----
module {
  func.func @a(%arg0: tensor<4xi32>, %arg1: tensor<4xui8>, %arg2: tensor<2x1x3xf32>, %arg3: tensor<2x3xf32>, %arg4: tensor<4xi1>, %arg5: tensor<i32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi64>, tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) {
    %0 = "tosa.const"() <{values = dense<true> : tensor<4xi1>}> : () -> tensor<4xi1>
    %1 = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %2 = "tosa.const"() <{values = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %3 = tosa.cast %arg0 : (tensor<4xi32>) -> tensor<4xi64>
    %4 = tosa.select %arg4, %1, %arg0 : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    return %arg0, %2, %arg0, %arg0, %3, %0, %4, %arg0 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi64>, tensor<4xi1>, tensor<4xi32>, tensor<4xi32>
  }
}

// -----
module {
  func.func @b(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<4x3x3x3xf32>, %arg2: tensor<4xf32>, %arg3: tensor<1x6x6x2xf32>) -> (tensor<1x8x8x4xf32>, tensor<1x6x6x2xf32>, tensor<1x4x4x2xf32>) {
    %0 = tosa.const_shape  {values = dense<[0, 1, 1, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = tosa.const_shape  {values = dense<[1, 4, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %2 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %3 = tosa.conv2d %arg0, %arg1, %arg2, %2, %2 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
    %4 = tosa.max_pool2d %arg3 {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
    %5 = tosa.slice %arg3, %0, %1 : (tensor<1x6x6x2xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x4x2xf32>
    return %3, %4, %5 : tensor<1x8x8x4xf32>, tensor<1x6x6x2xf32>, tensor<1x4x4x2xf32>
  }
}

// -----
module {
  func.func @c(%arg0: tensor<2x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<?x3xf32>) -> (tensor<8x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
    %0 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.concat %arg0, %arg1, %arg2 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<8x3xf32>
    %3 = tosa.slice %arg1, %1, %0 : (tensor<4x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
    return %2, %arg0, %3 : tensor<8x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
  }
}

// -----
module {
  func.func @d(%arg0: tensor<1x4xf32>, %arg1: tensor<?x4xf32>, %arg2: tensor<2x3x4xf32>, %arg3: tensor<4xi8>) -> (tensor<4xf32>, tensor<4x1xf32>, tensor<4x?xf32>, tensor<4x2x3xf32>, tensor<4xi8>, tensor<4xi8>, tensor<1x4xf32>) {
    %0 = tosa.const_shape  {values = dense<[4, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
    %2 = tosa.reshape %arg0, %1 : (tensor<1x4xf32>, !tosa.shape<1>) -> tensor<4xf32>
    %3 = tosa.reshape %arg0, %0 : (tensor<1x4xf32>, !tosa.shape<2>) -> tensor<4x1xf32>
    %4 = tosa.transpose %arg1 {perms = array<i32: 1, 0>} : (tensor<?x4xf32>) -> tensor<4x?xf32>
    %5 = tosa.transpose %arg2 {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
    %6 = tosa.clamp %arg3 {max_val = 100 : i8, min_val = -10 : i8} : (tensor<4xi8>) -> tensor<4xi8>
    return %2, %3, %4, %5, %arg3, %6, %arg0 : tensor<4xf32>, tensor<4x1xf32>, tensor<4x?xf32>, tensor<4x2x3xf32>, tensor<4xi8>, tensor<4xi8>, tensor<1x4xf32>
  }
}

// -----
module {
  func.func @e(%arg0: tensor<4x1xf32>, %arg1: tensor<4xi32>, %arg2: tensor<3xf32>) -> (tensor<4xi32>, tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xf16>, tensor<4xi1>, tensor<3xf32>, tensor<4xi64>) {
    %0 = "tosa.const"() <{values = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %1 = "tosa.const"() <{values = dense<8.750000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
    %2 = "tosa.const"() <{values = dense<2> : tensor<4xi8>}> : () -> tensor<4xi8>
    %3 = "tosa.const"() <{values = dense<-1.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
    %4 = "tosa.const"() <{values = dense<3.500000e+00> : tensor<4xf16>}> : () -> tensor<4xf16>
    %5 = "tosa.const"() <{values = dense<false> : tensor<4xi1>}> : () -> tensor<4xi1>
    %6 = tosa.abs %arg2 : (tensor<3xf32>) -> tensor<3xf32>
    %7 = tosa.cast %arg1 : (tensor<4xi32>) -> tensor<4xi64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<4xi32>, tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xf16>, tensor<4xi1>, tensor<3xf32>, tensor<4xi64>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>) -> tensor<3x2xi32> {
    %0 = "tosa.const"() <{values = dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
    %1 = "tosa.const"() <{values = dense<7> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
    %2 = tosa.add %0, %1 : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %3 = tosa.maximum %2, %1 : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %4 = tosa.add %3, %1 : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    return %4 : tensor<3x2xi32>
  }
}

// -----
module {
  func.func @g(%arg0: tensor<4xi8>) -> (tensor<4xi16>, tensor<4xi8>) {
    %0 = tosa.cast %arg0 : (tensor<4xi8>) -> tensor<4xi32>
    %1 = tosa.cast %0 : (tensor<4xi32>) -> tensor<4xi16>
    return %1, %arg0 : tensor<4xi16>, tensor<4xi8>
  }
}

