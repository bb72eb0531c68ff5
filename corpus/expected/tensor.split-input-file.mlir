module {
  func.func @a(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32, %arg3: tensor<4x8xf32>, %arg4: tensor<2xindex>, %arg5: tensor<?x?xf32>, %arg6: tensor<4xui32>, %arg7: tensor<1x2x2xindex>) -> tensor<2x?xf32> {
    %0 = tensor.bitcast %arg6 {a} : tensor<4xui32> to tensor<4xi32>
    %concat = tensor.concat dim(0) %arg3, %arg3 {a} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, %arg1] [2, %arg1] [1, 1] {a} : tensor<4x?xf32> to tensor<2x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg3[0, 0] [1, 4] [1, 1] : tensor<4x8xf32> to tensor<4xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_0 into %arg3[%arg1, 0] [1, 4] [1, 1] {a} : tensor<4xf32> into tensor<4x8xf32>
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [2, 2, %arg1, 4] {a} : tensor<4x?xf32> into tensor<2x2x?x4xf32>
    %collapsed = tensor.collapse_shape %expanded [[0, 1, 2], [3]] {a} : tensor<2x2x?x4xf32> into tensor<?x4xf32>
    %reshape = tensor.reshape %arg5(%arg4) {a} : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x4xf32>
    %from_elements = tensor.from_elements %arg2, %arg2 {a} : tensor<2xf32>
    %generated = tensor.generate %arg1 {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %arg2 {b} : f32
    } {a} : tensor<3x?xf32>
    %padded = tensor.pad %arg0 low[1, %arg1] high[0, 2] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %arg2 : f32
    } {a} : tensor<4x?xf32> to tensor<5x?xf32>
    %padded_1 = tensor.pad %arg0 nofold low[1, %arg1] high[0, 2] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %arg2 : f32
    } : tensor<4x?xf32> to tensor<5x?xf32>
    %rank = tensor.rank %arg0 {a} : tensor<4x?xf32>
    %gather = tensor.gather %arg3[%arg7] gather_dims([0, 1]) unique {a} : (tensor<4x8xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1x1xf32>
    %gather_2 = tensor.gather %arg3[%arg7] gather_dims([0, 1]) : (tensor<4x8xf32>, tensor<1x2x2xindex>) -> tensor<1x2xf32>
    %scatter = tensor.scatter %gather_2 into %arg3[%arg7] scatter_dims([0, 1]) unique {a} : (tensor<1x2xf32>, tensor<4x8xf32>, tensor<1x2x2xindex>) -> tensor<4x8xf32>
    %splat = tensor.splat %arg2 {a} : tensor<3xf32>
    %splat_3 = tensor.splat %arg2[%arg1] {a} : tensor<3x?xf32>
    %from_elements_4 = tensor.from_elements %arg2 : tensor<f32>
    %1 = tensor.empty(%arg1) {a} : tensor<?xf32>
    %extracted = tensor.extract %from_elements_4[] : tensor<f32>
    %collapsed_5 = tensor.collapse_shape %from_elements_4 [] : tensor<f32> into tensor<f32>
    return %extracted_slice : tensor<2x?xf32>
  }
}

// -----
module {
  func.func @b(%arg0: tensor<4x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg1) -> (tensor<8x8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg0 into %arg3[%arg2, 0] [4, 8] [1, 1] {a} : tensor<4x8xf32> into tensor<8x8xf32>
      }
    }
    return %0 : tensor<8x8xf32>
  }
}

