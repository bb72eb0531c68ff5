module {
  func.func @insslice(%arg0: index, %arg1: index, %arg2: f32, %arg3: tensor<?xf32>, %arg4: tensor<?xf32>, %arg5: tensor<?x?xf32>, %arg6: tensor<?x?x?x?xf32>, %arg7: vector<4xf32>, %arg8: memref<?xf32>, %arg9: i1, %arg10: vector<4xi1>, %arg11: vector<4xindex>, %arg12: tensor<1xindex>, %arg13: tensor<?x?x?xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %arg3 into %arg4[0] [%arg0] [1] : tensor<?xf32> into tensor<?xf32>
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg4, %c0_0 : tensor<?xf32>
    %0 = bufferization.alloc_tensor(%dim) : tensor<?xf32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %extracted = tensor.extract %inserted_slice[%arg1] : tensor<?xf32>
    return %extracted : f32
  }
  func.func @matdest(%arg0: index, %arg1: index, %arg2: f32, %arg3: tensor<?xf32>, %arg4: tensor<?xf32>, %arg5: tensor<?x?xf32>, %arg6: tensor<?x?x?x?xf32>, %arg7: vector<4xf32>, %arg8: memref<?xf32>, %arg9: i1, %arg10: vector<4xi1>, %arg11: vector<4xindex>, %arg12: tensor<1xindex>, %arg13: tensor<?x?x?xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = bufferization.materialize_in_destination %arg3 in %arg4 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg4, %c0_0 : tensor<?xf32>
    %1 = bufferization.alloc_tensor(%dim) : tensor<?xf32>
    %2 = linalg.fill ins(%arg2 : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    %extracted = tensor.extract %0[%arg1] : tensor<?xf32>
    return %extracted : f32
  }
  func.func @pack(%arg0: index, %arg1: index, %arg2: f32, %arg3: tensor<?xf32>, %arg4: tensor<?xf32>, %arg5: tensor<?x?xf32>, %arg6: tensor<?x?x?x4xf32>, %arg7: vector<4xf32>, %arg8: memref<?xf32>, %arg9: i1, %arg10: vector<4xi1>, %arg11: vector<4xindex>, %arg12: tensor<1xindex>, %arg13: tensor<?x?x?xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %pack = linalg.pack %arg5 inner_dims_pos = [0, 1] inner_tiles = [%arg0, 4] into %arg6 : tensor<?x?xf32> -> tensor<?x?x?x4xf32>
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg6, %c0_0 : tensor<?x?x?x4xf32>
    %c1 = arith.constant 1 : index
    %dim_1 = tensor.dim %arg6, %c1 : tensor<?x?x?x4xf32>
    %c2 = arith.constant 2 : index
    %dim_2 = tensor.dim %arg6, %c2 : tensor<?x?x?x4xf32>
    %0 = bufferization.alloc_tensor(%dim, %dim_1, %dim_2) : tensor<?x?x?x4xf32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<?x?x?x4xf32>) -> tensor<?x?x?x4xf32>
    %extracted = tensor.extract %pack[%arg1, %arg1, %arg1, %arg1] : tensor<?x?x?x4xf32>
    return %extracted : f32
  }
  func.func @unpack(%arg0: index, %arg1: index, %arg2: f32, %arg3: tensor<?xf32>, %arg4: tensor<?xf32>, %arg5: tensor<?x?xf32>, %arg6: tensor<?x?x?x4xf32>, %arg7: vector<4xf32>, %arg8: memref<?xf32>, %arg9: i1, %arg10: vector<4xi1>, %arg11: vector<4xindex>, %arg12: tensor<1xindex>, %arg13: tensor<?x?x?xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %unpack = linalg.unpack %arg6 inner_dims_pos = [0, 1] inner_tiles = [%arg0, 4] into %arg5 : tensor<?x?x?x4xf32> -> tensor<?x?xf32>
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg5, %c0_0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_1 = tensor.dim %arg5, %c1 : tensor<?x?xf32>
    %0 = bufferization.alloc_tensor(%dim, %dim_1) : tensor<?x?xf32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %extracted = tensor.extract %unpack[%arg1, %arg1] : tensor<?x?xf32>
    return %extracted : f32
  }
}

