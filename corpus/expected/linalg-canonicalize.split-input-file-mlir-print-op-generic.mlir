#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x4xf32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4x4xf32>, %arg1: f32):
    %0 = "memref.cast"(%arg0) : (memref<4x4xf32>) -> memref<?x?xf32>
    "linalg.fill"(%arg1, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "linalg.yield"(%arg14) : (f32) -> ()
    }) : (f32, memref<?x?xf32>) -> ()
    "linalg.copy"(%0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      "linalg.yield"(%arg12) : (f32) -> ()
    }) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
    "linalg.add"(%0, %0, %0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %4 = "arith.addf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
    "linalg.matmul"(%0, %0, %0) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %2 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %3 = "arith.addf"(%arg8, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
    "linalg.transpose"(%0, %0) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
    "linalg.map"(%0, %0) ({
    ^bb0(%arg2: f32, %arg3: f32):
      %1 = "math.exp"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<0x4xf32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<0x4xf32>, %arg1: f32):
    "linalg.fill"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (f32, memref<0x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x4xf32>, memref<?x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x4xf32>, %arg1: memref<?x4xf32>):
    "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (memref<?x4xf32>, memref<?x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x4xf32>):
    "linalg.generic"(%arg0, %arg0) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (memref<?x4xf32>, memref<?x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x4xf32>, %arg1: tensor<?x4xf32>):
    %0 = "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    "func.return"(%0) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x4xf32>, %arg1: tensor<?x4xf32>):
    %0 = "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<8x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    "func.return"(%0) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<?x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x4xf32>, %arg1: tensor<8x4xf32>):
    %0 = "tensor.cast"(%arg0) : (tensor<8x4xf32>) -> tensor<?x4xf32>
    %1 = "tensor.cast"(%arg1) : (tensor<8x4xf32>) -> tensor<?x4xf32>
    %2 = "linalg.generic"(%0, %1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %3 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    "func.return"(%2) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<?x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x4xf32>, %arg1: tensor<8x4xf32>):
    %0 = "tensor.cast"(%arg0) : (tensor<8x4xf32>) -> tensor<?x4xf32>
    %1 = "tensor.cast"(%arg1) : (tensor<8x4xf32>) -> tensor<?x4xf32>
    %2 = "linalg.add"(%0, %1, %1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %3 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    "func.return"(%2) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x4xf32>, %arg1: tensor<?x?xf32>):
    %0 = "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %1 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<8x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"(%0) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x4xf32>, %arg1: tensor<?x?xf32>):
    %0 = "linalg.exp"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %1 = "math.exp"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<8x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"(%0) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> tensor<2x2x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "tensor.empty"() : () -> tensor<4x4xf32>
    %1 = "linalg.fill"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (f32, tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = "tensor.expand_shape"(%1) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 2, 4>}> : (tensor<4x4xf32>) -> tensor<2x2x4xf32>
    "func.return"(%2) : (tensor<2x2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, tensor<?x4xf32>) -> tensor<?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: tensor<?x4xf32>):
    %0 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (f32, tensor<?x4xf32>) -> tensor<?x4xf32>
    %1 = "tensor.collapse_shape"(%0) <{reassociation = [[0, 1]]}> : (tensor<?x4xf32>) -> tensor<?xf32>
    "func.return"(%1) : (tensor<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, index) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: index):
    %0 = "tensor.empty"(%arg1) : (index) -> tensor<?xf32>
    %1 = "linalg.fill"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (f32, tensor<?xf32>) -> tensor<?xf32>
    %2 = "tensor.extract"(%1, %arg1) : (tensor<?xf32>, index) -> f32
    "func.return"(%2) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, index) -> tensor<?x9xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: index):
    %0 = "tensor.empty"(%arg1) : (index) -> tensor<?x4xf32>
    %1 = "linalg.fill"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (f32, tensor<?x4xf32>) -> tensor<?x4xf32>
    %2 = "tensor.pad"(%1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 1, 3>, static_low = array<i64: -9223372036854775808, 2>}> ({
    ^bb0(%arg2: index, %arg3: index):
      "tensor.yield"(%arg0) : (f32) -> ()
    }) : (tensor<?x4xf32>, index) -> tensor<?x9xf32>
    "func.return"(%2) : (tensor<?x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: tensor<4xf32>):
    %0 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (f32, tensor<4xf32>) -> tensor<4xf32>
    %1 = "tensor.empty"() : () -> tensor<4xf32>
    %2 = "linalg.copy"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%2) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>):
    %0 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<4xf32>) -> tensor<4xf32>
    %1 = "linalg.copy"(%arg2, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%1) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: tensor<4x8xf32>, %arg2: tensor<8x4xf32>):
    %0 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "linalg.transpose"(%0, %arg2) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    "func.return"(%1) : (tensor<8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>):
    %0 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "linalg.fill"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.concat"(%0, %1) <{dim = 0 : i64}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    "func.return"(%2) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: tensor<4x8xf32>):
    %0 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "linalg.fill"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, tensor<?x8xf32>) -> (index, index), sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: tensor<?x8xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (f32, tensor<?x8xf32>) -> tensor<?x8xf32>
    %3 = "tensor.dim"(%2, %0) : (tensor<?x8xf32>, index) -> index
    %4 = "tensor.dim"(%2, %1) : (tensor<?x8xf32>, index) -> index
    "func.return"(%3, %4) : (index, index) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<4x8xf32>):
    %0 = "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %1 = "linalg.transpose"(%0, %arg2) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8x2xf32>, tensor<8x2x4xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x8x2xf32>, %arg1: tensor<8x2x4xf32>, %arg2: tensor<2x4x8xf32>):
    %0 = "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 1, 2, 0>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<4x8x2xf32>, tensor<8x2x4xf32>) -> tensor<8x2x4xf32>
    %1 = "linalg.transpose"(%0, %arg2) <{permutation = array<i64: 1, 2, 0>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (tensor<8x2x4xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    "func.return"(%1) : (tensor<2x4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8x4xf32>):
    %0 = "linalg.broadcast"(%arg0, %arg1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "linalg.transpose"(%0, %arg2) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    "func.return"(%1) : (tensor<8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<2x4x8xf32>):
    %0 = "linalg.broadcast"(%arg0, %arg1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "linalg.broadcast"(%0, %arg2) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    "func.return"(%1) : (tensor<2x4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>):
    %0 = "linalg.broadcast"(%arg0, %arg1) <{dimensions = array<i64>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<128x256xf32>) -> tensor<128x256xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<128x256xf32>):
    %0 = "tensor.empty"() : () -> tensor<16x8x8x32xf32>
    %1 = "linalg.pack"(%arg0, %0) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %2 = "tensor.empty"() : () -> tensor<128x256xf32>
    %3 = "linalg.unpack"(%1, %2) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<16x8x8x32xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    "func.return"(%3) : (tensor<128x256xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<16x8x8x32xf32>):
    %0 = "tensor.empty"() : () -> tensor<128x256xf32>
    %1 = "linalg.unpack"(%arg0, %0) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<16x8x8x32xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %2 = "tensor.empty"() : () -> tensor<16x8x8x32xf32>
    %3 = "linalg.pack"(%1, %2) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    "func.return"(%3) : (tensor<16x8x8x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> tensor<16x8x8x32xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "tensor.empty"() : () -> tensor<128x256xf32>
    %1 = "linalg.fill"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (f32, tensor<128x256xf32>) -> tensor<128x256xf32>
    %2 = "tensor.empty"() : () -> tensor<16x8x8x32xf32>
    %3 = "linalg.pack"(%1, %2) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    "func.return"(%3) : (tensor<16x8x8x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x?xf32>) -> tensor<*xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x?xf32>):
    %0 = "tensor.cast"(%arg0) : (tensor<4x?xf32>) -> tensor<?x?xf32>
    %1 = "tensor.cast"(%0) : (tensor<?x?xf32>) -> tensor<*xf32>
    "func.return"(%1) : (tensor<*xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x?xf32>) -> tensor<?x?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x?xf32>):
    %0 = "tensor.cast"(%arg0) : (tensor<?x?xf32>) -> tensor<4x?xf32>
    %1 = "tensor.cast"(%0) : (tensor<4x?xf32>) -> tensor<?x?xf32>
    "func.return"(%1) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<*xf32>) -> tensor<?x?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<*xf32>):
    %0 = "tensor.cast"(%arg0) : (tensor<*xf32>) -> tensor<4x?xf32>
    %1 = "tensor.cast"(%0) : (tensor<4x?xf32>) -> tensor<?x?xf32>
    "func.return"(%1) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<?xf32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
    %1 = "tensor.cast"(%0) : (tensor<4xf32>) -> tensor<?xf32>
    "func.return"(%1) : (tensor<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> tensor<?x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 4 : index}> : () -> index
    %1 = "tensor.empty"(%0) : (index) -> tensor<?x4xf32>
    "func.return"(%1) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "tensor.empty"(%arg0) : (index) -> tensor<?x4xf32>
    %2 = "tensor.dim"(%1, %0) : (tensor<?x4xf32>, index) -> index
    "func.return"(%2) : (index) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> tensor<?x5xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "tensor.empty"(%arg0) : (index) -> tensor<?xf32>
    %1 = "tensor.expand_shape"(%0, %arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 5>}> : (tensor<?xf32>, index) -> tensor<?x5xf32>
    "func.return"(%1) : (tensor<?x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> tensor<2x3xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "tensor.empty"() : () -> tensor<6xf32>
    %1 = "tensor.expand_shape"(%0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 3>}> : (tensor<6xf32>) -> tensor<2x3xf32>
    "func.return"(%1) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> tensor<6xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "tensor.empty"() : () -> tensor<2x3xf32>
    %1 = "tensor.collapse_shape"(%0) <{reassociation = [[0, 1]]}> : (tensor<2x3xf32>) -> tensor<6xf32>
    "func.return"(%1) : (tensor<6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> tensor<?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "tensor.empty"() : () -> tensor<6xf32>
    %1 = "tensor.extract_slice"(%0, %arg0) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<6xf32>, index) -> tensor<?xf32>
    "func.return"(%1) : (tensor<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> tensor<?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "tensor.empty"() : () -> tensor<6xf32>
    %1 = "tensor.cast"(%0) : (tensor<6xf32>) -> tensor<?xf32>
    "func.return"(%1) : (tensor<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> tensor<6xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "tensor.empty"(%arg0) : (index) -> tensor<?xf32>
    %1 = "tensor.cast"(%0) : (tensor<?xf32>) -> tensor<6xf32>
    "func.return"(%1) : (tensor<6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "tensor.from_elements"(%arg0, %arg1) : (f32, f32) -> tensor<2xf32>
    %2 = "tensor.extract"(%1, %0) : (tensor<2xf32>, index) -> f32
    "func.return"(%2) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "tensor.splat"(%arg0) : (f32) -> tensor<2xf32>
    %2 = "tensor.extract"(%1, %0) : (tensor<2xf32>, index) -> f32
    "func.return"(%2) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> tensor<2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "tensor.from_elements"(%arg0, %arg0) : (f32, f32) -> tensor<2xf32>
    "func.return"(%0) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> f32, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %2 = "tensor.extract"(%1, %0) : (tensor<2xf32>, index) -> f32
    "func.return"(%2) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %1 = "tensor.extract"(%0, %arg0) : (tensor<2xf32>, index) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<2xf32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %2 = "tensor.from_elements"(%0, %1) : (f32, f32) -> tensor<2xf32>
    "func.return"(%2) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<2xf32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 3.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = dense<3.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %3 = "tensor.insert"(%1, %2, %0) : (f32, tensor<2xf32>, index) -> tensor<2xf32>
    "func.return"(%3) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32>) -> tensor<?x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x8xf32>):
    %0 = "arith.constant"() <{value = 4 : index}> : () -> index
    %1 = "tensor.extract_slice"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>, index) -> tensor<?x4xf32>
    "func.return"(%1) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32>) -> tensor<8x8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x8xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 8>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%0) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32>, index) -> tensor<4x?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x8xf32>, %arg1: index):
    %0 = "tensor.cast"(%arg0) : (tensor<8x8xf32>) -> tensor<?x8xf32>
    %1 = "tensor.extract_slice"(%0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x8xf32>, index) -> tensor<4x?xf32>
    "func.return"(%1) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<?x4xf32>) -> tensor<8x8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x8xf32>, %arg1: tensor<?x4xf32>):
    %0 = "arith.constant"() <{value = 4 : index}> : () -> index
    %1 = "tensor.insert_slice"(%arg1, %arg0, %0) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (tensor<?x4xf32>, tensor<8x8xf32>, index) -> tensor<8x8xf32>
    "func.return"(%1) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>):
    %0 = "tensor.insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 8>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%0) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<4x4xf32>) -> tensor<8x8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x8xf32>, %arg1: tensor<4x4xf32>):
    %0 = "tensor.cast"(%arg1) : (tensor<4x4xf32>) -> tensor<?x4xf32>
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    %2 = "tensor.insert_slice"(%0, %arg0, %1) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (tensor<?x4xf32>, tensor<8x8xf32>, index) -> tensor<8x8xf32>
    "func.return"(%2) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x8xf32>, tensor<4x4xf32>, index) -> tensor<?x8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x8xf32>, %arg1: tensor<4x4xf32>, %arg2: index):
    %0 = "tensor.cast"(%arg1) : (tensor<4x4xf32>) -> tensor<?x4xf32>
    %1 = "tensor.insert_slice"(%0, %arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (tensor<?x4xf32>, tensor<?x8xf32>, index) -> tensor<?x8xf32>
    "func.return"(%1) : (tensor<?x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<32xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (tensor<4x8xf32>) -> tensor<32xf32>
    %1 = "tensor.expand_shape"(%0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 8, 4>}> : (tensor<32xf32>) -> tensor<8x4xf32>
    %2 = "tensor.collapse_shape"(%1) <{reassociation = [[0, 1]]}> : (tensor<8x4xf32>) -> tensor<32xf32>
    "func.return"(%2) : (tensor<32xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8x2xf32>) -> tensor<64xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x8x2xf32>):
    %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (tensor<4x8x2xf32>) -> tensor<32x2xf32>
    %1 = "tensor.collapse_shape"(%0) <{reassociation = [[0, 1]]}> : (tensor<32x2xf32>) -> tensor<64xf32>
    "func.return"(%1) : (tensor<64xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<64xf32>) -> tensor<4x8x2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<64xf32>):
    %0 = "tensor.expand_shape"(%arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 32, 2>}> : (tensor<64xf32>) -> tensor<32x2xf32>
    %1 = "tensor.expand_shape"(%0) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 4, 8, 2>}> : (tensor<32x2xf32>) -> tensor<4x8x2xf32>
    "func.return"(%1) : (tensor<4x8x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<64xf32>) -> tensor<8x8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<64xf32>):
    %0 = "tensor.expand_shape"(%arg0) <{reassociation = [[0, 1, 2]], static_output_shape = array<i64: 4, 2, 8>}> : (tensor<64xf32>) -> tensor<4x2x8xf32>
    %1 = "tensor.collapse_shape"(%0) <{reassociation = [[0, 1], [2]]}> : (tensor<4x2x8xf32>) -> tensor<8x8xf32>
    "func.return"(%1) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x2x8xf32>) -> tensor<8x8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x2x8xf32>):
    %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1, 2]]}> : (tensor<4x2x8xf32>) -> tensor<64xf32>
    %1 = "tensor.expand_shape"(%0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 8, 8>}> : (tensor<64xf32>) -> tensor<8x8xf32>
    "func.return"(%1) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.cast"(%arg0) : (tensor<4x8xf32>) -> tensor<?x8xf32>
    %1 = "tensor.collapse_shape"(%0) <{reassociation = [[0, 1]]}> : (tensor<?x8xf32>) -> tensor<?xf32>
    "func.return"(%1) : (tensor<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<4xf32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %1 = "tensor.collapse_shape"(%0) <{reassociation = [[0, 1]]}> : (tensor<2x2xf32>) -> tensor<4xf32>
    "func.return"(%1) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> tensor<2x2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "tensor.splat"(%arg0) : (f32) -> tensor<4xf32>
    %1 = "tensor.expand_shape"(%0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (tensor<4xf32>) -> tensor<2x2xf32>
    "func.return"(%1) : (tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> tensor<2x1xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = "tensor.from_elements"(%arg0, %arg1) : (f32, f32) -> tensor<2xf32>
    %1 = "tensor.expand_shape"(%0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 1>}> : (tensor<2xf32>) -> tensor<2x1xf32>
    "func.return"(%1) : (tensor<2x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x8xf32>, index) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x8xf32>, %arg1: index):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "tensor.expand_shape"(%arg0, %arg1) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: -9223372036854775808, 4, 8>}> : (tensor<?x8xf32>, index) -> tensor<?x4x8xf32>
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "tensor.dim"(%1, %2) : (tensor<?x4x8xf32>, index) -> index
    "func.return"(%3) : (index) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x8xf32>) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x8xf32>):
    %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (tensor<?x8xf32>) -> tensor<?xf32>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "tensor.dim"(%0, %1) : (tensor<?xf32>, index) -> index
    "func.return"(%2) : (index) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32) -> tensor<?x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    %0 = "arith.constant"() <{value = 3 : index}> : () -> index
    %1 = "tensor.generate"(%0) ({
    ^bb0(%arg2: index, %arg3: index):
      "tensor.yield"(%arg1) : (f32) -> ()
    }) : (index) -> tensor<?x4xf32>
    "func.return"(%1) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "tensor.generate"(%arg0) ({
    ^bb0(%arg2: index, %arg3: index):
      "tensor.yield"(%arg1) : (f32) -> ()
    }) : (index) -> tensor<?x4xf32>
    %2 = "tensor.dim"(%1, %0) : (tensor<?x4xf32>, index) -> index
    "func.return"(%2) : (index) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = "tensor.generate"(%arg0) ({
    ^bb0(%arg2: index):
      %2 = "arith.addi"(%arg2, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "tensor.yield"(%2) : (index) -> ()
    }) : (index) -> tensor<?xindex>
    %1 = "tensor.extract"(%0, %arg1) : (tensor<?xindex>, index) -> index
    "func.return"(%1) : (index) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, f32) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: f32):
    %0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: 0>}> ({
    ^bb0(%arg2: index):
      "tensor.yield"(%arg1) : (f32) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, f32) -> tensor<?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: f32):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "tensor.pad"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 0>, static_low = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg2: index):
      "tensor.yield"(%arg1) : (f32) -> ()
    }) : (tensor<4xf32>, index) -> tensor<?xf32>
    "func.return"(%1) : (tensor<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, f32) -> tensor<?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: f32):
    %0 = "tensor.cast"(%arg0) : (tensor<4xf32>) -> tensor<?xf32>
    %1 = "tensor.pad"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: 1>}> ({
    ^bb0(%arg2: index):
      "tensor.yield"(%arg1) : (f32) -> ()
    }) : (tensor<?xf32>) -> tensor<?xf32>
    "func.return"(%1) : (tensor<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xf32>, f32, index) -> tensor<5xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index):
    %0 = "tensor.pad"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 0>, static_low = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg3: index):
      "tensor.yield"(%arg1) : (f32) -> ()
    }) : (tensor<?xf32>, index) -> tensor<?xf32>
    %1 = "tensor.cast"(%0) : (tensor<?xf32>) -> tensor<5xf32>
    "func.return"(%1) : (tensor<5xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "tensor.rank"(%arg0) : (tensor<4xf32>) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3xf32>):
    %0 = "tensor.concat"(%arg0) <{dim = 0 : i64}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<?x3xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x3xf32>, %arg1: tensor<2x3xf32>):
    %0 = "tensor.cast"(%arg1) : (tensor<2x3xf32>) -> tensor<?x3xf32>
    %1 = "tensor.concat"(%0, %0) <{dim = 0 : i64}> : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    "func.return"(%1) : (tensor<?x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<2x2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "arith.constant"() <{value = dense<2> : tensor<2xindex>}> : () -> tensor<2xindex>
    %1 = "tensor.reshape"(%arg0, %0) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xf32>
    "func.return"(%1) : (tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xf32>, index, index) -> tensor<?x?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?xf32>, %arg1: index, %arg2: index):
    %0 = "tensor.from_elements"(%arg1, %arg2) : (index, index) -> tensor<2xindex>
    %1 = "tensor.reshape"(%arg0, %0) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    "func.return"(%1) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x16xf32>, index) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x16xf32>, %arg1: index):
    %0 = "tensor.extract_slice"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<8x16xf32>, index) -> tensor<8xf32>
    %1 = "tensor.extract_slice"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<4xf32>
    "func.return"(%1) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

