func.func @pack(%a: tensor<8x8xf32>, %d: tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32> {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
  return %0 : tensor<4x4x2x2xf32>
}
// -----
func.func @unpack(%a: tensor<4x4x2x2xf32>, %d: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @packp(%a: tensor<7x8xf32>, %d: tensor<4x4x2x2xf32>, %f: f32) -> (tensor<4x4x2x2xf32>, tensor<4x4x2x2xf32>) {
  %0 = linalg.pack %a padding_value(%f : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<7x8xf32> -> tensor<4x4x2x2xf32>
  return %0, %d : tensor<4x4x2x2xf32>, tensor<4x4x2x2xf32>
}
// -----
func.func @win(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}
// -----
func.func @win2(%arg0: tensor<2x10x10x5xf32>, %arg1: tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg0 : tensor<2x10x10x5xf32>) outs(%arg1 : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return %0 : tensor<6x6x2x2x2x5xf32>
}
// -----
func.func @win3(%arg0: tensor<6x6x2x2x2x2xf32>, %arg1: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg0 : tensor<6x6x2x2x2x2xf32>) outs(%arg1 : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
