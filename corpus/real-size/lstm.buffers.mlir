#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
module {
  func.func private @gate(%arg0: memref<1024x1024xf32, strided<[?, ?], offset: ?>>, %arg1: memref<1024x1024xf32, strided<[?, ?], offset: ?>>, %arg2: memref<1024xf32, strided<[?], offset: ?>>, %arg3: memref<1024xf32, strided<[?], offset: ?>>, %arg4: memref<1024xf32, strided<[?], offset: ?>>) -> memref<1024xf32, strided<[?], offset: ?>> {
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg3 : memref<1024x1024xf32, strided<[?, ?], offset: ?>>, memref<1024xf32, strided<[?], offset: ?>>) outs(%arg2 : memref<1024xf32, strided<[?], offset: ?>>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %0 = arith.mulf %in, %in_0 : f32
      %1 = arith.addf %out, %0 : f32
      linalg.yield %1 : f32
    }
    linalg.matvec ins(%arg1, %arg4 : memref<1024x1024xf32, strided<[?, ?], offset: ?>>, memref<1024xf32, strided<[?], offset: ?>>) outs(%arg2 : memref<1024xf32, strided<[?], offset: ?>>)
    return %arg2 : memref<1024xf32, strided<[?], offset: ?>>
  }
  func.func private @sigmoid(%arg0: memref<1024xf32, strided<[?], offset: ?>>) -> memref<1024xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1024xf32>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg0 : memref<1024xf32, strided<[?], offset: ?>>) outs(%alloc : memref<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.negf %in : f32
      %1 = math.exp %0 : f32
      %2 = arith.addf %1, %cst : f32
      %3 = arith.divf %cst, %2 : f32
      linalg.yield %3 : f32
    }
    return %alloc : memref<1024xf32>
  }
  func.func @lstm(%arg0: memref<?x1024xf32, strided<[?, ?], offset: ?>>, %arg1: memref<4x1024x1024xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<4x1024x1024xf32, strided<[?, ?, ?], offset: ?>>, %arg3: memref<4x1024xf32, strided<[?, ?], offset: ?>>) -> (memref<1024xf32>, memref<?x1024xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x1024xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1024xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1024xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_0 : memref<1024xf32>)
    %alloc_1 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x1024xf32>
    %subview = memref.subview %arg1[0, 0, 0] [1, 1024, 1024] [1, 1, 1] : memref<4x1024x1024xf32, strided<[?, ?, ?], offset: ?>> to memref<1024x1024xf32, strided<[?, ?], offset: ?>>
    %subview_2 = memref.subview %arg1[1, 0, 0] [1, 1024, 1024] [1, 1, 1] : memref<4x1024x1024xf32, strided<[?, ?, ?], offset: ?>> to memref<1024x1024xf32, strided<[?, ?], offset: ?>>
    %subview_3 = memref.subview %arg2[0, 0, 0] [1, 1024, 1024] [1, 1, 1] : memref<4x1024x1024xf32, strided<[?, ?, ?], offset: ?>> to memref<1024x1024xf32, strided<[?, ?], offset: ?>>
    %subview_4 = memref.subview %arg2[1, 0, 0] [1, 1024, 1024] [1, 1, 1] : memref<4x1024x1024xf32, strided<[?, ?, ?], offset: ?>> to memref<1024x1024xf32, strided<[?, ?], offset: ?>>
    %subview_5 = memref.subview %arg3[0, 0] [1, 1024] [1, 1] : memref<4x1024xf32, strided<[?, ?], offset: ?>> to memref<1024xf32, strided<[?], offset: ?>>
    %subview_6 = memref.subview %arg3[1, 0] [1, 1024] [1, 1] : memref<4x1024xf32, strided<[?, ?], offset: ?>> to memref<1024xf32, strided<[?], offset: ?>>
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<1024xf32>
    memref.copy %alloc_0, %alloc_7 : memref<1024xf32> to memref<1024xf32>
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<1024xf32>
    memref.copy %alloc_0, %alloc_8 : memref<1024xf32> to memref<1024xf32>
    %0:2 = scf.for %arg4 = %c0 to %dim step %c1 iter_args(%arg5 = %alloc_7, %arg6 = %alloc_8) -> (memref<1024xf32>, memref<1024xf32>) {
      %subview_9 = memref.subview %arg0[%arg4, 0] [1, 1024] [1, 1] : memref<?x1024xf32, strided<[?, ?], offset: ?>> to memref<1024xf32, strided<[?], offset: ?>>
      %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<1024xf32>
      memref.copy %subview_5, %alloc_10 : memref<1024xf32, strided<[?], offset: ?>> to memref<1024xf32>
      %cast = memref.cast %alloc_10 : memref<1024xf32> to memref<1024xf32, strided<[?], offset: ?>>
      %cast_11 = memref.cast %arg5 : memref<1024xf32> to memref<1024xf32, strided<[?], offset: ?>>
      %1 = func.call @gate(%subview, %subview_3, %cast, %subview_9, %cast_11) : (memref<1024x1024xf32, strided<[?, ?], offset: ?>>, memref<1024x1024xf32, strided<[?, ?], offset: ?>>, memref<1024xf32, strided<[?], offset: ?>>, memref<1024xf32, strided<[?], offset: ?>>, memref<1024xf32, strided<[?], offset: ?>>) -> memref<1024xf32, strided<[?], offset: ?>>
      %2 = func.call @sigmoid(%1) : (memref<1024xf32, strided<[?], offset: ?>>) -> memref<1024xf32>
      %alloc_12 = memref.alloc() {alignment = 64 : i64} : memref<1024xf32>
      memref.copy %subview_6, %alloc_12 : memref<1024xf32, strided<[?], offset: ?>> to memref<1024xf32>
      %cast_13 = memref.cast %alloc_12 : memref<1024xf32> to memref<1024xf32, strided<[?], offset: ?>>
      %3 = func.call @gate(%subview_2, %subview_4, %cast_13, %subview_9, %cast_11) : (memref<1024x1024xf32, strided<[?, ?], offset: ?>>, memref<1024x1024xf32, strided<[?, ?], offset: ?>>, memref<1024xf32, strided<[?], offset: ?>>, memref<1024xf32, strided<[?], offset: ?>>, memref<1024xf32, strided<[?], offset: ?>>) -> memref<1024xf32, strided<[?], offset: ?>>
      %alloc_14 = memref.alloc() {alignment = 64 : i64} : memref<1024xf32>
      linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%2, %arg6, %3 : memref<1024xf32>, memref<1024xf32>, memref<1024xf32, strided<[?], offset: ?>>) outs(%alloc_14 : memref<1024xf32>) {
      ^bb0(%in: f32, %in_17: f32, %in_18: f32, %out: f32):
        %4 = arith.mulf %in, %in_17 : f32
        %5 = math.tanh %in_18 : f32
        %6 = arith.addf %4, %5 : f32
        linalg.yield %6 : f32
      }
      linalg.tanh ins(%alloc_14 : memref<1024xf32>) outs(%alloc : memref<1024xf32>)
      %subview_15 = memref.subview %alloc_1[%arg4, 0] [1, 1024] [1, 1] : memref<?x1024xf32> to memref<1024xf32, strided<[1], offset: ?>>
      memref.copy %alloc, %subview_15 : memref<1024xf32> to memref<1024xf32, strided<[1], offset: ?>>
      %alloc_16 = memref.alloc() {alignment = 64 : i64} : memref<1024xf32>
      memref.copy %alloc, %alloc_16 : memref<1024xf32> to memref<1024xf32>
      scf.yield %alloc_16, %alloc_14 : memref<1024xf32>, memref<1024xf32>
    }
    return %0#0, %alloc_1 : memref<1024xf32>, memref<?x1024xf32>
  }
}

