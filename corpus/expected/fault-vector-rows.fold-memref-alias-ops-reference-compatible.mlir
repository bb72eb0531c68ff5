#map = affine_map<()[s0, s1] -> (s0 + s1)>
#map1 = affine_map<()[s0] -> (s0 + 2)>
#map2 = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
#map3 = affine_map<()[s0] -> (s0 + 1)>
module {
  func.func @vcol(%arg0: memref<?x8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> (vector<4xf32>, vector<4xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<?x8xf32> into memref<?xf32>
    %0 = vector.transfer_read %collapse_shape[%arg2], %arg3 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    %1:2 = affine.delinearize_index %arg2 into (%sizes#0, 8) : index, index
    %2 = vector.load %arg0[%1#0, %1#1] : memref<?x8xf32>, vector<4xf32>
    return %0, %2 : vector<4xf32>, vector<4xf32>
  }
  func.func @cv2red(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x4xf32> {
    %c1 = arith.constant 1 : index
    %0 = affine.apply #map()[%arg1, %arg2]
    %1 = affine.apply #map1()[%arg2]
    %2 = vector.load %arg0[%0, %c1, %1] : memref<?x?x?xf32>, vector<2x4xf32>
    return %2 : vector<2x4xf32>
  }
  func.func @cvldstr(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4x1xf32> {
    %0 = affine.apply #map2()[%arg1, %arg2]
    %1 = affine.apply #map3()[%arg2]
    %2 = vector.load %arg0[%0, %1] : memref<?x?xf32>, vector<4x1xf32>
    return %2 : vector<4x1xf32>
  }
  func.func @de1(%arg0: memref<?x8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x4xf32> {
    %0 = affine.linearize_index [%arg2, %arg2] by (2, 4) : index
    %1 = vector.transfer_read %arg0[%arg2, %0], %arg3 {in_bounds = [true, true]} : memref<?x8xf32>, vector<2x4xf32>
    return %1 : vector<2x4xf32>
  }
}

