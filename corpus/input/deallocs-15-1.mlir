func.func @f0(%v0: i1, %v1: index, %v2: memref<f32>, %v3: memref<4xf32>, %v4: memref<f32>) -> (memref<f32>, index) {
  %v5 = arith.constant 0 : index
  %v6 = memref.dim %v3, %v5 : memref<4xf32>
  %v7 = memref.cast %v3 : memref<4xf32> to memref<4xf32>
  %v8:2 = bufferization.dealloc (%v4 : memref<f32>) if (%v0) retain (%v3, %v4 : memref<4xf32>, memref<f32>)
  %v9 = arith.select %v8#1, %v4, %v2 : memref<f32>
  %v10 = memref.alloc() : memref<4xf32>
  %v11 = arith.constant 8.0 : f32
  memref.store %v11, %v9[] : memref<f32>
  %v12 = memref.cast %v10 : memref<4xf32> to memref<4xf32>
  %v13 = memref.load %v9[] : memref<f32>
  %v14 = memref.alloc() : memref<4xf32>
  %v15 = memref.cast %v12 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %v16 = arith.select %v8#1, %v3, %v7 : memref<4xf32>
  %v17 = memref.alloc() : memref<4xf32>
  %v18 = bufferization.clone %v2 : memref<f32> to memref<f32>
  %v19 = memref.alloca() : memref<4x8x4xf64>
  %v20 = arith.cmpf olt, %v13, %v13 : f32
  %v21 = arith.constant 1 : index
  return %v4, %v21 : memref<f32>, index
}
