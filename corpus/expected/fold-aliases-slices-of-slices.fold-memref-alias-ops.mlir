#map = affine_map<()[s0] -> (s0 * 2)>
#map1 = affine_map<()[s0] -> (s0 + 2)>
module {
  func.func @subsub(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> memref<?xf32, strided<[1], offset: ?>> {
    %0 = affine.apply #map()[%arg1]
    %1 = affine.apply #map1()[%arg2]
    %subview = memref.subview %arg0[%0, %1] [1, %arg2] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
    return %subview : memref<?xf32, strided<[1], offset: ?>>
  }
  func.func @subsub3(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> memref<2xf32, strided<[1], offset: ?>> {
    %0 = affine.apply #map1()[%arg1]
    %subview = memref.subview %arg0[%arg1, %0] [1, 2] [1, 1] : memref<?x?xf32> to memref<2xf32, strided<[1], offset: ?>>
    return %subview : memref<2xf32, strided<[1], offset: ?>>
  }
  func.func @subsub4(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> memref<2x4xf32, strided<[?, 1], offset: ?>> {
    %subview = memref.subview %arg0[1, 3] [2, 4] [1, 1] : memref<?x?xf32> to memref<2x4xf32, strided<[?, 1], offset: ?>>
    return %subview : memref<2x4xf32, strided<[?, 1], offset: ?>>
  }
  func.func @subsub2(%arg0: memref<32x32xf32>, %arg1: index, %arg2: index) -> memref<?xf32, strided<[4], offset: ?>> {
    %subview = memref.subview %arg0[4, 4] [8, 8] [1, 2] : memref<32x32xf32> to memref<8x8xf32, strided<[32, 2], offset: 132>>
    %subview_0 = memref.subview %subview[%arg1, 1] [1, %arg2] [1, 2] : memref<8x8xf32, strided<[32, 2], offset: 132>> to memref<?xf32, strided<[4], offset: ?>>
    return %subview_0 : memref<?xf32, strided<[4], offset: ?>>
  }
  func.func @cs12(%arg0: memref<32xf32>, %arg1: index, %arg2: index) -> memref<2xf32, strided<[2], offset: ?>> {
    %subview = memref.subview %arg0[4] [8] [2] : memref<32xf32> to memref<8xf32, strided<[2], offset: 4>>
    %subview_0 = memref.subview %subview[%arg1] [2] [1] : memref<8xf32, strided<[2], offset: 4>> to memref<2xf32, strided<[2], offset: ?>>
    return %subview_0 : memref<2xf32, strided<[2], offset: ?>>
  }
  func.func @cs21(%arg0: memref<32xf32>, %arg1: index, %arg2: index) -> memref<2xf32, strided<[2], offset: ?>> {
    %subview = memref.subview %arg0[4] [8] [1] : memref<32xf32> to memref<8xf32, strided<[1], offset: 4>>
    %subview_0 = memref.subview %subview[%arg1] [2] [2] : memref<8xf32, strided<[1], offset: 4>> to memref<2xf32, strided<[2], offset: ?>>
    return %subview_0 : memref<2xf32, strided<[2], offset: ?>>
  }
}

