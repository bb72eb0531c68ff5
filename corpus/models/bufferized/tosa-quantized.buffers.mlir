#map = affine_map<(d0, d1, d2, d3) -> (d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @quantized(%arg0: memref<1x16x16x8xi8, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<16x3x3x8xi8, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<16xi32, strided<[?], offset: ?>>) -> memref<1x14x14x16xi8> {
    %c127_i32 = arith.constant 127 : i32
    %c-128_i32 = arith.constant -128 : i32
    %c3_i32 = arith.constant 3 : i32
    %c38_i8 = arith.constant 38 : i8
    %c1073741824_i32 = arith.constant 1073741824 : i32
    %c0_i32 = arith.constant 0 : i32
    %c-5_i32 = arith.constant -5 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x16xi32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : memref<16xi32, strided<[?], offset: ?>>) outs(%alloc : memref<1x14x14x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %c-5_i32, %c0_i32 : memref<1x16x16x8xi8, strided<[?, ?, ?, ?], offset: ?>>, memref<16x3x3x8xi8, strided<[?, ?, ?, ?], offset: ?>>, i32, i32) outs(%alloc : memref<1x14x14x16xi32>)
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x16xi8>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc : memref<1x14x14x16xi32>) outs(%alloc_0 : memref<1x14x14x16xi8>) {
    ^bb0(%in: i32, %out: i8):
      %0 = tosa.apply_scale %in, %c1073741824_i32, %c38_i8 {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
      %1 = arith.addi %0, %c3_i32 : i32
      %2 = arith.maxsi %1, %c-128_i32 : i32
      %3 = arith.minsi %2, %c127_i32 : i32
      %4 = arith.trunci %3 : i32 to i8
      linalg.yield %4 : i8
    }
    return %alloc_0 : memref<1x14x14x16xi8>
  }
}

