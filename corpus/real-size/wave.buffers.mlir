#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @wave(%arg0: memref<2048x2048xf32, strided<[?, ?], offset: ?>>, %arg1: memref<2048x2048xf32, strided<[?, ?], offset: ?>>) -> memref<2048x2048xf32, strided<[?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10000 = arith.constant 10000 : index
    %0:2 = scf.for %arg2 = %c0 to %c10000 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (memref<2048x2048xf32, strided<[?, ?], offset: ?>>, memref<2048x2048xf32, strided<[?, ?], offset: ?>>) {
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<2048x2048xf32>
      linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg4 : memref<2048x2048xf32, strided<[?, ?], offset: ?>>, memref<2048x2048xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<2048x2048xf32>) {
      ^bb0(%in: f32, %in_2: f32, %out: f32):
        %1 = arith.subf %in_2, %in : f32
        %2 = arith.addf %1, %in_2 : f32
        linalg.yield %2 : f32
      }
      %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2048x2048xf32>
      memref.copy %arg4, %alloc_0 : memref<2048x2048xf32, strided<[?, ?], offset: ?>> to memref<2048x2048xf32>
      %cast = memref.cast %alloc_0 : memref<2048x2048xf32> to memref<2048x2048xf32, strided<[?, ?], offset: ?>>
      %cast_1 = memref.cast %alloc : memref<2048x2048xf32> to memref<2048x2048xf32, strided<[?, ?], offset: ?>>
      scf.yield %cast, %cast_1 : memref<2048x2048xf32, strided<[?, ?], offset: ?>>, memref<2048x2048xf32, strided<[?, ?], offset: ?>>
    }
    return %0#1 : memref<2048x2048xf32, strided<[?, ?], offset: ?>>
  }
}

