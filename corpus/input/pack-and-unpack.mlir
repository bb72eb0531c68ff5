// What becomes of casts, constants and padding around linalg.pack and linalg.unpack.
func.func @a(%d: tensor<2x8x8x2xf32>, %p: f32, %x: tensor<16x16xf32>, %n: index, %k: tensor<?x16xf32>, %kd: tensor<2x?x8xf32>) -> (tensor<2x8x8x2xf32>, tensor<2x8x8x2xf32>, tensor<2x?x8xf32>) {
  %0 = linalg.pack %x padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<16x16xf32> -> tensor<2x8x8x2xf32>
  %c = arith.constant dense<1.0> : tensor<16x16xf32>
  %1 = linalg.pack %c inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<16x16xf32> -> tensor<2x8x8x2xf32>
  %3 = linalg.pack %k padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %kd : tensor<?x16xf32> -> tensor<2x?x8xf32>
  return %0, %1, %3 : tensor<2x8x8x2xf32>, tensor<2x8x8x2xf32>, tensor<2x?x8xf32>
}

// -----

func.func @u(%d: tensor<2x8x8x2xf32>, %f: f32) -> (tensor<13x15xf32>, tensor<16x16xf32>) {
  %e = tensor.empty() : tensor<13x15xf32>
  %fl = linalg.fill ins(%f : f32) outs(%e : tensor<13x15xf32>) -> tensor<13x15xf32>
  %0 = linalg.unpack %d inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %fl : tensor<2x8x8x2xf32> -> tensor<13x15xf32>
  %e2 = tensor.empty() : tensor<16x16xf32>
  %c = arith.constant dense<1.0> : tensor<2x8x8x2xf32>
  %1 = linalg.unpack %c inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e2 : tensor<2x8x8x2xf32> -> tensor<16x16xf32>
  return %0, %1 : tensor<13x15xf32>, tensor<16x16xf32>
}

// -----

func.func @u2(%d: tensor<2x8x8x2xf32>, %n: index) -> (tensor<13x15xf32>) {
  %e2 = tensor.empty() : tensor<16x16xf32>
  %1 = linalg.unpack %d inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e2 : tensor<2x8x8x2xf32> -> tensor<16x16xf32>
  %2 = tensor.extract_slice %1[0, 0][13, 15][1, 1] : tensor<16x16xf32> to tensor<13x15xf32>
  return %2 : tensor<13x15xf32>
}

// -----

func.func @u3(%d: tensor<?x4x8xf32>, %o: tensor<32x5xf32>, %s: tensor<5x32xf32>, %sd: tensor<4x?x8xf32>) -> (tensor<32x5xf32>, tensor<4x?x8xf32>) {
  %1 = linalg.unpack %d outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<?x4x8xf32> -> tensor<32x5xf32>
  %2 = linalg.pack %s outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %sd : tensor<5x32xf32> -> tensor<4x?x8xf32>
  return %1, %2 : tensor<32x5xf32>, tensor<4x?x8xf32>
}

// -----

func.func @c(%s: tensor<16x16xf32>, %d: tensor<?x?x8x2xf32>, %e: tensor<2x8x8x2xf32>, %u: tensor<?x?xf32>) -> (tensor<?x?x8x2xf32>, tensor<?x?xf32>) {
  %0 = tensor.cast %s : tensor<16x16xf32> to tensor<?x?xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<?x?xf32> -> tensor<?x?x8x2xf32>
  %2 = tensor.cast %e : tensor<2x8x8x2xf32> to tensor<?x?x8x2xf32>
  %3 = linalg.unpack %2 inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %u : tensor<?x?x8x2xf32> -> tensor<?x?xf32>
  return %1, %3 : tensor<?x?x8x2xf32>, tensor<?x?xf32>
}

// -----

func.func @c(%s: tensor<16x?xf32>, %d: tensor<16x?x?xf32>, %n: index) -> (tensor<16x?x?xf32>) {
  %c8 = arith.constant 8 : index
  %1 = linalg.pack %s inner_dims_pos = [1] inner_tiles = [%c8] into %d : tensor<16x?xf32> -> tensor<16x?x?xf32>
  return %1 : tensor<16x?x?xf32>
}
