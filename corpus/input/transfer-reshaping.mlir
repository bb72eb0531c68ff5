func.func @repeated(%t: tensor<4x4x4xf32>, %v: vector<4x1xf32>, %s: vector<[4]x2xf32>, %d: tensor<?x?xf32>, %p: f32)
    -> (vector<1x100x4x5xf32>, vector<2x4xf32>, vector<2x[4]x3xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>}
      : vector<4x1xf32>, tensor<4x4x4xf32>
  %1 = vector.transfer_read %0[%c0, %c0, %c0], %p {in_bounds = [true, true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, 0, d2, 0)>}
      : tensor<4x4x4xf32>, vector<1x100x4x5xf32>
  %2 = vector.transfer_read %0[%c0, %c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>}
      : tensor<4x4x4xf32>, vector<2x4xf32>
  %3 = vector.transfer_write %s, %d[%c0, %c0] {in_bounds = [true, true]} : vector<[4]x2xf32>, tensor<?x?xf32>
  %4 = vector.transfer_read %3[%c0, %c0], %p {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0, 0)>}
      : tensor<?x?xf32>, vector<2x[4]x3xf32>
  %5 = vector.transfer_read %0[%c0, %c0, %c0], %p {in_bounds = [true]} : tensor<4x4x4xf32>, vector<4xf32>
  return %1, %2, %4, %5 : vector<1x100x4x5xf32>, vector<2x4xf32>, vector<2x[4]x3xf32>, vector<4xf32>
}
func.func @units(%t: tensor<4x4x4xf32>, %v: vector<4xf32>, %w: vector<1x4xf32>, %p: f32) -> (vector<1x4xf32>, vector<4xf32>, vector<1x1x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4x4xf32>
  %1 = vector.transfer_read %0[%c0, %c0, %c0], %p {in_bounds = [true, true]} : tensor<4x4x4xf32>, vector<1x4xf32>
  %2 = vector.transfer_write %w, %t[%c0, %c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4x4xf32>
  %3 = vector.transfer_read %2[%c0, %c0, %c0], %p {in_bounds = [true]} : tensor<4x4x4xf32>, vector<4xf32>
  %4 = vector.transfer_read %2[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : tensor<4x4x4xf32>, vector<1x1x4xf32>
  return %1, %3, %4 : vector<1x4xf32>, vector<4xf32>, vector<1x1x4xf32>
}
func.func @part(%v: vector<4x8xf32>, %t: tensor<4x8xf32>, %n: index, %m: index, %d: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %2 = tensor.insert_slice %1 into %d[%m, 0] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<?x?xf32>
  %3 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %4 = tensor.extract_slice %3[1, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %5 = tensor.insert_slice %4 into %d[%m, 0] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<?x?xf32>
  return %2, %5 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @single(%a: vector<f32>, %b: vector<f32>) -> (vector<1xf32>, vector<1xf32>) {
  %0 = vector.shuffle %a, %b [0] : vector<f32>, vector<f32>
  %1 = vector.shuffle %a, %b [1] : vector<f32>, vector<f32>
  return %0, %1 : vector<1xf32>, vector<1xf32>
}
