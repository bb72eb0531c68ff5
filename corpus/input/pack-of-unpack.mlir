  func.func @direct(%arg2: tensor<8x2x8xf32>, %d: tensor<?x2x8xf32>) -> tensor<?x2x8xf32> {
    %1 = tensor.empty() : tensor<8x16xf32>
    %unpack = linalg.unpack %arg2 inner_dims_pos = [1] inner_tiles = [8] into %1 : tensor<8x2x8xf32> -> tensor<8x16xf32>
    %pack_5 = linalg.pack %unpack inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<8x16xf32> -> tensor<?x2x8xf32>
    return %pack_5 : tensor<?x2x8xf32>
  }
// -----
  func.func @othersource(%arg2: tensor<8x4x4xf32>, %d: tensor<?x2x8xf32>) -> tensor<?x2x8xf32> {
    %1 = tensor.empty() : tensor<8x16xf32>
    %unpack = linalg.unpack %arg2 inner_dims_pos = [1] inner_tiles = [4] into %1 : tensor<8x4x4xf32> -> tensor<8x16xf32>
    %pack_5 = linalg.pack %unpack inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<8x16xf32> -> tensor<?x2x8xf32>
    return %pack_5 : tensor<?x2x8xf32>
  }
// -----
  func.func @othercast(%arg2: tensor<8x4x4xf32>, %d: tensor<?x2x8xf32>) -> tensor<?x2x8xf32> {
    %1 = tensor.empty() : tensor<8x16xf32>
    %unpack = linalg.unpack %arg2 inner_dims_pos = [1] inner_tiles = [4] into %1 : tensor<8x4x4xf32> -> tensor<8x16xf32>
    %c = tensor.cast %unpack : tensor<8x16xf32> to tensor<?x16xf32>
    %pack_5 = linalg.pack %c inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<?x16xf32> -> tensor<?x2x8xf32>
    return %pack_5 : tensor<?x2x8xf32>
  }
// -----
  func.func @unpackpack(%arg2: tensor<8x16xf32>, %d: tensor<?x16xf32>) -> tensor<?x16xf32> {
    %1 = tensor.empty() : tensor<8x2x8xf32>
    %unpack = linalg.pack %arg2 inner_dims_pos = [1] inner_tiles = [8] into %1 : tensor<8x16xf32> -> tensor<8x2x8xf32>
    %c = tensor.cast %unpack : tensor<8x2x8xf32> to tensor<?x2x8xf32>
    %pack_5 = linalg.unpack %c inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<?x2x8xf32> -> tensor<?x16xf32>
    return %pack_5 : tensor<?x16xf32>
  }
// -----
  func.func @unpackpack(%arg2: tensor<8x16xf32>, %d: tensor<?x16xf32>) -> tensor<?x16xf32> {
    %1 = tensor.empty() : tensor<8x4x4xf32>
    %unpack = linalg.pack %arg2 inner_dims_pos = [1] inner_tiles = [4] into %1 : tensor<8x16xf32> -> tensor<8x4x4xf32>
    %c = tensor.cast %unpack : tensor<8x4x4xf32> to tensor<?x4x4xf32>
    %pack_5 = linalg.unpack %c inner_dims_pos = [1] inner_tiles = [4] into %d : tensor<?x4x4xf32> -> tensor<?x16xf32>
    return %pack_5 : tensor<?x16xf32>
  }
// -----
  func.func @unpackpack(%arg2: tensor<8x16xf32>, %d: tensor<?x16xf32>) -> tensor<?x16xf32> {
    %1 = tensor.empty() : tensor<8x4x4xf32>
    %unpack = linalg.pack %arg2 inner_dims_pos = [1] inner_tiles = [4] into %1 : tensor<8x16xf32> -> tensor<8x4x4xf32>
    %pack_5 = linalg.unpack %unpack inner_dims_pos = [1] inner_tiles = [4] into %d : tensor<8x4x4xf32> -> tensor<?x16xf32>
    return %pack_5 : tensor<?x16xf32>
  }
// -----
  func.func @pad(%arg2: tensor<8x4x4xf32>, %d: tensor<?x2x8xf32>, %f: f32) -> (tensor<?x2x8xf32>, tensor<8x4x4xf32>, tensor<8x2x8xf32>) {
    %1 = tensor.empty() : tensor<8x16xf32>
    %unpack = linalg.unpack %arg2 inner_dims_pos = [1] inner_tiles = [4] into %1 : tensor<8x4x4xf32> -> tensor<8x16xf32>
    %pack_5 = linalg.pack %unpack padding_value(%f : f32) inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<8x16xf32> -> tensor<?x2x8xf32>
    %pack_6 = linalg.pack %unpack padding_value(%f : f32) inner_dims_pos = [1] inner_tiles = [4] into %arg2 : tensor<8x16xf32> -> tensor<8x4x4xf32>
    %e = tensor.empty() : tensor<8x2x8xf32>
    %pack_7 = linalg.pack %unpack padding_value(%f : f32) inner_dims_pos = [1] inner_tiles = [8] into %e : tensor<8x16xf32> -> tensor<8x2x8xf32>
    return %pack_5, %pack_6, %pack_7 : tensor<?x2x8xf32>, tensor<8x4x4xf32>, tensor<8x2x8xf32>
  }
// -----
  func.func @pad(%arg2: tensor<8x3x5xf32>, %d: tensor<?x3x5xf32>, %f: f32, %g: tensor<8x3x5xf32>) -> (tensor<?x3x5xf32>, tensor<8x3x5xf32>) {
    %1 = tensor.empty() : tensor<8x13xf32>
    %unpack = linalg.unpack %arg2 inner_dims_pos = [1] inner_tiles = [5] into %1 : tensor<8x3x5xf32> -> tensor<8x13xf32>
    %pack_5 = linalg.pack %unpack padding_value(%f : f32) inner_dims_pos = [1] inner_tiles = [5] into %d : tensor<8x13xf32> -> tensor<?x3x5xf32>
    %pack_6 = linalg.pack %unpack padding_value(%f : f32) inner_dims_pos = [1] inner_tiles = [5] into %g : tensor<8x13xf32> -> tensor<8x3x5xf32>
    return %pack_5, %pack_6 : tensor<?x3x5xf32>, tensor<8x3x5xf32>
  }
