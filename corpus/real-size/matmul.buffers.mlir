module {
  func.func @mm(%arg0: memref<1024x1024xf32, strided<[?, ?], offset: ?>>, %arg1: memref<1024x1024xf32, strided<[?, ?], offset: ?>>) -> memref<1024x1024xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1024x1024xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<1024x1024xf32>)
    linalg.matmul ins(%arg0, %arg1 : memref<1024x1024xf32, strided<[?, ?], offset: ?>>, memref<1024x1024xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<1024x1024xf32>)
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1024x1024xf32>
    memref.copy %alloc, %alloc_0 : memref<1024x1024xf32> to memref<1024x1024xf32>
    linalg.matmul ins(%alloc, %arg1 : memref<1024x1024xf32>, memref<1024x1024xf32, strided<[?, ?], offset: ?>>) outs(%alloc_0 : memref<1024x1024xf32>)
    return %alloc_0 : memref<1024x1024xf32>
  }
}

