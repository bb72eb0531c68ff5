#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1)>
module {
  func.func @conv(%arg0: memref<1x64x112x112xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<64x64x3x3xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<64xf32, strided<[?], offset: ?>>) -> memref<1x64x112x112xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x64x114x114xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<1x64x114x114xf32>)
    %subview = memref.subview %alloc[0, 0, 1, 1] [1, 64, 112, 112] [1, 1, 1, 1] : memref<1x64x114x114xf32> to memref<1x64x112x112xf32, strided<[831744, 12996, 114, 1], offset: 115>>
    memref.copy %arg0, %subview : memref<1x64x112x112xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<1x64x112x112xf32, strided<[831744, 12996, 114, 1], offset: 115>>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1x64x112x112xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_0 : memref<1x64x112x112xf32>)
    linalg.conv_2d_nchw_fchw ins(%alloc, %arg1 : memref<1x64x114x114xf32>, memref<64x64x3x3xf32, strided<[?, ?, ?, ?], offset: ?>>) outs(%alloc_0 : memref<1x64x112x112xf32>)
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_0, %arg2 : memref<1x64x112x112xf32>, memref<64xf32, strided<[?], offset: ?>>) outs(%alloc_0 : memref<1x64x112x112xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %0 = arith.addf %in, %in_1 : f32
      %1 = arith.maximumf %0, %cst : f32
      linalg.yield %1 : f32
    }
    return %alloc_0 : memref<1x64x112x112xf32>
  }
}

