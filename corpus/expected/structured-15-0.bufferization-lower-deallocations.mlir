module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4x?xf32>) {
    %alloc = memref.alloc(%arg1) : memref<4x?xf32>
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg3 = %arg1 to %arg1 step %c2 iter_args(%arg4 = %arg2, %arg5 = %arg2) -> (memref<4x?xf32>, memref<4x?xf32>) {
      scf.yield %alloc, %alloc : memref<4x?xf32>, memref<4x?xf32>
    }
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg2, %c1 : memref<4x?xf32>
    %1 = arith.andi %c2, %arg1 : index
    %alloc_0 = memref.alloc(%arg1) : memref<4x?xf32>
    %c1_1 = arith.constant 1 : index
    %cst = arith.constant 4.000000e+00 : f32
    %2:2 = scf.for %arg3 = %c1 to %c2 step %c1_1 iter_args(%arg4 = %alloc, %arg5 = %cst) -> (memref<4x?xf32>, f32) {
      %c1_12 = arith.constant 1 : index
      %5 = scf.for %arg6 = %1 to %c1 step %c1_12 iter_args(%arg7 = %dim) -> (index) {
        %c6 = arith.constant 6 : index
        scf.yield %c6 : index
      }
      %c0 = arith.constant 0 : index
      memref.store %arg5, %0#1[%c0, %c0] : memref<4x?xf32>
      scf.yield %alloc, %cst : memref<4x?xf32>, f32
    }
    %c1_2 = arith.constant 1 : index
    %dim_3 = memref.dim %0#0, %c1_2 : memref<4x?xf32>
    scf.execute_region no_inline {
      %c1_12 = arith.constant 1 : index
      %5 = scf.for %arg3 = %c1_2 to %c1_1 step %c1_12 iter_args(%arg4 = %0#1) -> (memref<4x?xf32>) {
        scf.execute_region {
          scf.yield
        }
        %c4 = arith.constant 4 : index
        %alloc_13 = memref.alloc(%c4) {alignment = 16 : i64, tag = [1, 2]} : memref<4x?xf32>
        scf.yield %alloc_13 : memref<4x?xf32>
      }
      scf.if %arg0 {
        %c9 = arith.constant 9 : index
        %alloc_13 = memref.alloc(%c9) : memref<4x?xf32>
        %c3_i64 = arith.constant 3 : i64
        %6 = arith.addi %c3_i64, %c3_i64 : i64
      }
      scf.yield
    }
    %c2_4 = arith.constant 2 : index
    %c1_5 = arith.constant 1 : index
    %alloc_6 = memref.alloc() : memref<8xi64>
    %3 = scf.for %arg3 = %c2_4 to %c2 step %c1_5 iter_args(%arg4 = %alloc_6) -> (memref<8xi64>) {
      %c2_12 = arith.constant 2 : index
      %5:2 = scf.for %arg5 = %c1_5 to %dim_3 step %c2_12 iter_args(%arg6 = %arg3, %arg7 = %2#0) -> (index, memref<4x?xf32>) {
        %alloca_14 = memref.alloca(%arg3) : memref<4x?xf32>
        %6 = arith.select %arg0, %alloca_14, %alloc : memref<4x?xf32>
        scf.yield %c2, %arg7 : index, memref<4x?xf32>
      }
      %c8 = arith.constant 8 : index
      %alloc_13 = memref.alloc(%c8) : memref<?xi32>
      scf.yield %arg4 : memref<8xi64>
    }
    %c2_7 = arith.constant 2 : index
    %4 = memref.load %alloc_6[%c2_7] : memref<8xi64>
    %alloca = memref.alloca(%dim) : memref<?xi32>
    %alloc_8 = memref.alloc() : memref<8xi64>
    %c7 = arith.constant 7 : index
    %alloc_9 = memref.alloc(%c7) : memref<4x?xf32>
    %c2_10 = arith.constant 2 : index
    scf.for %arg3 = %dim to %c7 step %c2_10 {
      %c1_12 = arith.constant 1 : index
      %c2_13 = arith.constant 2 : index
      scf.parallel (%arg4) = (%arg1) to (%c2_4) step (%c1_12) {
        scf.reduce 
      }
      %c2_14 = arith.constant 2 : index
      %c9 = arith.constant 9 : index
      %5:2 = scf.for %arg4 = %c2_4 to %c2_7 step %c2_14 iter_args(%arg5 = %c9, %arg6 = %alloc) -> (index, memref<4x?xf32>) {
        %6:2 = scf.if %arg0 -> (memref<8xi64>, memref<4x?xf32>) {
          %c4_i64 = arith.constant 4 : i64
          %alloc_15 = memref.alloc(%arg5) : memref<4x?xf32>
          scf.yield %alloc_8, %alloc_15 : memref<8xi64>, memref<4x?xf32>
        } else {
          %alloc_15 = memref.alloc() : memref<8xi64>
          scf.yield %alloc_8, %alloc_9 : memref<8xi64>, memref<4x?xf32>
        }
        scf.yield %arg1, %alloc : index, memref<4x?xf32>
      }
    }
    %c1_11 = arith.constant 1 : index
    scf.for %arg3 = %c2 to %c2_7 step %c1_11 {
      %alloc_12 = memref.alloc() : memref<index>
    }
    return
  }
}

