module {
  func.func @f(%arg0: tensor<3xi8>, %arg1: i8) -> tensor<?xi8> {
    %cast = tensor.cast %arg0 : tensor<3xi8> to tensor<?xi8>
    return %cast : tensor<?xi8>
  }
}

