#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @a(%arg0: tensor<?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<4x8xi1>, %arg4: f32) -> (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>) {
    %0 = vector.transfer_read %arg0[%arg1, %arg2], %arg4 {permutation_map = #map} : tensor<?x8xf32>, vector<4xf32>
    %1 = vector.transfer_write %0, %arg0[%arg1, %arg2] : vector<4xf32>, tensor<?x8xf32>
    %2 = vector.transfer_read %arg0[%arg1, %arg2], %arg4, %arg3 : tensor<?x8xf32>, vector<4x8xf32>
    %3 = vector.transfer_write %2, %arg0[%arg1, %arg2] : vector<4x8xf32>, tensor<?x8xf32>
    return %arg0, %arg0, %arg0, %1, %3 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>
  }
  func.func @raw(%arg0: tensor<?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<4x8xi1>, %arg4: f32, %arg5: vector<4xf32>, %arg6: vector<4x8xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4x8xf32>, vector<4x8xf32>, tensor<?x8xf32>, vector<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = vector.transfer_write %arg5, %arg0[%arg1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
    %1 = vector.transfer_write %arg5, %0[%arg1, %c4] {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
    %2 = vector.transfer_read %1[%arg2, %c0], %arg4 {in_bounds = [true]} : tensor<?x8xf32>, vector<4xf32>
    %3 = vector.transfer_write %arg6, %arg0[%arg1, %c0] {in_bounds = [false, true]} : vector<4x8xf32>, tensor<?x8xf32>
    %4 = vector.transfer_read %3[%arg1, %c0], %arg4 {in_bounds = [false, true]} : tensor<?x8xf32>, vector<4x8xf32>
    %5 = vector.transfer_write %arg6, %arg0[%arg1, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<?x8xf32>
    %6 = vector.transfer_write %arg5, %5[%arg1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
    %7 = vector.transfer_write %arg6, %6[%arg1, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<?x8xf32>
    %8 = vector.transfer_read %5[%arg1, %c0], %arg4 {permutation_map = #map1} : tensor<?x8xf32>, vector<4x4xf32>
    return %arg5, %2, %4, %arg6, %7, %8 : vector<4xf32>, vector<4xf32>, vector<4x8xf32>, vector<4x8xf32>, tensor<?x8xf32>, vector<4x4xf32>
  }
  func.func @full(%arg0: tensor<4x8xf32>, %arg1: f32, %arg2: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    return %arg0, %arg0, %arg0 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  func.func @overwritten(%arg0: tensor<?x8xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xi1>, %arg4: vector<4xf32>, %arg5: vector<4xf32>, %arg6: f32) -> (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, vector<4xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = vector.transfer_write %arg5, %arg0[%arg1, %arg1] : vector<4xf32>, tensor<?x8xf32>
    %1 = vector.transfer_write %arg5, %arg0[%arg1, %c0], %arg2 {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
    %2 = vector.transfer_write %arg4, %arg0[%arg1, %c0], %arg2 {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
    %3 = vector.transfer_write %arg5, %2[%arg1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
    %4 = vector.transfer_write %arg4, %arg0[%arg1, %c4] {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
    %5 = vector.transfer_write %arg5, %4[%arg1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<?x8xf32>
    %6 = vector.transfer_read %1[%arg1, %c0], %arg6, %arg2 {in_bounds = [true]} : tensor<?x8xf32>, vector<4xf32>
    return %0, %1, %3, %5, %6 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, vector<4xf32>
  }
  func.func @chain(%arg0: tensor<8x8xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>, %arg3: vector<2xf32>, %arg4: f32) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %0 = vector.transfer_write %arg2, %arg0[%c2, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %1 = vector.transfer_write %arg2, %0[%c0, %c4] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %2 = vector.transfer_write %arg2, %1[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %3 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %4 = vector.transfer_write %arg2, %3[%c2, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %5 = vector.transfer_write %arg3, %arg0[%c4, %c0] {in_bounds = [true]} : vector<2xf32>, tensor<8x8xf32>
    %6 = vector.transfer_write %arg2, %5[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    return %2, %4, %6 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}

