func.func @f(%a: tensor<2x3xf32>) -> tensor<6xf32> { %0 = "tensor.collapse_shape"(%a) <{reassociation = [[-5, 1]]}> : (tensor<2x3xf32>) -> tensor<6xf32>
return %0 : tensor<6xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<6xf32> { %0 = "tensor.collapse_shape"(%a) <{reassociation = [[]]}> : (tensor<2x3xf32>) -> tensor<6xf32>
return %0 : tensor<6xf32> }
// -----
func.func @f(%a: tensor<1xf32>) -> tensor<1xf32> { %0 = "tensor.collapse_shape"(%a) <{reassociation = [[]]}> : (tensor<1xf32>) -> tensor<1xf32>
return %0 : tensor<1xf32> }
// -----
func.func @f(%a: tensor<6xf32>) -> tensor<2x3xf32> { %0 = "tensor.collapse_shape"(%a) <{reassociation = [[0, 1]]}> : (tensor<6xf32>) -> tensor<2x3xf32>
return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<6xi32> { %0 = "tensor.collapse_shape"(%a) <{reassociation = [[0, 1]]}> : (tensor<2x3xf32>) -> tensor<6xi32>
return %0 : tensor<6xi32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2xf32> { %0 = "tensor.expand_shape"(%a) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2>}> : (tensor<2x3xf32>) -> tensor<2xf32>
return %0 : tensor<2xf32> }
// -----
func.func @f(%a: tensor<6xf32>) -> tensor<2x3xf32> { %0 = "tensor.expand_shape"(%a) <{reassociation = [], static_output_shape = array<i64: 2, 3>}> : (tensor<6xf32>) -> tensor<2x3xf32>
return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<?x?xf32> { %0 = "tensor.concat"() <{dim = 0 : i64}> : () -> tensor<?x?xf32>
return %0 : tensor<?x?xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>, %d: tensor<2x4xi32>) -> tensor<?x?xf32> { %0 = "tensor.concat"(%a, %d) <{dim = 0 : i64}> : (tensor<2x3xf32>, tensor<2x4xi32>) -> tensor<?x?xf32>
return %0 : tensor<?x?xf32> }
// -----
func.func @f(%a: tensor<4x3xf32>, %d: tensor<2x4xi32>) -> tensor<4x3xf32> { %0 = tensor.gather %a[%d] gather_dims([]) : (tensor<4x3xf32>, tensor<2x4xi32>) -> tensor<4x3xf32>
return %0 : tensor<4x3xf32> }
// -----
func.func @f(%a: tensor<4x3xf32>, %d: tensor<2x3xi32>) -> tensor<4x3xf32> { %0 = tensor.gather %a[%d] gather_dims([0, 1, 2]) : (tensor<4x3xf32>, tensor<2x3xi32>) -> tensor<4x3xf32>
return %0 : tensor<4x3xf32> }
// -----
func.func @f(%a: tensor<4x3xf32>, %d: tensor<2x2xi32>) -> tensor<4x3xf32> { %0 = tensor.gather %a[%d] gather_dims([1, 0]) : (tensor<4x3xf32>, tensor<2x2xi32>) -> tensor<4x3xf32>
return %0 : tensor<4x3xf32> }
// -----
func.func @f(%a: tensor<4x3xf32>, %d: tensor<i32>) -> tensor<4x3xf32> { %0 = tensor.gather %a[%d] gather_dims([1, 0]) : (tensor<4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
return %0 : tensor<4x3xf32> }
// -----
func.func @f(%a: tensor<4x3xf32>, %d: tensor<2x2xi32>) -> tensor<4x3xf32> { %0 = tensor.scatter %a into %a[%d] scatter_dims([1, 0]) : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<2x2xi32>) -> tensor<4x3xf32>
return %0 : tensor<4x3xf32> }
// -----
func.func @f(%a: tensor<4x3xf32>, %d: tensor<2x2xi32>) -> tensor<4x3xi32> { %0 = tensor.scatter %a into %a[%d] scatter_dims([1, 0]) unique : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<2x2xi32>) -> tensor<4x3xi32>
return %0 : tensor<4x3xi32> }
// -----
func.func @f(%a: tensor<4x3xf32>, %d: tensor<2x2xi32>) -> tensor<4x3xi32> { %0 = tensor.scatter %a into %a[%d] scatter_dims([0, 1]) unique : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<2x2xi32>) -> tensor<4x3xi32>
return %0 : tensor<4x3xi32> }
// -----
func.func @f(%a: tensor<f32>) -> tensor<2x3xf32> { %0 = "tensor.generate"() ({
}) : () -> tensor<2x3xf32>
return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<f32>) -> tensor<2x3xf32> { %0 = "tensor.generate"() ({
^bb0(%x: index, %y: index):
 "test.x"() : () -> ()
}) : () -> tensor<2x3xf32>
return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: f32) -> tensor<2x3xf32> { %0 = "tensor.generate"() ({
^bb0(%x: index):
 "tensor.yield"(%a) : (f32) -> ()
}) : () -> tensor<2x3xf32>
return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: f32) -> tensor<?x3xf32> { %0 = "tensor.generate"() ({
^bb0(%x: index, %y: index):
 "tensor.yield"(%a) : (f32) -> ()
}) : () -> tensor<?x3xf32>
return %0 : tensor<?x3xf32> }
// -----
func.func @f(%a: i32) -> tensor<3x3xf32> { %0 = "tensor.generate"() ({
^bb0(%x: index, %y: index):
 "tensor.yield"(%a) : (i32) -> ()
}) : () -> tensor<3x3xf32>
return %0 : tensor<3x3xf32> }
// -----
func.func @f(%a: i32) -> tensor<3x3xf32> { %0 = "tensor.generate"() ({
^bb0(%x: index, %y: i32):
 "tensor.yield"(%a) : (i32) -> ()
}) : () -> tensor<3x3xf32>
return %0 : tensor<3x3xf32> }
// -----
func.func @f(%a: tensor<2x2xf32>, %f: f32) -> tensor<3xf32> { %0 = "tensor.pad"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0>, static_low = array<i64: 0, 0>}> ({
^bb0(%x: index, %y: index):
 "tensor.yield"(%f) : (f32) -> ()
}) : (tensor<2x2xf32>) -> tensor<3xf32>
return %0 : tensor<3xf32> }
// -----
func.func @f(%a: tensor<2x2xf32>, %f: f32) -> tensor<2x3xf32> { %0 = "tensor.pad"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: 0, 0>}> ({
^bb0(%x: index, %y: index):
 "tensor.yield"(%f) : (f32) -> ()
}) : (tensor<2x2xf32>) -> tensor<2x3xf32>
return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x2xf32>, %f: f32) -> tensor<2x3xf32> { %0 = "tensor.pad"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0>, static_low = array<i64: 0>}> ({
^bb0(%x: index, %y: index):
 "tensor.yield"(%f) : (f32) -> ()
}) : (tensor<2x2xf32>) -> tensor<2x3xf32>
return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x2xf32>, %f: f32, %i: index) -> tensor<2x3xf32> { %0 = "tensor.pad"(%a, %i) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 0, 0>, static_low = array<i64: 0, 0>}> ({
^bb0(%x: index, %y: index):
 "tensor.yield"(%f) : (f32) -> ()
}) : (tensor<2x2xf32>, index) -> tensor<2x3xf32>
return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x2xf32>, %f: f32) -> tensor<2x3xi32> { %0 = "tensor.pad"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 1>, static_low = array<i64: 0, 0>}> ({
^bb0(%x: index, %y: index):
 "tensor.yield"(%f) : (f32) -> ()
}) : (tensor<2x2xf32>) -> tensor<2x3xi32>
return %0 : tensor<2x3xi32> }
// -----
func.func @f(%a: tensor<2x2xf32>, %f: f32) -> tensor<?x?xf32> { %0 = "tensor.pad"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 1>, static_low = array<i64: 0, 0>}> ({
^bb0(%x: index, %y: i32):
 "tensor.yield"(%f) : (f32) -> ()
}) : (tensor<2x2xf32>) -> tensor<?x?xf32>
return %0 : tensor<?x?xf32> }
// -----
func.func @f(%a: tensor<2x2xf32>, %f: f32) -> tensor<2x4xf32> { %0 = "tensor.pad"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 1>, static_low = array<i64: 0, 0>}> ({
^bb0(%x: index, %y: index):
 "tensor.yield"(%f) : (f32) -> ()
}) : (tensor<2x2xf32>) -> tensor<2x4xf32>
return %0 : tensor<2x4xf32> }
// -----
func.func @f(%a: tensor<2x2xf32>, %f: f32) -> tensor<2x3xf32> { %0 = "tensor.pad"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 1>, static_low = array<i64: 0, 0>}> ({
^bb0(%x: index):
 "tensor.yield"(%f) : (f32) -> ()
}) : (tensor<2x2xf32>) -> tensor<2x3xf32>
return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x2xf32>, %f: i32) -> tensor<2x3xf32> { %0 = "tensor.pad"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 1>, static_low = array<i64: 0, 0>}> ({
^bb0(%x: index, %y: index):
 "tensor.yield"(%f) : (i32) -> ()
}) : (tensor<2x2xf32>) -> tensor<2x3xf32>
return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x2xf32>, %f: i32) -> tensor<2x3xf32> { %0 = "tensor.pad"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, -1>, static_low = array<i64: 0, -3>}> ({
^bb0(%x: index, %y: index):
 "tensor.yield"(%f) : (i32) -> ()
}) : (tensor<2x2xf32>) -> tensor<2x3xf32>
return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<4x3xf32>, %d: tensor<2x2xi32>, %b: tensor<2x1x1xf32>) -> tensor<4x3xf32> { %0 = tensor.scatter %b into %a[%d] scatter_dims([0, 1]) : (tensor<2x1x1xf32>, tensor<4x3xf32>, tensor<2x2xi32>) -> tensor<4x3xf32>
return %0 : tensor<4x3xf32> }
// -----
func.func @f(%a: tensor<4x3xf32>, %d: tensor<2x2xi32>, %b: tensor<2x1x1xf32>) -> tensor<4x3xf32> { %0 = tensor.scatter %b into %a[%d] scatter_dims([1, 0]) : (tensor<2x1x1xf32>, tensor<4x3xf32>, tensor<2x2xi32>) -> tensor<4x3xf32>
return %0 : tensor<4x3xf32> }
