module {
  func.func @dims(%arg0: tensor<?x?xf32>, %arg1: tensor<*xf32>, %arg2: index) -> (index, index, index, index, index, index) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %rank = tensor.rank %arg1 : tensor<*xf32>
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    return %arg2, %c4, %arg2, %dim, %rank, %c2 : index, index, index, index, index, index
  }
}

// -----
module {
  func.func @pads(%arg0: tensor<4x5xf32>, %arg1: f32, %arg2: index, %arg3: tensor<?x?xf32>) -> (tensor<6x7xf32>, tensor<?x?xf32>, tensor<4x5xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %arg0 low[1, %c1] high[%c1, 1] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg1 : f32
    } : tensor<4x5xf32> to tensor<6x7xf32>
    %padded_0 = tensor.pad %arg3 low[%c0, 0] high[%arg2, %c1] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg1 : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %padded_1 = tensor.pad %arg0 nofold low[0, 0] high[0, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg1 : f32
    } : tensor<4x5xf32> to tensor<4x5xf32>
    %cast = tensor.cast %padded_1 : tensor<4x5xf32> to tensor<?x?xf32>
    %padded_2 = tensor.pad %padded_1 low[0, %arg2] high[0, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg1 : f32
    } : tensor<4x5xf32> to tensor<4x?xf32>
    %cast_3 = tensor.cast %padded_2 : tensor<4x?xf32> to tensor<?x?xf32>
    return %padded, %padded_0, %arg0, %cast, %cast_3 : tensor<6x7xf32>, tensor<?x?xf32>, tensor<4x5xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
}

// -----
module {
  func.func @rs(%arg0: tensor<4x8xf32>, %arg1: tensor<?x8xf32>, %arg2: index) -> (tensor<32xf32>, tensor<2x2x8xf32>, tensor<?xf32>, tensor<?x2x8xf32>, tensor<4x8xf32>) {
    %c4 = arith.constant 4 : index
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
    %collapsed_0 = tensor.collapse_shape %arg1 [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
    %expanded_1 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [%c4, 2, 8] : tensor<?x8xf32> into tensor<?x2x8xf32>
    return %collapsed, %expanded, %collapsed_0, %expanded_1, %arg0 : tensor<32xf32>, tensor<2x2x8xf32>, tensor<?xf32>, tensor<?x2x8xf32>, tensor<4x8xf32>
  }
}

// -----
module {
  func.func @resh(%arg0: tensor<?x?xf32>, %arg1: tensor<?xindex>, %arg2: tensor<2xindex>, %arg3: index, %arg4: tensor<*xf32>) -> (tensor<*xf32>, tensor<?x?xf32>, tensor<?x4xf32>, tensor<?x?xf32>, index) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %reshape = tensor.reshape %arg0(%arg1) : (tensor<?x?xf32>, tensor<?xindex>) -> tensor<*xf32>
    %reshape_0 = tensor.reshape %arg0(%arg2) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %from_elements = tensor.from_elements %arg3, %c4 : tensor<2xindex>
    %reshape_1 = tensor.reshape %arg4(%from_elements) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x4xf32>
    %extracted = tensor.extract %arg2[%c0] : tensor<2xindex>
    return %reshape, %reshape_0, %reshape_1, %arg0, %extracted : tensor<*xf32>, tensor<?x?xf32>, tensor<?x4xf32>, tensor<?x?xf32>, index
  }
}

// -----
module {
  func.func @cc(%arg0: tensor<?x12xi32>, %arg1: tensor<?x?xi32>, %arg2: tensor<3x?xi32>) -> (tensor<?x?xi32>, tensor<3x?xi32>) {
    %cast = tensor.cast %arg0 : tensor<?x12xi32> to tensor<3x12xi32>
    %cast_0 = tensor.cast %arg1 : tensor<?x?xi32> to tensor<3x?xi32>
    %concat = tensor.concat dim(1) %cast, %cast_0, %arg2 : (tensor<3x12xi32>, tensor<3x?xi32>, tensor<3x?xi32>) -> tensor<3x?xi32>
    %cast_1 = tensor.cast %concat : tensor<3x?xi32> to tensor<?x?xi32>
    %cast_2 = tensor.cast %arg0 : tensor<?x12xi32> to tensor<3x12xi32>
    %concat_3 = tensor.concat dim(1) %cast_2, %arg2 : (tensor<3x12xi32>, tensor<3x?xi32>) -> tensor<3x?xi32>
    return %cast_1, %concat_3 : tensor<?x?xi32>, tensor<3x?xi32>
  }
}

// -----
module {
  func.func @par(%arg0: tensor<100xf32>, %arg1: index) -> tensor<100xf32> {
    %0 = scf.forall (%arg2) in (%arg1) shared_outs(%arg3 = %arg0) -> (tensor<100xf32>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [10] [1] : tensor<100xf32> to tensor<10xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg3[%arg2] [10] [1] : tensor<10xf32> into tensor<100xf32>
      }
    }
    return %0 : tensor<100xf32>
  }
}

// -----
module {
  func.func @fill2(%arg0: f32, %arg1: tensor<4x8xf32>, %arg2: index, %arg3: tensor<2x4xf32>, %arg4: tensor<1x1x8x12xf32>) -> (tensor<8x12xf32>, tensor<?x?xf32>, f32, tensor<1x1x8x12xf32>, tensor<6x8xf32>, tensor<6x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg1 low[1, 2] high[3, 2] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<8x12xf32>
    %0 = tensor.empty(%arg2, %arg2) : tensor<?x?xf32>
    %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%arg4 : tensor<1x1x8x12xf32>) -> tensor<1x1x8x12xf32>
    %3 = tensor.empty() : tensor<3x8xf32>
    %concat = tensor.concat dim(0) %3, %3 : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<6x8xf32>
    %4 = linalg.fill ins(%arg0 : f32) outs(%concat : tensor<6x8xf32>) -> tensor<6x8xf32>
    %5 = tensor.empty() : tensor<6x8xf32>
    %6 = linalg.fill ins(%arg0 : f32) outs(%5 : tensor<6x8xf32>) -> tensor<6x8xf32>
    %inserted_slice = tensor.insert_slice %arg3 into %6[3, 2] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<6x8xf32>
    return %padded, %1, %arg0, %2, %4, %inserted_slice : tensor<8x12xf32>, tensor<?x?xf32>, f32, tensor<1x1x8x12xf32>, tensor<6x8xf32>, tensor<6x8xf32>
  }
}

// -----
#map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 + s1)>
#map2 = affine_map<()[s0] -> (s0 + 3)>
#map3 = affine_map<()[s0] -> (s0 * 2)>
module {
  func.func @a(%arg0: f32, %arg1: tensor<?x8xf32>, %arg2: index, %arg3: index) -> (tensor<?x10xf32>, tensor<?x?xf32>, tensor<64x64xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x8xf32>
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?x8xf32>
    %0 = affine.apply #map()[%dim_0, %arg2]
    %1 = tensor.empty(%0) : tensor<?x10xf32>
    %2 = linalg.fill ins(%arg0 : f32) outs(%1 : tensor<?x10xf32>) -> tensor<?x10xf32>
    %3 = affine.apply #map1()[%arg3, %dim]
    %4 = affine.apply #map2()[%arg2]
    %5 = affine.apply #map3()[%arg2]
    %padded = tensor.pad %arg1 low[%5, 4] high[%3, %4] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg0 : f32
    } : tensor<?x8xf32> to tensor<?x?xf32>
    %6 = tensor.empty() : tensor<64x64xf32>
    %7 = linalg.fill ins(%arg0 : f32) outs(%6 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %8 = affine.apply #map1()[%arg2, %arg3]
    %dim_1 = tensor.dim %arg1, %c0 : tensor<?x8xf32>
    %inserted_slice = tensor.insert_slice %arg1 into %7[%8, 5] [%dim_1, 8] [1, 1] : tensor<?x8xf32> into tensor<64x64xf32>
    return %2, %padded, %inserted_slice : tensor<?x10xf32>, tensor<?x?xf32>, tensor<64x64xf32>
  }
}

// -----
module {
  func.func @a(%arg0: tensor<4x8xf32>) -> tensor<8x12xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[1, 4] high[3, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<8x12xf32>
    return %padded : tensor<8x12xf32>
  }
}

// -----
module {
  func.func @tex(%arg0: tensor<4x8xf32>, %arg1: index, %arg2: tensor<4xi32>, %arg3: tensor<?x8xf32>, %arg4: tensor<1x4x1xf32>) -> (f32, index, f32, f32, f32) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
    %extracted = tensor.extract %collapsed[%arg1] : tensor<32xf32>
    %extracted_0 = tensor.extract %arg2[%arg1] : tensor<4xi32>
    %0 = arith.index_cast %extracted_0 : i32 to index
    %collapsed_1 = tensor.collapse_shape %arg3 [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
    %extracted_2 = tensor.extract %collapsed_1[%arg1] : tensor<?xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [16, 2] : tensor<32xf32> into tensor<16x2xf32>
    %extracted_3 = tensor.extract %expanded[%arg1, %arg1] : tensor<16x2xf32>
    %collapsed_4 = tensor.collapse_shape %arg4 [[0, 1, 2]] : tensor<1x4x1xf32> into tensor<4xf32>
    %extracted_5 = tensor.extract %collapsed_4[%arg1] : tensor<4xf32>
    return %extracted, %0, %extracted_2, %extracted_3, %extracted_5 : f32, index, f32, f32, f32
  }
}

// -----
module {
  func.func @tre(%arg0: tensor<?x?xf32>, %arg1: tensor<2xindex>, %arg2: tensor<1xindex>, %arg3: index, %arg4: tensor<4x4xf32>, %arg5: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<2x8xf32>, tensor<4x4xf32>, tensor<?xf32>) {
    %cst = arith.constant dense<[2, 8]> : tensor<2xindex>
    %reshape = tensor.reshape %arg0(%arg2) : (tensor<?x?xf32>, tensor<1xindex>) -> tensor<?xf32>
    %cast = tensor.cast %arg4 : tensor<4x4xf32> to tensor<?x?xf32>
    %reshape_0 = tensor.reshape %cast(%arg2) : (tensor<?x?xf32>, tensor<1xindex>) -> tensor<?xf32>
    %reshape_1 = tensor.reshape %arg4(%cst) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<2x8xf32>
    %reshape_2 = tensor.reshape %arg4(%arg1) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<4x4xf32>
    return %reshape, %reshape_0, %reshape_1, %reshape_2, %arg5 : tensor<?xf32>, tensor<?xf32>, tensor<2x8xf32>, tensor<4x4xf32>, tensor<?xf32>
  }
}

