func.func @f(%t: tensor<8x8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %p: f32) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_write %w, %0[%c2, %c0] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, tensor<8x8xf32>
  %2 = vector.transfer_read %1[%c0, %c0], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<8x8xf32>, vector<4xf32>
  return %2 : vector<4xf32>
}
func.func @scalable(%t: tensor<?xf32>, %v: vector<[4]xf32>, %w: vector<[4]xf32>, %p: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%c4] : vector<[4]xf32>, tensor<?xf32>
  %1 = vector.transfer_write %w, %0[%c0] : vector<[4]xf32>, tensor<?xf32>
  %2 = vector.transfer_write %w, %1[%c4] : vector<[4]xf32>, tensor<?xf32>
  return %2 : tensor<?xf32>
}
