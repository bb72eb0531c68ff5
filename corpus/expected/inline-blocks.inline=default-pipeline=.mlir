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
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
    cf.cond_br %0, ^bb1, ^bb2(%arg0 : i32)
  ^bb1:  // pred: ^bb0
    %1 = arith.subi %c0_i32, %arg0 : i32
    cf.br ^bb2(%1 : i32)
  ^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1
    cf.br ^bb3(%2, %0 : i32, i1)
  ^bb3(%3: i32, %4: i1):  // pred: ^bb2
    cf.cond_br %4, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    cf.br ^bb6
  ^bb5:  // pred: ^bb3
    memref.dealloc %arg1 : memref<?xf32>
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %c0_i32_0 = arith.constant 0 : i32
    %5 = arith.cmpi slt, %3, %c0_i32_0 : i32
    cf.cond_br %5, ^bb7, ^bb8(%3 : i32)
  ^bb7:  // pred: ^bb6
    %6 = arith.subi %c0_i32_0, %3 : i32
    cf.br ^bb8(%6 : i32)
  ^bb8(%7: i32):  // 2 preds: ^bb6, ^bb7
    cf.br ^bb9(%7, %5 : i32, i1)
  ^bb9(%8: i32, %9: i1):  // pred: ^bb8
    return %8 : i32
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
    %0 = scf.execute_region -> i32 {
      %c0_i32 = arith.constant 0 : i32
      %1 = arith.cmpi slt, %arg0, %c0_i32 : i32
      cf.cond_br %1, ^bb1, ^bb2(%arg0 : i32)
    ^bb1:  // pred: ^bb0
      %2 = arith.subi %c0_i32, %arg0 : i32
      cf.br ^bb2(%2 : i32)
    ^bb2(%3: i32):  // 2 preds: ^bb0, ^bb1
      cf.br ^bb3(%3, %1 : i32, i1)
    ^bb3(%4: i32, %5: i1):  // pred: ^bb2
      scf.yield %4 : i32
    }
    return %0 : i32
  }
}

