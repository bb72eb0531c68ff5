module {
  func.func @f(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %c10 step %c1 {
      memref.store %arg3, %arg2[%arg4] : memref<?xf32>
    }
    %c1_0 = arith.constant 1 : index
    %0 = arith.addi %arg1, %c1_0 : index
    %c3 = arith.constant 3 : index
    %1 = arith.maxsi %arg0, %0 : index
    %2 = arith.maxsi %1, %c3 : index
    %c2 = arith.constant 2 : index
    %3 = arith.muli %arg1, %c2 overflow<nsw> : index
    %4 = arith.minsi %arg0, %3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg4 = %2 to %4 step %c4 {
      %c1_2 = arith.constant 1 : index
      %6 = arith.addi %arg4, %c1_2 : index
      memref.store %arg3, %arg2[%6] : memref<?xf32>
    }
    %c2_1 = arith.constant 2 : index
    %5 = scf.for %arg4 = %arg0 to %arg1 step %c2_1 iter_args(%arg5 = %arg3) -> (f32) {
      %c4_2 = arith.constant 4 : index
      %6 = arith.addi %arg4, %c4_2 : index
      %c1_3 = arith.constant 1 : index
      %7 = scf.for %arg6 = %arg4 to %6 step %c1_3 iter_args(%arg7 = %arg5) -> (f32) {
        %8 = memref.load %arg2[%arg6] : memref<?xf32>
        %9 = arith.addf %8, %arg7 : f32
        scf.yield %9 : f32
      }
      scf.yield %7 : f32
    }
    return %5 : f32
  }
}

