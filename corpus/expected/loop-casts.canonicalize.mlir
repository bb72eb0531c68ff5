module {
  func.func @threads(%arg0: index, %arg1: tensor<4x4xf32>, %arg2: tensor<?x4xf32>, %arg3: tensor<1x4xf32>) -> (tensor<?x4xf32>, index, index, tensor<4x4xf32>) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %0 = scf.forall (%arg4) in (%arg0) shared_outs(%arg5 = %arg1) -> (tensor<4x4xf32>) {
      %extracted_slice = tensor.extract_slice %arg1[%arg4, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg5[%arg4, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
      }
    }
    %cast = tensor.cast %0 : tensor<4x4xf32> to tensor<?x4xf32>
    %dim = tensor.dim %arg2, %c0 : tensor<?x4xf32>
    return %cast, %c4, %dim, %arg1 : tensor<?x4xf32>, index, index, tensor<4x4xf32>
  }
  func.func @once(%arg0: tensor<4x4xf32>, %arg1: tensor<1x4xf32>) -> tensor<4x4xf32> {
    %extracted_slice = tensor.extract_slice %arg0[2, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
    %0 = arith.mulf %extracted_slice, %arg1 : tensor<1x4xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[2, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
    return %inserted_slice : tensor<4x4xf32>
  }
  func.func private @step(tensor<?x4xf32>) -> tensor<?x4xf32>
  func.func @loop(%arg0: index, %arg1: tensor<4x4xf32>) -> (tensor<?x4xf32>, tensor<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg1) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
      %cast_0 = tensor.cast %arg3 : tensor<4x4xf32> to tensor<?x4xf32>
      %1 = func.call @step(%cast_0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
      %cast_1 = tensor.cast %1 : tensor<?x4xf32> to tensor<4x4xf32>
      %cast_2 = tensor.cast %1 : tensor<?x4xf32> to tensor<4x4xf32>
      scf.yield %cast_1, %cast_2 : tensor<4x4xf32>, tensor<4x4xf32>
    } {note}
    %cast = tensor.cast %0#0 : tensor<4x4xf32> to tensor<?x4xf32>
    return %cast, %0#1 : tensor<?x4xf32>, tensor<4x4xf32>
  }
}

