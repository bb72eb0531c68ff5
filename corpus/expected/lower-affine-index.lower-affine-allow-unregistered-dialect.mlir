module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index, index, index) {
    %c4 = arith.constant 4 : index
    %0 = arith.muli %arg2, %c4 overflow<nsw, nuw> : index
    %c0 = arith.constant 0 : index
    %1 = arith.floordivsi %arg0, %0 : index
    %2 = arith.remsi %arg0, %0 : index
    %3 = arith.cmpi slt, %2, %c0 : index
    %4 = arith.addi %2, %0 overflow<nsw> : index
    %5 = arith.select %3, %4, %2 : index
    %6 = arith.divsi %5, %arg2 : index
    %7 = arith.remsi %arg0, %arg2 : index
    %8 = arith.cmpi slt, %7, %c0 : index
    %9 = arith.addi %7, %arg2 overflow<nsw> : index
    %10 = arith.select %8, %9, %7 : index
    %c5 = arith.constant 5 : index
    %c20 = arith.constant 20 : index
    %c0_0 = arith.constant 0 : index
    %11 = arith.floordivsi %arg0, %c20 : index
    %12 = arith.remsi %arg0, %c20 : index
    %13 = arith.cmpi slt, %12, %c0_0 : index
    %14 = arith.addi %12, %c20 overflow<nsw> : index
    %15 = arith.select %13, %14, %12 : index
    %16 = arith.divsi %15, %c5 : index
    %17 = arith.remsi %arg0, %c5 : index
    %18 = arith.cmpi slt, %17, %c0_0 : index
    %19 = arith.addi %17, %c5 overflow<nsw> : index
    %20 = arith.select %18, %19, %17 : index
    %c4_1 = arith.constant 4 : index
    %21 = arith.muli %arg2, %c4_1 overflow<nsw> : index
    %22 = arith.muli %1, %21 overflow<nsw> : index
    %23 = arith.muli %6, %arg2 overflow<nsw> : index
    %24 = arith.addi %22, %23 overflow<nsw> : index
    %25 = arith.addi %24, %11 overflow<nsw> : index
    %c4_2 = arith.constant 4 : index
    %26 = arith.muli %1, %c4_2 overflow<nsw> : index
    %27 = arith.addi %26, %16 overflow<nsw> : index
    %c4_3 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %28 = arith.muli %10, %c8 overflow<nsw> : index
    %29 = arith.muli %arg1, %c4_3 overflow<nsw> : index
    %30 = arith.addi %28, %29 overflow<nsw> : index
    %31 = arith.addi %30, %arg2 overflow<nsw> : index
    return %25, %27, %31, %arg0, %arg0, %arg0, %20 : index, index, index, index, index, index, index
  }
}

