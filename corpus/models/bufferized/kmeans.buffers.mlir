#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
module {
  func.func private @nearest(%arg0: memref<?x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<8x4xf32, strided<[?, ?], offset: ?>>) -> memref<?xindex> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 3.400000e+38 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x8xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?x8xf32>)
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<8x4xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<?x8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %0 = arith.subf %in, %in_3 : f32
      %1 = arith.mulf %0, %0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    }
    %alloc_1 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xindex>
    linalg.fill ins(%c0 : index) outs(%alloc_1 : memref<?xindex>)
    %alloc_2 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<?xf32>)
    linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "reduction"]} ins(%alloc : memref<?x8xf32>) outs(%alloc_2, %alloc_1 : memref<?xf32>, memref<?xindex>) {
    ^bb0(%in: f32, %out: f32, %out_3: index):
      %0 = linalg.index 1 : index
      %1 = arith.cmpf olt, %in, %out : f32
      %2 = arith.select %1, %in, %out : f32
      %3 = arith.select %1, %0, %out_3 : index
      linalg.yield %2, %3 : f32, index
    }
    return %alloc_1 : memref<?xindex>
  }
  func.func @kmeans(%arg0: memref<?x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<8x4xf32, strided<[?, ?], offset: ?>>, %arg2: index) -> (memref<8x4xf32, strided<[?, ?], offset: ?>>, memref<?xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
    %0 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg1) -> (memref<8x4xf32, strided<[?, ?], offset: ?>>) {
      %2 = func.call @nearest(%arg0, %arg4) : (memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<8x4xf32, strided<[?, ?], offset: ?>>) -> memref<?xindex>
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<8x4xf32>
      linalg.fill ins(%cst : f32) outs(%alloc : memref<8x4xf32>)
      scf.for %arg5 = %c0 to %dim step %c1 {
        %3 = memref.load %2[%arg5] : memref<?xindex>
        scf.for %arg6 = %c0 to %c4 step %c1 {
          %4 = memref.load %arg0[%arg5, %arg6] : memref<?x4xf32, strided<[?, ?], offset: ?>>
          %5 = memref.load %alloc[%3, %arg6] : memref<8x4xf32>
          %6 = arith.addf %5, %4 : f32
          memref.store %6, %alloc[%3, %arg6] : memref<8x4xf32>
        }
      }
      %cast = memref.cast %alloc : memref<8x4xf32> to memref<8x4xf32, strided<[?, ?], offset: ?>>
      scf.yield %cast : memref<8x4xf32, strided<[?, ?], offset: ?>>
    }
    %1 = call @nearest(%arg0, %0) : (memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<8x4xf32, strided<[?, ?], offset: ?>>) -> memref<?xindex>
    return %0, %1 : memref<8x4xf32, strided<[?, ?], offset: ?>>, memref<?xindex>
  }
}

