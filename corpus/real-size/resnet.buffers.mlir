#map = affine_map<(d0, d1, d2, d3) -> (d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  memref.global "private" constant @__constant_64xf32 : memref<64xf32> = dense<1.000000e-01> {alignment = 64 : i64}
  memref.global "private" constant @__constant_64x8x8x3xf32 : memref<64x8x8x3xf32> = dense<0.00999999977> {alignment = 64 : i64}
  memref.global "private" constant @__constant_64x3x3x64xf32 : memref<64x3x3x64xf32> = dense<0.00999999977> {alignment = 64 : i64}
  memref.global "private" constant @__constant_128x2x2x64xf32 : memref<128x2x2x64xf32> = dense<0.00999999977> {alignment = 64 : i64}
  memref.global "private" constant @__constant_128xf32 : memref<128xf32> = dense<1.000000e-01> {alignment = 64 : i64}
  memref.global "private" constant @__constant_128x3x3x128xf32 : memref<128x3x3x128xf32> = dense<0.00999999977> {alignment = 64 : i64}
  memref.global "private" constant @__constant_256x2x2x128xf32 : memref<256x2x2x128xf32> = dense<0.00999999977> {alignment = 64 : i64}
  memref.global "private" constant @__constant_256xf32 : memref<256xf32> = dense<1.000000e-01> {alignment = 64 : i64}
  memref.global "private" constant @__constant_256x3x3x256xf32 : memref<256x3x3x256xf32> = dense<0.00999999977> {alignment = 64 : i64}
  memref.global "private" constant @__constant_1x256x1000xf32 : memref<1x256x1000xf32> = dense<2.000000e-02> {alignment = 64 : i64}
  func.func @resnet(%arg0: memref<1x224x224x3xf32, strided<[?, ?, ?, ?], offset: ?>>) -> memref<1x1000xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 3.400000e+38 : f32
    %cst_1 = arith.constant 1.960000e+02 : f32
    %cst_2 = arith.constant -3.40282347E+38 : f32
    %0 = memref.get_global @__constant_1x256x1000xf32 : memref<1x256x1000xf32>
    %1 = memref.get_global @__constant_256x3x3x256xf32 : memref<256x3x3x256xf32>
    %2 = memref.get_global @__constant_256xf32 : memref<256xf32>
    %3 = memref.get_global @__constant_256x2x2x128xf32 : memref<256x2x2x128xf32>
    %4 = memref.get_global @__constant_128x3x3x128xf32 : memref<128x3x3x128xf32>
    %5 = memref.get_global @__constant_128xf32 : memref<128xf32>
    %6 = memref.get_global @__constant_128x2x2x64xf32 : memref<128x2x2x64xf32>
    %7 = memref.get_global @__constant_64x3x3x64xf32 : memref<64x3x3x64xf32>
    %8 = memref.get_global @__constant_64x8x8x3xf32 : memref<64x8x8x3xf32>
    %9 = memref.get_global @__constant_64xf32 : memref<64xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x230x230x3xf32>
    linalg.map outs(%alloc : memref<1x230x230x3xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %subview = memref.subview %alloc[0, 3, 3, 0] [1, 224, 224, 3] [1, 1, 1, 1] : memref<1x230x230x3xf32> to memref<1x224x224x3xf32, strided<[158700, 690, 3, 1], offset: 2079>>
    memref.copy %arg0, %subview : memref<1x224x224x3xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<1x224x224x3xf32, strided<[158700, 690, 3, 1], offset: 2079>>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<1x112x112x64xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : memref<64xf32>) outs(%alloc_3 : memref<1x112x112x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%alloc, %8 : memref<1x230x230x3xf32>, memref<64x8x8x3xf32>) outs(%alloc_3 : memref<1x112x112x64xf32>)
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<1x112x112x64xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_3 : memref<1x112x112x64xf32>) outs(%alloc_4 : memref<1x112x112x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.minimumf %in, %cst_0 : f32
      %11 = arith.maximumf %10, %cst : f32
      linalg.yield %11 : f32
    }
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<1x56x56x64xf32>
    linalg.fill ins(%cst_2 : f32) outs(%alloc_5 : memref<1x56x56x64xf32>)
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
    linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%alloc_4, %alloc_6 : memref<1x112x112x64xf32>, memref<2x2xf32>) outs(%alloc_5 : memref<1x56x56x64xf32>)
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<1x58x58x64xf32>
    linalg.map outs(%alloc_7 : memref<1x58x58x64xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %subview_8 = memref.subview %alloc_7[0, 1, 1, 0] [1, 56, 56, 64] [1, 1, 1, 1] : memref<1x58x58x64xf32> to memref<1x56x56x64xf32, strided<[215296, 3712, 64, 1], offset: 3776>>
    memref.copy %alloc_5, %subview_8 : memref<1x56x56x64xf32> to memref<1x56x56x64xf32, strided<[215296, 3712, 64, 1], offset: 3776>>
    %alloc_9 = memref.alloc() {alignment = 64 : i64} : memref<1x56x56x64xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : memref<64xf32>) outs(%alloc_9 : memref<1x56x56x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_7, %7 : memref<1x58x58x64xf32>, memref<64x3x3x64xf32>) outs(%alloc_9 : memref<1x56x56x64xf32>)
    %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<1x56x56x64xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_9 : memref<1x56x56x64xf32>) outs(%alloc_10 : memref<1x56x56x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.minimumf %in, %cst_0 : f32
      %11 = arith.maximumf %10, %cst : f32
      linalg.yield %11 : f32
    }
    %alloc_11 = memref.alloc() {alignment = 64 : i64} : memref<1x58x58x64xf32>
    linalg.map outs(%alloc_11 : memref<1x58x58x64xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %subview_12 = memref.subview %alloc_11[0, 1, 1, 0] [1, 56, 56, 64] [1, 1, 1, 1] : memref<1x58x58x64xf32> to memref<1x56x56x64xf32, strided<[215296, 3712, 64, 1], offset: 3776>>
    memref.copy %alloc_10, %subview_12 : memref<1x56x56x64xf32> to memref<1x56x56x64xf32, strided<[215296, 3712, 64, 1], offset: 3776>>
    %alloc_13 = memref.alloc() {alignment = 64 : i64} : memref<1x56x56x64xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : memref<64xf32>) outs(%alloc_13 : memref<1x56x56x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_11, %7 : memref<1x58x58x64xf32>, memref<64x3x3x64xf32>) outs(%alloc_13 : memref<1x56x56x64xf32>)
    %alloc_14 = memref.alloc() {alignment = 64 : i64} : memref<1x56x56x64xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_13, %alloc_5 : memref<1x56x56x64xf32>, memref<1x56x56x64xf32>) outs(%alloc_14 : memref<1x56x56x64xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %10 = arith.addf %in, %in_70 : f32
      linalg.yield %10 : f32
    }
    %alloc_15 = memref.alloc() {alignment = 64 : i64} : memref<1x56x56x64xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_14 : memref<1x56x56x64xf32>) outs(%alloc_15 : memref<1x56x56x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.minimumf %in, %cst_0 : f32
      %11 = arith.maximumf %10, %cst : f32
      linalg.yield %11 : f32
    }
    %alloc_16 = memref.alloc() {alignment = 64 : i64} : memref<1x58x58x64xf32>
    linalg.map outs(%alloc_16 : memref<1x58x58x64xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %subview_17 = memref.subview %alloc_16[0, 1, 1, 0] [1, 56, 56, 64] [1, 1, 1, 1] : memref<1x58x58x64xf32> to memref<1x56x56x64xf32, strided<[215296, 3712, 64, 1], offset: 3776>>
    memref.copy %alloc_15, %subview_17 : memref<1x56x56x64xf32> to memref<1x56x56x64xf32, strided<[215296, 3712, 64, 1], offset: 3776>>
    %alloc_18 = memref.alloc() {alignment = 64 : i64} : memref<1x56x56x64xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : memref<64xf32>) outs(%alloc_18 : memref<1x56x56x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_16, %7 : memref<1x58x58x64xf32>, memref<64x3x3x64xf32>) outs(%alloc_18 : memref<1x56x56x64xf32>)
    %alloc_19 = memref.alloc() {alignment = 64 : i64} : memref<1x56x56x64xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_18 : memref<1x56x56x64xf32>) outs(%alloc_19 : memref<1x56x56x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.minimumf %in, %cst_0 : f32
      %11 = arith.maximumf %10, %cst : f32
      linalg.yield %11 : f32
    }
    %alloc_20 = memref.alloc() {alignment = 64 : i64} : memref<1x58x58x64xf32>
    linalg.map outs(%alloc_20 : memref<1x58x58x64xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %subview_21 = memref.subview %alloc_20[0, 1, 1, 0] [1, 56, 56, 64] [1, 1, 1, 1] : memref<1x58x58x64xf32> to memref<1x56x56x64xf32, strided<[215296, 3712, 64, 1], offset: 3776>>
    memref.copy %alloc_19, %subview_21 : memref<1x56x56x64xf32> to memref<1x56x56x64xf32, strided<[215296, 3712, 64, 1], offset: 3776>>
    %alloc_22 = memref.alloc() {alignment = 64 : i64} : memref<1x56x56x64xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : memref<64xf32>) outs(%alloc_22 : memref<1x56x56x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_20, %7 : memref<1x58x58x64xf32>, memref<64x3x3x64xf32>) outs(%alloc_22 : memref<1x56x56x64xf32>)
    %alloc_23 = memref.alloc() {alignment = 64 : i64} : memref<1x56x56x64xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_22, %alloc_15 : memref<1x56x56x64xf32>, memref<1x56x56x64xf32>) outs(%alloc_23 : memref<1x56x56x64xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %10 = arith.addf %in, %in_70 : f32
      linalg.yield %10 : f32
    }
    %alloc_24 = memref.alloc() {alignment = 64 : i64} : memref<1x56x56x64xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_23 : memref<1x56x56x64xf32>) outs(%alloc_24 : memref<1x56x56x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.minimumf %in, %cst_0 : f32
      %11 = arith.maximumf %10, %cst : f32
      linalg.yield %11 : f32
    }
    %alloc_25 = memref.alloc() {alignment = 64 : i64} : memref<1x28x28x128xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : memref<128xf32>) outs(%alloc_25 : memref<1x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%alloc_24, %6 : memref<1x56x56x64xf32>, memref<128x2x2x64xf32>) outs(%alloc_25 : memref<1x28x28x128xf32>)
    %alloc_26 = memref.alloc() {alignment = 64 : i64} : memref<1x28x28x128xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_25 : memref<1x28x28x128xf32>) outs(%alloc_26 : memref<1x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.minimumf %in, %cst_0 : f32
      %11 = arith.maximumf %10, %cst : f32
      linalg.yield %11 : f32
    }
    %alloc_27 = memref.alloc() {alignment = 64 : i64} : memref<1x30x30x128xf32>
    linalg.map outs(%alloc_27 : memref<1x30x30x128xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %subview_28 = memref.subview %alloc_27[0, 1, 1, 0] [1, 28, 28, 128] [1, 1, 1, 1] : memref<1x30x30x128xf32> to memref<1x28x28x128xf32, strided<[115200, 3840, 128, 1], offset: 3968>>
    memref.copy %alloc_26, %subview_28 : memref<1x28x28x128xf32> to memref<1x28x28x128xf32, strided<[115200, 3840, 128, 1], offset: 3968>>
    %alloc_29 = memref.alloc() {alignment = 64 : i64} : memref<1x28x28x128xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : memref<128xf32>) outs(%alloc_29 : memref<1x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_27, %4 : memref<1x30x30x128xf32>, memref<128x3x3x128xf32>) outs(%alloc_29 : memref<1x28x28x128xf32>)
    %alloc_30 = memref.alloc() {alignment = 64 : i64} : memref<1x28x28x128xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_29 : memref<1x28x28x128xf32>) outs(%alloc_30 : memref<1x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.minimumf %in, %cst_0 : f32
      %11 = arith.maximumf %10, %cst : f32
      linalg.yield %11 : f32
    }
    %alloc_31 = memref.alloc() {alignment = 64 : i64} : memref<1x30x30x128xf32>
    linalg.map outs(%alloc_31 : memref<1x30x30x128xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %subview_32 = memref.subview %alloc_31[0, 1, 1, 0] [1, 28, 28, 128] [1, 1, 1, 1] : memref<1x30x30x128xf32> to memref<1x28x28x128xf32, strided<[115200, 3840, 128, 1], offset: 3968>>
    memref.copy %alloc_30, %subview_32 : memref<1x28x28x128xf32> to memref<1x28x28x128xf32, strided<[115200, 3840, 128, 1], offset: 3968>>
    %alloc_33 = memref.alloc() {alignment = 64 : i64} : memref<1x28x28x128xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : memref<128xf32>) outs(%alloc_33 : memref<1x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_31, %4 : memref<1x30x30x128xf32>, memref<128x3x3x128xf32>) outs(%alloc_33 : memref<1x28x28x128xf32>)
    %alloc_34 = memref.alloc() {alignment = 64 : i64} : memref<1x28x28x128xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_33, %alloc_26 : memref<1x28x28x128xf32>, memref<1x28x28x128xf32>) outs(%alloc_34 : memref<1x28x28x128xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %10 = arith.addf %in, %in_70 : f32
      linalg.yield %10 : f32
    }
    %alloc_35 = memref.alloc() {alignment = 64 : i64} : memref<1x28x28x128xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_34 : memref<1x28x28x128xf32>) outs(%alloc_35 : memref<1x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.minimumf %in, %cst_0 : f32
      %11 = arith.maximumf %10, %cst : f32
      linalg.yield %11 : f32
    }
    %alloc_36 = memref.alloc() {alignment = 64 : i64} : memref<1x30x30x128xf32>
    linalg.map outs(%alloc_36 : memref<1x30x30x128xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %subview_37 = memref.subview %alloc_36[0, 1, 1, 0] [1, 28, 28, 128] [1, 1, 1, 1] : memref<1x30x30x128xf32> to memref<1x28x28x128xf32, strided<[115200, 3840, 128, 1], offset: 3968>>
    memref.copy %alloc_35, %subview_37 : memref<1x28x28x128xf32> to memref<1x28x28x128xf32, strided<[115200, 3840, 128, 1], offset: 3968>>
    %alloc_38 = memref.alloc() {alignment = 64 : i64} : memref<1x28x28x128xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : memref<128xf32>) outs(%alloc_38 : memref<1x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_36, %4 : memref<1x30x30x128xf32>, memref<128x3x3x128xf32>) outs(%alloc_38 : memref<1x28x28x128xf32>)
    %alloc_39 = memref.alloc() {alignment = 64 : i64} : memref<1x28x28x128xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_38 : memref<1x28x28x128xf32>) outs(%alloc_39 : memref<1x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.minimumf %in, %cst_0 : f32
      %11 = arith.maximumf %10, %cst : f32
      linalg.yield %11 : f32
    }
    %alloc_40 = memref.alloc() {alignment = 64 : i64} : memref<1x30x30x128xf32>
    linalg.map outs(%alloc_40 : memref<1x30x30x128xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %subview_41 = memref.subview %alloc_40[0, 1, 1, 0] [1, 28, 28, 128] [1, 1, 1, 1] : memref<1x30x30x128xf32> to memref<1x28x28x128xf32, strided<[115200, 3840, 128, 1], offset: 3968>>
    memref.copy %alloc_39, %subview_41 : memref<1x28x28x128xf32> to memref<1x28x28x128xf32, strided<[115200, 3840, 128, 1], offset: 3968>>
    %alloc_42 = memref.alloc() {alignment = 64 : i64} : memref<1x28x28x128xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : memref<128xf32>) outs(%alloc_42 : memref<1x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_40, %4 : memref<1x30x30x128xf32>, memref<128x3x3x128xf32>) outs(%alloc_42 : memref<1x28x28x128xf32>)
    %alloc_43 = memref.alloc() {alignment = 64 : i64} : memref<1x28x28x128xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_42, %alloc_35 : memref<1x28x28x128xf32>, memref<1x28x28x128xf32>) outs(%alloc_43 : memref<1x28x28x128xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %10 = arith.addf %in, %in_70 : f32
      linalg.yield %10 : f32
    }
    %alloc_44 = memref.alloc() {alignment = 64 : i64} : memref<1x28x28x128xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_43 : memref<1x28x28x128xf32>) outs(%alloc_44 : memref<1x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.minimumf %in, %cst_0 : f32
      %11 = arith.maximumf %10, %cst : f32
      linalg.yield %11 : f32
    }
    %alloc_45 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x256xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : memref<256xf32>) outs(%alloc_45 : memref<1x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%alloc_44, %3 : memref<1x28x28x128xf32>, memref<256x2x2x128xf32>) outs(%alloc_45 : memref<1x14x14x256xf32>)
    %alloc_46 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x256xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_45 : memref<1x14x14x256xf32>) outs(%alloc_46 : memref<1x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.minimumf %in, %cst_0 : f32
      %11 = arith.maximumf %10, %cst : f32
      linalg.yield %11 : f32
    }
    %alloc_47 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x256xf32>
    linalg.map outs(%alloc_47 : memref<1x16x16x256xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %subview_48 = memref.subview %alloc_47[0, 1, 1, 0] [1, 14, 14, 256] [1, 1, 1, 1] : memref<1x16x16x256xf32> to memref<1x14x14x256xf32, strided<[65536, 4096, 256, 1], offset: 4352>>
    memref.copy %alloc_46, %subview_48 : memref<1x14x14x256xf32> to memref<1x14x14x256xf32, strided<[65536, 4096, 256, 1], offset: 4352>>
    %alloc_49 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x256xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : memref<256xf32>) outs(%alloc_49 : memref<1x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_47, %1 : memref<1x16x16x256xf32>, memref<256x3x3x256xf32>) outs(%alloc_49 : memref<1x14x14x256xf32>)
    %alloc_50 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x256xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_49 : memref<1x14x14x256xf32>) outs(%alloc_50 : memref<1x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.minimumf %in, %cst_0 : f32
      %11 = arith.maximumf %10, %cst : f32
      linalg.yield %11 : f32
    }
    %alloc_51 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x256xf32>
    linalg.map outs(%alloc_51 : memref<1x16x16x256xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %subview_52 = memref.subview %alloc_51[0, 1, 1, 0] [1, 14, 14, 256] [1, 1, 1, 1] : memref<1x16x16x256xf32> to memref<1x14x14x256xf32, strided<[65536, 4096, 256, 1], offset: 4352>>
    memref.copy %alloc_50, %subview_52 : memref<1x14x14x256xf32> to memref<1x14x14x256xf32, strided<[65536, 4096, 256, 1], offset: 4352>>
    %alloc_53 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x256xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : memref<256xf32>) outs(%alloc_53 : memref<1x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_51, %1 : memref<1x16x16x256xf32>, memref<256x3x3x256xf32>) outs(%alloc_53 : memref<1x14x14x256xf32>)
    %alloc_54 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x256xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_53, %alloc_46 : memref<1x14x14x256xf32>, memref<1x14x14x256xf32>) outs(%alloc_54 : memref<1x14x14x256xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %10 = arith.addf %in, %in_70 : f32
      linalg.yield %10 : f32
    }
    %alloc_55 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x256xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_54 : memref<1x14x14x256xf32>) outs(%alloc_55 : memref<1x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.minimumf %in, %cst_0 : f32
      %11 = arith.maximumf %10, %cst : f32
      linalg.yield %11 : f32
    }
    %alloc_56 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x256xf32>
    linalg.map outs(%alloc_56 : memref<1x16x16x256xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %subview_57 = memref.subview %alloc_56[0, 1, 1, 0] [1, 14, 14, 256] [1, 1, 1, 1] : memref<1x16x16x256xf32> to memref<1x14x14x256xf32, strided<[65536, 4096, 256, 1], offset: 4352>>
    memref.copy %alloc_55, %subview_57 : memref<1x14x14x256xf32> to memref<1x14x14x256xf32, strided<[65536, 4096, 256, 1], offset: 4352>>
    %alloc_58 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x256xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : memref<256xf32>) outs(%alloc_58 : memref<1x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_56, %1 : memref<1x16x16x256xf32>, memref<256x3x3x256xf32>) outs(%alloc_58 : memref<1x14x14x256xf32>)
    %alloc_59 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x256xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_58 : memref<1x14x14x256xf32>) outs(%alloc_59 : memref<1x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.minimumf %in, %cst_0 : f32
      %11 = arith.maximumf %10, %cst : f32
      linalg.yield %11 : f32
    }
    %alloc_60 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x256xf32>
    linalg.map outs(%alloc_60 : memref<1x16x16x256xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %subview_61 = memref.subview %alloc_60[0, 1, 1, 0] [1, 14, 14, 256] [1, 1, 1, 1] : memref<1x16x16x256xf32> to memref<1x14x14x256xf32, strided<[65536, 4096, 256, 1], offset: 4352>>
    memref.copy %alloc_59, %subview_61 : memref<1x14x14x256xf32> to memref<1x14x14x256xf32, strided<[65536, 4096, 256, 1], offset: 4352>>
    %alloc_62 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x256xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : memref<256xf32>) outs(%alloc_62 : memref<1x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_60, %1 : memref<1x16x16x256xf32>, memref<256x3x3x256xf32>) outs(%alloc_62 : memref<1x14x14x256xf32>)
    %alloc_63 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x256xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_62, %alloc_55 : memref<1x14x14x256xf32>, memref<1x14x14x256xf32>) outs(%alloc_63 : memref<1x14x14x256xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %10 = arith.addf %in, %in_70 : f32
      linalg.yield %10 : f32
    }
    %alloc_64 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x256xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_63 : memref<1x14x14x256xf32>) outs(%alloc_64 : memref<1x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.minimumf %in, %cst_0 : f32
      %11 = arith.maximumf %10, %cst : f32
      linalg.yield %11 : f32
    }
    %alloc_65 = memref.alloc() {alignment = 64 : i64} : memref<1x1x1x256xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_65 : memref<1x1x1x256xf32>)
    %alloc_66 = memref.alloc() {alignment = 64 : i64} : memref<14x14xf32>
    linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<14> : vector<2xi64>} ins(%alloc_64, %alloc_66 : memref<1x14x14x256xf32>, memref<14x14xf32>) outs(%alloc_65 : memref<1x1x1x256xf32>)
    %alloc_67 = memref.alloc() {alignment = 64 : i64} : memref<1x1x1x256xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_65 : memref<1x1x1x256xf32>) outs(%alloc_67 : memref<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.divf %in, %cst_1 : f32
      linalg.yield %10 : f32
    }
    %collapse_shape = memref.collapse_shape %alloc_67 [[0], [1, 2], [3]] : memref<1x1x1x256xf32> into memref<1x1x256xf32>
    %alloc_68 = memref.alloc() {alignment = 64 : i64} : memref<1x1x1000xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_68 : memref<1x1x1000xf32>)
    linalg.batch_matmul ins(%collapse_shape, %0 : memref<1x1x256xf32>, memref<1x256x1000xf32>) outs(%alloc_68 : memref<1x1x1000xf32>)
    %collapse_shape_69 = memref.collapse_shape %alloc_68 [[0, 1], [2]] : memref<1x1x1000xf32> into memref<1x1000xf32>
    return %collapse_shape_69 : memref<1x1000xf32>
  }
}

