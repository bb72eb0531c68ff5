#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @layernorm(%arg0: memref<?x256xf16, strided<[?, ?], offset: ?>>, %arg1: memref<256xf32, strided<[?], offset: ?>>, %arg2: memref<256xf32, strided<[?], offset: ?>>) -> memref<?x256xf16> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.560000e+02 : f32
    %cst_1 = arith.constant 9.99999974E-6 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x256xf16, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?xf32>)
    %alloc_2 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    memref.copy %alloc, %alloc_2 : memref<?xf32> to memref<?xf32>
    %alloc_3 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    memref.copy %alloc, %alloc_3 : memref<?xf32> to memref<?xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : memref<?x256xf16, strided<[?, ?], offset: ?>>) outs(%alloc_2, %alloc_3 : memref<?xf32>, memref<?xf32>) {
    ^bb0(%in: f16, %out: f32, %out_5: f32):
      %0 = arith.extf %in : f16 to f32
      %1 = arith.addf %out, %0 : f32
      %2 = math.fma %0, %0, %out_5 : f32
      linalg.yield %1, %2 : f32, f32
    }
    %alloc_4 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x256xf16>
    linalg.generic {indexing_maps = [#map, #map1, #map1, #map2, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %alloc_2, %alloc_3, %arg1, %arg2 : memref<?x256xf16, strided<[?, ?], offset: ?>>, memref<?xf32>, memref<?xf32>, memref<256xf32, strided<[?], offset: ?>>, memref<256xf32, strided<[?], offset: ?>>) outs(%alloc_4 : memref<?x256xf16>) {
    ^bb0(%in: f16, %in_5: f32, %in_6: f32, %in_7: f32, %in_8: f32, %out: f16):
      %0 = arith.divf %in_5, %cst_0 : f32
      %1 = arith.divf %in_6, %cst_0 : f32
      %2 = arith.mulf %0, %0 : f32
      %3 = arith.subf %1, %2 : f32
      %4 = arith.addf %3, %cst_1 : f32
      %5 = math.rsqrt %4 : f32
      %6 = arith.extf %in : f16 to f32
      %7 = arith.subf %6, %0 : f32
      %8 = arith.mulf %7, %5 : f32
      %9 = math.fma %8, %in_7, %in_8 : f32
      %10 = arith.truncf %9 : f32 to f16
      linalg.yield %10 : f16
    }
    return %alloc_4 : memref<?x256xf16>
  }
}

