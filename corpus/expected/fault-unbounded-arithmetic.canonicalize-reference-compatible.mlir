#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @order_of_difference(%arg0: index, %arg1: index) -> (i1, i1) {
    %0 = index.cmp ule(%arg0, %arg1)
    %1 = index.cmp slt(%arg0, %arg1)
    return %0, %1 : i1, i1
  }
  func.func @complex(%arg0: complex<f32>, %arg1: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
    return %arg0, %arg0, %arg0, %arg0, %arg0, %arg0 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
  }
  func.func @casts(%arg0: i64, %arg1: index, %arg2: i32) -> (f32, index, i8) {
    %0 = arith.sitofp %arg0 : i64 to f32
    %1 = arith.trunci %arg2 overflow<nsw> : i32 to i8
    return %0, %arg1, %1 : f32, index, i8
  }
  func.func @angle_of_zero() -> f32 {
    %cst = arith.constant 0x7FC00000 : f32
    return %cst : f32
  }
  func.func @contraction(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: f32) -> f32 {
    %0 = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2xf32>, vector<2xf32> into f32
    return %0 : f32
  }
}

