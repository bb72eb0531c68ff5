module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4x4x4xf64>) {
    %cst = arith.constant 3.000000e+00 : f64
    %c3 = arith.constant 3 : index
    memref.store %cst, %arg2[%arg1, %arg1, %c3] : memref<4x4x4xf64>
    %alloc = memref.alloc() : memref<4x4x4xf64>
    %c5 = arith.constant 5 : index
    %alloc_0 = memref.alloc(%c5) : memref<?x4xf32>
    %alloc_1 = memref.alloc() : memref<f32>
    %c7 = arith.constant 7 : index
    %alloc_2 = memref.alloc(%c7) : memref<?xf32>
    %c0 = arith.constant 0 : index
    %0 = memref.load %alloc_2[%c0] : memref<?xf32>
    %1 = memref.load %alloc_2[%c3] : memref<?xf32>
    %cast = memref.cast %arg2 : memref<4x4x4xf64> to memref<?x4x?xf64, strided<[?, ?, ?], offset: ?>>
    %2 = memref.realloc %alloc_2(%arg1) {alignment = 32 : i64} : memref<?xf32> to memref<?xf32>
    %cast_3 = memref.cast %2 : memref<?xf32> to memref<?xf32>
    %3 = memref.realloc %2(%arg1) : memref<?xf32> to memref<?xf32>
    %alloc_4 = memref.alloc() {tag = "a"} : memref<4x4x8xf32>
    %4 = memref.realloc %cast_3(%arg1) : memref<?xf32> to memref<?xf32>
    %cast_5 = memref.cast %4 : memref<?xf32> to memref<?xf32>
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<4x4x4xf64>
    %5 = memref.realloc %4 : memref<?xf32> to memref<16xf32>
    %cast_7 = memref.cast %5 : memref<16xf32> to memref<?xf32>
    %6 = memref.realloc %cast_5 : memref<?xf32> to memref<16xf32>
    %cast_8 = memref.cast %6 : memref<16xf32> to memref<?xf32>
    return
  }
}

