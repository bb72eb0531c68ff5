module {
  func.func @lanes(%arg0: index, %arg1: memref<1xf32>, %arg2: memref<1xi32>, %arg3: i32, %arg4: i1) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    omp.simd aligned(%arg1 : memref<1xf32> -> 64 : i64, %arg2 : memref<1xi32> -> 8 : i64) if(%arg4) linear(%arg2 = %arg3 : memref<1xi32>) simdlen(4) {
      omp.loop_nest (%arg5) : index = (%c0) to (%arg0) step (%c1) {
        omp.yield
      }
    } {linear_var_types = [i32]}
    omp.wsloop linear(%arg2 = %arg3 : memref<1xi32>, %arg1 = %arg3 : memref<1xf32>) nowait {
      omp.loop_nest (%arg5) : index = (%c0) to (%arg0) step (%c1) {
        omp.yield
      }
    } {linear_var_types = [i32, f32]}
    return
  }
}

