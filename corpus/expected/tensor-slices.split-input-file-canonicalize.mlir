module {
  func.func @outside(%arg0: tensor<8x?xf32>, %arg1: index) -> (tensor<8x?xf32>, tensor<?x16xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[%c1, 1] [8, %c2] [1, 1] : tensor<8x?xf32> to tensor<8x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[%arg1, 1] [2, 16] [1, 1] : tensor<8x?xf32> to tensor<2x16xf32>
    %cast = tensor.cast %extracted_slice_0 : tensor<2x16xf32> to tensor<?x16xf32>
    return %extracted_slice, %cast : tensor<8x?xf32>, tensor<?x16xf32>
  }
}

// -----
module {
  func.func @nothing(%arg0: tensor<8xf32>, %arg1: tensor<?xf32>, %arg2: index) -> (tensor<8xf32>, tensor<?xf32>, tensor<?x?xf32>) {
    %c2 = arith.constant 2 : index
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [%c2, %arg2] : tensor<?xf32> into tensor<?x?xf32>
    return %arg0, %arg1, %expanded : tensor<8xf32>, tensor<?xf32>, tensor<?x?xf32>
  }
}

// -----
module {
  func.func @learned(%arg0: f32, %arg1: tensor<?xf32>, %arg2: tensor<?x?xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %cast = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
    %0 = linalg.fill ins(%arg0 : f32) outs(%cast : tensor<4xf32>) -> tensor<4xf32>
    %cast_0 = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
    %cast_1 = tensor.cast %arg2 : tensor<?x?xf32> to tensor<?x4xf32>
    %reduced = linalg.reduce { arith.addf } ins(%cast_1 : tensor<?x4xf32>) outs(%cast_0 : tensor<4xf32>) dimensions = [0] 
    return %0, %reduced : tensor<4xf32>, tensor<4xf32>
  }
}

