func.func @matmul(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
func.func @fill(%a: memref<4x?xf32>, %f: f32) {
  linalg.fill ins(%f : f32) outs(%a : memref<4x?xf32>)
  return
}
func.func @more(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %v: memref<4xf32>, %w: memref<f32>, %m: memref<3x4xi8>, %n: memref<4x5xi8>, %o: memref<3x5xi32>) {
  linalg.batch_matmul ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>) outs(%c : memref<2x3x5xf32>)
  linalg.dot ins(%v, %v : memref<4xf32>, memref<4xf32>) outs(%w : memref<f32>)
  linalg.matmul ins(%m, %n : memref<3x4xi8>, memref<4x5xi8>) outs(%o : memref<3x5xi32>)
  linalg.copy ins(%a : memref<2x3x4xf32>) outs(%a : memref<2x3x4xf32>)
  linalg.exp ins(%v : memref<4xf32>) outs(%v : memref<4xf32>)
  linalg.add ins(%v, %v : memref<4xf32>, memref<4xf32>) outs(%v : memref<4xf32>)
  return
}
func.func @convs(%i: memref<1x8x8x3xf32>, %f: memref<3x3x3x4xf32>, %o: memref<1x6x6x4xf32>, %p: memref<1x3x3x3xf32>, %w: memref<2x2xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %f : memref<1x8x8x3xf32>, memref<3x3x3x4xf32>) outs(%o : memref<1x6x6x4xf32>)
  linalg.pooling_nhwc_max {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%i, %w : memref<1x8x8x3xf32>, memref<2x2xf32>) outs(%p : memref<1x3x3x3xf32>)
  return
}
func.func @others(%a: memref<4x8xf32>, %t: memref<8x4xf32>, %r: memref<4xf32>, %d: memref<4x8x2xf32>) {
  linalg.transpose ins(%a : memref<4x8xf32>) outs(%t : memref<8x4xf32>) permutation = [1, 0]
  linalg.broadcast ins(%a : memref<4x8xf32>) outs(%d : memref<4x8x2xf32>) dimensions = [2]
  linalg.reduce ins(%a : memref<4x8xf32>) outs(%r : memref<4xf32>) dimensions = [1] (%x: f32, %y: f32) {
    %s = arith.maximumf %x, %y : f32
    linalg.yield %s : f32
  }
  linalg.map {arith.addf} ins(%a, %a : memref<4x8xf32>, memref<4x8xf32>) outs(%a : memref<4x8xf32>)
  return
}
