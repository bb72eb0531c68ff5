module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i32) -> (f32, i32) {
    cf.br ^bb1(%arg0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%arg0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
    %3 = arith.cmpi slt, %2, %arg1 : index
    cf.cond_br %3, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    "test.a"(%0, %2) : (index, index) -> ()
    %4 = arith.addi %2, %arg2 : index
    cf.br ^bb3(%4 : index)
  ^bb5:  // pred: ^bb3
    %5 = arith.addi %0, %arg2 : index
    cf.br ^bb1(%5 : index)
  ^bb6:  // pred: ^bb1
    cf.br ^bb7(%arg0, %arg3, %arg4 : index, f32, i32)
  ^bb7(%6: index, %7: f32, %8: i32):  // 2 preds: ^bb6, ^bb14
    %9 = arith.cmpi slt, %6, %arg1 : index
    cf.cond_br %9, ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%arg1, %7, %8 : index, f32, i32)
  ^bb9(%10: index, %11: f32, %12: i32):  // 2 preds: ^bb8, ^bb13
    %13 = arith.cmpi slt, %10, %arg2 : index
    cf.cond_br %13, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    %14 = "test.v"(%6) : (index) -> f32
    %15 = "test.w"(%10) : (index) -> i32
    cf.br ^bb11(%6 : index)
  ^bb11(%16: index):  // 2 preds: ^bb10, ^bb12
    %17 = arith.cmpi slt, %16, %10 : index
    cf.cond_br %17, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    "test.b"(%16) : (index) -> ()
    %18 = arith.addi %16, %arg2 : index
    cf.br ^bb11(%18 : index)
  ^bb13:  // pred: ^bb11
    %19 = arith.addf %11, %14 : f32
    %20 = arith.muli %12, %15 : i32
    %21 = arith.addi %10, %arg0 : index
    cf.br ^bb9(%21, %19, %20 : index, f32, i32)
  ^bb14:  // pred: ^bb9
    %22 = arith.addi %6, %arg2 : index
    cf.br ^bb7(%22, %11, %12 : index, f32, i32)
  ^bb15:  // pred: ^bb7
    cf.br ^bb16(%arg0, %arg4 : index, i32)
  ^bb16(%23: index, %24: i32):  // 2 preds: ^bb15, ^bb21
    %25 = arith.cmpi slt, %23, %arg1 : index
    cf.cond_br %25, ^bb17, ^bb22
  ^bb17:  // pred: ^bb16
    %26 = arith.cmpi slt, %24, %arg4 : i32
    cf.cond_br %26, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    cf.br ^bb20(%24 : i32)
  ^bb19:  // pred: ^bb17
    cf.br ^bb20(%arg4 : i32)
  ^bb20(%27: i32):  // 2 preds: ^bb18, ^bb19
    cf.br ^bb21
  ^bb21:  // pred: ^bb20
    %28 = arith.addi %23, %arg2 : index
    cf.br ^bb16(%28, %27 : index, i32)
  ^bb22:  // pred: ^bb16
    return %7, %24 : f32, i32
  }
}

