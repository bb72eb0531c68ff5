module {
  func.func @f(%arg0: index, %arg1: f32) -> tensor<?x4xf32> {
    %c3 = arith.constant 3 : index
    %generated = tensor.generate %c3 {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %arg1 : f32
    } : tensor<?x4xf32>
    return %generated : tensor<?x4xf32>
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
// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: f32) -> tensor<4xf32> {
    %padded = tensor.pad %arg0 low[0] high[0] {
    ^bb0(%arg2: index):
      tensor.yield %arg1 : f32
    } : tensor<4xf32> to tensor<4xf32>
    return %padded : tensor<4xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> to tensor<8x8xf32>
    return %extracted_slice : tensor<8x8xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<8x8xf32>
    return %inserted_slice : tensor<8x8xf32>
  }
}
