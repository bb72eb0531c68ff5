#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @mlp(%arg0: memref<8x1x784xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<8x784x128xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<1x1x128xf32, strided<[?, ?, ?], offset: ?>>, %arg3: memref<8x128x10xf32, strided<[?, ?, ?], offset: ?>>) -> memref<8x1x10xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 6.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8x1x128xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc : memref<8x1x128xf32>)
    linalg.batch_matmul ins(%arg0, %arg1 : memref<8x1x784xf32, strided<[?, ?, ?], offset: ?>>, memref<8x784x128xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc : memref<8x1x128xf32>)
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<8x1x128xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc, %arg2 : memref<8x1x128xf32>, memref<1x1x128xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc_2 : memref<8x1x128xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %0 = arith.addf %in, %in_9 : f32
      linalg.yield %0 : f32
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<8x1x128xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_2 : memref<8x1x128xf32>) outs(%alloc_3 : memref<8x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.minimumf %in, %cst_0 : f32
      %1 = arith.maximumf %0, %cst_1 : f32
      linalg.yield %1 : f32
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<8x1x10xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_4 : memref<8x1x10xf32>)
    linalg.batch_matmul ins(%alloc_3, %arg3 : memref<8x1x128xf32>, memref<8x128x10xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc_4 : memref<8x1x10xf32>)
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<8x1x10xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_4 : memref<8x1x10xf32>) outs(%alloc_5 : memref<8x1x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.exp %in : f32
      linalg.yield %0 : f32
    }
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<8x1xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_6 : memref<8x1xf32>)
    linalg.reduce ins(%alloc_5 : memref<8x1x10xf32>) outs(%alloc_6 : memref<8x1xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %0 = arith.addf %in, %init : f32
        linalg.yield %0 : f32
      }
    %expand_shape = memref.expand_shape %alloc_6 [[0], [1, 2]] output_shape [8, 1, 1] : memref<8x1xf32> into memref<8x1x1xf32>
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<8x1x1xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape : memref<8x1x1xf32>) outs(%alloc_7 : memref<8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.divf %cst, %in : f32
      linalg.yield %0 : f32
    }
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<8x1x10xf32>
    linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_5, %alloc_7 : memref<8x1x10xf32>, memref<8x1x1xf32>) outs(%alloc_8 : memref<8x1x10xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %0 = arith.mulf %in, %in_9 : f32
      linalg.yield %0 : f32
    }
    return %alloc_8 : memref<8x1x10xf32>
  }
}

