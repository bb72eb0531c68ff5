module {
  func.func @f(%arg0: i1, %arg1: tensor<4xf32>, %arg2: index) -> (tensor<4xf32>, tensor<*xf32>) {
    cf.br ^bb1(%arg2, %arg1 : index, tensor<4xf32>)
  ^bb1(%0: index, %1: tensor<4xf32>):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %arg2 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = arith.addi %0, %arg2 : index
    cf.br ^bb1(%3, %1 : index, tensor<4xf32>)
  ^bb3:  // pred: ^bb1
    %cast = tensor.cast %1 : tensor<4xf32> to tensor<*xf32>
    cf.cond_br %arg0, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    cf.br ^bb6(%cast, %arg1 : tensor<*xf32>, tensor<4xf32>)
  ^bb5:  // pred: ^bb3
    cf.br ^bb6(%cast, %1 : tensor<*xf32>, tensor<4xf32>)
  ^bb6(%4: tensor<*xf32>, %5: tensor<4xf32>):  // 2 preds: ^bb4, ^bb5
    cf.br ^bb7
  ^bb7:  // pred: ^bb6
    return %5, %4 : tensor<4xf32>, tensor<*xf32>
  }
}

