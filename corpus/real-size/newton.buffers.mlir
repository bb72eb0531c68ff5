#map = affine_map<(d0) -> (d0)>
module {
  func.func @roots(%arg0: memref<100000xf64, strided<[?], offset: ?>>, %arg1: f64) -> memref<100000xf64> {
    %cst = arith.constant 5.000000e-01 : f64
    %cst_0 = arith.constant 1.000000e+00 : f64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<100000xf64>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<100000xf64, strided<[?], offset: ?>>) outs(%alloc : memref<100000xf64>) {
    ^bb0(%in: f64, %out: f64):
      %0 = scf.while (%arg2 = %cst_0) : (f64) -> f64 {
        %1 = arith.mulf %arg2, %arg2 : f64
        %2 = arith.subf %1, %in : f64
        %3 = math.absf %2 : f64
        %4 = arith.cmpf ogt, %3, %arg1 : f64
        scf.condition(%4) %arg2 : f64
      } do {
      ^bb0(%arg2: f64):
        %1 = arith.divf %in, %arg2 : f64
        %2 = arith.addf %1, %arg2 : f64
        %3 = arith.mulf %2, %cst : f64
        scf.yield %3 : f64
      }
      linalg.yield %0 : f64
    }
    return %alloc : memref<100000xf64>
  }
}

