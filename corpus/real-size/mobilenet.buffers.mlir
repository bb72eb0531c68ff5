#map = affine_map<(d0, d1, d2, d3) -> (d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @block(%arg0: memref<1x112x112x32xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<96x1x1x32xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<96xf32, strided<[?], offset: ?>>, %arg3: memref<3x3x96x1xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg4: memref<96xf32, strided<[?], offset: ?>>, %arg5: memref<32x1x1x96xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg6: memref<32xf32, strided<[?], offset: ?>>) -> memref<1x112x112x32xf32> {
    %cst = arith.constant 6.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x112x112x96xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : memref<96xf32, strided<[?], offset: ?>>) outs(%alloc : memref<1x112x112x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x112x112x32xf32, strided<[?, ?, ?, ?], offset: ?>>, memref<96x1x1x32xf32, strided<[?, ?, ?, ?], offset: ?>>) outs(%alloc : memref<1x112x112x96xf32>)
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1x112x112x96xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc : memref<1x112x112x96xf32>) outs(%alloc_1 : memref<1x112x112x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.minimumf %in, %cst : f32
      %1 = arith.maximumf %0, %cst_0 : f32
      linalg.yield %1 : f32
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<1x114x114x96xf32>
    linalg.map outs(%alloc_2 : memref<1x114x114x96xf32>)
      (%init: f32) {
        linalg.yield %cst_0 : f32
      }
    %subview = memref.subview %alloc_2[0, 1, 1, 0] [1, 112, 112, 96] [1, 1, 1, 1] : memref<1x114x114x96xf32> to memref<1x112x112x96xf32, strided<[1247616, 10944, 96, 1], offset: 11040>>
    memref.copy %alloc_1, %subview : memref<1x112x112x96xf32> to memref<1x112x112x96xf32, strided<[1247616, 10944, 96, 1], offset: 11040>>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<1x112x112x96x1xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_3 : memref<1x112x112x96x1xf32>)
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<1x112x112x96xf32>
    linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_2, %arg3 : memref<1x114x114x96xf32>, memref<3x3x96x1xf32, strided<[?, ?, ?, ?], offset: ?>>) outs(%alloc_3 : memref<1x112x112x96x1xf32>)
    %collapse_shape = memref.collapse_shape %alloc_3 [[0], [1], [2], [3, 4]] : memref<1x112x112x96x1xf32> into memref<1x112x112x96xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %collapse_shape : memref<96xf32, strided<[?], offset: ?>>, memref<1x112x112x96xf32>) outs(%alloc_4 : memref<1x112x112x96xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %0 = arith.addf %in, %in_8 : f32
      linalg.yield %0 : f32
    }
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<1x112x112x96xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_4 : memref<1x112x112x96xf32>) outs(%alloc_5 : memref<1x112x112x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.minimumf %in, %cst : f32
      %1 = arith.maximumf %0, %cst_0 : f32
      linalg.yield %1 : f32
    }
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<1x112x112x32xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6 : memref<32xf32, strided<[?], offset: ?>>) outs(%alloc_6 : memref<1x112x112x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_5, %arg5 : memref<1x112x112x96xf32>, memref<32x1x1x96xf32, strided<[?, ?, ?, ?], offset: ?>>) outs(%alloc_6 : memref<1x112x112x32xf32>)
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<1x112x112x32xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %alloc_6 : memref<1x112x112x32xf32, strided<[?, ?, ?, ?], offset: ?>>, memref<1x112x112x32xf32>) outs(%alloc_7 : memref<1x112x112x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %0 = arith.addf %in, %in_8 : f32
      linalg.yield %0 : f32
    }
    return %alloc_7 : memref<1x112x112x32xf32>
  }
}

