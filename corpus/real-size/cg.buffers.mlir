#map = affine_map<(d0) -> (d0)>
module {
  memref.global "private" constant @__constant_xf64 : memref<f64> = dense<0.000000e+00> {alignment = 64 : i64}
  func.func private @dot(%arg0: memref<1024xf64, strided<[?], offset: ?>>, %arg1: memref<1024xf64, strided<[?], offset: ?>>) -> f64 {
    %0 = memref.get_global @__constant_xf64 : memref<f64>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<f64>
    memref.copy %0, %alloc : memref<f64> to memref<f64>
    linalg.dot ins(%arg0, %arg1 : memref<1024xf64, strided<[?], offset: ?>>, memref<1024xf64, strided<[?], offset: ?>>) outs(%alloc : memref<f64>)
    %1 = memref.load %alloc[] : memref<f64>
    return %1 : f64
  }
  func.func private @axpy(%arg0: f64, %arg1: memref<1024xf64, strided<[?], offset: ?>>, %arg2: memref<1024xf64, strided<[?], offset: ?>>) -> memref<1024xf64> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1024xf64>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %arg2 : memref<1024xf64, strided<[?], offset: ?>>, memref<1024xf64, strided<[?], offset: ?>>) outs(%alloc : memref<1024xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %0 = arith.mulf %arg0, %in : f64
      %1 = arith.addf %0, %in_0 : f64
      linalg.yield %1 : f64
    }
    return %alloc : memref<1024xf64>
  }
  func.func @solve(%arg0: memref<1024x1024xf64, strided<[?, ?], offset: ?>>, %arg1: memref<1024xf64, strided<[?], offset: ?>>, %arg2: f64) -> memref<1024xf64> {
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1024xf64>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1024xf64>
    linalg.fill ins(%cst : f64) outs(%alloc_0 : memref<1024xf64>)
    %0 = call @dot(%arg1, %arg1) : (memref<1024xf64, strided<[?], offset: ?>>, memref<1024xf64, strided<[?], offset: ?>>) -> f64
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1024xf64>
    memref.copy %arg1, %alloc_1 : memref<1024xf64, strided<[?], offset: ?>> to memref<1024xf64>
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<1024xf64>
    memref.copy %arg1, %alloc_2 : memref<1024xf64, strided<[?], offset: ?>> to memref<1024xf64>
    %1:4 = scf.while (%arg3 = %alloc_0, %arg4 = %alloc_1, %arg5 = %alloc_2, %arg6 = %0) : (memref<1024xf64>, memref<1024xf64>, memref<1024xf64>, f64) -> (memref<1024xf64>, memref<1024xf64>, memref<1024xf64>, f64) {
      %2 = arith.cmpf ogt, %arg6, %arg2 : f64
      %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<1024xf64>
      memref.copy %arg3, %alloc_3 : memref<1024xf64> to memref<1024xf64>
      %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<1024xf64>
      memref.copy %arg4, %alloc_4 : memref<1024xf64> to memref<1024xf64>
      %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<1024xf64>
      memref.copy %arg5, %alloc_5 : memref<1024xf64> to memref<1024xf64>
      scf.condition(%2) %alloc_3, %alloc_4, %alloc_5, %arg6 : memref<1024xf64>, memref<1024xf64>, memref<1024xf64>, f64
    } do {
    ^bb0(%arg3: memref<1024xf64>, %arg4: memref<1024xf64>, %arg5: memref<1024xf64>, %arg6: f64):
      linalg.fill ins(%cst : f64) outs(%alloc : memref<1024xf64>)
      linalg.matvec ins(%arg0, %arg5 : memref<1024x1024xf64, strided<[?, ?], offset: ?>>, memref<1024xf64>) outs(%alloc : memref<1024xf64>)
      %cast = memref.cast %arg5 : memref<1024xf64> to memref<1024xf64, strided<[?], offset: ?>>
      %cast_3 = memref.cast %alloc : memref<1024xf64> to memref<1024xf64, strided<[?], offset: ?>>
      %2 = func.call @dot(%cast, %cast_3) : (memref<1024xf64, strided<[?], offset: ?>>, memref<1024xf64, strided<[?], offset: ?>>) -> f64
      %3 = arith.divf %arg6, %2 : f64
      %4 = arith.negf %3 : f64
      %cast_4 = memref.cast %arg3 : memref<1024xf64> to memref<1024xf64, strided<[?], offset: ?>>
      %5 = func.call @axpy(%3, %cast, %cast_4) : (f64, memref<1024xf64, strided<[?], offset: ?>>, memref<1024xf64, strided<[?], offset: ?>>) -> memref<1024xf64>
      %cast_5 = memref.cast %arg4 : memref<1024xf64> to memref<1024xf64, strided<[?], offset: ?>>
      %6 = func.call @axpy(%4, %cast_3, %cast_5) : (f64, memref<1024xf64, strided<[?], offset: ?>>, memref<1024xf64, strided<[?], offset: ?>>) -> memref<1024xf64>
      %cast_6 = memref.cast %6 : memref<1024xf64> to memref<1024xf64, strided<[?], offset: ?>>
      %7 = func.call @dot(%cast_6, %cast_6) : (memref<1024xf64, strided<[?], offset: ?>>, memref<1024xf64, strided<[?], offset: ?>>) -> f64
      %8 = arith.divf %7, %arg6 : f64
      %9 = func.call @axpy(%8, %cast, %cast_6) : (f64, memref<1024xf64, strided<[?], offset: ?>>, memref<1024xf64, strided<[?], offset: ?>>) -> memref<1024xf64>
      scf.yield %5, %6, %9, %7 : memref<1024xf64>, memref<1024xf64>, memref<1024xf64>, f64
    }
    return %1#0 : memref<1024xf64>
  }
}

