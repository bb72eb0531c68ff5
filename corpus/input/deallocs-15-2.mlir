func.func @f0(%v0: i1, %v1: index) -> (memref<4xf64>, memref<?xf32>) {
  bufferization.dealloc
  bufferization.dealloc
  bufferization.dealloc
  %v2 = memref.alloc() : memref<4xf64>
  %v3 = memref.alloc() : memref<4xf64>
  memref.copy %v2, %v3 : memref<4xf64> to memref<4xf64>
  %v4 = arith.select %v0, %v2, %v2 : memref<4xf64>
  %v5 = arith.constant 4 : i64
  %v6 = arith.cmpi sge, %v5, %v5 : i64
  %v7 = memref.alloc() : memref<4xf64>
  %v8 = arith.constant 5 : index
  %v9 = memref.alloc(%v8) : memref<?xf32>
  return %v7, %v9 : memref<4xf64>, memref<?xf32>
}
func.func @f1(%v0: i1, %v1: index, %v2: memref<?xf32>) {
  %v3 = arith.constant 0 : index
  %v4 = memref.dim %v2, %v3 : memref<?xf32>
  %v5 = memref.cast %v2 : memref<?xf32> to memref<4xf32>
  %v6 = bufferization.dealloc (%v5 : memref<4xf32>) if (%v0) retain (%v5 : memref<4xf32>)
  %v7 = bufferization.dealloc retain (%v2 : memref<?xf32>)
  %v8 = memref.subview %v5[%v1] [2] [2] : memref<4xf32> to memref<2xf32, strided<[2], offset: ?>>
  %v9 = bufferization.clone %v2 : memref<?xf32> to memref<?xf32>
  %v10 = arith.constant 0.0 : f32
  %v11 = arith.constant 0 : index
  memref.store %v10, %v9[%v11] : memref<?xf32>
  return
}
