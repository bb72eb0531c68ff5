module {
  func.func @f0(%arg0: i1, %arg1: memref<?xi32>, %arg2: memref<4xi64>, %arg3: memref<8x4x?xi1>) -> (index, index) {
    %c4 = arith.constant 4 : index
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c8_i64 = arith.constant 8 : i64
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c6_i32 = arith.constant 6 : i32
    %c2 = arith.constant 2 : index
    %0 = scf.execute_region -> index {
      %dim = memref.dim %arg3, %c2 : memref<8x4x?xi1>
      scf.yield %dim : index
    }
    %alloc = memref.alloc(%c6) : memref<?xi32>
    %1 = scf.while (%arg4 = %alloc, %arg5 = %arg3) : (memref<?xi32>, memref<8x4x?xi1>) -> i64 {
      scf.forall (%arg6) in (%0) {
        %alloc_0 = memref.alloc() : memref<4xi64>
        memref.copy %arg2, %alloc_0 : memref<4xi64> to memref<4xi64>
      }
      scf.condition(%arg0) %c8_i64 : i64
    } do {
    ^bb0(%arg4: i64):
      scf.yield %arg1, %arg3 : memref<?xi32>, memref<8x4x?xi1>
    }
    %2:2 = scf.for %arg4 = %0 to %0 step %c1 iter_args(%arg5 = %arg2, %arg6 = %arg2) -> (memref<4xi64>, memref<4xi64>) {
      scf.yield %arg2, %arg2 : memref<4xi64>, memref<4xi64>
    }
    %3:2 = scf.for %arg4 = %0 to %0 step %c1 iter_args(%arg5 = %arg1, %arg6 = %arg3) -> (memref<?xi32>, memref<8x4x?xi1>) {
      memref.store %1, %2#0[%c0] : memref<4xi64>
      %5 = scf.while (%arg7 = %1) : (i64) -> i64 {
        scf.condition(%false) %1 : i64
      } do {
      ^bb0(%arg7: i64):
        memref.store %c6_i32, %arg5[%c1] : memref<?xi32>
        scf.yield %1 : i64
      }
      %alloc_0 = memref.alloc(%arg4) {alignment = 64 : i64} : memref<?xi32>
      scf.yield %alloc_0, %arg6 : memref<?xi32>, memref<8x4x?xi1>
    }
    %4:2 = scf.for %arg4 = %c1 to %c1 step %c2 iter_args(%arg5 = %1, %arg6 = %2#1) -> (i64, memref<4xi64>) {
      scf.yield %arg5, %2#1 : i64, memref<4xi64>
    }
    scf.for %arg4 = %c2 to %c0 step %c2 {
      memref.copy %4#1, %2#0 : memref<4xi64> to memref<4xi64>
    }
    return %c4, %c2 : index, index
  }
}

