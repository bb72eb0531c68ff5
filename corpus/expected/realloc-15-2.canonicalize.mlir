module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<8xf32>, %arg3: memref<4xi1>, %arg4: index) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    memref.store %cst, %arg2[%arg4] : memref<8xf32>
    call @f0(%arg0, %arg4, %arg2, %arg3, %arg1) : (i1, index, memref<8xf32>, memref<4xi1>, index) -> ()
    %0 = memref.realloc %arg3(%arg1) : memref<4xi1> to memref<?xi1>
    %cast = memref.cast %0 : memref<?xi1> to memref<4xi1>
    %1 = memref.realloc %arg2(%arg4) : memref<8xf32> to memref<?xf32>
    %cast_0 = memref.cast %1 : memref<?xf32> to memref<8xf32>
    memref.store %cst, %arg2[%c3] : memref<8xf32>
    memref.copy %arg2, %cast_0 : memref<8xf32> to memref<8xf32>
    %alloc = memref.alloc() : memref<4xi1>
    memref.copy %cast, %alloc : memref<4xi1> to memref<4xi1>
    memref.store %arg0, %0[%c0] : memref<?xi1>
    return
  }
}

