#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @embed(%arg0: memref<2x5xi32, strided<[?, ?], offset: ?>>, %arg1: memref<2x100x16xf32, strided<[?, ?, ?], offset: ?>>) -> (memref<2x5x16xf32>, memref<2x5xi32>) {
    %cst = arith.constant -3.40282347E+38 : f32
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x5x16xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : memref<2x5xi32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<2x5x16xf32>) {
    ^bb0(%in: i32, %out: f32):
      %0 = linalg.index 0 : index
      %1 = arith.index_cast %in : i32 to index
      %2 = linalg.index 2 : index
      %3 = memref.load %arg1[%0, %1, %2] : memref<2x100x16xf32, strided<[?, ?, ?], offset: ?>>
      linalg.yield %3 : f32
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2x5xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc_0 : memref<2x5xi32>)
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<2x5xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<2x5xf32>)
    linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc : memref<2x5x16xf32>) outs(%alloc_0, %alloc_1 : memref<2x5xi32>, memref<2x5xf32>) {
    ^bb0(%in: f32, %out: i32, %out_3: f32):
      %0 = linalg.index 2 : index
      %1 = arith.index_cast %0 : index to i32
      %2 = arith.cmpf ugt, %in, %out_3 : f32
      %3 = arith.cmpf ord, %out_3, %out_3 : f32
      %4 = arith.andi %2, %3 : i1
      %5 = arith.select %4, %in, %out_3 : f32
      %6 = arith.select %4, %1, %out : i32
      linalg.yield %6, %5 : i32, f32
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<2x5x16xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc : memref<2x5x16xf32>) outs(%alloc_2 : memref<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.tanh %in : f32
      linalg.yield %0 : f32
    }
    return %alloc_2, %alloc_0 : memref<2x5x16xf32>, memref<2x5xi32>
  }
}

