#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<()[s0] -> (s0 floordiv 2)>
module {
  func.func @up(%arg0: memref<64x128x128xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<64x256x256xf32, strided<[?, ?, ?], offset: ?>>) -> memref<128x256x256xf32> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<64x256x256xf32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%alloc : memref<64x256x256xf32>) {
    ^bb0(%out: f32):
      %0 = linalg.index 0 : index
      %1 = linalg.index 1 : index
      %2 = linalg.index 2 : index
      %3 = affine.apply #map1()[%1]
      %4 = affine.apply #map1()[%2]
      %5 = memref.load %arg0[%0, %3, %4] : memref<64x128x128xf32, strided<[?, ?, ?], offset: ?>>
      linalg.yield %5 : f32
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<128x256x256xf32>
    %subview = memref.subview %alloc_0[0, 0, 0] [64, 256, 256] [1, 1, 1] : memref<128x256x256xf32> to memref<64x256x256xf32, strided<[65536, 256, 1]>>
    memref.copy %alloc, %subview : memref<64x256x256xf32> to memref<64x256x256xf32, strided<[65536, 256, 1]>>
    %subview_1 = memref.subview %alloc_0[64, 0, 0] [64, 256, 256] [1, 1, 1] : memref<128x256x256xf32> to memref<64x256x256xf32, strided<[65536, 256, 1], offset: 4194304>>
    memref.copy %arg1, %subview_1 : memref<64x256x256xf32, strided<[?, ?, ?], offset: ?>> to memref<64x256x256xf32, strided<[65536, 256, 1], offset: 4194304>>
    return %alloc_0 : memref<128x256x256xf32>
  }
}

