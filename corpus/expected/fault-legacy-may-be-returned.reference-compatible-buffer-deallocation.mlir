module {
  func.func @f(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
    %alloc = memref.alloc() : memref<2xf32>
    memref.copy %arg1, %alloc : memref<2xf32> to memref<2xf32>
    %0 = arith.select %arg0, %alloc, %arg1 : memref<2xf32>
    return %0 : memref<2xf32>
  }
}

