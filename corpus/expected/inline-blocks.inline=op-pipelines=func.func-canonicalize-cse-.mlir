module {
  func.func private @abs(%arg0: i32) -> (i32, i1) {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
    cf.cond_br %0, ^bb1, ^bb2(%arg0 : i32)
  ^bb1:  // pred: ^bb0
    %1 = arith.subi %c0_i32, %arg0 : i32
    cf.br ^bb2(%1 : i32)
  ^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1
    return %2, %0 : i32, i1
  }
  func.func @caller(%arg0: i32, %arg1: memref<?xf32>) -> i32 {
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
    cf.cond_br %0, ^bb1, ^bb2(%arg0, %0 : i32, i1)
  ^bb1:  // pred: ^bb0
    %1 = arith.subi %c0_i32, %arg0 : i32
    cf.br ^bb2(%1, %true : i32, i1)
  ^bb2(%2: i32, %3: i1):  // 2 preds: ^bb0, ^bb1
    cf.cond_br %3, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    memref.dealloc %arg1 : memref<?xf32>
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %4 = arith.cmpi slt, %2, %c0_i32 : i32
    cf.cond_br %4, ^bb5, ^bb6(%2 : i32)
  ^bb5:  // pred: ^bb4
    %5 = arith.subi %c0_i32, %2 : i32
    cf.br ^bb6(%5 : i32)
  ^bb6(%6: i32):  // 2 preds: ^bb4, ^bb5
    return %6 : i32
  }
  func.func @inregion(%arg0: i32, %arg1: i1) -> i32 {
    %0 = scf.if %arg1 -> (i32) {
      %1:2 = func.call @abs(%arg0) : (i32) -> (i32, i1)
      scf.yield %1#0 : i32
    } else {
      scf.yield %arg0 : i32
    }
    return %0 : i32
  }
  func.func @inexec(%arg0: i32, %arg1: i1) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
    cf.cond_br %0, ^bb1, ^bb2(%arg0 : i32)
  ^bb1:  // pred: ^bb0
    %1 = arith.subi %c0_i32, %arg0 : i32
    cf.br ^bb2(%1 : i32)
  ^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1
    return %2 : i32
  }
}

