module {
  func.func @f(%arg0: tensor<2xf32>, %arg1: f32) -> tensor<2xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
    %inserted_slice = tensor.insert_slice %1 into %arg0[0] [1] [1] : tensor<1xf32> into tensor<2xf32>
    return %inserted_slice : tensor<2xf32>
  }
  func.func @f2(%arg0: tensor<2xf32>, %arg1: f32) -> tensor<2xf32> {
    cf.br ^bb1(%arg0 : tensor<2xf32>)
  ^bb1(%0: tensor<2xf32>):  // pred: ^bb0
    %extracted_slice = tensor.extract_slice %0[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    %1 = tensor.empty() : tensor<1xf32>
    %2 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
    %inserted_slice = tensor.insert_slice %2 into %0[0] [1] [1] : tensor<1xf32> into tensor<2xf32>
    return %inserted_slice : tensor<2xf32>
  }
  func.func @g(%arg0: tensor<2xf32>, %arg1: f32, %arg2: index) -> tensor<2xf32> {
    cf.br ^bb1(%arg0 : tensor<2xf32>)
  ^bb1(%0: tensor<2xf32>):  // pred: ^bb0
    cf.br ^bb2(%arg2 : index)
  ^bb2(%1: index):  // pred: ^bb1
    %2 = tensor.empty() : tensor<1xf32>
    %extracted_slice = tensor.extract_slice %0[%1] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %3 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
    %inserted_slice = tensor.insert_slice %3 into %0[%1] [1] [1] : tensor<1xf32> into tensor<2xf32>
    return %inserted_slice : tensor<2xf32>
  }
  func.func @h(%arg0: tensor<2xf32>, %arg1: f32, %arg2: index, %arg3: index) -> tensor<2xf32> {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %0 = tensor.empty() : tensor<1xf32>
    %1 = arith.addi %arg2, %arg3 : index
    %extracted_slice = tensor.extract_slice %arg0[%1] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %2 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
    %inserted_slice = tensor.insert_slice %2 into %arg0[%1] [1] [1] : tensor<1xf32> into tensor<2xf32>
    return %inserted_slice : tensor<2xf32>
  }
  func.func @k(%arg0: tensor<2xf32>, %arg1: f32, %arg2: index, %arg3: index) -> tensor<2xf32> {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %0 = tensor.empty() : tensor<1xf32>
    %1 = arith.addi %arg2, %arg3 : index
    %extracted_slice = tensor.extract_slice %arg0[%1] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %2 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
    %inserted_slice = tensor.insert_slice %2 into %arg0[%1] [1] [1] : tensor<1xf32> into tensor<2xf32>
    return %inserted_slice : tensor<2xf32>
  }
}

