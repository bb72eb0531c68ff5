module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<f32>, %arg3: memref<4xf32>, %arg4: memref<f32>) -> (memref<f32>, index) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg3, %c0 : memref<4xf32>
    %cast = memref.cast %arg3 : memref<4xf32> to memref<4xf32>
    %0:2 = bufferization.dealloc (%arg4 : memref<f32>) if (%arg0) retain (%arg3, %arg4 : memref<4xf32>, memref<f32>)
    %1 = arith.select %0#1, %arg4, %arg2 : memref<f32>
    %alloc = memref.alloc() : memref<4xf32>
    %cst = arith.constant 8.000000e+00 : f32
    memref.store %cst, %1[] : memref<f32>
    %cast_0 = memref.cast %alloc : memref<4xf32> to memref<4xf32>
    %2 = memref.load %1[] : memref<f32>
    %alloc_1 = memref.alloc() : memref<4xf32>
    %cast_2 = memref.cast %cast_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %3 = arith.select %0#1, %arg3, %cast : memref<4xf32>
    %alloc_3 = memref.alloc() : memref<4xf32>
    %4 = bufferization.clone %arg2 : memref<f32> to memref<f32>
    %alloca = memref.alloca() : memref<4x8x4xf64>
    %5 = arith.cmpf olt, %2, %2 : f32
    %c1 = arith.constant 1 : index
    return %arg4, %c1 : memref<f32>, index
  }
}

