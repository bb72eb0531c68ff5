module {
  func.func @f(%arg0: memref<4xf32>) -> (index, index) {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
    %cast_0 = memref.cast %arg0 : memref<4xf32> to memref<*xf32>
    %dim = memref.dim %cast, %c7 : memref<?xf32>
    %dim_1 = memref.dim %cast_0, %c0 : memref<*xf32>
    return %dim, %dim_1 : index, index
  }
}

// -----
module {
  func.func @extract(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32, %arg3: index, %arg4: index) -> (f32, f32, f32) {
    %inserted = tensor.insert %arg2 into %arg0[%arg3] : tensor<4xf32>
    %extracted = tensor.extract %inserted[%arg3] : tensor<4xf32>
    %extracted_0 = tensor.extract %inserted[%arg4] : tensor<4xf32>
    return %extracted, %extracted_0, %arg2 : f32, f32, f32
  }
}

// -----
module {
  func.func @mat(%arg0: tensor<4xf32>, %arg1: memref<?xf32>, %arg2: memref<4xf32>, %arg3: tensor<?xf32>) -> tensor<?xf32> {
    bufferization.materialize_in_destination %arg0 in writable %arg1 : (tensor<4xf32>, memref<?xf32>) -> ()
    %cast = memref.cast %arg2 : memref<4xf32> to memref<?xf32>
    bufferization.materialize_in_destination %arg0 in writable %cast : (tensor<4xf32>, memref<?xf32>) -> ()
    %0 = bufferization.materialize_in_destination %arg0 in %arg3 : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}

// -----
module {
  func.func @extract(%arg0: tensor<4xf32>, %arg1: f32, %arg2: f32, %arg3: tensor<?xf32>) -> (f32, f32, f32, f32) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %inserted = tensor.insert %arg1 into %arg0[%c1] : tensor<4xf32>
    %extracted = tensor.extract %inserted[%c2] : tensor<4xf32>
    %inserted_0 = tensor.insert %arg2 into %inserted[%c2] : tensor<4xf32>
    %extracted_1 = tensor.extract %inserted_0[%c1] : tensor<4xf32>
    return %arg1, %extracted, %extracted_1, %arg2 : f32, f32, f32, f32
  }
}

// -----
module {
  func.func @mat(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<?xf32> {
    %0 = bufferization.materialize_in_destination %arg0 in %arg1 {a = 1 : i64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
}

// -----
module {
  func.func @mat(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>) -> tensor<?xf32> {
    %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
}

// -----
module {
  func.func @ins(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index) -> tensor<?xf32> {
    %inserted = tensor.insert %arg1 into %arg0[%arg2] : tensor<4xf32>
    %cast = tensor.cast %inserted : tensor<4xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
}

