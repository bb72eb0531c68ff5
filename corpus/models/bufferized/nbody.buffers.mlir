module {
  func.func @step(%arg0: memref<?x3xf64, strided<[?, ?], offset: ?>>, %arg1: memref<?x3xf64, strided<[?, ?], offset: ?>>, %arg2: memref<?xf64, strided<[?], offset: ?>>, %arg3: f64) -> (memref<?x3xf64>, memref<?x3xf64, strided<[?, ?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 1.000000e-09 : f64
    %dim = memref.dim %arg0, %c0 : memref<?x3xf64, strided<[?, ?], offset: ?>>
    scf.for %arg4 = %c0 to %dim step %c1 {
      scf.for %arg5 = %c0 to %dim step %c1 {
        %0 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %cst) -> (f64) {
          %5 = memref.load %arg0[%arg4, %arg6] : memref<?x3xf64, strided<[?, ?], offset: ?>>
          %6 = memref.load %arg0[%arg5, %arg6] : memref<?x3xf64, strided<[?, ?], offset: ?>>
          %7 = arith.subf %5, %6 : f64
          %8 = math.fma %7, %7, %arg7 : f64
          scf.yield %8 : f64
        }
        %1 = math.rsqrt %0 : f64
        %2 = memref.load %arg2[%arg5] : memref<?xf64, strided<[?], offset: ?>>
        %3 = arith.mulf %2, %1 : f64
        %4 = arith.divf %3, %0 : f64
        scf.for %arg6 = %c0 to %c3 step %c1 {
          %5 = memref.load %arg0[%arg4, %arg6] : memref<?x3xf64, strided<[?, ?], offset: ?>>
          %6 = memref.load %arg0[%arg5, %arg6] : memref<?x3xf64, strided<[?, ?], offset: ?>>
          %7 = memref.load %arg1[%arg4, %arg6] : memref<?x3xf64, strided<[?, ?], offset: ?>>
          %8 = arith.subf %6, %5 : f64
          %9 = arith.mulf %8, %4 : f64
          %10 = math.fma %9, %arg3, %7 : f64
          memref.store %10, %arg1[%arg4, %arg6] : memref<?x3xf64, strided<[?, ?], offset: ?>>
        }
      }
    }
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x3xf64>
    linalg.map ins(%arg0, %arg1 : memref<?x3xf64, strided<[?, ?], offset: ?>>, memref<?x3xf64, strided<[?, ?], offset: ?>>) outs(%alloc : memref<?x3xf64>)
      (%in: f64, %in_0: f64, %init: f64) {
        %0 = math.fma %in_0, %arg3, %in : f64
        linalg.yield %0 : f64
      }
    return %alloc, %arg1 : memref<?x3xf64>, memref<?x3xf64, strided<[?, ?], offset: ?>>
  }
}

