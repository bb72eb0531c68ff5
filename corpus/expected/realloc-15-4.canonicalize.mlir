module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<f32>, %arg3: memref<4xi64>, %arg4: memref<f32>) -> (memref<4xi64>, memref<4x4xf32>) {
    %cst = arith.constant 4.000000e+00 : f32
    memref.store %cst, %arg2[] : memref<f32>
    %alloc = memref.alloc() {alignment = 16 : i64, tag = [1, 2]} : memref<f32>
    memref.copy %arg4, %alloc : memref<f32> to memref<f32>
    %alloc_0 = memref.alloc() : memref<4xi64>
    %alloc_1 = memref.alloc() : memref<4x4xf32>
    return %alloc_0, %alloc_1 : memref<4xi64>, memref<4x4xf32>
  }
}

