module {
  func.func private @declared(i32) -> i32
  func.func private @first(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = call @declared(%arg1) : (i32) -> i32
    cf.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg1 : i32)
  ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
    cf.br ^bb4
  ^bb4:  // pred: ^bb3
    return %1 : i32
  }
  module @inner {
    func.func @second(%arg0: index, %arg1: i64) -> i64 {
      cf.br ^bb1(%arg1, %arg1 : i64, i64)
    ^bb1(%0: i64, %1: i64):  // 2 preds: ^bb0, ^bb2
      %2 = arith.cmpi ult, %0, %arg1 : i64
      cf.cond_br %2, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %3 = arith.addi %0, %arg1 : i64
      cf.br ^bb1(%3, %0 : i64, i64)
    ^bb3:  // pred: ^bb1
      return %1 : i64
    }
  }
  "test.region"() ({
  ^bb0(%arg0: i1):
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "test.inside"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "test.end"() : () -> ()
  ^bb3:  // no predecessors
    "test.end"() : () -> ()
  }) : () -> ()
}

