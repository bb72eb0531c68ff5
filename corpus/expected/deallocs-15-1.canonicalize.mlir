module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<f32>, %arg3: memref<4xf32>, %arg4: memref<f32>) -> (memref<f32>, index) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 8.000000e+00 : f32
    %0:2 = bufferization.dealloc (%arg4 : memref<f32>) if (%arg0) retain (%arg3, %arg4 : memref<4xf32>, memref<f32>)
    %1 = arith.select %0#1, %arg4, %arg2 : memref<f32>
    memref.store %cst, %1[] : memref<f32>
    return %arg4, %c1 : memref<f32>, index
  }
}

