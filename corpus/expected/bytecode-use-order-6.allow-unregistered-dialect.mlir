module {
  func.func @f(%arg0: index, %arg1: i1) -> index {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg0) -> (index) {
      %2 = arith.addi %arg0, %c1 : index
      %3 = scf.if %arg1 -> (index) {
        "test.use"(%2, %arg0, %arg3, %2) : (index, index, index, index) -> ()
        scf.yield %arg0 : index
      } else {
        scf.yield %2 : index
      }
      scf.yield %3 : index
    }
    cf.br ^bb2
  ^bb1:  // pred: ^bb2
    "test.late"(%1#1, %1#0, %arg0, %1#1) : (index, index, index, index) -> ()
    return %1#1 : index
  ^bb2:  // pred: ^bb0
    %1:2 = "test.two"(%0) : (index) -> (index, index)
    "test.use"(%1#0, %1#1) : (index, index) -> ()
    cf.br ^bb1
  }
}

