#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
module {
  memref.global "private" constant @__constant_1x1x1xf32_0 : memref<1x1x1xf32> = dense<9.99999974E-6> {alignment = 64 : i64}
  memref.global "private" constant @__constant_1x1x1xf32 : memref<1x1x1xf32> = dense<3.125000e-02> {alignment = 64 : i64}
  func.func private @softmax(%arg0: memref<12x128x128xf32, strided<[?, ?, ?], offset: ?>>) -> memref<12x128x128xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant -3.40282347E+38 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<12x128xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc : memref<12x128xf32>)
    linalg.reduce ins(%arg0 : memref<12x128x128xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc : memref<12x128xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %0 = arith.maximumf %in, %init : f32
        linalg.yield %0 : f32
      }
    %expand_shape = memref.expand_shape %alloc [[0], [1, 2]] output_shape [12, 128, 1] : memref<12x128xf32> into memref<12x128x1xf32>
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<12x128x128xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expand_shape : memref<12x128x128xf32, strided<[?, ?, ?], offset: ?>>, memref<12x128x1xf32>) outs(%alloc_2 : memref<12x128x128xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %0 = arith.subf %in, %in_8 : f32
      linalg.yield %0 : f32
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<12x128x128xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_2 : memref<12x128x128xf32>) outs(%alloc_3 : memref<12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.exp %in : f32
      linalg.yield %0 : f32
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<12x128xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_4 : memref<12x128xf32>)
    linalg.reduce ins(%alloc_3 : memref<12x128x128xf32>) outs(%alloc_4 : memref<12x128xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %0 = arith.addf %in, %init : f32
        linalg.yield %0 : f32
      }
    %expand_shape_5 = memref.expand_shape %alloc_4 [[0], [1, 2]] output_shape [12, 128, 1] : memref<12x128xf32> into memref<12x128x1xf32>
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<12x128x1xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape_5 : memref<12x128x1xf32>) outs(%alloc_6 : memref<12x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.divf %cst, %in : f32
      linalg.yield %0 : f32
    }
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<12x128x128xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_3, %alloc_6 : memref<12x128x128xf32>, memref<12x128x1xf32>) outs(%alloc_7 : memref<12x128x128xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %0 = arith.mulf %in, %in_8 : f32
      linalg.yield %0 : f32
    }
    return %alloc_7 : memref<12x128x128xf32>
  }
  func.func private @norm(%arg0: memref<12x128x768xf32, strided<[?, ?, ?], offset: ?>>) -> memref<12x128x768xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @__constant_1x1x1xf32 : memref<1x1x1xf32>
    %1 = memref.get_global @__constant_1x1x1xf32_0 : memref<1x1x1xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<12x128xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<12x128xf32>)
    linalg.reduce ins(%arg0 : memref<12x128x768xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc : memref<12x128xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %2 = arith.addf %in, %init : f32
        linalg.yield %2 : f32
      }
    %expand_shape = memref.expand_shape %alloc [[0], [1, 2]] output_shape [12, 128, 1] : memref<12x128xf32> into memref<12x128x1xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<12x128x1xf32>
    linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape, %0 : memref<12x128x1xf32>, memref<1x1x1xf32>) outs(%alloc_0 : memref<12x128x1xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %2 = arith.mulf %in, %in_9 : f32
      linalg.yield %2 : f32
    }
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<12x128x768xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %alloc_0 : memref<12x128x768xf32, strided<[?, ?, ?], offset: ?>>, memref<12x128x1xf32>) outs(%alloc_1 : memref<12x128x768xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %2 = arith.subf %in, %in_9 : f32
      linalg.yield %2 : f32
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<12x128x768xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_1, %alloc_1 : memref<12x128x768xf32>, memref<12x128x768xf32>) outs(%alloc_2 : memref<12x128x768xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %2 = arith.mulf %in, %in_9 : f32
      linalg.yield %2 : f32
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<12x128xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<12x128xf32>)
    linalg.reduce ins(%alloc_2 : memref<12x128x768xf32>) outs(%alloc_3 : memref<12x128xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %2 = arith.addf %in, %init : f32
        linalg.yield %2 : f32
      }
    %expand_shape_4 = memref.expand_shape %alloc_3 [[0], [1, 2]] output_shape [12, 128, 1] : memref<12x128xf32> into memref<12x128x1xf32>
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<12x128x1xf32>
    linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape_4, %0 : memref<12x128x1xf32>, memref<1x1x1xf32>) outs(%alloc_5 : memref<12x128x1xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %2 = arith.mulf %in, %in_9 : f32
      linalg.yield %2 : f32
    }
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<12x128x1xf32>
    linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_5, %1 : memref<12x128x1xf32>, memref<1x1x1xf32>) outs(%alloc_6 : memref<12x128x1xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %2 = arith.addf %in, %in_9 : f32
      linalg.yield %2 : f32
    }
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<12x128x1xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_6 : memref<12x128x1xf32>) outs(%alloc_7 : memref<12x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.rsqrt %in : f32
      linalg.yield %2 : f32
    }
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<12x128x768xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_1, %alloc_7 : memref<12x128x768xf32>, memref<12x128x1xf32>) outs(%alloc_8 : memref<12x128x768xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %2 = arith.mulf %in, %in_9 : f32
      linalg.yield %2 : f32
    }
    return %alloc_8 : memref<12x128x768xf32>
  }
  func.func @block(%arg0: memref<12x128x768xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<12x768x768xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<12x768x768xf32, strided<[?, ?, ?], offset: ?>>, %arg3: memref<12x768x768xf32, strided<[?, ?, ?], offset: ?>>, %arg4: memref<12x768x3072xf32, strided<[?, ?, ?], offset: ?>>, %arg5: memref<12x3072x768xf32, strided<[?, ?, ?], offset: ?>>) -> memref<12x128x768xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<12x128x768xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<12x128x768xf32>)
    linalg.batch_matmul ins(%arg0, %arg1 : memref<12x128x768xf32, strided<[?, ?, ?], offset: ?>>, memref<12x768x768xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc : memref<12x128x768xf32>)
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<12x128x768xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_1 : memref<12x128x768xf32>)
    linalg.batch_matmul ins(%arg0, %arg2 : memref<12x128x768xf32, strided<[?, ?, ?], offset: ?>>, memref<12x768x768xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc_1 : memref<12x128x768xf32>)
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<12x128x768xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<12x128x768xf32>)
    linalg.batch_matmul ins(%arg0, %arg3 : memref<12x128x768xf32, strided<[?, ?, ?], offset: ?>>, memref<12x768x768xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc_2 : memref<12x128x768xf32>)
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<12x768x128xf32>
    linalg.transpose ins(%alloc_1 : memref<12x128x768xf32>) outs(%alloc_3 : memref<12x768x128xf32>) permutation = [0, 2, 1] 
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<12x128x128xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_4 : memref<12x128x128xf32>)
    linalg.batch_matmul ins(%alloc, %alloc_3 : memref<12x128x768xf32>, memref<12x768x128xf32>) outs(%alloc_4 : memref<12x128x128xf32>)
    %cast = memref.cast %alloc_4 : memref<12x128x128xf32> to memref<12x128x128xf32, strided<[?, ?, ?], offset: ?>>
    %0 = call @softmax(%cast) : (memref<12x128x128xf32, strided<[?, ?, ?], offset: ?>>) -> memref<12x128x128xf32>
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<12x128x768xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_5 : memref<12x128x768xf32>)
    linalg.batch_matmul ins(%0, %alloc_2 : memref<12x128x128xf32>, memref<12x128x768xf32>) outs(%alloc_5 : memref<12x128x768xf32>)
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<12x128x768xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %alloc_5 : memref<12x128x768xf32, strided<[?, ?, ?], offset: ?>>, memref<12x128x768xf32>) outs(%alloc_6 : memref<12x128x768xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %2 = arith.addf %in, %in_12 : f32
      linalg.yield %2 : f32
    }
    %cast_7 = memref.cast %alloc_6 : memref<12x128x768xf32> to memref<12x128x768xf32, strided<[?, ?, ?], offset: ?>>
    %1 = call @norm(%cast_7) : (memref<12x128x768xf32, strided<[?, ?, ?], offset: ?>>) -> memref<12x128x768xf32>
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<12x128x3072xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_8 : memref<12x128x3072xf32>)
    linalg.batch_matmul ins(%1, %arg4 : memref<12x128x768xf32>, memref<12x768x3072xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc_8 : memref<12x128x3072xf32>)
    %alloc_9 = memref.alloc() {alignment = 64 : i64} : memref<12x128x3072xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_8 : memref<12x128x3072xf32>) outs(%alloc_9 : memref<12x128x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.negf %in : f32
      %3 = math.exp %2 : f32
      %4 = arith.addf %3, %cst : f32
      %5 = arith.divf %cst, %4 : f32
      linalg.yield %5 : f32
    }
    %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<12x128x768xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_10 : memref<12x128x768xf32>)
    linalg.batch_matmul ins(%alloc_9, %arg5 : memref<12x128x3072xf32>, memref<12x3072x768xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc_10 : memref<12x128x768xf32>)
    %alloc_11 = memref.alloc() {alignment = 64 : i64} : memref<12x128x768xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %alloc_10 : memref<12x128x768xf32>, memref<12x128x768xf32>) outs(%alloc_11 : memref<12x128x768xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %2 = arith.addf %in, %in_12 : f32
      linalg.yield %2 : f32
    }
    return %alloc_11 : memref<12x128x768xf32>
  }
}

