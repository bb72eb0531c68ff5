module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<1xf32>, %arg3: tensor<1xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %inserted_slice = tensor.insert_slice %arg2 into %arg1[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
    %inserted_slice_0 = tensor.insert_slice %arg3 into %arg0[2] [1] [1] : tensor<1xf32> into tensor<4xf32>
    return %inserted_slice, %inserted_slice_0 : tensor<4xf32>, tensor<4xf32>
  }
}

