module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?xf32>, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg5 = %c0 to %c4 step %c1 {
      %c0_0 = arith.constant 0 : index
      %c4_1 = arith.constant 4 : index
      %c1_2 = arith.constant 1 : index
      scf.for %arg6 = %c0_0 to %c4_1 step %c1_2 {
        %c8 = arith.constant 8 : index
        %c8_3 = arith.constant 8 : index
        %0 = arith.muli %arg2, %c8_3 overflow<nsw> : index
        %1 = arith.muli %arg2, %arg1 overflow<nsw> : index
        %c8_4 = arith.constant 8 : index
        %2 = arith.muli %1, %c8_4 overflow<nsw> : index
        %3 = arith.muli %arg5, %2 overflow<nsw> : index
        %4 = arith.muli %arg1, %0 overflow<nsw> : index
        %5 = arith.muli %arg6, %c8 overflow<nsw> : index
        %6 = arith.addi %4, %arg0 overflow<nsw> : index
        %7 = arith.addi %6, %3 overflow<nsw> : index
        %8 = arith.addi %7, %5 overflow<nsw> : index
        memref.store %arg4, %arg3[%8] : memref<?xf32>
        scf.for %arg7 = %arg1 to %arg2 step %arg1 {
          %c8_5 = arith.constant 8 : index
          %c8_6 = arith.constant 8 : index
          %9 = arith.muli %arg1, %c8_6 overflow<nsw> : index
          %10 = arith.muli %arg7, %9 overflow<nsw> : index
          %11 = arith.muli %arg5, %c8_5 overflow<nsw> : index
          %12 = arith.addi %11, %arg6 overflow<nsw> : index
          %13 = arith.addi %12, %10 overflow<nsw> : index
          memref.store %arg4, %arg3[%13] : memref<?xf32>
          %c0_7 = arith.constant 0 : index
          %14 = arith.floordivsi %13, %arg1 : index
          %15 = arith.remsi %13, %arg1 : index
          %16 = arith.cmpi slt, %15, %c0_7 : index
          %17 = arith.addi %15, %arg1 overflow<nsw> : index
          %18 = arith.select %16, %17, %15 : index
          %c8_8 = arith.constant 8 : index
          %c32 = arith.constant 32 : index
          %c64 = arith.constant 64 : index
          %19 = arith.muli %14, %c64 overflow<nsw> : index
          %20 = arith.muli %18, %c32 overflow<nsw> : index
          %21 = arith.muli %arg1, %c8_8 overflow<nsw> : index
          %22 = arith.addi %21, %arg5 overflow<nsw> : index
          %23 = arith.addi %22, %19 overflow<nsw> : index
          %24 = arith.addi %23, %20 overflow<nsw> : index
          memref.store %arg4, %arg3[%24] : memref<?xf32>
        }
      }
    }
    return
  }
}

