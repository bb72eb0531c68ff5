module {
  func.func @a(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32, %arg3: tensor<4x8xf32>, %arg4: tensor<2xindex>, %arg5: tensor<?x?xf32>, %arg6: tensor<4xui32>, %arg7: tensor<1x2x2xindex>) -> tensor<2x?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, %arg1] [2, %arg1] [1, 1] {a} : tensor<4x?xf32> to tensor<2x?xf32>
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

