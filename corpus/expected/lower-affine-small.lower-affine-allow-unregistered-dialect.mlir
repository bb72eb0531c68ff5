module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index, index, index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %0 = arith.floordivsi %arg0, %arg1 : index
    %1 = arith.remsi %arg0, %arg1 : index
    %2 = arith.cmpi slt, %1, %c0 : index
    %3 = arith.addi %1, %arg1 overflow<nsw> : index
    %4 = arith.select %2, %3, %1 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %c0_2 = arith.constant 0 : index
    %5 = arith.floordivsi %arg0, %c1_1 : index
    %6 = arith.remsi %arg0, %c1_1 : index
    %7 = arith.cmpi slt, %6, %c0_2 : index
    %8 = arith.addi %6, %c1_1 overflow<nsw> : index
    %9 = arith.select %7, %8, %6 : index
    %10 = arith.divsi %9, %c1 : index
    %11 = arith.remsi %arg0, %c1 : index
    %12 = arith.cmpi slt, %11, %c0_2 : index
    %13 = arith.addi %11, %c1 overflow<nsw> : index
    %14 = arith.select %12, %13, %11 : index
    %c1_3 = arith.constant 1 : index
    %15 = arith.muli %arg1, %c1_3 overflow<nsw> : index
    %16 = arith.addi %15, %arg2 overflow<nsw> : index
    return %arg0, %arg0, %0, %4, %c0_0, %arg0, %5, %10, %14, %16, %arg0 : index, index, index, index, index, index, index, index, index, index, index
  }
}

