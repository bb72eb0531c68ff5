// Tiles that do not fit.
func.func @a(%s: tensor<13x15xf32>, %d: tensor<2x8x8x2xf32>, %p: f32, %x: tensor<16x16xf32>, %n: index) -> (tensor<2x8x8x2xf32>, tensor<2x8x8x2xf32>) {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<13x15xf32> -> tensor<2x8x8x2xf32>
  return %0, %0 : tensor<2x8x8x2xf32>, tensor<2x8x8x2xf32>
}

// -----

func.func @c(%s: tensor<16x16xf32>, %d: tensor<16x3x8xf32>) -> (tensor<16x3x8xf32>) {
  %1 = linalg.pack %s inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<16x16xf32> -> tensor<16x3x8xf32>
  return %1 : tensor<16x3x8xf32>
}

// -----

func.func @c(%s: tensor<16x16xf32>, %d: tensor<16x2x4xf32>, %p: i32) -> (tensor<16x2x4xf32>) {
  %1 = linalg.pack %s inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<16x16xf32> -> tensor<16x2x4xf32>
  return %1 : tensor<16x2x4xf32>
}

// -----

func.func @c(%s: tensor<16x16xf32>, %d: tensor<16x2x8xf32>, %p: i32) -> (tensor<16x2x8xf32>) {
  %1 = linalg.pack %s padding_value(%p : i32) inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<16x16xf32> -> tensor<16x2x8xf32>
  return %1 : tensor<16x2x8xf32>
}

// -----

func.func @c(%s: tensor<16x16xf32>, %d: tensor<16x2x8xf32>, %n: index) -> (tensor<16x2x8xf32>) {
  %1 = linalg.pack %s inner_dims_pos = [1] inner_tiles = [%n] into %d : tensor<16x16xf32> -> tensor<16x2x8xf32>
  return %1 : tensor<16x2x8xf32>
}

// -----

func.func @c(%s: tensor<20x16xf32>, %d: tensor<16x2x8xf32>, %n: index) -> (tensor<20x16xf32>) {
  %1 = linalg.unpack %d inner_dims_pos = [1] inner_tiles = [8] into %s : tensor<16x2x8xf32> -> tensor<20x16xf32>
  return %1 : tensor<20x16xf32>
}
