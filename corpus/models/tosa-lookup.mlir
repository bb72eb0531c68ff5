// bufferize: tosa
func.func @embed(%words: tensor<2x5xi32>, %table: tensor<2x100x16xf32>) -> (tensor<2x5x16xf32>, tensor<2x5xi32>) {
  %0 = tosa.gather %table, %words : (tensor<2x100x16xf32>, tensor<2x5xi32>) -> tensor<2x5x16xf32>
  %1 = tosa.argmax %0 {axis = 2 : i32} : (tensor<2x5x16xf32>) -> tensor<2x5xi32>
  %2 = tosa.tanh %0 : (tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
  return %2, %1 : tensor<2x5x16xf32>, tensor<2x5xi32>
}
