module {
  func.func @f0(%arg0: i1, %arg1: index) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func private @f1(%arg0: index, %arg1: memref<?xf32>, %arg2: i64, %arg3: memref<?xf32>) -> (f32, memref<?xi32>) {
    %cst = arith.constant 6.000000e+00 : f32
    %alloc = memref.alloc(%arg0) : memref<?xi32>
    return %cst, %alloc : f32, memref<?xi32>
  }
}

