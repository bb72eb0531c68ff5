func.func @depthwise(%i: memref<1x?x?x3xi8>, %f: memref<3x3x3xi8>, %o: memref<1x?x?x3xi32>, %zp: i32) {
  linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%i, %f, %zp, %zp : memref<1x?x?x3xi8>, memref<3x3x3xi8>, i32, i32) outs(%o : memref<1x?x?x3xi32>)
  return
}
func.func @volume(%i: memref<2x?x8x8x3xf32>, %f: memref<3x3x3x3x4xf32>, %o: memref<2x?x6x6x4xf32>) {
  linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%i, %f : memref<2x?x8x8x3xf32>, memref<3x3x3x3x4xf32>) outs(%o : memref<2x?x6x6x4xf32>)
  return
}
