module {
  func.func @three(%arg0: memref<1600x2000xf64, strided<[?, ?], offset: ?>>, %arg1: memref<2000x1800xf64, strided<[?, ?], offset: ?>>, %arg2: memref<1800x2400xf64, strided<[?, ?], offset: ?>>, %arg3: memref<2400x2200xf64, strided<[?, ?], offset: ?>>) -> memref<1600x2200xf64> {
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1600x1800xf64>
    linalg.fill ins(%cst : f64) outs(%alloc : memref<1600x1800xf64>)
    linalg.matmul ins(%arg0, %arg1 : memref<1600x2000xf64, strided<[?, ?], offset: ?>>, memref<2000x1800xf64, strided<[?, ?], offset: ?>>) outs(%alloc : memref<1600x1800xf64>)
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1800x2200xf64>
    linalg.fill ins(%cst : f64) outs(%alloc_0 : memref<1800x2200xf64>)
    linalg.matmul ins(%arg2, %arg3 : memref<1800x2400xf64, strided<[?, ?], offset: ?>>, memref<2400x2200xf64, strided<[?, ?], offset: ?>>) outs(%alloc_0 : memref<1800x2200xf64>)
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1600x2200xf64>
    linalg.fill ins(%cst : f64) outs(%alloc_1 : memref<1600x2200xf64>)
    linalg.matmul ins(%alloc, %alloc_0 : memref<1600x1800xf64>, memref<1800x2200xf64>) outs(%alloc_1 : memref<1600x2200xf64>)
    %cast = memref.cast %alloc_1 : memref<1600x2200xf64> to memref<1600x2200xf64, strided<[?, ?], offset: ?>>
    return %alloc_1 : memref<1600x2200xf64>
  }
}

