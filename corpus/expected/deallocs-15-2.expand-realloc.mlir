module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<4xf64>, memref<?xf32>) {
    bufferization.dealloc
    bufferization.dealloc
    bufferization.dealloc
    %alloc = memref.alloc() : memref<4xf64>
    %alloc_0 = memref.alloc() : memref<4xf64>
    memref.copy %alloc, %alloc_0 : memref<4xf64> to memref<4xf64>
    %0 = arith.select %arg0, %alloc, %alloc : memref<4xf64>
    %c4_i64 = arith.constant 4 : i64
    %1 = arith.cmpi sge, %c4_i64, %c4_i64 : i64
    %alloc_1 = memref.alloc() : memref<4xf64>
    %c5 = arith.constant 5 : index
    %alloc_2 = memref.alloc(%c5) : memref<?xf32>
    return %alloc_1, %alloc_2 : memref<4xf64>, memref<?xf32>
  }
  func.func @f1(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg2, %c0 : memref<?xf32>
    %cast = memref.cast %arg2 : memref<?xf32> to memref<4xf32>
    %0 = bufferization.dealloc (%cast : memref<4xf32>) if (%arg0) retain (%cast : memref<4xf32>)
    %1 = bufferization.dealloc retain (%arg2 : memref<?xf32>)
    %subview = memref.subview %cast[%arg1] [2] [2] : memref<4xf32> to memref<2xf32, strided<[2], offset: ?>>
    %2 = bufferization.clone %arg2 : memref<?xf32> to memref<?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %c0_0 = arith.constant 0 : index
    memref.store %cst, %2[%c0_0] : memref<?xf32>
    return
  }
}

