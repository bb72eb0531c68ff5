module {
  func.func @joined(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    return %collapsed : tensor<?xf32>
  }
  func.func @split(%arg0: tensor<?x8xf32>, %arg1: index, %arg2: index) -> tensor<?x2x4xf32> {
    %c3 = arith.constant 3 : index
    %0 = arith.muli %arg1, %arg2 : index
    %1 = arith.muli %0, %c3 : index
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [%1, 2, 4] : tensor<?x8xf32> into tensor<?x2x4xf32>
    return %expanded : tensor<?x2x4xf32>
  }
  func.func @undone(%arg0: tensor<?x?xf32>, %arg1: tensor<?x2x?xf32>, %arg2: index, %arg3: index) -> (tensor<?x?xf32>, tensor<?x2x?xf32>) {
    return %arg0, %arg1 : tensor<?x?xf32>, tensor<?x2x?xf32>
  }
  func.func @still(%arg0: tensor<?x2x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: index, %arg3: index) -> (tensor<?x2x1x?xf32>, tensor<?x?x?xf32>) {
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [%arg2, 2, 1, %arg3] : tensor<?x2x?xf32> into tensor<?x2x1x?xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
    %expanded_0 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [%arg2, %arg3, %arg3] : tensor<?x?xf32> into tensor<?x?x?xf32>
    return %expanded, %expanded_0 : tensor<?x2x1x?xf32>, tensor<?x?x?xf32>
  }
}

