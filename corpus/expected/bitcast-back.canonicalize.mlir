module {
  func.func @f(%arg0: tensor<4xi8>) -> tensor<4xi8> {
    return %arg0 : tensor<4xi8>
  }
}

