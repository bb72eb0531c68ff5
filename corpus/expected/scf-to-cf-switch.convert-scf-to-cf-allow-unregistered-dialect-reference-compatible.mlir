module {
  func.func @f(%arg0: index, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0 = arith.index_cast %arg0 : index to i32
    cf.switch %0 : i32, [
      default: ^bb4,
      2: ^bb1,
      4294967291: ^bb2,
      1: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    cf.br ^bb5(%arg1, %arg2 : i32, i32)
  ^bb2:  // pred: ^bb0
    %1 = arith.addi %arg1, %arg2 : i32
    cf.br ^bb5(%1, %arg2 : i32, i32)
  ^bb3:  // pred: ^bb0
    cf.br ^bb5(%arg2, %arg2 : i32, i32)
  ^bb4:  // pred: ^bb0
    cf.br ^bb5(%arg2, %arg1 : i32, i32)
  ^bb5(%2: i32, %3: i32):  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb4
    %4 = arith.index_cast %arg0 : index to i32
    cf.switch %4 : i32, [
      default: ^bb7,
      1: ^bb6
    ]
  ^bb6:  // pred: ^bb5
    "test.a"() : () -> ()
    cf.br ^bb8
  ^bb7:  // pred: ^bb5
    cf.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %5 = arith.index_cast %arg0 : index to i32
    cf.switch %5 : i32, [
      default: ^bb9]
  ^bb9:  // pred: ^bb8
    "test.b"() : () -> ()
    cf.br ^bb10
  ^bb10:  // pred: ^bb9
    return %2, %3 : i32, i32
  }
}

