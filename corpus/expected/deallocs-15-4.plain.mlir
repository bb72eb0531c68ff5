module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<8xf32>, %arg3: memref<8xf32>, %arg4: index) {
    %alloc = memref.alloc() : memref<8xf32>
    %alloca = memref.alloca() : memref<8xf32>
    %true = arith.constant true
    %0 = bufferization.dealloc (%alloca, %arg3, %arg2 : memref<8xf32>, memref<8xf32>, memref<8xf32>) if (%true, %arg0, %arg0) retain (%alloca : memref<8xf32>)
    scf.if %0 {
      %cast = memref.cast %arg3 : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
    } else {
    }
    %alloc_0 = memref.alloc() : memref<8xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloca, %c0 : memref<8xf32>
    %alloc_1 = memref.alloc() : memref<8xf32>
    memref.copy %alloc_0, %alloc_1 : memref<8xf32> to memref<8xf32>
    %alloc_2 = memref.alloc() : memref<8xf32>
    %1 = arith.select %arg0, %alloc, %alloc_2 : memref<8xf32>
    %c6 = arith.constant 6 : index
    %2 = memref.load %alloc_0[%c6] : memref<8xf32>
    %c0_3 = arith.constant 0 : index
    %dim_4 = memref.dim %arg2, %c0_3 : memref<8xf32>
    %c5 = arith.constant 5 : index
    memref.store %2, %arg3[%c5] : memref<8xf32>
    %c6_i32 = arith.constant 6 : i32
    %3 = arith.extsi %c6_i32 : i32 to i64
    %true_5 = arith.constant true
    %4:2 = bufferization.dealloc (%arg2, %alloca, %alloc_1 : memref<8xf32>, memref<8xf32>, memref<8xf32>) if (%arg0, %0, %true_5) retain (%alloca, %alloc_1 : memref<8xf32>, memref<8xf32>)
    %true_6 = arith.constant true
    %true_7 = arith.constant true
    bufferization.dealloc (%arg3, %arg2 : memref<8xf32>, memref<8xf32>) if (%true_6, %true_7)
    %alloc_8 = memref.alloc() : memref<4xi1>
    return
  }
}

