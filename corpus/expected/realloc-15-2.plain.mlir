module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<8xf32>, %arg3: memref<4xi1>, %arg4: index) {
    %cst = arith.constant 1.000000e+00 : f32
    memref.store %cst, %arg2[%arg4] : memref<8xf32>
    call @f0(%arg0, %arg4, %arg2, %arg3, %arg1) : (i1, index, memref<8xf32>, memref<4xi1>, index) -> ()
    %0 = memref.realloc %arg3(%arg1) : memref<4xi1> to memref<?xi1>
    %cast = memref.cast %0 : memref<?xi1> to memref<4xi1>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %0, %c0 : memref<?xi1>
    %cast_0 = memref.cast %arg2 : memref<8xf32> to memref<8xf32>
    %1 = memref.realloc %arg2(%arg4) : memref<8xf32> to memref<?xf32>
    %cast_1 = memref.cast %1 : memref<?xf32> to memref<8xf32>
    %cst_2 = arith.constant 1.000000e+00 : f32
    %c3 = arith.constant 3 : index
    memref.store %cst_2, %cast_0[%c3] : memref<8xf32>
    memref.copy %cast_0, %cast_1 : memref<8xf32> to memref<8xf32>
    %alloc = memref.alloc() : memref<4xi1>
    memref.copy %cast, %alloc : memref<4xi1> to memref<4xi1>
    %2 = memref.realloc %cast_1(%arg1) : memref<8xf32> to memref<?xf32>
    %cst_3 = arith.constant 3.000000e+00 : f32
    %3 = arith.select %arg0, %cst, %cst_3 : f32
    %4 = memref.realloc %alloc(%arg1) : memref<4xi1> to memref<?xi1>
    %cast_4 = memref.cast %4 : memref<?xi1> to memref<4xi1>
    %cast_5 = memref.cast %1 : memref<?xf32> to memref<8xf32>
    %alloca = memref.alloca() : memref<8xf32>
    %c0_6 = arith.constant 0 : index
    memref.store %arg0, %cast[%c0_6] : memref<4xi1>
    return
  }
}

