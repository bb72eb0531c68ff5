module {
  func.func @mandelbrot(%arg0: index) -> memref<1024x1024xindex> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 4.000000e+00 : f64
    %cst_0 = arith.constant 2.000000e+00 : f64
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 3.906250e-03 : f64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1024x1024xindex>
    linalg.map outs(%alloc : memref<1024x1024xindex>)
      (%init: index) {
        %0 = linalg.index 0 : index
        %1 = linalg.index 1 : index
        %2 = arith.index_cast %0 : index to i64
        %3 = arith.index_cast %1 : index to i64
        %4 = arith.sitofp %2 : i64 to f64
        %5 = arith.sitofp %3 : i64 to f64
        %6 = arith.mulf %4, %cst_2 : f64
        %7 = arith.mulf %5, %cst_2 : f64
        %8:3 = scf.while (%arg1 = %cst_1, %arg2 = %cst_1, %arg3 = %c0) : (f64, f64, index) -> (f64, f64, index) {
          %9 = arith.mulf %arg1, %arg1 : f64
          %10 = arith.mulf %arg2, %arg2 : f64
          %11 = arith.addf %9, %10 : f64
          %12 = arith.cmpf olt, %11, %cst : f64
          %13 = arith.cmpi ult, %arg3, %arg0 : index
          %14 = arith.andi %12, %13 : i1
          scf.condition(%14) %arg1, %arg2, %arg3 : f64, f64, index
        } do {
        ^bb0(%arg1: f64, %arg2: f64, %arg3: index):
          %9 = arith.mulf %arg1, %arg1 : f64
          %10 = arith.mulf %arg2, %arg2 : f64
          %11 = arith.subf %9, %10 : f64
          %12 = arith.addf %11, %6 : f64
          %13 = arith.mulf %arg1, %arg2 : f64
          %14 = arith.mulf %13, %cst_0 : f64
          %15 = arith.addf %14, %7 : f64
          %16 = arith.addi %arg3, %c1 : index
          scf.yield %12, %15, %16 : f64, f64, index
        }
        linalg.yield %8#2 : index
      }
    return %alloc : memref<1024x1024xindex>
  }
}

