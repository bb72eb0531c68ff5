#map = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2)>
#map1 = affine_map<()[s0] -> (s0 + 2)>
#map2 = affine_map<()[s0] -> (s0 * 3 + 2)>
#map3 = affine_map<()[s0, s1] -> (s0 + s1)>
#map4 = affine_map<()[s0, s1] -> (s0 + s1 * 4 + 2)>
module {
  func.func @ld(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> f32 {
    %0 = affine.apply #map()[%arg1, %arg3, %arg2]
    %1 = affine.apply #map1()[%arg4]
    %2 = memref.load %arg0[%0, %1] {nontemporal = true} : memref<?x?xf32>
    return %2 : f32
  }
  func.func @st(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) {
    %0 = affine.apply #map2()[%arg3]
    memref.store %arg4, %arg0[%arg1, %0] : memref<?x?xf32>
    return
  }
  func.func @const(%arg0: memref<8x8xf32>, %arg1: f32) {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    memref.store %arg1, %arg0[%c2, %c3] : memref<8x8xf32>
    return
  }
  func.func @zero(%arg0: memref<8x8xf32>, %arg1: index) -> f32 {
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg0[%arg1, %c1] : memref<8x8xf32>
    return %0 : f32
  }
  func.func @exp(%arg0: memref<?x12xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> f32 {
    %0 = affine.linearize_index disjoint [%arg2, %arg3] by (%arg1, 5) : index
    %1 = affine.linearize_index disjoint [%arg4, %arg5] by (3, 4) : index
    %2 = memref.load %arg0[%0, %1] : memref<?x12xf32>
    %3 = affine.linearize_index disjoint [%arg3, %arg2] by (%arg1, 5) : index
    %4 = affine.linearize_index disjoint [%arg4, %arg5] by (3, 4) : index
    memref.store %2, %arg0[%3, %4] : memref<?x12xf32>
    return %2 : f32
  }
  func.func @exp2(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> f32 {
    %0 = affine.linearize_index disjoint [%arg3, %arg4] by (%arg1, %arg2) : index
    %1 = memref.load %arg0[%0] : memref<?xf32>
    return %1 : f32
  }
  func.func @exp3(%arg0: memref<3xf32>, %arg1: index) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = affine.linearize_index disjoint [%c0, %arg1, %c0] by (1, 3, 1) : index
    %1 = memref.load %arg0[%0] : memref<3xf32>
    return %1 : f32
  }
  func.func @col(%arg0: memref<?x5x?xf32>, %arg1: index, %arg2: index) -> f32 {
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x5x?xf32> -> memref<f32>, index, index, index, index, index, index, index
    %0:2 = affine.delinearize_index %arg1 into (%sizes#0, 5) : index, index
    %1 = memref.load %arg0[%0#0, %0#1, %arg2] : memref<?x5x?xf32>
    %base_buffer_0, %offset_1, %sizes_2:3, %strides_3:3 = memref.extract_strided_metadata %arg0 : memref<?x5x?xf32> -> memref<f32>, index, index, index, index, index, index, index
    %2:2 = affine.delinearize_index %arg2 into (%sizes_2#0, 5) : index, index
    memref.store %1, %arg0[%2#0, %2#1, %arg1] : memref<?x5x?xf32>
    return %1 : f32
  }
  func.func @col2(%arg0: memref<?x?x?xf32>, %arg1: index) -> f32 {
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index
    %0:3 = affine.delinearize_index %arg1 into (%sizes#0, %sizes#1, %sizes#2) : index, index, index
    %1 = memref.load %arg0[%0#0, %0#1, %0#2] : memref<?x?x?xf32>
    return %1 : f32
  }
  func.func @col0(%arg0: memref<1x1xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg0[%c0, %c0] : memref<1x1xf32>
    return %0 : f32
  }
  func.func @colc(%arg0: memref<4x5xf32>) -> f32 {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = memref.load %arg0[%c1, %c2] : memref<4x5xf32>
    return %0 : f32
  }
  func.func @exp0(%arg0: memref<f32>, %arg1: index) -> f32 {
    %0 = memref.load %arg0[] : memref<f32>
    return %0 : f32
  }
  func.func @chain(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) {
    %0 = affine.linearize_index disjoint [%arg3, %arg3] by (2, 2) : index
    %1 = affine.linearize_index disjoint [%arg1, %arg2] by (2, 4) : index
    %2 = affine.apply #map3()[%arg1, %0]
    %3 = affine.apply #map1()[%1]
    memref.store %arg4, %arg0[%2, %3] : memref<?x?xf32>
    return
  }
  func.func @col3(%arg0: memref<?x5x?x7xf32>, %arg1: index, %arg2: index) -> f32 {
    %base_buffer, %offset, %sizes:4, %strides:4 = memref.extract_strided_metadata %arg0 : memref<?x5x?x7xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
    %0:2 = affine.delinearize_index %arg1 into (%sizes#0, 5) : index, index
    %1:2 = affine.delinearize_index %arg2 into (%sizes#2, 7) : index, index
    %2 = memref.load %arg0[%0#0, %0#1, %1#0, %1#1] : memref<?x5x?x7xf32>
    return %2 : f32
  }
  func.func @col4(%arg0: memref<4x5x3x7xf32>, %arg1: index, %arg2: index) -> f32 {
    %0:2 = affine.delinearize_index %arg1 into (4, 5) : index, index
    %1:2 = affine.delinearize_index %arg2 into (3, 7) : index, index
    %2 = memref.load %arg0[%0#0, %0#1, %1#0, %1#1] : memref<4x5x3x7xf32>
    return %2 : f32
  }
  func.func @col5(%arg0: memref<4x1x1x7xf32>, %arg1: index, %arg2: index) -> f32 {
    %0:2 = affine.delinearize_index %arg1 into (4, 1) : index, index
    %1:2 = affine.delinearize_index %arg2 into (1, 7) : index, index
    %2 = memref.load %arg0[%0#0, %0#1, %1#0, %1#1] : memref<4x1x1x7xf32>
    return %2 : f32
  }
  func.func @idx(%arg0: memref<?xf32>, %arg1: index, %arg2: index) -> f32 {
    %0 = affine.apply #map4()[%arg1, %arg2]
    %1 = memref.load %arg0[%0] : memref<?xf32>
    return %1 : f32
  }
}

