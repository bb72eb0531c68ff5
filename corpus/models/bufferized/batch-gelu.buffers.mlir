#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @dense(%arg0: memref<?x64x32xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<?x32x48xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<48xf32, strided<[?], offset: ?>>) -> memref<?x64x48xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.707106769 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x64x32xf32, strided<[?, ?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x64x48xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?x64x48xf32>)
    linalg.batch_matmul ins(%arg0, %arg1 : memref<?x64x32xf32, strided<[?, ?, ?], offset: ?>>, memref<?x32x48xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc : memref<?x64x48xf32>)
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc, %arg2 : memref<?x64x48xf32>, memref<48xf32, strided<[?], offset: ?>>) outs(%alloc : memref<?x64x48xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %0 = arith.addf %in, %in_3 : f32
      %1 = arith.mulf %0, %cst_2 : f32
      %2 = math.erf %1 : f32
      %3 = arith.addf %2, %cst_1 : f32
      %4 = arith.mulf %3, %cst_0 : f32
      %5 = arith.mulf %0, %4 : f32
      linalg.yield %5 : f32
    }
    return %alloc : memref<?x64x48xf32>
  }
}

