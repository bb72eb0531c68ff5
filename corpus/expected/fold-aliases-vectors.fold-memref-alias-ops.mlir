#map = affine_map<()[s0, s1] -> (s0 + s1)>
#map1 = affine_map<()[s0] -> (s0 + 2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<()[s0] -> (s0 + 1)>
#map5 = affine_map<()[s0] -> (s0 * 2)>
#map6 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1) -> (0)>
#map9 = affine_map<(d0) -> (0)>
module {
  func.func @vec(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> (vector<4xf32>, vector<4xf32>) {
    %subview = memref.subview %arg0[%arg1, 2] [%arg2, 8] [1, 1] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
    %0 = vector.transfer_read %subview[%arg3, %arg3], %arg4 : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
    %1 = affine.apply #map()[%arg1, %arg3]
    %2 = affine.apply #map1()[%arg3]
    vector.transfer_write %0, %arg0[%1, %2] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
    %3 = affine.apply #map()[%arg1, %arg3]
    %4 = affine.apply #map1()[%arg3]
    %5 = vector.load %arg0[%3, %4] : memref<?x?xf32>, vector<4xf32>
    %6 = affine.apply #map()[%arg1, %arg3]
    %7 = affine.apply #map1()[%arg3]
    vector.store %5, %arg0[%6, %7] : memref<?x?xf32>, vector<4xf32>
    return %0, %5 : vector<4xf32>, vector<4xf32>
  }
  func.func @vecred(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> (vector<4xf32>, vector<4xf32>) {
    %subview = memref.subview %arg0[%arg1, 2] [1, 8] [1, 2] : memref<?x?xf32> to memref<8xf32, strided<[2], offset: ?>>
    %0 = vector.transfer_read %subview[%arg3], %arg4 : memref<8xf32, strided<[2], offset: ?>>, vector<4xf32>
    %subview_0 = memref.subview %arg0[%arg1, 2] [1, 8] [1, 1] : memref<?x?xf32> to memref<8xf32, strided<[1], offset: ?>>
    %1 = vector.transfer_read %subview_0[%arg3], %arg4 : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
    vector.transfer_write %1, %subview_0[%arg3] : vector<4xf32>, memref<8xf32, strided<[1], offset: ?>>
    return %0, %1 : vector<4xf32>, vector<4xf32>
  }
  func.func @vr(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32, %arg5: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
    %0 = affine.apply #map1()[%arg3]
    %1 = vector.transfer_read %arg0[%arg1, %0], %arg4 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
    %2 = affine.apply #map1()[%arg3]
    vector.transfer_write %1, %arg0[%arg1, %2] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
    %3 = affine.apply #map1()[%arg3]
    %4 = vector.maskedload %arg0[%arg1, %3], %arg5, %1 : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %5 = affine.apply #map1()[%arg3]
    vector.maskedstore %arg0[%arg1, %5], %arg5, %4 : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
    %6 = affine.apply #map1()[%arg3]
    %7 = vector.transfer_read %arg0[%arg1, %6], %arg4, %arg5 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
    return %4, %7 : vector<4xf32>, vector<4xf32>
  }
  func.func @vp(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> vector<4x4xf32> {
    %c2 = arith.constant 2 : index
    %0 = affine.apply #map()[%arg1, %arg3]
    %1 = affine.apply #map()[%arg2, %arg3]
    %2 = vector.transfer_read %arg0[%0, %c2, %1], %arg4 {in_bounds = [true, true], permutation_map = #map2} : memref<?x?x?xf32>, vector<4x4xf32>
    %3 = affine.apply #map()[%arg1, %arg3]
    %4 = affine.apply #map()[%arg2, %arg1]
    vector.transfer_write %2, %arg0[%3, %c2, %4] {in_bounds = [true, true], permutation_map = #map3} : vector<4x4xf32>, memref<?x?x?xf32>
    return %2 : vector<4x4xf32>
  }
  func.func @vstr(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4xf32> {
    %subview = memref.subview %arg0[%arg1] [8] [2] : memref<?xf32> to memref<8xf32, strided<[2], offset: ?>>
    %0 = vector.transfer_read %subview[%arg2], %arg3 {in_bounds = [true]} : memref<8xf32, strided<[2], offset: ?>>, vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @vexp(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> (vector<4xf32>, vector<4xf32>) {
    %0 = affine.linearize_index [%arg2, %arg2] by (%arg1, 8) : index
    %1 = vector.transfer_read %arg0[%0], %arg3 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    %2 = affine.linearize_index [%arg2, %arg2] by (%arg1, 8) : index
    %3 = vector.load %arg0[%2] : memref<?xf32>, vector<4xf32>
    return %1, %3 : vector<4xf32>, vector<4xf32>
  }
  func.func @cv2sub(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x4xf32> {
    %0 = affine.apply #map()[%arg1, %arg2]
    %1 = affine.apply #map4()[%arg2]
    %2 = vector.load %arg0[%0, %1] : memref<?x?xf32>, vector<2x4xf32>
    return %2 : vector<2x4xf32>
  }
  func.func @cv2expt(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x4xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%arg1, 8] : memref<?xf32> into memref<?x8xf32>
    %0 = vector.transfer_read %expand_shape[%arg2, %arg2], %arg3 {in_bounds = [true, true]} : memref<?x8xf32>, vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  func.func @cv2expg(%arg0: memref<?x8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> (vector<2x4xf32>, vector<2x4xf32>) {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg1, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
    %0 = affine.linearize_index [%arg2, %arg2] by (%arg1, 4) : index
    %1 = vector.transfer_read %arg0[%0, %arg2], %arg3 {in_bounds = [true, true]} : memref<?x8xf32>, vector<2x4xf32>
    %2 = affine.linearize_index [%arg2, %arg2] by (%arg1, 4) : index
    %3 = vector.load %arg0[%2, %arg2] : memref<?x8xf32>, vector<2x4xf32>
    vector.transfer_write %1, %expand_shape[%arg2, %arg2, %arg2] {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x4x8xf32>
    return %1, %3 : vector<2x4xf32>, vector<2x4xf32>
  }
  func.func @cvexpw(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xf32>) {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%arg1, 8] : memref<?xf32> into memref<?x8xf32>
    vector.transfer_write %arg4, %expand_shape[%arg2, %arg2] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
    %0 = affine.linearize_index [%arg2, %arg2] by (%arg1, 8) : index
    vector.store %arg4, %arg0[%0] : memref<?xf32>, vector<4xf32>
    return
  }
  func.func @cvelem(%arg0: memref<?xvector<4xf32>>, %arg1: index) -> vector<4xf32> {
    %0 = affine.apply #map5()[%arg1]
    %1 = vector.load %arg0[%0] : memref<?xvector<4xf32>>, vector<4xf32>
    return %1 : vector<4xf32>
  }
  func.func @cattrs(%arg0: memref<32xf32>, %arg1: index, %arg2: f32) -> (f32, vector<4xf32>) {
    %0 = affine.apply #map5()[%arg1]
    memref.store %arg2, %arg0[%0] {nontemporal = true} : memref<32xf32>
    %1 = affine.apply #map5()[%arg1]
    %2 = memref.load %arg0[%1] : memref<32xf32>
    %3 = affine.apply #map5()[%arg1]
    %4 = vector.load %arg0[%3] : memref<32xf32>, vector<4xf32>
    %5 = affine.apply #map5()[%arg1]
    vector.store %4, %arg0[%5] : memref<32xf32>, vector<4xf32>
    %6 = affine.apply #map5()[%arg1]
    %7 = vector.transfer_read %arg0[%6], %arg2 {in_bounds = [true]} : memref<32xf32>, vector<4xf32>
    %8 = affine.apply #map5()[%arg1]
    vector.transfer_write %7, %arg0[%8] {in_bounds = [true]} : vector<4xf32>, memref<32xf32>
    return %2, %4 : f32, vector<4xf32>
  }
  func.func @de2(%arg0: memref<?x8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x4xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg1, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
    %0 = vector.transfer_read %expand_shape[%arg2, %arg2, %arg2], %arg3 {in_bounds = [true, true], permutation_map = #map6} : memref<?x4x8xf32>, vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  func.func @de3(%arg0: memref<?x8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x4xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg1, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
    %0 = vector.transfer_read %expand_shape[%arg2, %arg2, %arg2], %arg3 {in_bounds = [true, true], permutation_map = #map3} : memref<?x4x8xf32>, vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  func.func @de4(%arg0: memref<?x8xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi1>) -> vector<4xf32> {
    %0 = affine.linearize_index [%arg2, %arg2] by (%arg1, 4) : index
    %1 = vector.transfer_read %arg0[%0, %arg2], %arg3, %arg4 {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
    return %1 : vector<4xf32>
  }
  func.func @de5(%arg0: memref<8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [8, 1] : memref<8xf32> into memref<8x1xf32>
    %0 = vector.transfer_read %expand_shape[%arg2, %arg2], %arg3 {in_bounds = [true], permutation_map = #map7} : memref<8x1xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @de6(%arg0: memref<8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [1, 8] : memref<8xf32> into memref<1x8xf32>
    %0 = vector.transfer_read %expand_shape[%arg2, %arg2], %arg3 {foo, in_bounds = [true], permutation_map = #map8} : memref<1x8xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @de7(%arg0: memref<8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4xf32> {
    %0 = affine.apply #map()[%arg1, %arg2]
    %1 = vector.transfer_read %arg0[%0], %arg3 {in_bounds = [true], permutation_map = #map9} : memref<8xf32>, vector<4xf32>
    %2 = affine.apply #map()[%arg1, %arg2]
    vector.transfer_write %1, %arg0[%2] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
    return %1 : vector<4xf32>
  }
  func.func @de8(%arg0: memref<8x8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4xf32> {
    %subview = memref.subview %arg0[%arg1, 1] [1, 4] [2, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
    %0 = vector.transfer_read %subview[%arg2], %arg3 {foo, in_bounds = [true]} : memref<4xf32, strided<[1], offset: ?>>, vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @de9(%arg0: memref<8x8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
    %0 = affine.apply #map()[%arg1, %arg2]
    %1 = affine.apply #map4()[%arg2]
    %2 = vector.transfer_read %arg0[%0, %1], %arg3 : memref<8x8xf32>, vector<f32>
    %3 = vector.extract %2[] : f32 from vector<f32>
    return %3 : f32
  }
}

