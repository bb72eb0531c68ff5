module {
  func.func private @b(%arg0: i32, %arg1: i1) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = scf.if %arg1 -> (i32) {
      %3 = func.call @b(%0, %arg1) : (i32, i1) -> i32
      scf.yield %3 : i32
    } else {
      scf.yield %0 : i32
    }
    %c3_i32 = arith.constant 3 : i32
    %2 = arith.addi %1, %c3_i32 : i32
    return %2 : i32
  }
  func.func @main(%arg0: i32, %arg1: i1) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = scf.if %arg1 -> (i32) {
      %4 = arith.muli %0, %0 : i32
      %5 = scf.if %arg1 -> (i32) {
        %7 = arith.muli %4, %4 : i32
        %8 = scf.if %arg1 -> (i32) {
          %10 = arith.muli %7, %7 : i32
          %11 = scf.if %arg1 -> (i32) {
            %13 = func.call @b(%10, %arg1) : (i32, i1) -> i32
            scf.yield %13 : i32
          } else {
            scf.yield %10 : i32
          }
          %c3_i32_3 = arith.constant 3 : i32
          %12 = arith.addi %11, %c3_i32_3 : i32
          scf.yield %12 : i32
        } else {
          scf.yield %7 : i32
        }
        %c3_i32_2 = arith.constant 3 : i32
        %9 = arith.addi %8, %c3_i32_2 : i32
        scf.yield %9 : i32
      } else {
        scf.yield %4 : i32
      }
      %c3_i32_1 = arith.constant 3 : i32
      %6 = arith.addi %5, %c3_i32_1 : i32
      scf.yield %6 : i32
    } else {
      scf.yield %0 : i32
    }
    %c3_i32 = arith.constant 3 : i32
    %2 = arith.addi %1, %c3_i32 : i32
    %c3_i32_0 = arith.constant 3 : i32
    %3 = arith.addi %2, %c3_i32_0 : i32
    return %3 : i32
  }
}

