#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> (0)>
module {
  memref.global "private" constant @__constant_1xf32 : memref<1xf32> = dense<5.000000e-01> {alignment = 64 : i64}
  memref.global "private" constant @__constant_xi32_0 : memref<i32> = dense<1> {alignment = 64 : i64}
  memref.global "private" constant @__constant_xi32 : memref<i32> = dense<0> {alignment = 64 : i64}
  func.func @newton(%arg0: memref<16xf32, strided<[?], offset: ?>>, %arg1: memref<i32, strided<[], offset: ?>>) -> memref<16xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = memref.get_global @__constant_xi32 : memref<i32>
    %1 = memref.get_global @__constant_xi32_0 : memref<i32>
    %2 = memref.get_global @__constant_1xf32 : memref<1xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<i32>
    memref.copy %0, %alloc : memref<i32> to memref<i32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
    memref.copy %arg0, %alloc_0 : memref<16xf32, strided<[?], offset: ?>> to memref<16xf32>
    %3:2 = scf.while (%arg2 = %alloc, %arg3 = %alloc_0) : (memref<i32>, memref<16xf32>) -> (memref<i32>, memref<16xf32>) {
      %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<i1>
      linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg1, %arg2 : memref<i32, strided<[], offset: ?>>, memref<i32>) outs(%alloc_1 : memref<i1>) {
      ^bb0(%in: i32, %in_4: i32, %out: i1):
        %5 = arith.cmpi sgt, %in, %in_4 : i32
        linalg.yield %5 : i1
      }
      %4 = memref.load %alloc_1[] : memref<i1>
      %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<i32>
      memref.copy %arg2, %alloc_2 : memref<i32> to memref<i32>
      %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
      memref.copy %arg3, %alloc_3 : memref<16xf32> to memref<16xf32>
      scf.condition(%4) %alloc_2, %alloc_3 : memref<i32>, memref<16xf32>
    } do {
    ^bb0(%arg2: memref<i32>, %arg3: memref<16xf32>):
      %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<i32>
      linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg2, %1 : memref<i32>, memref<i32>) outs(%alloc_1 : memref<i32>) {
      ^bb0(%in: i32, %in_6: i32, %out: i32):
        %4 = arith.addi %in, %in_6 : i32
        linalg.yield %4 : i32
      }
      %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
      linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : memref<16xf32>) outs(%alloc_2 : memref<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %4 = arith.divf %cst, %in : f32
        linalg.yield %4 : f32
      }
      %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
      linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %alloc_2 : memref<16xf32, strided<[?], offset: ?>>, memref<16xf32>) outs(%alloc_3 : memref<16xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %4 = arith.mulf %in, %in_6 : f32
        linalg.yield %4 : f32
      }
      %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
      linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg3, %alloc_3 : memref<16xf32>, memref<16xf32>) outs(%alloc_4 : memref<16xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %4 = arith.addf %in, %in_6 : f32
        linalg.yield %4 : f32
      }
      %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
      linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel"]} ins(%alloc_4, %2 : memref<16xf32>, memref<1xf32>) outs(%alloc_5 : memref<16xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %4 = arith.mulf %in, %in_6 : f32
        linalg.yield %4 : f32
      }
      scf.yield %alloc_1, %alloc_5 : memref<i32>, memref<16xf32>
    }
    return %3#1 : memref<16xf32>
  }
  func.func @either(%arg0: memref<i1, strided<[], offset: ?>>, %arg1: memref<8xf32, strided<[?], offset: ?>>, %arg2: memref<8xf32, strided<[?], offset: ?>>) -> memref<8xf32, strided<[?], offset: ?>> {
    %0 = memref.load %arg0[] : memref<i1, strided<[], offset: ?>>
    %1 = scf.if %0 -> (memref<8xf32, strided<[?], offset: ?>>) {
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
      linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg1, %arg2 : memref<8xf32, strided<[?], offset: ?>>, memref<8xf32, strided<[?], offset: ?>>) outs(%alloc : memref<8xf32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %2 = arith.maximumf %in, %in_0 : f32
        linalg.yield %2 : f32
      }
      %cast = memref.cast %alloc : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
      scf.yield %cast : memref<8xf32, strided<[?], offset: ?>>
    } else {
      scf.yield %arg2 : memref<8xf32, strided<[?], offset: ?>>
    }
    return %1 : memref<8xf32, strided<[?], offset: ?>>
  }
}

