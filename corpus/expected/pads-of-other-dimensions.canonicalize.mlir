module {
  func.func @two(%arg0: tensor<?x64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<8x4x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[16, 4, 0] [%arg1, %arg2, 64] [1, 1, 1] : tensor<?x64x64xf32> to tensor<?x?x64xf32>
    %padded = tensor.pad %extracted_slice low[0, 0, 0] high[%arg3, %arg4, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst : f32
    } : tensor<?x?x64xf32> to tensor<8x4x64xf32>
    %extracted_slice_0 = tensor.extract_slice %padded[0, 0, 4] [8, 4, 4] [1, 1, 1] : tensor<8x4x64xf32> to tensor<8x4x4xf32>
    return %extracted_slice_0 : tensor<8x4x4xf32>
  }
  func.func @partly(%arg0: tensor<?x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<4x?xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[16, 0] [%arg1, 64] [1, 1] : tensor<?x64xf32> to tensor<?x64xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<8x64xf32>
    %extracted_slice_0 = tensor.extract_slice %padded[0, %arg2] [4, %arg1] [1, 1] : tensor<8x64xf32> to tensor<4x?xf32>
    %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg4] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<4x?xf32> to tensor<4x?xf32>
    return %padded_1 : tensor<4x?xf32>
  }
  func.func @others(%arg0: tensor<?x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) -> (tensor<8x?xf32>, tensor<8x?xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg4, 0] [%arg1, 64] [1, 1] : tensor<?x64xf32> to tensor<?x64xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, 0] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<8x64xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[%arg4, %arg2] [%arg1, %arg1] [1, 1] : tensor<?x64xf32> to tensor<?x?xf32>
    %padded_1 = tensor.pad %extracted_slice_0 nofold low[0, 0] high[%arg3, %arg4] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %cst : f32
    } {note} : tensor<?x?xf32> to tensor<8x?xf32>
    %extracted_slice_2 = tensor.extract_slice %padded[0, %arg2] [8, %arg1] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
    %padded_3 = tensor.pad %extracted_slice_2 low[0, 0] high[0, %arg4] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %arg5 : f32
    } : tensor<8x?xf32> to tensor<8x?xf32>
    return %padded_1, %padded_3 : tensor<8x?xf32>, tensor<8x?xf32>
  }
}

