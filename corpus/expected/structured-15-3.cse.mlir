module {
  func.func @f0(%arg0: i1, %arg1: memref<?xi32>, %arg2: memref<4xi64>, %arg3: memref<8x4x?xi1>) -> (index, index) {
    %0 = scf.execute_region -> index {
      %c2_2 = arith.constant 2 : index
      %dim_3 = memref.dim %arg3, %c2_2 : memref<8x4x?xi1>
      %c1_4 = arith.constant 1 : index
      scf.yield %dim_3 : index
    }
    %c6 = arith.constant 6 : index
    %alloc = memref.alloc(%c6) : memref<?xi32>
    %1 = scf.while (%arg4 = %alloc, %arg5 = %arg3) : (memref<?xi32>, memref<8x4x?xi1>) -> i64 {
      scf.forall (%arg6) in (%0) {
        %alloc_2 = memref.alloc() : memref<4xi64>
        memref.copy %arg2, %alloc_2 : memref<4xi64> to memref<4xi64>
      }
      %c8_i64 = arith.constant 8 : i64
      scf.condition(%arg0) %c8_i64 : i64
    } do {
    ^bb0(%arg4: i64):
      %alloc_2 = memref.alloc() : memref<4xi64>
      %c1_3 = arith.constant 1 : index
      scf.yield %arg1, %arg3 : memref<?xi32>, memref<8x4x?xi1>
    }
    %c1 = arith.constant 1 : index
    %2:2 = scf.for %arg4 = %0 to %0 step %c1 iter_args(%arg5 = %arg2, %arg6 = %arg2) -> (memref<4xi64>, memref<4xi64>) {
      scf.yield %arg2, %arg2 : memref<4xi64>, memref<4xi64>
    }
    %3:2 = scf.for %arg4 = %0 to %0 step %c1 iter_args(%arg5 = %arg1, %arg6 = %arg3) -> (memref<?xi32>, memref<8x4x?xi1>) {
      %c0_2 = arith.constant 0 : index
      memref.store %1, %2#0[%c0_2] : memref<4xi64>
      %9 = scf.while (%arg7 = %1) : (i64) -> i64 {
        %cst = arith.constant 9.000000e+00 : f32
        %10 = arith.cmpf une, %cst, %cst : f32
        scf.condition(%10) %1 : i64
      } do {
      ^bb0(%arg7: i64):
        %c6_i32_4 = arith.constant 6 : i32
        memref.store %c6_i32_4, %arg5[%c1] : memref<?xi32>
        scf.yield %1 : i64
      }
      %c9_i32 = arith.constant 9 : i32
      %c1_i32 = arith.constant 1 : i32
      %alloc_3 = memref.alloc(%arg4) {alignment = 64 : i64} : memref<?xi32>
      scf.yield %alloc_3, %arg6 : memref<?xi32>, memref<8x4x?xi1>
    }
    %4 = arith.select %arg0, %arg0, %arg0 : i1
    %5 = arith.select %arg0, %arg3, %arg3 : memref<8x4x?xi1>
    %c2 = arith.constant 2 : index
    %c6_i32 = arith.constant 6 : i32
    %6 = scf.for %arg4 = %c1 to %c1 step %c2 iter_args(%arg5 = %c6_i32) -> (i32) {
      scf.yield %arg5 : i32
    }
    %7:2 = scf.for %arg4 = %c1 to %c1 step %c2 iter_args(%arg5 = %1, %arg6 = %2#1) -> (i64, memref<4xi64>) {
      scf.yield %arg5, %2#1 : i64, memref<4xi64>
    }
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0 : memref<?xi32>
    %8:2 = scf.if %4 -> (memref<8x4x?xi1>, memref<?xi32>) {
      %9:2 = scf.execute_region -> (memref<?xi32>, memref<8x4x?xi1>) {
        scf.yield %arg1, %arg3 : memref<?xi32>, memref<8x4x?xi1>
      }
      scf.yield %9#1, %alloc : memref<8x4x?xi1>, memref<?xi32>
    } else {
      %c9 = arith.constant 9 : index
      %alloc_2 = memref.alloc(%c9) {tag = "a"} : memref<?xi32>
      scf.yield %3#1, %alloc_2 : memref<8x4x?xi1>, memref<?xi32>
    }
    %alloc_0 = memref.alloc() : memref<4x2xi64>
    scf.for %arg4 = %c2 to %c0 step %c2 {
      memref.copy %7#1, %2#0 : memref<4xi64> to memref<4xi64>
    }
    %dim_1 = memref.dim %alloc_0, %c0 : memref<4x2xi64>
    %c5 = arith.constant 5 : index
    return %dim_1, %c2 : index, index
  }
}

