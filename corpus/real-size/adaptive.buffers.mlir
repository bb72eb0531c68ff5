#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module {
  memref.global "private" constant @__constant_xf32 : memref<f32> = dense<0.000000e+00> {alignment = 64 : i64}
  func.func private @mean(%arg0: memref<1024x1024xf32, strided<[?, ?], offset: ?>>) -> f32 {
    %cst = arith.constant 0x49800000 : f32
    %0 = memref.get_global @__constant_xf32 : memref<f32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<f32>
    memref.copy %0, %alloc : memref<f32> to memref<f32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : memref<1024x1024xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.addf %in, %out : f32
      linalg.yield %3 : f32
    }
    %1 = memref.load %alloc[] : memref<f32>
    %2 = arith.divf %1, %cst : f32
    return %2 : f32
  }
  func.func @adapt(%arg0: memref<1024x1024xf32, strided<[?, ?], offset: ?>>, %arg1: memref<1024x1024xf32, strided<[?, ?], offset: ?>>, %arg2: f32) -> memref<1024x1024xf32, strided<[?, ?], offset: ?>> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = call @mean(%arg0) : (memref<1024x1024xf32, strided<[?, ?], offset: ?>>) -> f32
    %1 = arith.cmpf ogt, %0, %arg2 : f32
    %2 = scf.if %1 -> (memref<1024x1024xf32, strided<[?, ?], offset: ?>>) {
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<1024x1024xf32>
      linalg.fill ins(%cst : f32) outs(%alloc : memref<1024x1024xf32>)
      %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1024x1024xf32>
      memref.copy %alloc, %alloc_0 : memref<1024x1024xf32> to memref<1024x1024xf32>
      linalg.matmul ins(%arg0, %arg1 : memref<1024x1024xf32, strided<[?, ?], offset: ?>>, memref<1024x1024xf32, strided<[?, ?], offset: ?>>) outs(%alloc_0 : memref<1024x1024xf32>)
      %cast = memref.cast %alloc_0 : memref<1024x1024xf32> to memref<1024x1024xf32, strided<[?, ?], offset: ?>>
      scf.yield %cast : memref<1024x1024xf32, strided<[?, ?], offset: ?>>
    } else {
      scf.yield %arg0 : memref<1024x1024xf32, strided<[?, ?], offset: ?>>
    }
    %3 = call @mean(%2) : (memref<1024x1024xf32, strided<[?, ?], offset: ?>>) -> f32
    %4 = arith.cmpf olt, %3, %cst : f32
    %5 = scf.if %4 -> (memref<1024x1024xf32, strided<[?, ?], offset: ?>>) {
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<1024x1024xf32>
      linalg.negf ins(%2 : memref<1024x1024xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<1024x1024xf32>)
      %cast = memref.cast %alloc : memref<1024x1024xf32> to memref<1024x1024xf32, strided<[?, ?], offset: ?>>
      scf.yield %cast : memref<1024x1024xf32, strided<[?, ?], offset: ?>>
    } else {
      scf.yield %2 : memref<1024x1024xf32, strided<[?, ?], offset: ?>>
    }
    return %5 : memref<1024x1024xf32, strided<[?, ?], offset: ?>>
  }
}

