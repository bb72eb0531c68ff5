#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @attention(%arg0: memref<512x64xf32, strided<[?, ?], offset: ?>>, %arg1: memref<512x64xf32, strided<[?, ?], offset: ?>>, %arg2: memref<512x64xf32, strided<[?, ?], offset: ?>>, %arg3: memref<512x512xi1, strided<[?, ?], offset: ?>>) -> memref<512x64xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<64x512xf32>
    linalg.transpose ins(%arg1 : memref<512x64xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<64x512xf32>) permutation = [1, 0] 
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<512x512xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<512x512xf32>)
    linalg.matmul ins(%arg0, %alloc : memref<512x64xf32, strided<[?, ?], offset: ?>>, memref<64x512xf32>) outs(%alloc_2 : memref<512x512xf32>)
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_2, %arg3 : memref<512x512xf32>, memref<512x512xi1, strided<[?, ?], offset: ?>>) outs(%alloc_2 : memref<512x512xf32>) {
    ^bb0(%in: f32, %in_5: i1, %out: f32):
      %0 = arith.mulf %in, %cst_1 : f32
      %1 = arith.select %in_5, %0, %cst_0 : f32
      linalg.yield %1 : f32
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<512xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_3 : memref<512xf32>)
    linalg.reduce ins(%alloc_2 : memref<512x512xf32>) outs(%alloc_3 : memref<512xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %0 = arith.maximumf %in, %init : f32
        linalg.yield %0 : f32
      }
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_2, %alloc_3 : memref<512x512xf32>, memref<512xf32>) outs(%alloc_2 : memref<512x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %0 = arith.subf %in, %in_5 : f32
      %1 = math.exp %0 : f32
      linalg.yield %1 : f32
    }
    linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<512xf32>)
    linalg.reduce ins(%alloc_2 : memref<512x512xf32>) outs(%alloc_3 : memref<512xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %0 = arith.addf %in, %init : f32
        linalg.yield %0 : f32
      }
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_2, %alloc_3 : memref<512x512xf32>, memref<512xf32>) outs(%alloc_2 : memref<512x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %0 = arith.divf %in, %in_5 : f32
      linalg.yield %0 : f32
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<512x64xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_4 : memref<512x64xf32>)
    linalg.matmul ins(%alloc_2, %arg2 : memref<512x512xf32>, memref<512x64xf32, strided<[?, ?], offset: ?>>) outs(%alloc_4 : memref<512x64xf32>)
    return %alloc_4 : memref<512x64xf32>
  }
}

