module {
  func.func @deep(%arg0: i1, %arg1: index, %arg2: i32) -> i32 {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %0 = arith.index_cast %arg1 : index to i32
    cf.switch %0 : i32, [
      default: ^bb2]
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%arg1, %arg2 : index, i32)
  ^bb3(%1: index, %2: i32):  // 2 preds: ^bb2, ^bb32
    %3 = arith.cmpi slt, %1, %arg1 : index
    cf.cond_br %3, ^bb4, ^bb33
  ^bb4:  // pred: ^bb3
    cf.br ^bb5(%2 : i32)
  ^bb5(%4: i32):  // 2 preds: ^bb4, ^bb31
    cf.cond_br %arg0, ^bb6, ^bb24
  ^bb6:  // pred: ^bb5
    cf.br ^bb7(%arg1, %arg0 : index, i1)
  ^bb7(%5: index, %6: i1):  // 2 preds: ^bb6, ^bb22
    %7 = arith.cmpi slt, %5, %arg1 : index
    cf.cond_br %7, ^bb8, ^bb23
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%arg1, %6 : index, i1)
  ^bb9(%8: index, %9: i1):  // 2 preds: ^bb8, ^bb21
    %10 = arith.cmpi slt, %8, %arg1 : index
    cf.cond_br %10, ^bb10, ^bb22
  ^bb10:  // pred: ^bb9
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb11(%c0 : index)
  ^bb11(%11: index):  // 2 preds: ^bb10, ^bb16
    %12 = arith.cmpi slt, %11, %5 : index
    cf.cond_br %12, ^bb12, ^bb17
  ^bb12:  // pred: ^bb11
    cf.br ^bb13
  ^bb13:  // pred: ^bb12
    cf.cond_br %arg0, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    "test.one"(%11) : (index) -> ()
    cf.br ^bb15
  ^bb15:  // 2 preds: ^bb13, ^bb14
    cf.br ^bb16
  ^bb16:  // pred: ^bb15
    %13 = arith.addi %11, %c1 : index
    cf.br ^bb11(%13 : index)
  ^bb17:  // pred: ^bb11
    cf.cond_br %9, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    cf.br ^bb20(%arg0 : i1)
  ^bb19:  // pred: ^bb17
    cf.br ^bb20(%9 : i1)
  ^bb20(%14: i1):  // 2 preds: ^bb18, ^bb19
    cf.br ^bb21
  ^bb21:  // pred: ^bb20
    %15 = arith.addi %8, %arg1 : index
    cf.br ^bb9(%15, %14 : index, i1)
  ^bb22:  // pred: ^bb9
    %16 = arith.addi %5, %arg1 : index
    cf.br ^bb7(%16, %9 : index, i1)
  ^bb23:  // pred: ^bb7
    cf.br ^bb25(%6 : i1)
  ^bb24:  // pred: ^bb5
    cf.br ^bb25(%arg0 : i1)
  ^bb25(%17: i1):  // 2 preds: ^bb23, ^bb24
    cf.br ^bb26
  ^bb26:  // pred: ^bb25
    cf.cond_br %17, ^bb27(%4 : i32), ^bb32
  ^bb27(%18: i32):  // pred: ^bb26
    cf.br ^bb28
  ^bb28:  // pred: ^bb27
    cf.br ^bb29(%18 : i32)
  ^bb29(%19: i32):  // 2 preds: ^bb28, ^bb29
    cf.cond_br %arg0, ^bb29(%2 : i32), ^bb30
  ^bb30:  // pred: ^bb29
    cf.br ^bb31(%19 : i32)
  ^bb31(%20: i32):  // pred: ^bb30
    cf.br ^bb5(%20 : i32)
  ^bb32:  // pred: ^bb26
    %21 = arith.addi %1, %arg1 : index
    cf.br ^bb3(%21, %4 : index, i32)
  ^bb33:  // pred: ^bb3
    cf.br ^bb34(%2 : i32)
  ^bb34(%22: i32):  // pred: ^bb33
    cf.br ^bb35(%22 : i32)
  ^bb35(%23: i32):  // pred: ^bb34
    return %23 : i32
  }
}

