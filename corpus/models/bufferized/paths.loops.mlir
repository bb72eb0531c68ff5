module {
  func.func @floyd(%arg0: memref<32x32xi32, strided<[?, ?], offset: ?>>) -> memref<32x32xi32, strided<[?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    scf.for %arg1 = %c0 to %c32 step %c1 {
      scf.for %arg2 = %c0 to %c32 step %c1 {
        scf.for %arg3 = %c0 to %c32 step %c1 {
          %0 = memref.load %arg0[%arg2, %arg3] : memref<32x32xi32, strided<[?, ?], offset: ?>>
          %1 = memref.load %arg0[%arg2, %arg1] : memref<32x32xi32, strided<[?, ?], offset: ?>>
          %2 = memref.load %arg0[%arg1, %arg3] : memref<32x32xi32, strided<[?, ?], offset: ?>>
          %3 = arith.addi %1, %2 : i32
          %4 = arith.minsi %0, %3 : i32
          memref.store %4, %arg0[%arg2, %arg3] : memref<32x32xi32, strided<[?, ?], offset: ?>>
        }
      }
    }
    return %arg0 : memref<32x32xi32, strided<[?, ?], offset: ?>>
  }
  func.func @lcs(%arg0: memref<?xi8, strided<[?], offset: ?>>, %arg1: memref<?xi8, strided<[?], offset: ?>>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi8, strided<[?], offset: ?>>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xi8, strided<[?], offset: ?>>
    %0 = arith.addi %dim_0, %c1 : index
    %alloc = memref.alloc(%0) {alignment = 64 : i64} : memref<?xi32>
    scf.for %arg2 = %c0 to %0 step %c1 {
      memref.store %c0_i32, %alloc[%arg2] : memref<?xi32>
    }
    %1 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %alloc) -> (memref<?xi32>) {
      %3 = memref.load %arg0[%arg2] : memref<?xi8, strided<[?], offset: ?>>
      %alloc_1 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xi32>
      scf.for %arg4 = %c0 to %0 step %c1 {
        memref.store %c0_i32, %alloc_1[%arg4] : memref<?xi32>
      }
      scf.for %arg4 = %c0 to %dim_0 step %c1 {
        %4 = arith.addi %arg4, %c1 : index
        %5 = memref.load %arg1[%arg4] : memref<?xi8, strided<[?], offset: ?>>
        %6 = arith.cmpi eq, %3, %5 : i8
        %7 = scf.if %6 -> (i32) {
          %8 = memref.load %arg3[%arg4] : memref<?xi32>
          %9 = arith.addi %8, %c1_i32 : i32
          scf.yield %9 : i32
        } else {
          %8 = memref.load %arg3[%4] : memref<?xi32>
          %9 = memref.load %alloc_1[%arg4] : memref<?xi32>
          %10 = arith.maxsi %8, %9 : i32
          scf.yield %10 : i32
        }
        memref.store %7, %alloc_1[%4] : memref<?xi32>
      }
      scf.yield %alloc_1 : memref<?xi32>
    }
    %2 = memref.load %1[%dim_0] : memref<?xi32>
    return %2 : i32
  }
  func.func @knapsack(%arg0: memref<?xindex, strided<[?], offset: ?>>, %arg1: memref<?xi64, strided<[?], offset: ?>>, %arg2: index) -> memref<?xi64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i64 = arith.constant 0 : i64
    %dim = memref.dim %arg0, %c0 : memref<?xindex, strided<[?], offset: ?>>
    %0 = arith.addi %arg2, %c1 : index
    %alloc = memref.alloc(%0) {alignment = 64 : i64} : memref<?xi64>
    scf.for %arg3 = %c0 to %0 step %c1 {
      memref.store %c0_i64, %alloc[%arg3] : memref<?xi64>
    }
    %1 = scf.for %arg3 = %c0 to %dim step %c1 iter_args(%arg4 = %alloc) -> (memref<?xi64>) {
      %2 = memref.load %arg0[%arg3] : memref<?xindex, strided<[?], offset: ?>>
      %3 = memref.load %arg1[%arg3] : memref<?xi64, strided<[?], offset: ?>>
      %dim_0 = memref.dim %arg4, %c0 : memref<?xi64>
      %alloc_1 = memref.alloc(%dim_0) {alignment = 64 : i64} : memref<?xi64>
      memref.copy %arg4, %alloc_1 : memref<?xi64> to memref<?xi64>
      scf.for %arg5 = %2 to %0 step %c1 {
        %4 = arith.subi %arg5, %2 : index
        %5 = memref.load %arg4[%arg5] : memref<?xi64>
        %6 = memref.load %arg4[%4] : memref<?xi64>
        %7 = arith.addi %6, %3 : i64
        %8 = arith.maxsi %5, %7 : i64
        memref.store %8, %alloc_1[%arg5] : memref<?xi64>
      }
      scf.yield %alloc_1 : memref<?xi64>
    }
    return %1 : memref<?xi64>
  }
}

