#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func private @softmax(%arg0: memref<12x128x128xf32, strided<[?, ?, ?], offset: ?>>) -> memref<12x128x128xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<12x128xf32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<12x128x128xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<12x128xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : memref<12x128x128xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc : memref<12x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.maximumf %in, %out : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %alloc : memref<12x128x128xf32, strided<[?, ?, ?], offset: ?>>, memref<12x128xf32>) outs(%alloc_1 : memref<12x128x128xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %0 = arith.subf %in, %in_2 : f32
      %1 = math.exp %0 : f32
      linalg.yield %1 : f32
    }
    linalg.fill ins(%cst : f32) outs(%alloc : memref<12x128xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc_1 : memref<12x128x128xf32>) outs(%alloc : memref<12x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %out : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_1, %alloc : memref<12x128x128xf32>, memref<12x128xf32>) outs(%alloc_1 : memref<12x128x128xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %0 = arith.divf %in, %in_2 : f32
      linalg.yield %0 : f32
    }
    return %alloc_1 : memref<12x128x128xf32>
  }
  func.func private @layer(%arg0: memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<12x64x128xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>) -> memref<12x128x64xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<12x128x128xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<12x128x128xf32>)
    linalg.batch_matmul ins(%arg0, %arg1 : memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>, memref<12x64x128xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc : memref<12x128x128xf32>)
    %cast = memref.cast %alloc : memref<12x128x128xf32> to memref<12x128x128xf32, strided<[?, ?, ?], offset: ?>>
    %0 = call @softmax(%cast) : (memref<12x128x128xf32, strided<[?, ?, ?], offset: ?>>) -> memref<12x128x128xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<12x128x64xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_0 : memref<12x128x64xf32>)
    linalg.batch_matmul ins(%0, %arg2 : memref<12x128x128xf32>, memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc_0 : memref<12x128x64xf32>)
    return %alloc_0 : memref<12x128x64xf32>
  }
  func.func @encoder(%arg0: memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<12x64x128xf32, strided<[?, ?, ?], offset: ?>>) -> memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    %0 = scf.for %arg2 = %c0 to %c12 step %c1 iter_args(%arg3 = %arg0) -> (memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>) {
      %1 = func.call @layer(%arg3, %arg1, %arg3) : (memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>, memref<12x64x128xf32, strided<[?, ?, ?], offset: ?>>, memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>) -> memref<12x128x64xf32>
      %cast = memref.cast %1 : memref<12x128x64xf32> to memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>
      scf.yield %cast : memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>
    }
    return %0 : memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>
  }
}

