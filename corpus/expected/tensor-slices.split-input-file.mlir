module {
  func.func @outside(%arg0: tensor<8x?xf32>, %arg1: index) -> (tensor<8x?xf32>, tensor<?x16xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[%c1, 1] [8, %c2] [1, 1] : tensor<8x?xf32> to tensor<8x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[%arg1, %c1] [%c2, 16] [%c1, %c1] : tensor<8x?xf32> to tensor<?x16xf32>
    return %extracted_slice, %extracted_slice_0 : tensor<8x?xf32>, tensor<?x16xf32>
  }
}

// -----
module {
  func.func @nothing(%arg0: tensor<8xf32>, %arg1: tensor<?xf32>, %arg2: index) -> (tensor<8xf32>, tensor<?xf32>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[2] [%c0] [1] : tensor<?xf32> into tensor<8xf32>
    %from_elements = tensor.from_elements %arg2 : tensor<1xindex>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
    %c2 = arith.constant 2 : index
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [%c2, %arg2] : tensor<?xf32> into tensor<?x?xf32>
    return %inserted_slice, %reshape, %expanded : tensor<8xf32>, tensor<?xf32>, tensor<?x?xf32>
  }
}

// -----
module {
  func.func @learned(%arg0: f32, %arg1: tensor<?xf32>, %arg2: tensor<?x?xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    %cast = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
    %reduced = linalg.reduce { arith.addf } ins(%arg2 : tensor<?x?xf32>) outs(%arg1 : tensor<?xf32>) dimensions = [0] 
    %cast_0 = tensor.cast %reduced : tensor<?xf32> to tensor<4xf32>
    return %cast, %cast_0 : tensor<4xf32>, tensor<4xf32>
  }
}

