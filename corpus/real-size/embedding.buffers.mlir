#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @embed(%arg0: memref<512xi32, strided<[?], offset: ?>>, %arg1: memref<30522x768xf32, strided<[?, ?], offset: ?>>) -> memref<512x768xf32> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<512x768xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<512xi32, strided<[?], offset: ?>>) outs(%alloc : memref<512x768xf32>) {
    ^bb0(%in: i32, %out: f32):
      %0 = linalg.index 1 : index
      %1 = arith.index_cast %in : i32 to index
      %2 = memref.load %arg1[%1, %0] : memref<30522x768xf32, strided<[?, ?], offset: ?>>
      linalg.yield %2 : f32
    }
    return %alloc : memref<512x768xf32>
  }
}

