module {
  func.func @f(%arg0: memref<4xf32>) -> tensor<4xf32> {
    %alloca = memref.alloca() : memref<4xf32>
    memref.copy %arg0, %alloca : memref<4xf32> to memref<4xf32>
    %0 = bufferization.to_tensor %alloca restrict : memref<4xf32> to tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

