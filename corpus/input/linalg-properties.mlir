// Properties in the text of structured operations: the body does not heed them, other attributes may stand beside, maps may be left out of the generic form.
func.func @properties(%a: tensor<4xi8>, %b: tensor<4xi32>, %c: tensor<4x4xf32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xf32>) {
  %0 = linalg.copy <{cast = #linalg.type_fn<cast_unsigned>}> ins(%a : tensor<4xi8>) outs(%b : tensor<4xi32>) -> tensor<4xi32>
  %1 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : tensor<4xi8>) outs(%b : tensor<4xi32>) -> tensor<4xi32>
  %e = tensor.empty() : tensor<4xf32>
  %2 = linalg.reduce { arith.addf {test.fast} } <{dimensions = array<i64: 0>}> {test.kept} ins(%c : tensor<4x4xf32>) outs(%e : tensor<4xf32>) dimensions = [1]
  return %0, %1, %2 : tensor<4xi32>, tensor<4xi32>, tensor<4xf32>
}

func.func @maps(%a: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = "linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %product = arith.mulf %x, %y : f32
    %sum = arith.addf %z, %product : f32
    linalg.yield %sum : f32
  }) {linalg.memoized_indexing_maps = []} : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.map { arith.addf } ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) {linalg.memoized_indexing_maps = []}
  return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
}

// Parts of a complex number are cast each, and a number becomes one without an imaginary part.
func.func @complex(%a: tensor<4xcomplex<f16>>, %b: tensor<4xf32>, %c: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) {
  %0 = linalg.copy ins(%a : tensor<4xcomplex<f16>>) outs(%c : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %1 = linalg.copy ins(%b : tensor<4xf32>) outs(%c : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %0, %1 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
}
