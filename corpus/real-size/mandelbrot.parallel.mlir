module {
  func.func @mandelbrot(%arg0: index) -> memref<1024x1024xindex> {
    %c1024 = arith.constant 1024 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 4.000000e+00 : f64
    %cst_0 = arith.constant 2.000000e+00 : f64
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 3.906250e-03 : f64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1024x1024xindex>
    scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%c1024, %c1024) step (%c1, %c1) {
      %0 = arith.index_cast %arg1 : index to i64
      %1 = arith.index_cast %arg2 : index to i64
      %2 = arith.sitofp %0 : i64 to f64
      %3 = arith.sitofp %1 : i64 to f64
      %4 = arith.mulf %2, %cst_2 : f64
      %5 = arith.mulf %3, %cst_2 : f64
      %6:3 = scf.while (%arg3 = %cst_1, %arg4 = %cst_1, %arg5 = %c0) : (f64, f64, index) -> (f64, f64, index) {
        %7 = arith.mulf %arg3, %arg3 : f64
        %8 = arith.mulf %arg4, %arg4 : f64
        %9 = arith.addf %7, %8 : f64
        %10 = arith.cmpf olt, %9, %cst : f64
        %11 = arith.cmpi ult, %arg5, %arg0 : index
        %12 = arith.andi %10, %11 : i1
        scf.condition(%12) %arg3, %arg4, %arg5 : f64, f64, index
      } do {
      ^bb0(%arg3: f64, %arg4: f64, %arg5: index):
        %7 = arith.mulf %arg3, %arg3 : f64
        %8 = arith.mulf %arg4, %arg4 : f64
        %9 = arith.subf %7, %8 : f64
        %10 = arith.addf %9, %4 : f64
        %11 = arith.mulf %arg3, %arg4 : f64
        %12 = arith.mulf %11, %cst_0 : f64
        %13 = arith.addf %12, %5 : f64
        %14 = arith.addi %arg5, %c1 : index
        scf.yield %10, %13, %14 : f64, f64, index
      }
      memref.store %6#2, %alloc[%arg1, %arg2] : memref<1024x1024xindex>
      scf.reduce 
    }
    return %alloc : memref<1024x1024xindex>
  }
}

