#loop_annotation = #llvm.loop_annotation<disableNonforced = true>
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) -> (i32, f32) {
    cf.br ^bb1(%arg0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    "test.a"(%0) : (index) -> ()
    %2 = arith.addi %0, %arg2 : index
    cf.br ^bb1(%2 : index)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%arg0, %arg3, %arg4 : index, i32, f32)
  ^bb4(%3: index, %4: i32, %5: f32):  // 2 preds: ^bb3, ^bb8
    %6 = arith.cmpi slt, %3, %arg1 : index
    cf.cond_br %6, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    cf.br ^bb6(%3, %4, %5 : index, i32, f32)
  ^bb6(%7: index, %8: i32, %9: f32):  // 2 preds: ^bb5, ^bb7
    %10 = arith.cmpi slt, %7, %arg1 : index
    cf.cond_br %10, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %11 = arith.addi %8, %4 : i32
    %12 = arith.addi %7, %arg2 : index
    cf.br ^bb6(%12, %11, %5 : index, i32, f32)
  ^bb8:  // pred: ^bb6
    "test.b"(%8) : (i32) -> ()
    %13 = arith.addi %3, %arg2 : index
    cf.br ^bb4(%13, %8, %9 : index, i32, f32)
  ^bb9:  // pred: ^bb4
    return %4, %5 : i32, f32
  }
  func.func @g(%arg0: i32, %arg1: i32, %arg2: i32) {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi ult, %0, %arg1 : i32
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    "test.a"(%0) : (i32) -> ()
    %2 = arith.addi %0, %arg2 : i32
    cf.br ^bb1(%2 : i32) {llvm.loop_annotation = #loop_annotation, loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    return
  }
}

