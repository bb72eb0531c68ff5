module {
  func.func @a(%arg0: tensor<2x8x8x2xf32>, %arg1: f32, %arg2: tensor<16x16xf32>, %arg3: index, %arg4: tensor<?x16xf32>, %arg5: tensor<2x?x8xf32>) -> (tensor<2x8x8x2xf32>, tensor<2x8x8x2xf32>, tensor<2x?x8xf32>) {
    %cst = arith.constant dense<1.000000e+00> : tensor<2x8x8x2xf32>
    %pack = linalg.pack %arg2 inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %arg0 : tensor<16x16xf32> -> tensor<2x8x8x2xf32>
    %pack_0 = linalg.pack %arg4 outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %arg5 : tensor<?x16xf32> -> tensor<2x?x8xf32>
    return %pack, %cst, %pack_0 : tensor<2x8x8x2xf32>, tensor<2x8x8x2xf32>, tensor<2x?x8xf32>
  }
}

// -----
module {
  func.func @u(%arg0: tensor<2x8x8x2xf32>, %arg1: f32) -> (tensor<13x15xf32>, tensor<16x16xf32>) {
    %cst = arith.constant dense<1.000000e+00> : tensor<16x16xf32>
    %0 = tensor.empty() : tensor<13x15xf32>
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %0 : tensor<2x8x8x2xf32> -> tensor<13x15xf32>
    return %unpack, %cst : tensor<13x15xf32>, tensor<16x16xf32>
  }
}

// -----
module {
  func.func @u2(%arg0: tensor<2x8x8x2xf32>, %arg1: index) -> tensor<13x15xf32> {
    %0 = tensor.empty() : tensor<16x16xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [13, 15] [1, 1] : tensor<16x16xf32> to tensor<13x15xf32>
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %extracted_slice : tensor<2x8x8x2xf32> -> tensor<13x15xf32>
    return %unpack : tensor<13x15xf32>
  }
}

// -----
module {
  func.func @u3(%arg0: tensor<?x4x8xf32>, %arg1: tensor<32x5xf32>, %arg2: tensor<5x32xf32>, %arg3: tensor<4x?x8xf32>) -> (tensor<32x5xf32>, tensor<4x?x8xf32>) {
    %cast = tensor.cast %arg0 : tensor<?x4x8xf32> to tensor<5x4x8xf32>
    %unpack = linalg.unpack %cast outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [8] into %arg1 : tensor<5x4x8xf32> -> tensor<32x5xf32>
    %cast_0 = tensor.cast %arg3 : tensor<4x?x8xf32> to tensor<4x5x8xf32>
    %pack = linalg.pack %arg2 outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %cast_0 : tensor<5x32xf32> -> tensor<4x5x8xf32>
    %cast_1 = tensor.cast %pack : tensor<4x5x8xf32> to tensor<4x?x8xf32>
    return %unpack, %cast_1 : tensor<32x5xf32>, tensor<4x?x8xf32>
  }
}

// -----
module {
  func.func @c(%arg0: tensor<16x16xf32>, %arg1: tensor<?x?x8x2xf32>, %arg2: tensor<2x8x8x2xf32>, %arg3: tensor<?x?xf32>) -> (tensor<?x?x8x2xf32>, tensor<?x?xf32>) {
    %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %arg1 : tensor<16x16xf32> -> tensor<?x?x8x2xf32>
    %unpack = linalg.unpack %arg2 inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %arg3 : tensor<2x8x8x2xf32> -> tensor<?x?xf32>
    return %pack, %unpack : tensor<?x?x8x2xf32>, tensor<?x?xf32>
  }
}

// -----
module {
  func.func @c(%arg0: tensor<16x?xf32>, %arg1: tensor<16x?x?xf32>, %arg2: index) -> tensor<16x?x?xf32> {
    %c8 = arith.constant 8 : index
    %pack = linalg.pack %arg0 inner_dims_pos = [1] inner_tiles = [%c8] into %arg1 : tensor<16x?xf32> -> tensor<16x?x?xf32>
    return %pack : tensor<16x?x?xf32>
  }
}

