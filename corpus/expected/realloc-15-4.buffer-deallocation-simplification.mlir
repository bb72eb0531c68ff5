module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<f32>, %arg3: memref<4xi64>, %arg4: memref<f32>) -> (memref<4xi64>, memref<4x4xf32>) {
    %c9 = arith.constant 9 : index
    %cst = arith.constant 4.000000e+00 : f32
    %0 = memref.realloc %arg3 : memref<4xi64> to memref<8xi64>
    memref.store %cst, %arg2[] : memref<f32>
    %1 = memref.realloc %0(%c9) : memref<8xi64> to memref<?xi64>
    %cast = memref.cast %1 : memref<?xi64> to memref<8xi64>
    %alloc = memref.alloc() {alignment = 16 : i64, tag = [1, 2]} : memref<f32>
    memref.copy %arg4, %alloc : memref<f32> to memref<f32>
    %2 = scf.if %arg0 -> (memref<4xi64>) {
      %alloc_2 = memref.alloc() : memref<4xi64>
      scf.yield %alloc_2 : memref<4xi64>
    } else {
      %6 = memref.realloc %cast(%arg1) : memref<8xi64> to memref<?xi64>
      %alloc_2 = memref.alloc() : memref<4xi64>
      scf.yield %alloc_2 : memref<4xi64>
    }
    %3 = memref.realloc %1(%arg1) {alignment = 32 : i64} : memref<?xi64> to memref<?xi64>
    %4 = memref.realloc %3(%arg1) : memref<?xi64> to memref<?xi64>
    %5 = memref.realloc %cast : memref<8xi64> to memref<16xi64>
    %alloc_0 = memref.alloc() : memref<4xi64>
    %alloc_1 = memref.alloc() : memref<4x4xf32>
    return %alloc_0, %alloc_1 : memref<4xi64>, memref<4x4xf32>
  }
}

