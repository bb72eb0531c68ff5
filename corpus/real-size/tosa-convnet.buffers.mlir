#map = affine_map<(d0, d1, d2, d3) -> (d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @convnet(%arg0: memref<1x224x224x3xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<16x3x3x3xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<16xf32, strided<[?], offset: ?>>, %arg3: memref<32x3x3x16xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg4: memref<32xf32, strided<[?], offset: ?>>) -> memref<1x56x56x32xf32> {
    %cst = arith.constant 3.400000e+38 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %cst_1 = arith.constant -3.40282347E+38 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x226x226x3xf32>
    linalg.map outs(%alloc : memref<1x226x226x3xf32>)
      (%init: f32) {
        linalg.yield %cst_2 : f32
      }
    %subview = memref.subview %alloc[0, 1, 1, 0] [1, 224, 224, 3] [1, 1, 1, 1] : memref<1x226x226x3xf32> to memref<1x224x224x3xf32, strided<[153228, 678, 3, 1], offset: 681>>
    memref.copy %arg0, %subview : memref<1x224x224x3xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<1x224x224x3xf32, strided<[153228, 678, 3, 1], offset: 681>>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<1x224x224x16xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : memref<16xf32, strided<[?], offset: ?>>) outs(%alloc_3 : memref<1x224x224x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc, %arg1 : memref<1x226x226x3xf32>, memref<16x3x3x3xf32, strided<[?, ?, ?, ?], offset: ?>>) outs(%alloc_3 : memref<1x224x224x16xf32>)
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<1x224x224x16xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_3 : memref<1x224x224x16xf32>) outs(%alloc_4 : memref<1x224x224x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.minimumf %in, %cst : f32
      %1 = arith.maximumf %0, %cst_2 : f32
      linalg.yield %1 : f32
    }
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<1x112x112x16xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_5 : memref<1x112x112x16xf32>)
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
    linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%alloc_4, %alloc_6 : memref<1x224x224x16xf32>, memref<2x2xf32>) outs(%alloc_5 : memref<1x112x112x16xf32>)
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<1x114x114x16xf32>
    linalg.map outs(%alloc_7 : memref<1x114x114x16xf32>)
      (%init: f32) {
        linalg.yield %cst_2 : f32
      }
    %subview_8 = memref.subview %alloc_7[0, 1, 1, 0] [1, 112, 112, 16] [1, 1, 1, 1] : memref<1x114x114x16xf32> to memref<1x112x112x16xf32, strided<[207936, 1824, 16, 1], offset: 1840>>
    memref.copy %alloc_5, %subview_8 : memref<1x112x112x16xf32> to memref<1x112x112x16xf32, strided<[207936, 1824, 16, 1], offset: 1840>>
    %alloc_9 = memref.alloc() {alignment = 64 : i64} : memref<1x112x112x32xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : memref<32xf32, strided<[?], offset: ?>>) outs(%alloc_9 : memref<1x112x112x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_7, %arg3 : memref<1x114x114x16xf32>, memref<32x3x3x16xf32, strided<[?, ?, ?, ?], offset: ?>>) outs(%alloc_9 : memref<1x112x112x32xf32>)
    %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<1x112x112x32xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_9 : memref<1x112x112x32xf32>) outs(%alloc_10 : memref<1x112x112x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.tanh %in : f32
      linalg.yield %0 : f32
    }
    %alloc_11 = memref.alloc() {alignment = 64 : i64} : memref<1x56x56x32xf32>
    linalg.fill ins(%cst_2 : f32) outs(%alloc_11 : memref<1x56x56x32xf32>)
    %alloc_12 = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
    linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%alloc_10, %alloc_12 : memref<1x112x112x32xf32>, memref<2x2xf32>) outs(%alloc_11 : memref<1x56x56x32xf32>)
    %alloc_13 = memref.alloc() {alignment = 64 : i64} : memref<1x56x56x32xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_11 : memref<1x56x56x32xf32>) outs(%alloc_13 : memref<1x56x56x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.divf %in, %cst_0 : f32
      linalg.yield %0 : f32
    }
    return %alloc_13 : memref<1x56x56x32xf32>
  }
}

