module {
  func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) -> (index, index, index) {
    %c3 = arith.constant 3 : index
    %0 = arith.muli %arg0, %c3 overflow<nsw> : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %1 = arith.cmpi slt, %arg1, %c0 : index
    %2 = arith.subi %c-1, %arg1 : index
    %3 = arith.select %1, %2, %arg1 : index
    %4 = arith.divsi %3, %c4 : index
    %5 = arith.subi %c-1, %4 : index
    %6 = arith.select %1, %5, %4 : index
    %7 = arith.addi %0, %6 : index
    %c7 = arith.constant 7 : index
    %8 = arith.addi %7, %c7 : index
    %c5 = arith.constant 5 : index
    %9 = arith.remsi %8, %c5 : index
    %c0_0 = arith.constant 0 : index
    %10 = arith.cmpi slt, %9, %c0_0 : index
    %11 = arith.addi %9, %c5 : index
    %12 = arith.select %10, %11, %9 : index
    %c3_1 = arith.constant 3 : index
    %c0_2 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %13 = arith.cmpi sle, %arg1, %c0_2 : index
    %14 = arith.subi %c0_2, %arg1 : index
    %15 = arith.subi %arg1, %c1 : index
    %16 = arith.select %13, %14, %15 : index
    %17 = arith.divsi %16, %c3_1 : index
    %18 = arith.subi %c0_2, %17 : index
    %19 = arith.addi %17, %c1 : index
    %20 = arith.select %13, %18, %19 : index
    %c-1_3 = arith.constant -1 : index
    %21 = arith.muli %20, %c-1_3 overflow<nsw> : index
    %22 = arith.addi %12, %21 : index
    %23 = arith.remsi %8, %arg1 : index
    %c0_4 = arith.constant 0 : index
    %24 = arith.cmpi slt, %23, %c0_4 : index
    %25 = arith.addi %23, %arg1 : index
    %26 = arith.select %24, %25, %23 : index
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %27 = arith.cmpi sle, %8, %c0_5 : index
    %28 = arith.subi %c0_5, %8 : index
    %29 = arith.subi %8, %c1_6 : index
    %30 = arith.select %27, %28, %29 : index
    %31 = arith.divsi %30, %arg1 : index
    %32 = arith.subi %c0_5, %31 : index
    %33 = arith.addi %31, %c1_6 : index
    %34 = arith.select %27, %32, %33 : index
    %c-1_7 = arith.constant -1 : index
    %35 = arith.muli %34, %c-1_7 overflow<nsw> : index
    %36 = arith.addi %26, %35 : index
    %c0_8 = arith.constant 0 : index
    %c-1_9 = arith.constant -1 : index
    %37 = arith.cmpi slt, %8, %c0_8 : index
    %38 = arith.subi %c-1_9, %8 : index
    %39 = arith.select %37, %38, %8 : index
    %40 = arith.divsi %39, %arg1 : index
    %41 = arith.subi %c-1_9, %40 : index
    %42 = arith.select %37, %41, %40 : index
    %43 = arith.addi %36, %42 : index
    %c42 = arith.constant 42 : index
    %c5_10 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %44 = arith.muli %c5_10, %c2 overflow<nsw> : index
    %45 = arith.addi %44, %arg0 : index
    %c1_11 = arith.constant 1 : index
    %46 = arith.addi %45, %c1_11 : index
    %c2_12 = arith.constant 2 : index
    %47 = arith.muli %arg0, %c2_12 overflow<nsw> : index
    %48 = arith.addi %c42, %47 : index
    %c-1_13 = arith.constant -1 : index
    %49 = arith.muli %arg0, %c-1_13 overflow<nsw> : index
    %50 = arith.addi %46, %49 : index
    %51 = memref.load %arg2[%48, %50] : memref<?x?xf32>
    %c1_14 = arith.constant 1 : index
    %52 = arith.addi %arg1, %c1_14 : index
    %c3_15 = arith.constant 3 : index
    memref.store %51, %arg2[%52, %c3_15] : memref<?x?xf32>
    %c1_16 = arith.constant 1 : index
    %53 = arith.addi %arg1, %c1_16 : index
    memref.prefetch %arg2[%arg0, %53], read, locality<3>, data : memref<?x?xf32>
    memref.prefetch %arg2[%arg0, %arg1], write, locality<1>, instr : memref<?x?xf32>
    %c1_17 = arith.constant 1 : index
    %54 = arith.addi %arg0, %c1_17 : index
    %55 = vector.load %arg2[%54, %arg1] : memref<?x?xf32>, vector<4xf32>
    %c4_18 = arith.constant 4 : index
    %56 = arith.addi %arg1, %c4_18 : index
    vector.store %55, %arg2[%arg0, %56] : memref<?x?xf32>, vector<4xf32>
    return %22, %43, %c42 : index, index, index
  }
}

