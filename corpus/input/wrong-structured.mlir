func.func @f(%a: f32, %b: vector<4xf32>) { linalg.fill ins(%a : f32) outs(%b : vector<4xf32>)
return }
// -----
#id = affine_map<(d0) -> (d0)>
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) { "linalg.generic"(%a, %b) <{indexing_maps = [#id, #id], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%x: vector<4xf32>, %y: vector<4xf32>):
  linalg.yield %x : vector<4xf32>
}) : (vector<4xf32>, vector<4xf32>) -> ()
return }
// -----
#id = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<4xf32>, %b: memref<4xf32>) { "linalg.generic"(%a, %b) <{indexing_maps = [#id, #id], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%x: f32, %y: f32):
  linalg.yield %x : f32
}) : (tensor<4xf32>, memref<4xf32>) -> ()
return }
// -----
#id = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<4xf32>, %b: memref<*xf32>) { "linalg.generic"(%a, %b) <{indexing_maps = [#id, #id], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%x: f32, %y: f32):
  linalg.yield %x : f32
}) : (memref<4xf32>, memref<*xf32>) -> ()
return }
// -----
#id = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<4xf32>, %b: tensor<4xf32>) { %0:2 = "linalg.generic"(%a, %b) <{indexing_maps = [#id, #id], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%x: f32, %y: f32):
  linalg.yield %x : f32
}) : (memref<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
return }
// -----
#id = affine_map<(d0)[s] -> (d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) { "linalg.generic"(%a, %b) <{indexing_maps = [#id, #id], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%x: f32, %y: f32):
  linalg.yield %x : f32
}) : (memref<4xf32>, memref<4xf32>) -> ()
return }
// -----
#id = affine_map<(d0, d1) -> (d0)>
#id1 = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) { "linalg.generic"(%a, %b) <{indexing_maps = [#id, #id1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%x: f32, %y: f32):
  linalg.yield %x : f32
}) : (memref<4xf32>, memref<4xf32>) -> ()
return }
// -----
#id = affine_map<(d0, d1) -> (d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) { "linalg.generic"(%a, %b) <{indexing_maps = [#id, #id], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%x: f32, %y: f32):
  linalg.yield %x : f32
}) : (memref<4xf32>, memref<4xf32>) -> ()
return }
// -----
#id = affine_map<(d0) -> (d0 + 1)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) { "linalg.generic"(%a, %b) <{indexing_maps = [#id, #id], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%x: f32, %y: f32):
  linalg.yield %x : f32
}) : (memref<4xf32>, memref<4xf32>) -> ()
return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) { "linalg.generic"(%a, %b) <{indexing_maps = [], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%x: f32, %y: f32):
  linalg.yield %x : f32
}) : (memref<4xf32>, memref<4xf32>) -> ()
return }
// -----
func.func @f() { "linalg.generic"() <{indexing_maps = [], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 0>}> ({
}) : () -> ()
return }
// -----
#id = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) { "linalg.generic"(%a, %b) <{indexing_maps = [#id, #id], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
}) : (memref<4xf32>, memref<4xf32>) -> ()
return }
// -----
#id = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) { "linalg.generic"(%a, %b) <{indexing_maps = [#id, #id], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%x: f32):
  linalg.yield %x : f32
}) : (memref<4xf32>, memref<4xf32>) -> ()
return }
// -----
#id = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) { "linalg.generic"(%a, %b) <{indexing_maps = [#id, #id], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<window>], operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%x: f32, %y: i32):
  linalg.yield %x : f32
}) : (memref<4xf32>, memref<4xf32>) -> ()
return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4x4xf32>) { %0 = "linalg.softmax"(%a, %b) <{dimension = 0 : i64}> : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4x4xi32>) { %0 = "linalg.softmax"(%a, %b) <{dimension = 7 : i64}> : (tensor<4xf32>, tensor<4x4xi32>) -> tensor<4x4xf32>
return }
// -----
func.func @f(%a: tensor<*xf32>, %b: tensor<4xf32>) { %0 = "linalg.softmax"(%a, %b) <{dimension = 0 : i64}> : (tensor<*xf32>, tensor<4xf32>) -> tensor<4xf32>
return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>) { linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %b : memref<4xf32> -> memref<4x4xf32>
return }
// -----
func.func @f(%a: vector<4xf32>, %b: memref<4x4xf32>) { linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %b : vector<4xf32> -> memref<4x4xf32>
return }
// -----
func.func @f(%a: vector<4xf32>, %b: memref<4x4xf32>) { linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %b : vector<4xf32> -> memref<4x4xf32>
return }
// -----
func.func @f(%arg0: tensor<2x3x3x5x6xf32>, %arg1: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %1 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x3x5x6xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %1 : tensor<6x6x5x2xf32>
}
// -----
func.func @f(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5xf32>) -> tensor<6x6x5xf32> {
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5xf32>) -> tensor<6x6x5xf32>
  return %1 : tensor<6x6x5xf32>
}
// -----
func.func @f(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5xf32>) -> tensor<6x6x5xf32> {
  %1 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5xf32>) -> tensor<6x6x5xf32>
  return %1 : tensor<6x6x5xf32>
}
// -----
"builtin.unrealized_conversion_cast"() : () -> ()
// -----
func.func @f(%a: i32) { builtin.unrealized_conversion_cast %a : i32 to 
return }
// -----
func.func @f(%a: tensor<4xf32>, %b: memref<4xf32>) { bufferization.materialize_in_destination %a in %b : (tensor<4xf32>, memref<4xf32>) -> ()
return }
// -----
func.func @f(%a: tensor<4xf32>, %b: vector<4xf32>) { bufferization.materialize_in_destination %a in %b : (tensor<4xf32>, vector<4xf32>) -> ()
return }
// -----
func.func @f(%a: tensor<*xf32>, %b: memref<4xf32>) { bufferization.materialize_in_destination %a in writable %b : (tensor<*xf32>, memref<4xf32>) -> ()
return }
// -----
func.func @f(%a: tensor<4xf32>, %b: memref<*xf32>) { bufferization.materialize_in_destination %a in writable %b : (tensor<4xf32>, memref<*xf32>) -> ()
return }
// -----
func.func @f(%a: tensor<4x4xf32>, %b: memref<4xf32>) { bufferization.materialize_in_destination %a in %b : (tensor<4x4xf32>, memref<4xf32>) -> ()
return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4x4xf32>) { bufferization.materialize_in_destination %a in restrict %b : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4x4xf32>) { bufferization.materialize_in_destination %a in %b : (tensor<4xf32>, tensor<4x4xf32>) -> ()
return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) { bufferization.materialize_in_destination %a in %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) { bufferization.materialize_in_destination %a in writable %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return }
// -----
func.func @f(%a: tensor<5xf32>, %b: memref<4xf32>) { %r = bufferization.materialize_in_destination %a in %b : (tensor<5xf32>, memref<4xf32>) -> tensor<4xf32>
return }
// -----
func.func @f(%a: tensor<5xf32>, %b: memref<4xf32>) { bufferization.materialize_in_destination %a in restrict writable %b : (tensor<5xf32>, memref<4xf32>) -> ()
return }
