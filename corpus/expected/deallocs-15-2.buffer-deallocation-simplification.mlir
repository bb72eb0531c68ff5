module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<4xf64>, memref<?xf32>) {
    %c5 = arith.constant 5 : index
    %alloc = memref.alloc() : memref<4xf64>
    %alloc_0 = memref.alloc() : memref<4xf64>
    memref.copy %alloc, %alloc_0 : memref<4xf64> to memref<4xf64>
    %alloc_1 = memref.alloc() : memref<4xf64>
    %alloc_2 = memref.alloc(%c5) : memref<?xf32>
    return %alloc_1, %alloc_2 : memref<4xf64>, memref<?xf32>
  }
  func.func @f1(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %0 = bufferization.clone %arg2 : memref<?xf32> to memref<?xf32>
    memref.store %cst, %0[%c0] : memref<?xf32>
    return
  }
}

