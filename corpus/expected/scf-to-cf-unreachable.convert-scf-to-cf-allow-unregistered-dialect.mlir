module {
  func.func @f(%arg0: i1, %arg1: index) {
    return
  ^bb1:  // pred: ^bb2
    scf.if %arg0 {
      "test.a"() : () -> ()
    }
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    scf.for %arg2 = %arg1 to %arg1 step %arg1 {
      "test.b"() : () -> ()
    }
    cf.br ^bb1
  }
  func.func @g(%arg0: i1, %arg1: i32) -> i32 {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg1 : i32)
  ^bb2:  // no predecessors
    scf.if %arg0 {
      "test.a"() : () -> ()
    }
    cf.br ^bb3(%arg1 : i32)
  ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb2
    return %0 : i32
  }
}

