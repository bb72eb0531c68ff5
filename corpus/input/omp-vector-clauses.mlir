func.func @lanes(%n: index, %x: memref<1xf32>, %k: memref<1xi32>, %step: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.simd simdlen(4) linear(%k = %step : memref<1xi32>) aligned(%x : memref<1xf32> -> 64 : i64, %k : memref<1xi32> -> 8) if(%c) {
    omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
      omp.yield
    }
  } {linear_var_types = [i32]}
  omp.wsloop linear(%k = %step : memref<1xi32>, %x = %step : memref<1xf32>) nowait {
    omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
      omp.yield
    }
  } {linear_var_types = [i32, f32]}
  return
}
