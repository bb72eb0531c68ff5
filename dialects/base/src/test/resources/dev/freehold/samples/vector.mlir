#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @f(%arg0: vector<4x8xf32>, %arg1: vector<8x4xf32>, %arg2: vector<4x4xf32>) -> vector<4x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %cst : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
    %1 = arith.addf %0, %arg2 : vector<4x4xf32>
    return %1 : vector<4x4xf32>
  }
}
// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: vector<16xf32>) -> vector<16xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.constant_mask [0] : vector<16xi1>
    %1 = vector.maskedload %arg0[%c0], %0, %arg1 : memref<16xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    return %1 : vector<16xf32>
  }
}
// -----
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
    %0 = vector.interleave %arg0, %arg1 : vector<4xf32> -> vector<8xf32>
    %res1, %res2 = vector.deinterleave %0 : vector<8xf32> -> vector<4xf32>
    return %res1, %res2 : vector<4xf32>, vector<4xf32>
  }
}
// -----
module {
  func.func @f(%arg0: memref<16xf32>) -> vector<4xf32> {
    %c13 = arith.constant 13 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_read %arg0[%c13], %cst : memref<16xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
}
// -----
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [0], strides = [1]} : vector<4xf32> into vector<4xf32>
    return %0 : vector<4xf32>
  }
}
// -----
module {
  func.func @f(%arg0: vector<f32>, %arg1: f32) -> vector<f32> {
    %0 = vector.insert %arg1, %arg0 [] : f32 into vector<f32>
    return %0 : vector<f32>
  }
}
// -----
func.func @mask(%mask: vector<8xi1>, %value: vector<8xf32>) -> f32 {
  %0 = vector.mask %mask { vector.reduction <add>, %value : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return %0 : f32
}
