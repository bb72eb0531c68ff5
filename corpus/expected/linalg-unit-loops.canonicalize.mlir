#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f(%arg0: memref<1x4xf32>, %arg1: memref<4x?xf32>) {
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : memref<1x4xf32>) {
    ^bb0(%out: f32):
      %0 = linalg.index 1 : index
      %1 = arith.index_cast %0 : index to i32
      %2 = arith.sitofp %1 : i32 to f32
      linalg.yield %2 : f32
    }
    return
  }
}

