module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4x4x4xf64>) {
    %cst = arith.constant 3.000000e+00 : f64
    %c3 = arith.constant 3 : index
    memref.store %cst, %arg2[%arg1, %arg1, %c3] : memref<4x4x4xf64>
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc(%c7) : memref<?xf32>
    %c0 = arith.constant 0 : index
    %0 = memref.realloc %alloc(%arg1) {alignment = 32 : i64} : memref<?xf32> to memref<?xf32>
    %cast = memref.cast %0 : memref<?xf32> to memref<?xf32>
    %1 = memref.realloc %0(%arg1) : memref<?xf32> to memref<?xf32>
    %2 = memref.realloc %cast(%arg1) : memref<?xf32> to memref<?xf32>
    %cast_0 = memref.cast %2 : memref<?xf32> to memref<?xf32>
    %3 = memref.realloc %2 : memref<?xf32> to memref<16xf32>
    %4 = memref.realloc %cast_0 : memref<?xf32> to memref<16xf32>
    return
  }
}

