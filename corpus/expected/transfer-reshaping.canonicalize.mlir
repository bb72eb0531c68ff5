#map = affine_map<(d0, d1, d2) -> (d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @repeated(%arg0: tensor<4x4x4xf32>, %arg1: vector<4x1xf32>, %arg2: vector<[4]x2xf32>, %arg3: tensor<?x?xf32>, %arg4: f32) -> (vector<1x100x4x5xf32>, vector<2x4xf32>, vector<2x[4]x3xf32>, vector<4xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg0[%c0, %c0, %c0] {in_bounds = [true, true], permutation_map = #map} : vector<4x1xf32>, tensor<4x4x4xf32>
    %1 = vector.broadcast %arg1 : vector<4x1xf32> to vector<100x5x4x1xf32>
    %2 = vector.transpose %1, [3, 0, 2, 1] : vector<100x5x4x1xf32> to vector<1x100x4x5xf32>
    %3 = vector.transfer_read %0[%c0, %c0, %c0], %arg4 {in_bounds = [true, true], permutation_map = #map1} : tensor<4x4x4xf32>, vector<2x4xf32>
    %4 = vector.broadcast %arg2 : vector<[4]x2xf32> to vector<3x[4]x2xf32>
    %5 = vector.transpose %4, [2, 1, 0] : vector<3x[4]x2xf32> to vector<2x[4]x3xf32>
    %6 = vector.transfer_read %0[%c0, %c0, %c0], %arg4 {in_bounds = [true]} : tensor<4x4x4xf32>, vector<4xf32>
    return %2, %3, %5, %6 : vector<1x100x4x5xf32>, vector<2x4xf32>, vector<2x[4]x3xf32>, vector<4xf32>
  }
  func.func @units(%arg0: tensor<4x4x4xf32>, %arg1: vector<4xf32>, %arg2: vector<1x4xf32>, %arg3: f32) -> (vector<1x4xf32>, vector<4xf32>, vector<1x1x4xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.broadcast %arg1 : vector<4xf32> to vector<1x4xf32>
    %1 = vector.transfer_write %arg2, %arg0[%c0, %c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4x4xf32>
    %2 = vector.transfer_read %1[%c0, %c0, %c0], %arg3 {in_bounds = [true]} : tensor<4x4x4xf32>, vector<4xf32>
    %3 = vector.broadcast %arg2 : vector<1x4xf32> to vector<1x1x4xf32>
    return %0, %2, %3 : vector<1x4xf32>, vector<4xf32>, vector<1x1x4xf32>
  }
  func.func @part(%arg0: vector<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: index, %arg3: index, %arg4: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg4[%arg3, 0] [%arg2, 8] [1, 1] : tensor<?x?xf32> to tensor<?x8xf32>
    %0 = vector.transfer_write %arg0, %extracted_slice[%c0, %c0] {in_bounds = [false, true]} : vector<4x8xf32>, tensor<?x8xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg4[%arg3, 0] [%arg2, 8] [1, 1] : tensor<?x8xf32> into tensor<?x?xf32>
    %1 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
    %extracted_slice_0 = tensor.extract_slice %1[1, 0] [%arg2, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
    %inserted_slice_1 = tensor.insert_slice %extracted_slice_0 into %arg4[%arg3, 0] [%arg2, 8] [1, 1] : tensor<?x8xf32> into tensor<?x?xf32>
    return %inserted_slice, %inserted_slice_1 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @single(%arg0: vector<f32>, %arg1: vector<f32>) -> (vector<1xf32>, vector<1xf32>) {
    %0 = vector.broadcast %arg0 : vector<f32> to vector<1xf32>
    %1 = vector.broadcast %arg1 : vector<f32> to vector<1xf32>
    return %0, %1 : vector<1xf32>, vector<1xf32>
  }
}

