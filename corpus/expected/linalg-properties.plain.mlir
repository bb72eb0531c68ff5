module {
  func.func @properties(%arg0: tensor<4xi8>, %arg1: tensor<4xi32>, %arg2: tensor<4x4xf32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xf32>) {
    %0 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0 : tensor<4xi8>) outs(%arg1 : tensor<4xi32>) -> tensor<4xi32>
    %1 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0 : tensor<4xi8>) outs(%arg1 : tensor<4xi32>) -> tensor<4xi32>
    %2 = tensor.empty() : tensor<4xf32>
    %reduced = linalg.reduce { arith.addf {test.fast} } ins(%arg2 : tensor<4x4xf32>) outs(%2 : tensor<4xf32>) dimensions = [0]  {test.kept}
    return %0, %1, %reduced : tensor<4xi32>, tensor<4xi32>, tensor<4xf32>
  }
  func.func @maps(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    %0 = linalg.matmul ins(%arg0, %arg0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %mapped = linalg.map { arith.addf } ins(%arg0, %arg0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg0 : tensor<4x4xf32>) {linalg.memoized_indexing_maps = []}
    return %0, %mapped : tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func @complex(%arg0: tensor<4xcomplex<f16>>, %arg1: tensor<4xf32>, %arg2: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) {
    %0 = linalg.copy ins(%arg0 : tensor<4xcomplex<f16>>) outs(%arg2 : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %1 = linalg.copy ins(%arg1 : tensor<4xf32>) outs(%arg2 : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    return %0, %1 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  }
}

