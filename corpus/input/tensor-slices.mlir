func.func @outside(%t: tensor<8x?xf32>, %i: index) -> (tensor<8x?xf32>, tensor<?x16xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %t[%c1, 1] [8, %c2] [1, 1] : tensor<8x?xf32> to tensor<8x?xf32>
  %1 = tensor.extract_slice %t[%i, %c1] [%c2, 16] [%c1, %c1] : tensor<8x?xf32> to tensor<?x16xf32>
  return %0, %1 : tensor<8x?xf32>, tensor<?x16xf32>
}
// -----
func.func @nothing(%t: tensor<8xf32>, %s: tensor<?xf32>, %n: index) -> (tensor<8xf32>, tensor<?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert_slice %s into %t[2] [%c0] [1] : tensor<?xf32> into tensor<8xf32>
  %shape = tensor.from_elements %n : tensor<1xindex>
  %1 = tensor.reshape %s(%shape) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %c2 = arith.constant 2 : index
  %2 = tensor.expand_shape %s [[0, 1]] output_shape [%c2, %n] : tensor<?xf32> into tensor<?x?xf32>
  return %0, %1, %2 : tensor<8xf32>, tensor<?xf32>, tensor<?x?xf32>
}
// -----
func.func @learned(%x: f32, %t: tensor<?xf32>, %u: tensor<?x?xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = linalg.fill ins(%x: f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  %2 = linalg.reduce { arith.addf } ins(%u: tensor<?x?xf32>) outs(%t : tensor<?xf32>) dimensions = [0]
  %3 = tensor.cast %2 : tensor<?xf32> to tensor<4xf32>
  return %1, %3 : tensor<4xf32>, tensor<4xf32>
}
