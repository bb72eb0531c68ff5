#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf16>, tensor<8x16xf16>, tensor<4x16xf32>, tensor<16x8xf16>) -> tensor<4x16xf32>, sym_name = "a"}> ({
  ^bb0(%arg0: tensor<4x8xf16>, %arg1: tensor<8x16xf16>, %arg2: tensor<4x16xf32>, %arg3: tensor<16x8xf16>):
    %0 = "linalg.matmul"(%arg0, %arg1, %arg2) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f16, %arg11: f16, %arg12: f32):
      %11 = "arith.extf"(%arg10) : (f16) -> f32
      %12 = "arith.extf"(%arg11) : (f16) -> f32
      %13 = "arith.mulf"(%11, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %14 = "arith.addf"(%arg12, %13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%14) : (f32) -> ()
    }) {foo} : (tensor<4x8xf16>, tensor<8x16xf16>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %1 = "linalg.matmul"(%arg0, %arg3, %arg2) <{indexing_maps = [#map, #map3, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f16, %arg8: f16, %arg9: f32):
      %7 = "arith.extf"(%arg7) : (f16) -> f32
      %8 = "arith.extf"(%arg8) : (f16) -> f32
      %9 = "arith.mulf"(%7, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %10 = "arith.addf"(%arg9, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%10) : (f32) -> ()
    }) : (tensor<4x8xf16>, tensor<16x8xf16>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %2 = "linalg.matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f16, %arg5: f16, %arg6: f32):
      %3 = "arith.extf"(%arg4) : (f16) -> f32
      %4 = "arith.extf"(%arg5) : (f16) -> f32
      %5 = "arith.mulf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "arith.addf"(%arg6, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) {bar} : (tensor<4x8xf16>, tensor<8x16xf16>, tensor<4x16xf32>) -> tensor<4x16xf32>
    "func.return"(%0) : (tensor<4x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x4x8xf32>, memref<2x8x16xf32>, memref<2x4x16xf32>, memref<4x16xf32>) -> (), sym_name = "b"}> ({
  ^bb0(%arg0: memref<2x4x8xf32>, %arg1: memref<2x8x16xf32>, %arg2: memref<2x4x16xf32>, %arg3: memref<4x16xf32>):
    "linalg.batch_matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %8 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %9 = "arith.addf"(%arg18, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%9) : (f32) -> ()
    }) : (memref<2x4x8xf32>, memref<2x8x16xf32>, memref<2x4x16xf32>) -> ()
    "linalg.batch_matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
      %6 = "arith.mulf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %7 = "arith.addf"(%arg15, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) {a} : (memref<2x4x8xf32>, memref<2x8x16xf32>, memref<2x4x16xf32>) -> ()
    "linalg.batch_matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %4 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg12, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (memref<2x4x8xf32>, memref<2x8x16xf32>, memref<2x4x16xf32>) -> ()
    "linalg.batch_reduce_matmul"(%arg0, %arg1, %arg3) <{indexing_maps = [#map, #map1, #map3], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %2 = "arith.mulf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %3 = "arith.addf"(%arg9, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<2x4x8xf32>, memref<2x8x16xf32>, memref<4x16xf32>) -> ()
    "linalg.batch_reduce_matmul"(%arg0, %arg1, %arg3) <{indexing_maps = [#map, #map1, #map3], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %0 = "arith.mulf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %1 = "arith.addf"(%arg6, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (memref<2x4x8xf32>, memref<2x8x16xf32>, memref<4x16xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x8x4xf32>, memref<2x8x16xf32>, memref<2x4x16xf32>, memref<4x16xf32>) -> (), sym_name = "bt"}> ({
  ^bb0(%arg0: memref<2x8x4xf32>, %arg1: memref<2x8x16xf32>, %arg2: memref<2x4x16xf32>, %arg3: memref<4x16xf32>):
    "linalg.batch_matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %0 = "arith.mulf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %1 = "arith.addf"(%arg6, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (memref<2x8x4xf32>, memref<2x8x16xf32>, memref<2x4x16xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8xf32>, memref<8x16xf32>, memref<4x16xf32>) -> (), sym_name = "c"}> ({
  ^bb0(%arg0: memref<4x8xf32>, %arg1: memref<8x16xf32>, %arg2: memref<4x16xf32>):
    "linalg.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) {x} : (memref<4x8xf32>, memref<8x16xf32>, memref<4x16xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8xf32>, memref<8x4xf32>, memref<4x8xf32>, memref<4x8xi1>) -> (), sym_name = "e"}> ({
  ^bb0(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>, %arg2: memref<4x8xf32>, %arg3: memref<4x8xi1>):
    "linalg.elementwise"(%arg0, %arg2) <{indexing_maps = [#map, #map], kind = #linalg.elementwise_kind<exp>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      %3 = "math.exp"(%arg14) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<4x8xf32>, memref<4x8xf32>) -> ()
    "linalg.elementwise"(%arg0, %arg0, %arg2) <{indexing_maps = [#map, #map, #map], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %2 = "arith.addf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) {a = 3 : i64} : (memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>) -> ()
    "linalg.elementwise"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %1 = "arith.addf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) {a = 3 : i64} : (memref<4x8xf32>, memref<8x4xf32>, memref<4x8xf32>) -> ()
    "linalg.elementwise"(%arg3, %arg0, %arg0, %arg2) <{indexing_maps = [#map, #map, #map, #map], kind = #linalg.elementwise_kind<select>, operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg4: i1, %arg5: f32, %arg6: f32, %arg7: f32):
      %0 = "arith.select"(%arg4, %arg5, %arg6) : (i1, f32, f32) -> f32
      "linalg.yield"(%0) : (f32) -> ()
    }) : (memref<4x8xi1>, memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8xf32>, memref<4x8xf32>, tensor<8xi32>) -> tensor<8xi32>, sym_name = "m"}> ({
  ^bb0(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: tensor<8xi32>):
    "linalg.map"(%arg0, %arg0, %arg1) ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %7 = "arith.addf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> {k} : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>) -> ()
    "linalg.map"(%arg0, %arg0, %arg1) ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %6 = "arith.addf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>) -> ()
    "linalg.map"(%arg0, %arg0, %arg1) ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %5 = "arith.addf"(%arg9, %arg10) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {x = 3 : i64} : (memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>) -> ()
    "linalg.map"(%arg0, %arg0, %arg1) ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %4 = "arith.addf"(%arg7, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>) -> ()
    "linalg.map"(%arg0, %arg1) ({
    ^bb0(%arg4: f32, %arg5: f32):
      %3 = "math.exp"(%arg4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<4x8xf32>, memref<4x8xf32>) -> ()
    %0 = "linalg.map"(%arg2) ({
    ^bb0(%arg3: i32):
      %1 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %2 = "arith.index_cast"(%1) : (index) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) : (tensor<8xi32>) -> tensor<8xi32>
    "func.return"(%0) : (tensor<8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8xf32>, memref<4xf32>, tensor<8x3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>), sym_name = "r"}> ({
  ^bb0(%arg0: memref<4x8xf32>, %arg1: memref<4xf32>, %arg2: tensor<8x3xi32>, %arg3: tensor<3xi32>):
    "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      %7 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> {k} : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (memref<4x8xf32>, memref<4xf32>) -> ()
    "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %6 = "arith.addf"(%arg13, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (memref<4x8xf32>, memref<4xf32>) -> ()
    "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %5 = "arith.mulf"(%arg11, %arg10) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {foo} : (memref<4x8xf32>, memref<4xf32>) -> ()
    %0 = "linalg.reduce"(%arg2, %arg3) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg8: i32, %arg9: i32):
      %4 = "arith.addi"(%arg9, %arg8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%4) : (i32) -> ()
    }) : (tensor<8x3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %1:2 = "linalg.reduce"(%arg2, %arg2, %arg3, %arg3) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32):
      %2 = "arith.addi"(%arg4, %arg6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %3 = "arith.muli"(%arg5, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%2, %3) : (i32, i32) -> ()
    }) : (tensor<8x3xi32>, tensor<8x3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
    "func.return"(%0, %1#0, %1#1) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8xf32>, memref<8x4xf32>, memref<4xf32>, tensor<8x3xi32>, tensor<3x8xi32>, tensor<3xi32>) -> (tensor<3x8xi32>, tensor<8x3xi32>), sym_name = "t"}> ({
  ^bb0(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>, %arg2: memref<4xf32>, %arg3: tensor<8x3xi32>, %arg4: tensor<3x8xi32>, %arg5: tensor<3xi32>):
    "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      "linalg.yield"(%arg12) : (f32) -> ()
    }) {a} : (memref<4x8xf32>, memref<8x4xf32>) -> ()
    %0 = "linalg.transpose"(%arg3, %arg4) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg10: i32, %arg11: i32):
      "linalg.yield"(%arg10) : (i32) -> ()
    }) : (tensor<8x3xi32>, tensor<3x8xi32>) -> tensor<3x8xi32>
    "linalg.broadcast"(%arg2, %arg0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      "linalg.yield"(%arg8) : (f32) -> ()
    }) {b} : (memref<4xf32>, memref<4x8xf32>) -> ()
    %1 = "linalg.broadcast"(%arg5, %arg3) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg6: i32, %arg7: i32):
      "linalg.yield"(%arg6) : (i32) -> ()
    }) : (tensor<3xi32>, tensor<8x3xi32>) -> tensor<8x3xi32>
    "func.return"(%0, %1) : (tensor<3x8xi32>, tensor<8x3xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8xf32>, memref<4x8xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>, sym_name = "sm"}> ({
  ^bb0(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: tensor<8x3xf32>):
    "linalg.softmax"(%arg0, %arg1) <{dimension = 1 : i64}> : (memref<4x8xf32>, memref<4x8xf32>) -> ()
    %0 = "linalg.softmax"(%arg2, %arg2) <{dimension = 0 : i64}> {a} : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    "func.return"(%0) : (tensor<8x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<128x256xf32>, tensor<4x16x16x32xf32>, f32, index, tensor<4x16x?x32xf32>, tensor<16x4x32x16xf32>) -> (tensor<4x16x16x32xf32>, tensor<128x256xf32>), sym_name = "pk"}> ({
  ^bb0(%arg0: tensor<128x256xf32>, %arg1: tensor<4x16x16x32xf32>, %arg2: f32, %arg3: index, %arg4: tensor<4x16x?x32xf32>, %arg5: tensor<16x4x32x16xf32>):
    %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 1, 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 16, 32>}> : (tensor<128x256xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %1 = "linalg.pack"(%arg0, %arg5, %arg2) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: 32, 16>}> {a} : (tensor<128x256xf32>, tensor<16x4x32x16xf32>, f32) -> tensor<16x4x32x16xf32>
    %2 = "linalg.unpack"(%0, %arg0) <{inner_dims_pos = array<i64: 1, 0>, static_inner_tiles = array<i64: 16, 32>}> : (tensor<4x16x16x32xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    "func.return"(%0, %2) : (tensor<4x16x16x32xf32>, tensor<128x256xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x4x5xf32>, tensor<6x6x5x2xf32>, tensor<2x10x10x5xf32>, tensor<6x6x2x2x2x5xf32>, tensor<2x3x3x5xf32>) -> (), sym_name = "w"}> ({
  ^bb0(%arg0: tensor<2x4x4x5xf32>, %arg1: tensor<6x6x5x2xf32>, %arg2: tensor<2x10x10x5xf32>, %arg3: tensor<6x6x2x2x2x5xf32>, %arg4: tensor<2x3x3x5xf32>):
    %0 = "linalg.winograd_filter_transform"(%arg4, %arg1) <{fmr = 1 : i32}> : (tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    %1 = "linalg.winograd_input_transform"(%arg2, %arg3) <{fmr = 1 : i32}> : (tensor<2x10x10x5xf32>, tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

