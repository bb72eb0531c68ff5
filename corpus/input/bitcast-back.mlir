func.func @f(%t: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tensor.bitcast %t : tensor<4xi8> to tensor<4xui8>
  %1 = tensor.bitcast %0 : tensor<4xui8> to tensor<4xi8>
  return %1 : tensor<4xi8>
}
