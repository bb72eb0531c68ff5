module {
  func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    scf.parallel (%arg4, %arg5) = (%c0, %arg0) to (%arg1, %c10) step (%c2, %c3) {
      memref.store %arg3, %arg2[%arg4, %arg5] : memref<?x?xf32>
      scf.reduce 
    }
    %c2_0 = arith.constant 2 : index
    %0 = arith.maxsi %arg0, %c2_0 : index
    %c10_1 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    %1 = arith.addi %arg0, %c1 : index
    %2 = arith.minsi %arg1, %c10_1 : index
    %3 = arith.minsi %2, %1 : index
    %c1_2 = arith.constant 1 : index
    scf.parallel (%arg4) = (%0) to (%3) step (%c1_2) {
      memref.store %arg3, %arg2[%arg4, %arg4] : memref<?x?xf32>
      scf.reduce 
    }
    %c0_3 = arith.constant 0 : index
    %c10_4 = arith.constant 10 : index
    %c0_5 = arith.constant 0 : index
    %c10_6 = arith.constant 10 : index
    %c1_7 = arith.constant 1 : index
    %c1_8 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %4 = scf.parallel (%arg4, %arg5) = (%c0_3, %c0_5) to (%c10_4, %c10_6) step (%c1_7, %c1_8) init (%cst) -> f32 {
      %6 = memref.load %arg2[%arg4, %arg5] : memref<?x?xf32>
      scf.reduce(%6 : f32) {
      ^bb0(%arg6: f32, %arg7: f32):
        %7 = arith.addf %arg6, %arg7 : f32
        scf.reduce.return %7 : f32
      }
    }
    %c0_9 = arith.constant 0 : index
    %c10_10 = arith.constant 10 : index
    %c0_11 = arith.constant 0 : index
    %c10_12 = arith.constant 10 : index
    %c1_13 = arith.constant 1 : index
    %c1_14 = arith.constant 1 : index
    %cst_15 = arith.constant 1.000000e+00 : f32
    %5 = scf.parallel (%arg4, %arg5) = (%c0_9, %c0_11) to (%c10_10, %c10_12) step (%c1_13, %c1_14) init (%cst_15) -> f32 {
      %6 = memref.load %arg2[%arg4, %arg5] : memref<?x?xf32>
      scf.reduce(%6 : f32) {
      ^bb0(%arg6: f32, %arg7: f32):
        %7 = arith.mulf %arg6, %arg7 : f32
        scf.reduce.return %7 : f32
      }
    }
    return %4, %5 : f32, f32
  }
}

