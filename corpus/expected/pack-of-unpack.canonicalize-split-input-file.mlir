module {
  func.func @direct(%arg0: tensor<8x2x8xf32>, %arg1: tensor<?x2x8xf32>) -> tensor<?x2x8xf32> {
    %cast = tensor.cast %arg0 : tensor<8x2x8xf32> to tensor<?x2x8xf32>
    return %cast : tensor<?x2x8xf32>
  }
}

// -----
module {
  func.func @othersource(%arg0: tensor<8x4x4xf32>, %arg1: tensor<?x2x8xf32>) -> tensor<?x2x8xf32> {
    %0 = tensor.empty() : tensor<8x16xf32>
    %unpack = linalg.unpack %arg0 inner_dims_pos = [1] inner_tiles = [4] into %0 : tensor<8x4x4xf32> -> tensor<8x16xf32>
    %cast = tensor.cast %arg1 : tensor<?x2x8xf32> to tensor<8x2x8xf32>
    %pack = linalg.pack %unpack inner_dims_pos = [1] inner_tiles = [8] into %cast : tensor<8x16xf32> -> tensor<8x2x8xf32>
    %cast_0 = tensor.cast %pack : tensor<8x2x8xf32> to tensor<?x2x8xf32>
    return %cast_0 : tensor<?x2x8xf32>
  }
}

// -----
module {
  func.func @othercast(%arg0: tensor<8x4x4xf32>, %arg1: tensor<?x2x8xf32>) -> tensor<?x2x8xf32> {
    %0 = tensor.empty() : tensor<8x16xf32>
    %unpack = linalg.unpack %arg0 inner_dims_pos = [1] inner_tiles = [4] into %0 : tensor<8x4x4xf32> -> tensor<8x16xf32>
    %cast = tensor.cast %arg1 : tensor<?x2x8xf32> to tensor<8x2x8xf32>
    %pack = linalg.pack %unpack inner_dims_pos = [1] inner_tiles = [8] into %cast : tensor<8x16xf32> -> tensor<8x2x8xf32>
    %cast_0 = tensor.cast %pack : tensor<8x2x8xf32> to tensor<?x2x8xf32>
    return %cast_0 : tensor<?x2x8xf32>
  }
}

// -----
module {
  func.func @unpackpack(%arg0: tensor<8x16xf32>, %arg1: tensor<?x16xf32>) -> tensor<?x16xf32> {
    %0 = tensor.empty() : tensor<8x2x8xf32>
    %pack = linalg.pack %arg0 inner_dims_pos = [1] inner_tiles = [8] into %0 : tensor<8x16xf32> -> tensor<8x2x8xf32>
    %unpack = linalg.unpack %pack inner_dims_pos = [1] inner_tiles = [8] into %arg1 : tensor<8x2x8xf32> -> tensor<?x16xf32>
    return %unpack : tensor<?x16xf32>
  }
}

// -----
module {
  func.func @unpackpack(%arg0: tensor<8x16xf32>, %arg1: tensor<?x16xf32>) -> tensor<?x16xf32> {
    %0 = tensor.empty() : tensor<8x4x4xf32>
    %pack = linalg.pack %arg0 inner_dims_pos = [1] inner_tiles = [4] into %0 : tensor<8x16xf32> -> tensor<8x4x4xf32>
    %unpack = linalg.unpack %pack inner_dims_pos = [1] inner_tiles = [4] into %arg1 : tensor<8x4x4xf32> -> tensor<?x16xf32>
    return %unpack : tensor<?x16xf32>
  }
}

// -----
module {
  func.func @unpackpack(%arg0: tensor<8x16xf32>, %arg1: tensor<?x16xf32>) -> tensor<?x16xf32> {
    %0 = tensor.empty() : tensor<8x4x4xf32>
    %pack = linalg.pack %arg0 inner_dims_pos = [1] inner_tiles = [4] into %0 : tensor<8x16xf32> -> tensor<8x4x4xf32>
    %unpack = linalg.unpack %pack inner_dims_pos = [1] inner_tiles = [4] into %arg1 : tensor<8x4x4xf32> -> tensor<?x16xf32>
    return %unpack : tensor<?x16xf32>
  }
}

// -----
module {
  func.func @pad(%arg0: tensor<8x4x4xf32>, %arg1: tensor<?x2x8xf32>, %arg2: f32) -> (tensor<?x2x8xf32>, tensor<8x4x4xf32>, tensor<8x2x8xf32>) {
    %0 = tensor.empty() : tensor<8x16xf32>
    %unpack = linalg.unpack %arg0 inner_dims_pos = [1] inner_tiles = [4] into %0 : tensor<8x4x4xf32> -> tensor<8x16xf32>
    %cast = tensor.cast %arg1 : tensor<?x2x8xf32> to tensor<8x2x8xf32>
    %pack = linalg.pack %unpack inner_dims_pos = [1] inner_tiles = [8] into %cast : tensor<8x16xf32> -> tensor<8x2x8xf32>
    %cast_0 = tensor.cast %pack : tensor<8x2x8xf32> to tensor<?x2x8xf32>
    %1 = tensor.empty() : tensor<8x2x8xf32>
    %pack_1 = linalg.pack %unpack inner_dims_pos = [1] inner_tiles = [8] into %1 : tensor<8x16xf32> -> tensor<8x2x8xf32>
    return %cast_0, %arg0, %pack_1 : tensor<?x2x8xf32>, tensor<8x4x4xf32>, tensor<8x2x8xf32>
  }
}

// -----
module {
  func.func @pad(%arg0: tensor<8x3x5xf32>, %arg1: tensor<?x3x5xf32>, %arg2: f32, %arg3: tensor<8x3x5xf32>) -> (tensor<?x3x5xf32>, tensor<8x3x5xf32>) {
    %0 = tensor.empty() : tensor<8x13xf32>
    %unpack = linalg.unpack %arg0 inner_dims_pos = [1] inner_tiles = [5] into %0 : tensor<8x3x5xf32> -> tensor<8x13xf32>
    %cast = tensor.cast %arg1 : tensor<?x3x5xf32> to tensor<8x3x5xf32>
    %pack = linalg.pack %unpack padding_value(%arg2 : f32) inner_dims_pos = [1] inner_tiles = [5] into %cast : tensor<8x13xf32> -> tensor<8x3x5xf32>
    %cast_0 = tensor.cast %pack : tensor<8x3x5xf32> to tensor<?x3x5xf32>
    %pack_1 = linalg.pack %unpack padding_value(%arg2 : f32) inner_dims_pos = [1] inner_tiles = [5] into %arg3 : tensor<8x13xf32> -> tensor<8x3x5xf32>
    return %cast_0, %pack_1 : tensor<?x3x5xf32>, tensor<8x3x5xf32>
  }
}

