module {
  func.func @fact(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
    %1 = scf.if %0 -> (i32) {
      scf.yield %c0_i32 : i32
    } else {
      %2 = arith.subi %arg0, %c1_i32 : i32
      %3 = func.call @fact(%2) : (i32) -> i32
      %4 = arith.muli %3, %arg0 : i32
      scf.yield %4 : i32
    }
    return %1 : i32
  }
  func.func private @even(%arg0: i32) -> i1 {
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
    %1 = scf.if %0 -> (i1) {
      scf.yield %true : i1
    } else {
      %2 = arith.subi %arg0, %c1_i32 : i32
      %3 = func.call @odd(%2) : (i32) -> i1
      scf.yield %3 : i1
    }
    return %1 : i1
  }
  func.func private @odd(%arg0: i32) -> i1 {
    %false = arith.constant false
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi ne, %arg0, %c0_i32 : i32
    %1 = scf.if %0 -> (i1) {
      %2 = arith.subi %arg0, %c1_i32 : i32
      %3 = func.call @even(%2) : (i32) -> i1
      scf.yield %3 : i1
    } else {
      scf.yield %false : i1
    }
    return %1 : i1
  }
  func.func @start(%arg0: i32) -> (i1, i32) {
    %c6_i32 = arith.constant 6 : i32
    %c5_i32 = arith.constant 5 : i32
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %false = arith.constant false
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
    %1 = scf.if %0 -> (i1) {
      scf.yield %true : i1
    } else {
      %3 = arith.subi %arg0, %c1_i32 : i32
      %4 = arith.cmpi ne, %3, %c0_i32 : i32
      %5 = scf.if %4 -> (i1) {
        %6 = arith.subi %arg0, %c2_i32 : i32
        %7 = arith.cmpi eq, %6, %c0_i32 : i32
        %8 = scf.if %7 -> (i1) {
          scf.yield %true : i1
        } else {
          %9 = arith.subi %arg0, %c3_i32 : i32
          %10 = arith.cmpi ne, %9, %c0_i32 : i32
          %11 = scf.if %10 -> (i1) {
            %12 = arith.subi %arg0, %c4_i32 : i32
            %13 = arith.cmpi eq, %12, %c0_i32 : i32
            %14 = scf.if %13 -> (i1) {
              scf.yield %true : i1
            } else {
              %15 = arith.subi %arg0, %c5_i32 : i32
              %16 = arith.cmpi ne, %15, %c0_i32 : i32
              %17 = scf.if %16 -> (i1) {
                %18 = arith.subi %arg0, %c6_i32 : i32
                %true_0 = arith.constant true
                %c1_i32_1 = arith.constant 1 : i32
                %c0_i32_2 = arith.constant 0 : i32
                %19 = arith.cmpi eq, %18, %c0_i32_2 : i32
                %20 = scf.if %19 -> (i1) {
                  scf.yield %true_0 : i1
                } else {
                  %21 = arith.subi %18, %c1_i32_1 : i32
                  %false_3 = arith.constant false
                  %c1_i32_4 = arith.constant 1 : i32
                  %c0_i32_5 = arith.constant 0 : i32
                  %22 = arith.cmpi ne, %21, %c0_i32_5 : i32
                  %23 = scf.if %22 -> (i1) {
                    %24 = arith.subi %21, %c1_i32_4 : i32
                    %25 = func.call @even(%24) : (i32) -> i1
                    scf.yield %25 : i1
                  } else {
                    scf.yield %false_3 : i1
                  }
                  scf.yield %23 : i1
                }
                scf.yield %20 : i1
              } else {
                scf.yield %false : i1
              }
              scf.yield %17 : i1
            }
            scf.yield %14 : i1
          } else {
            scf.yield %false : i1
          }
          scf.yield %11 : i1
        }
        scf.yield %8 : i1
      } else {
        scf.yield %false : i1
      }
      scf.yield %5 : i1
    }
    %2 = call @fact(%arg0) : (i32) -> i32
    return %1, %2 : i1, i32
  }
}

