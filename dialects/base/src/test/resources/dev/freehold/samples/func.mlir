module {
  func.func @f() {
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %true = arith.constant true
    %false = arith.constant false
    %cst = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<1> : vector<2xi32>
    %c5 = arith.constant 5 : index
    %c5_2 = arith.constant 5 : index
    %c99999999999_i64 = arith.constant 99999999999 : i64
    %f = constant @f : () -> ()
    return
  }
}
// -----
module {
  func.func @f() {
    call @f() : () -> ()
    return
  }
}
