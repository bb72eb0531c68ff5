module {
  func.func @fft(%arg0: memref<?xf64, strided<[?], offset: ?>>, %arg1: memref<?xf64, strided<[?], offset: ?>>, %arg2: index) -> (memref<?xf64, strided<[?], offset: ?>>, memref<?xf64, strided<[?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant -3.1415926535897931 : f64
    %dim = memref.dim %arg0, %c0 : memref<?xf64, strided<[?], offset: ?>>
    scf.for %arg3 = %c0 to %arg2 step %c1 {
      %0 = arith.shli %c1, %arg3 : index
      %1 = arith.muli %0, %c2 : index
      %2 = arith.index_cast %0 : index to i64
      %3 = arith.sitofp %2 : i64 to f64
      scf.for %arg4 = %c0 to %dim step %1 {
        scf.for %arg5 = %c0 to %0 step %c1 {
          %4 = arith.index_cast %arg5 : index to i64
          %5 = arith.sitofp %4 : i64 to f64
          %6 = arith.divf %5, %3 : f64
          %7 = arith.mulf %6, %cst : f64
          %8 = math.cos %7 : f64
          %9 = math.sin %7 : f64
          %10 = arith.addi %arg4, %arg5 : index
          %11 = arith.addi %10, %0 : index
          %12 = memref.load %arg0[%10] : memref<?xf64, strided<[?], offset: ?>>
          %13 = memref.load %arg1[%10] : memref<?xf64, strided<[?], offset: ?>>
          %14 = memref.load %arg0[%11] : memref<?xf64, strided<[?], offset: ?>>
          %15 = memref.load %arg1[%11] : memref<?xf64, strided<[?], offset: ?>>
          %16 = arith.mulf %14, %8 : f64
          %17 = arith.mulf %15, %9 : f64
          %18 = arith.mulf %14, %9 : f64
          %19 = arith.mulf %15, %8 : f64
          %20 = arith.subf %16, %17 : f64
          %21 = arith.addf %18, %19 : f64
          %22 = arith.addf %12, %20 : f64
          %23 = arith.addf %13, %21 : f64
          %24 = arith.subf %12, %20 : f64
          %25 = arith.subf %13, %21 : f64
          memref.store %22, %arg0[%10] : memref<?xf64, strided<[?], offset: ?>>
          memref.store %24, %arg0[%11] : memref<?xf64, strided<[?], offset: ?>>
          memref.store %23, %arg1[%10] : memref<?xf64, strided<[?], offset: ?>>
          memref.store %25, %arg1[%11] : memref<?xf64, strided<[?], offset: ?>>
        }
      }
    }
    return %arg0, %arg1 : memref<?xf64, strided<[?], offset: ?>>, memref<?xf64, strided<[?], offset: ?>>
  }
}

