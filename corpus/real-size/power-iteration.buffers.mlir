module {
  memref.global "private" constant @__constant_xf64 : memref<f64> = dense<0.000000e+00> {alignment = 64 : i64}
  func.func private @normalize(%arg0: memref<4096xf64, strided<[?], offset: ?>>) -> (memref<4096xf64>, f64) {
    %0 = memref.get_global @__constant_xf64 : memref<f64>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<f64>
    memref.copy %0, %alloc : memref<f64> to memref<f64>
    linalg.dot ins(%arg0, %arg0 : memref<4096xf64, strided<[?], offset: ?>>, memref<4096xf64, strided<[?], offset: ?>>) outs(%alloc : memref<f64>)
    %1 = memref.load %alloc[] : memref<f64>
    %2 = math.sqrt %1 : f64
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4096xf64>
    linalg.map ins(%arg0 : memref<4096xf64, strided<[?], offset: ?>>) outs(%alloc_0 : memref<4096xf64>)
      (%in: f64, %init: f64) {
        %3 = arith.divf %in, %2 : f64
        linalg.yield %3 : f64
      }
    return %alloc_0, %2 : memref<4096xf64>, f64
  }
  func.func @power(%arg0: memref<4096x4096xf64, strided<[?, ?], offset: ?>>, %arg1: memref<4096xf64, strided<[?], offset: ?>>, %arg2: f64) -> (memref<4096xf64>, f64) {
    %cst = arith.constant 0.000000e+00 : f64
    %0:2 = scf.while (%arg3 = %arg1, %arg4 = %cst, %arg5 = %arg2) : (memref<4096xf64, strided<[?], offset: ?>>, f64, f64) -> (memref<4096xf64>, f64) {
      %1 = arith.subf %arg5, %arg4 : f64
      %2 = math.absf %1 : f64
      %3 = arith.cmpf ogt, %2, %arg2 : f64
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<4096xf64>
      memref.copy %arg3, %alloc : memref<4096xf64, strided<[?], offset: ?>> to memref<4096xf64>
      scf.condition(%3) %alloc, %arg5 : memref<4096xf64>, f64
    } do {
    ^bb0(%arg3: memref<4096xf64>, %arg4: f64):
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<4096xf64>
      linalg.fill ins(%cst : f64) outs(%alloc : memref<4096xf64>)
      linalg.matvec ins(%arg0, %arg3 : memref<4096x4096xf64, strided<[?, ?], offset: ?>>, memref<4096xf64>) outs(%alloc : memref<4096xf64>)
      %cast = memref.cast %alloc : memref<4096xf64> to memref<4096xf64, strided<[?], offset: ?>>
      %1:2 = func.call @normalize(%cast) : (memref<4096xf64, strided<[?], offset: ?>>) -> (memref<4096xf64>, f64)
      %cast_0 = memref.cast %1#0 : memref<4096xf64> to memref<4096xf64, strided<[?], offset: ?>>
      scf.yield %cast_0, %arg4, %1#1 : memref<4096xf64, strided<[?], offset: ?>>, f64, f64
    }
    return %0#0, %0#1 : memref<4096xf64>, f64
  }
}

