module {
  memref.global "private" constant @__constant_xf64 : memref<f64> = dense<0.000000e+00> {alignment = 64 : i64}
  func.func private @normalize(%arg0: memref<4096xf64, strided<[?], offset: ?>>) -> (memref<4096xf64>, f64) {
    %c1 = arith.constant 1 : index
    %c4096 = arith.constant 4096 : index
    %c0 = arith.constant 0 : index
    %0 = memref.get_global @__constant_xf64 : memref<f64>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<f64>
    memref.copy %0, %alloc : memref<f64> to memref<f64>
    scf.for %arg1 = %c0 to %c4096 step %c1 {
      %3 = memref.load %arg0[%arg1] : memref<4096xf64, strided<[?], offset: ?>>
      %4 = memref.load %arg0[%arg1] : memref<4096xf64, strided<[?], offset: ?>>
      %5 = memref.load %alloc[] : memref<f64>
      %6 = arith.mulf %3, %4 : f64
      %7 = arith.addf %5, %6 : f64
      memref.store %7, %alloc[] : memref<f64>
    }
    %1 = memref.load %alloc[] : memref<f64>
    %2 = math.sqrt %1 : f64
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4096xf64>
    scf.for %arg1 = %c0 to %c4096 step %c1 {
      %3 = memref.load %arg0[%arg1] : memref<4096xf64, strided<[?], offset: ?>>
      %4 = arith.divf %3, %2 : f64
      memref.store %4, %alloc_0[%arg1] : memref<4096xf64>
    }
    return %alloc_0, %2 : memref<4096xf64>, f64
  }
  func.func @power(%arg0: memref<4096x4096xf64, strided<[?, ?], offset: ?>>, %arg1: memref<4096xf64, strided<[?], offset: ?>>, %arg2: f64) -> (memref<4096xf64>, f64) {
    %c1 = arith.constant 1 : index
    %c4096 = arith.constant 4096 : index
    %c0 = arith.constant 0 : index
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
      scf.for %arg5 = %c0 to %c4096 step %c1 {
        memref.store %cst, %alloc[%arg5] : memref<4096xf64>
      }
      scf.for %arg5 = %c0 to %c4096 step %c1 {
        scf.for %arg6 = %c0 to %c4096 step %c1 {
          %2 = memref.load %arg0[%arg5, %arg6] : memref<4096x4096xf64, strided<[?, ?], offset: ?>>
          %3 = memref.load %arg3[%arg6] : memref<4096xf64>
          %4 = memref.load %alloc[%arg5] : memref<4096xf64>
          %5 = arith.mulf %2, %3 : f64
          %6 = arith.addf %4, %5 : f64
          memref.store %6, %alloc[%arg5] : memref<4096xf64>
        }
      }
      %cast = memref.cast %alloc : memref<4096xf64> to memref<4096xf64, strided<[?], offset: ?>>
      %1:2 = func.call @normalize(%cast) : (memref<4096xf64, strided<[?], offset: ?>>) -> (memref<4096xf64>, f64)
      %cast_0 = memref.cast %1#0 : memref<4096xf64> to memref<4096xf64, strided<[?], offset: ?>>
      scf.yield %cast_0, %arg4, %1#1 : memref<4096xf64, strided<[?], offset: ?>>, f64, f64
    }
    return %0#0, %0#1 : memref<4096xf64>, f64
  }
}

