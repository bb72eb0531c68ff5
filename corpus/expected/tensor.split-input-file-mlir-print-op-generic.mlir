"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x?xf32>, index, f32, tensor<4x8xf32>, tensor<2xindex>, tensor<?x?xf32>, tensor<4xui32>, tensor<1x2x2xindex>) -> tensor<2x?xf32>, sym_name = "a"}> ({
  ^bb0(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32, %arg3: tensor<4x8xf32>, %arg4: tensor<2xindex>, %arg5: tensor<?x?xf32>, %arg6: tensor<4xui32>, %arg7: tensor<1x2x2xindex>):
    %0 = "tensor.bitcast"(%arg6) {a} : (tensor<4xui32>) -> tensor<4xi32>
    %1 = "tensor.concat"(%arg3, %arg3) <{dim = 0 : i64}> {a} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %2 = "tensor.extract_slice"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> {a} : (tensor<4x?xf32>, index, index) -> tensor<2x?xf32>
    %3 = "tensor.extract_slice"(%arg3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (tensor<4x8xf32>) -> tensor<4xf32>
    %4 = "tensor.insert_slice"(%3, %arg3, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> {a} : (tensor<4xf32>, tensor<4x8xf32>, index) -> tensor<4x8xf32>
    %5 = "tensor.expand_shape"(%arg0, %arg1) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 2, -9223372036854775808, 4>}> {a} : (tensor<4x?xf32>, index) -> tensor<2x2x?x4xf32>
    %6 = "tensor.collapse_shape"(%5) <{reassociation = [[0, 1, 2], [3]]}> {a} : (tensor<2x2x?x4xf32>) -> tensor<?x4xf32>
    %7 = "tensor.reshape"(%arg5, %arg4) {a} : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x4xf32>
    %8 = "tensor.from_elements"(%arg2, %arg2) {a} : (f32, f32) -> tensor<2xf32>
    %9 = "tensor.generate"(%arg1) ({
    ^bb0(%arg12: index, %arg13: index):
      "tensor.yield"(%arg2) {b} : (f32) -> ()
    }) {a} : (index) -> tensor<3x?xf32>
    %10 = "tensor.pad"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 0, 2>, static_low = array<i64: 1, -9223372036854775808>}> ({
    ^bb0(%arg10: index, %arg11: index):
      "tensor.yield"(%arg2) : (f32) -> ()
    }) {a} : (tensor<4x?xf32>, index) -> tensor<5x?xf32>
    %11 = "tensor.pad"(%arg0, %arg1) <{nofold, operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 0, 2>, static_low = array<i64: 1, -9223372036854775808>}> ({
    ^bb0(%arg8: index, %arg9: index):
      "tensor.yield"(%arg2) : (f32) -> ()
    }) : (tensor<4x?xf32>, index) -> tensor<5x?xf32>
    %12 = "tensor.rank"(%arg0) {a} : (tensor<4x?xf32>) -> index
    %13 = "tensor.gather"(%arg3, %arg7) <{gather_dims = array<i64: 0, 1>, unique}> {a} : (tensor<4x8xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1x1xf32>
    %14 = "tensor.gather"(%arg3, %arg7) <{gather_dims = array<i64: 0, 1>}> : (tensor<4x8xf32>, tensor<1x2x2xindex>) -> tensor<1x2xf32>
    %15 = "tensor.scatter"(%14, %arg3, %arg7) <{scatter_dims = array<i64: 0, 1>, unique}> {a} : (tensor<1x2xf32>, tensor<4x8xf32>, tensor<1x2x2xindex>) -> tensor<4x8xf32>
    %16 = "tensor.splat"(%arg2) {a} : (f32) -> tensor<3xf32>
    %17 = "tensor.splat"(%arg2, %arg1) {a} : (f32, index) -> tensor<3x?xf32>
    %18 = "tensor.from_elements"(%arg2) : (f32) -> tensor<f32>
    %19 = "tensor.empty"(%arg1) {a} : (index) -> tensor<?xf32>
    %20 = "tensor.extract"(%18) : (tensor<f32>) -> f32
    %21 = "tensor.collapse_shape"(%18) <{reassociation = []}> : (tensor<f32>) -> tensor<f32>
    "func.return"(%2) : (tensor<2x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>, sym_name = "b"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8x8xf32>):
    %0 = "scf.forall"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
    ^bb0(%arg2: index, %arg3: tensor<8x8xf32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%arg0, %arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 1, 1>}> {a} : (tensor<4x8xf32>, tensor<8x8xf32>, index) -> ()
      }) : () -> ()
    }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%0) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

