func.func @a(%t: tensor<?x8xf32>, %i: index, %j: index, %m: vector<4x8xi1>, %p: f32) -> (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%c0, %c0], %p {in_bounds = [false, true]} : tensor<?x8xf32>, vector<4x8xf32>
  %1 = vector.transfer_write %0, %t[%c0, %c0] {in_bounds = [false, true]} : vector<4x8xf32>, tensor<?x8xf32>
  %2 = vector.transfer_read %t[%i, %j], %p : tensor<?x8xf32>, vector<4xf32>
  %3 = vector.transfer_write %2, %t[%i, %j] {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
  %4 = vector.transfer_read %t[%i, %j], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<?x8xf32>, vector<4xf32>
  %5 = vector.transfer_write %4, %t[%i, %j] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, tensor<?x8xf32>
  %6 = vector.transfer_read %t[%i, %j], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<?x8xf32>, vector<4xf32>
  %7 = vector.transfer_write %6, %t[%i, %j] : vector<4xf32>, tensor<?x8xf32>
  %8 = vector.transfer_read %t[%i, %j], %p, %m : tensor<?x8xf32>, vector<4x8xf32>
  %9 = vector.transfer_write %8, %t[%i, %j] : vector<4x8xf32>, tensor<?x8xf32>
  return %1, %3, %5, %7, %9 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>
}
func.func @raw(%t: tensor<?x8xf32>, %i: index, %j: index, %m: vector<4x8xi1>, %p: f32, %v: vector<4xf32>, %w: vector<4x8xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4x8xf32>, vector<4x8xf32>, tensor<?x8xf32>, vector<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %1 = vector.transfer_write %v, %t[%i, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
  %2 = vector.transfer_write %v, %1[%i, %c4] {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
  %3 = vector.transfer_read %2[%i, %c0], %p : tensor<?x8xf32>, vector<4xf32>
  %4 = vector.transfer_read %2[%j, %c0], %p : tensor<?x8xf32>, vector<4xf32>
  %5 = vector.transfer_write %w, %t[%i, %c0] : vector<4x8xf32>, tensor<?x8xf32>
  %6 = vector.transfer_read %5[%i, %c0], %p : tensor<?x8xf32>, vector<4x8xf32>
  %7 = vector.transfer_write %w, %t[%i, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<?x8xf32>
  %8 = vector.transfer_read %7[%i, %c0], %p : tensor<?x8xf32>, vector<4x8xf32>
  %9 = vector.transfer_write %v, %7[%i, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
  %10 = vector.transfer_write %w, %9[%i, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<?x8xf32>
  %11 = vector.transfer_read %7[%i, %c0], %p {permutation_map = affine_map<(d0, d1) -> (d0, 0)>} : tensor<?x8xf32>, vector<4x4xf32>
  return %3, %4, %6, %8, %10, %11 : vector<4xf32>, vector<4xf32>, vector<4x8xf32>, vector<4x8xf32>, tensor<?x8xf32>, vector<4x4xf32>
}
func.func @full(%t: tensor<4x8xf32>, %p: f32, %e: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%c0, %c0], %p {in_bounds = [true, true]} : tensor<4x8xf32>, vector<4x8xf32>
  %1 = vector.transfer_write %0, %e[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %v = vector.broadcast %p : f32 to vector<4x8xf32>
  %2 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %3 = vector.transfer_write %0, %2[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %s = tensor.extract_slice %1[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> to tensor<4x8xf32>
  return %1, %3, %s : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}
func.func @overwritten(%t: tensor<?x8xf32>, %i: index, %m: vector<4xi1>, %m2: vector<4xi1>, %v: vector<4xf32>, %w: vector<4xf32>, %p: f32) -> (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%i, %i] : vector<4xf32>, tensor<?x8xf32>
  %1 = vector.transfer_write %w, %0[%i, %i] : vector<4xf32>, tensor<?x8xf32>
  %2 = vector.transfer_write %v, %t[%i, %c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
  %3 = vector.transfer_write %w, %2[%i, %c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
  %4 = vector.transfer_write %v, %t[%i, %c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
  %5 = vector.transfer_write %w, %4[%i, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
  %6 = vector.transfer_write %v, %t[%i, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
  %7 = vector.transfer_write %v, %6[%i, %c4] {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
  %8 = vector.transfer_write %w, %7[%i, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
  %9 = vector.transfer_read %3[%i, %c0], %p, %m {in_bounds = [true]} : tensor<?x8xf32>, vector<4xf32>
  return %1, %3, %5, %8, %9 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, vector<4xf32>
}
func.func @chain(%t: tensor<8x8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %x: vector<2xf32>, %p: f32) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_write %w, %0[%c2, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %2 = vector.transfer_write %w, %1[%c0, %c4] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %3 = vector.transfer_write %w, %2[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %4 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %5 = vector.transfer_write %w, %4[%c2, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %6 = vector.transfer_write %w, %5[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %7 = vector.transfer_write %x, %t[%c4, %c0] {in_bounds = [true]} : vector<2xf32>, tensor<8x8xf32>
  %8 = vector.transfer_write %w, %7[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  return %3, %5, %8 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
