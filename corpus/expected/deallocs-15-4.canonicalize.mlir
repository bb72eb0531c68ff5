module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<8xf32>, %arg3: memref<8xf32>, %arg4: index) {
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %true = arith.constant true
    %alloca = memref.alloca() : memref<8xf32>
    %0 = bufferization.dealloc (%alloca, %arg3, %arg2 : memref<8xf32>, memref<8xf32>, memref<8xf32>) if (%true, %arg0, %arg0) retain (%alloca : memref<8xf32>)
    %alloc = memref.alloc() : memref<8xf32>
    %alloc_0 = memref.alloc() : memref<8xf32>
    memref.copy %alloc, %alloc_0 : memref<8xf32> to memref<8xf32>
    %1 = memref.load %alloc[%c6] : memref<8xf32>
    memref.store %1, %arg3[%c5] : memref<8xf32>
    %2:2 = bufferization.dealloc (%arg2, %alloca, %alloc_0 : memref<8xf32>, memref<8xf32>, memref<8xf32>) if (%arg0, %0, %true) retain (%alloca, %alloc_0 : memref<8xf32>, memref<8xf32>)
    bufferization.dealloc (%arg3, %arg2 : memref<8xf32>, memref<8xf32>) if (%true, %true)
    return
  }
}

