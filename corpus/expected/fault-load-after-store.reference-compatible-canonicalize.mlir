module {
  func.func @f(%arg0: tensor<4xi8>, %arg1: index, %arg2: i8) -> i8 {
    %0 = bufferization.to_buffer %arg0 : tensor<4xi8> to memref<4xi8>
    memref.store %arg2, %0[%arg1] : memref<4xi8>
    %extracted = tensor.extract %arg0[%arg1] : tensor<4xi8>
    return %extracted : i8
  }
}

