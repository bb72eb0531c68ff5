module {
  func.func @conv_pool(%arg0: memref<1x34x34x4xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<3x3x4x8xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<8xf32, strided<[?], offset: ?>>) -> memref<1x16x16x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant -3.400000e+38 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x32x32x8xf32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1x32x32x8xf32>
    linalg.broadcast ins(%arg2 : memref<8xf32, strided<[?], offset: ?>>) outs(%alloc_1 : memref<1x32x32x8xf32>) dimensions = [0, 1, 2] 
    linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x34x34x4xf32, strided<[?, ?, ?, ?], offset: ?>>, memref<3x3x4x8xf32, strided<[?, ?, ?, ?], offset: ?>>) outs(%alloc_1 : memref<1x32x32x8xf32>)
    linalg.fill ins(%cst : f32) outs(%alloc : memref<1x32x32x8xf32>)
    linalg.max ins(%alloc_1, %alloc : memref<1x32x32x8xf32>, memref<1x32x32x8xf32>) outs(%alloc : memref<1x32x32x8xf32>)
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x8xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_3 : memref<1x16x16x8xf32>)
    linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%alloc, %alloc_2 : memref<1x32x32x8xf32>, memref<2x2xf32>) outs(%alloc_3 : memref<1x16x16x8xf32>)
    return %alloc_3 : memref<1x16x16x8xf32>
  }
}

