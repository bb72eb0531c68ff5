module {
  func.func @f(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %0 = arith.muli %arg1, %c-1 overflow<nsw> : index
    %1 = arith.addi %arg0, %0 : index
    %2 = arith.cmpi sge, %1, %c0 : index
    %c5 = arith.constant 5 : index
    %3 = arith.addi %arg0, %c5 : index
    %4 = arith.cmpi eq, %3, %c0 : index
    %5 = arith.andi %2, %4 : i1
    %c5_0 = arith.constant 5 : index
    %6 = arith.muli %arg1, %c5_0 overflow<nsw> : index
    %c-10 = arith.constant -10 : index
    %7 = arith.addi %6, %c-10 : index
    %8 = arith.cmpi sge, %7, %c0 : index
    %9 = arith.andi %5, %8 : i1
    scf.if %9 {
      %c0_11 = arith.constant 0 : index
      memref.store %arg3, %arg2[%c0_11] : memref<?xf32>
    }
    %c0_1 = arith.constant 0 : index
    %10 = arith.cmpi sge, %arg0, %c0_1 : index
    scf.if %10 {
      %c1_11 = arith.constant 1 : index
      memref.store %arg3, %arg2[%c1_11] : memref<?xf32>
    } else {
      %c2 = arith.constant 2 : index
      memref.store %arg3, %arg2[%c2] : memref<?xf32>
    }
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %11 = arith.cmpi eq, %c0_3, %c0_2 : index
    scf.if %11 {
      %c1_11 = arith.constant 1 : index
      memref.store %arg3, %arg2[%c1_11] : memref<?xf32>
    }
    %c0_4 = arith.constant 0 : index
    %c-1_5 = arith.constant -1 : index
    %12 = arith.cmpi sge, %c-1_5, %c0_4 : index
    scf.if %12 {
      %c1_11 = arith.constant 1 : index
      memref.store %arg3, %arg2[%c1_11] : memref<?xf32>
    }
    %c0_6 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %13 = arith.cmpi eq, %c1, %c0_6 : index
    scf.if %13 {
      %c1_11 = arith.constant 1 : index
      memref.store %arg3, %arg2[%c1_11] : memref<?xf32>
    }
    %c0_7 = arith.constant 0 : index
    %c1_8 = arith.constant 1 : index
    %14 = arith.cmpi sge, %c1_8, %c0_7 : index
    scf.if %14 {
      %c1_11 = arith.constant 1 : index
      memref.store %arg3, %arg2[%c1_11] : memref<?xf32>
    }
    %c0_9 = arith.constant 0 : index
    %c-1_10 = arith.constant -1 : index
    %15 = arith.muli %arg1, %c-1_10 overflow<nsw> : index
    %16 = arith.addi %arg0, %15 : index
    %17 = arith.cmpi eq, %16, %c0_9 : index
    %18 = scf.if %17 -> (f32) {
      scf.yield %arg3 : f32
    } else {
      %19 = memref.load %arg2[%arg0] : memref<?xf32>
      scf.yield %19 : f32
    }
    return %18 : f32
  }
}

