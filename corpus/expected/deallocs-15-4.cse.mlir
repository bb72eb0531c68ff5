module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<8xf32>, %arg3: memref<8xf32>, %arg4: index) {
    %alloc = memref.alloc() : memref<8xf32>
    %alloca = memref.alloca() : memref<8xf32>
    %true = arith.constant true
    %0 = bufferization.dealloc (%alloca, %arg3, %arg2 : memref<8xf32>, memref<8xf32>, memref<8xf32>) if (%true, %arg0, %arg0) retain (%alloca : memref<8xf32>)
    %alloc_0 = memref.alloc() : memref<8xf32>
    %c0 = arith.constant 0 : index
    %alloc_1 = memref.alloc() : memref<8xf32>
    memref.copy %alloc_0, %alloc_1 : memref<8xf32> to memref<8xf32>
    %alloc_2 = memref.alloc() : memref<8xf32>
    %c6 = arith.constant 6 : index
    %1 = memref.load %alloc_0[%c6] : memref<8xf32>
    %c5 = arith.constant 5 : index
    memref.store %1, %arg3[%c5] : memref<8xf32>
    %c6_i32 = arith.constant 6 : i32
    %2:2 = bufferization.dealloc (%arg2, %alloca, %alloc_1 : memref<8xf32>, memref<8xf32>, memref<8xf32>) if (%arg0, %0, %true) retain (%alloca, %alloc_1 : memref<8xf32>, memref<8xf32>)
    bufferization.dealloc (%arg3, %arg2 : memref<8xf32>, memref<8xf32>) if (%true, %true)
    return
  }
}

