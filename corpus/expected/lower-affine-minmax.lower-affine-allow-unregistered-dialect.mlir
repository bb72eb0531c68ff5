module {
  func.func @f(%arg0: index, %arg1: index) -> (index, index, index, index) {
    %c5 = arith.constant 5 : index
    %0 = arith.minsi %arg0, %arg1 : index
    %1 = arith.minsi %0, %c5 : index
    %c1 = arith.constant 1 : index
    %2 = arith.addi %arg0, %c1 : index
    %c2 = arith.constant 2 : index
    %3 = arith.muli %arg1, %c2 overflow<nsw> : index
    %4 = arith.maxsi %2, %3 : index
    %c3 = arith.constant 3 : index
    return %1, %4, %arg0, %c3 : index, index, index, index
  }
}

