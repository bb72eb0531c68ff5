module {
  func.func private @b(%arg0: i32, %arg1: i1) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = scf.if %arg1 -> (i32) {
      %3 = func.call @b(%0, %true) : (i32, i1) -> i32
      scf.yield %3 : i32
    } else {
      scf.yield %0 : i32
    }
    %2 = arith.addi %1, %c3_i32 : i32
    return %2 : i32
  }
  func.func @main(%arg0: i32, %arg1: i1) -> i32 {
    %c6_i32 = arith.constant 6 : i32
    %true = arith.constant true
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = scf.if %arg1 -> (i32) {
      %3 = arith.muli %0, %0 : i32
      %4 = arith.muli %3, %3 : i32
      %c3_i32 = arith.constant 3 : i32
      %true_0 = arith.constant true
      %5 = arith.muli %4, %4 : i32
      %6 = scf.if %true -> (i32) {
        %9 = func.call @b(%5, %true_0) : (i32, i1) -> i32
        scf.yield %9 : i32
      } else {
        scf.yield %5 : i32
      }
      %7 = arith.addi %6, %c3_i32 : i32
      %8 = arith.addi %7, %c6_i32 : i32
      scf.yield %8 : i32
    } else {
      scf.yield %0 : i32
    }
    %2 = arith.addi %1, %c6_i32 : i32
    return %2 : i32
  }
}

