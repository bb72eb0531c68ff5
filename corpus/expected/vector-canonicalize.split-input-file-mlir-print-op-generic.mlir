"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> vector<2x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "vector.broadcast"(%arg0) : (f32) -> vector<4xf32>
    %1 = "vector.broadcast"(%0) : (vector<4xf32>) -> vector<2x4xf32>
    "func.return"(%1) : (vector<2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.broadcast"(%arg0) : (vector<4xf32>) -> vector<4xf32>
    "func.return"(%0) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> vector<4xf32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %1 = "vector.broadcast"(%0) : (f32) -> vector<4xf32>
    "func.return"(%1) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> vector<2x4xi32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<3> : vector<4xi32>}> : () -> vector<4xi32>
    %1 = "vector.broadcast"(%0) : (vector<4xi32>) -> vector<2x4xi32>
    "func.return"(%1) : (vector<2x4xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "vector.broadcast"(%arg0) : (f32) -> vector<4xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, index) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: index):
    %0 = "vector.broadcast"(%arg0) : (f32) -> vector<4xf32>
    %1 = "vector.extract"(%0, %arg1) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "vector.broadcast"(%arg0) : (f32) -> vector<2x4xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 1>}> : (vector<2x4xf32>) -> vector<4xf32>
    "func.return"(%1) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.broadcast"(%arg0) : (vector<4xf32>) -> vector<2x4xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 1>}> : (vector<2x4xf32>) -> vector<4xf32>
    "func.return"(%1) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.broadcast"(%arg0) : (vector<4xf32>) -> vector<2x4xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 1, 2>}> : (vector<2x4xf32>) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x4xf32>) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: vector<1x4xf32>):
    %0 = "vector.broadcast"(%arg0) : (vector<1x4xf32>) -> vector<2x4xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 1, 2>}> : (vector<2x4xf32>) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x3x4xf32>) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: vector<2x3x4xf32>):
    %0 = "vector.extract"(%arg0) <{static_position = array<i64: 1>}> : (vector<2x3x4xf32>) -> vector<3x4xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 2>}> : (vector<3x4xf32>) -> vector<4xf32>
    %2 = "vector.extract"(%1) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
    "func.return"(%2) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x3x4xf32>, index) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: vector<2x3x4xf32>, %arg1: index):
    %0 = "vector.extract"(%arg0, %arg1) <{static_position = array<i64: -9223372036854775808>}> : (vector<2x3x4xf32>, index) -> vector<3x4xf32>
    %1 = "vector.extract"(%0, %arg1) <{static_position = array<i64: 2, -9223372036854775808>}> : (vector<3x4xf32>, index) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "vector.extract"(%arg0, %0) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> f32, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : vector<3xf32>}> : () -> vector<3xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 1>}> : (vector<3xf32>) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> vector<2xf32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : vector<2x2xf32>}> : () -> vector<2x2xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 1>}> : (vector<2x2xf32>) -> vector<2xf32>
    "func.return"(%1) : (vector<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> vector<2xf32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x2xf32>}> : () -> vector<2x2xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 1>}> : (vector<2x2xf32>) -> vector<2xf32>
    "func.return"(%1) : (vector<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: f32):
    %0 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: 2>}> : (f32, vector<4xf32>) -> vector<4xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: f32):
    %0 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: 2>}> : (f32, vector<4xf32>) -> vector<4xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x4xf32>, vector<4xf32>) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: vector<2x4xf32>, %arg1: vector<4xf32>):
    %0 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: 1>}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 1, 3>}> : (vector<2x4xf32>) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, f32, f32) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: f32, %arg2: f32):
    %0 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: 2>}> : (f32, vector<4xf32>) -> vector<4xf32>
    %1 = "vector.insert"(%arg2, %0) <{static_position = array<i64: 2>}> : (f32, vector<4xf32>) -> vector<4xf32>
    "func.return"(%1) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %1 = "arith.constant"() <{value = 3 : index}> : () -> index
    %2 = "vector.insert"(%arg0, %0, %1) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<4xf32>, index) -> vector<4xf32>
    "func.return"(%2) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> vector<4xf32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %2 = "vector.insert"(%1, %0) <{static_position = array<i64: 2>}> : (f32, vector<4xf32>) -> vector<4xf32>
    "func.return"(%2) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> vector<2x2xi32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<0> : vector<2x2xi32>}> : () -> vector<2x2xi32>
    %1 = "arith.constant"() <{value = dense<[1, 2]> : vector<2xi32>}> : () -> vector<2xi32>
    %2 = "vector.insert"(%1, %0) <{static_position = array<i64: 1>}> : (vector<2xi32>, vector<2x2xi32>) -> vector<2x2xi32>
    "func.return"(%2) : (vector<2x2xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<1xf32>) -> vector<1xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: vector<1xf32>):
    %0 = "vector.insert"(%arg0, %arg1) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
    "func.return"(%0) : (vector<1xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<1x4xf32>) -> vector<1x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<1x4xf32>):
    %0 = "vector.insert"(%arg0, %arg1) <{static_position = array<i64: 0>}> : (vector<4xf32>, vector<1x4xf32>) -> vector<1x4xf32>
    "func.return"(%0) : (vector<1x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.shape_cast"(%arg0) : (vector<4xf32>) -> vector<2x2xf32>
    %1 = "vector.shape_cast"(%0) : (vector<2x2xf32>) -> vector<4xf32>
    "func.return"(%1) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> vector<1x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.shape_cast"(%arg0) : (vector<4xf32>) -> vector<2x2xf32>
    %1 = "vector.shape_cast"(%0) : (vector<2x2xf32>) -> vector<1x4xf32>
    "func.return"(%1) : (vector<1x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> vector<2x2xf32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>}> : () -> vector<4xf32>
    %1 = "vector.shape_cast"(%0) : (vector<4xf32>) -> vector<2x2xf32>
    "func.return"(%1) : (vector<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> vector<2x2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "vector.broadcast"(%arg0) : (f32) -> vector<4xf32>
    %1 = "vector.shape_cast"(%0) : (vector<4xf32>) -> vector<2x2xf32>
    "func.return"(%1) : (vector<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> vector<4x1xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.broadcast"(%arg0) : (vector<4xf32>) -> vector<1x4xf32>
    %1 = "vector.shape_cast"(%0) : (vector<1x4xf32>) -> vector<4x1xf32>
    "func.return"(%1) : (vector<4x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.broadcast"(%arg0) : (vector<4xf32>) -> vector<1x4xf32>
    %1 = "vector.shape_cast"(%0) : (vector<1x4xf32>) -> vector<4xf32>
    "func.return"(%1) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8xf32>) -> vector<4x8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4x8xf32>):
    %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (vector<4x8xf32>) -> vector<8x4xf32>
    %1 = "vector.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (vector<8x4xf32>) -> vector<4x8xf32>
    "func.return"(%1) : (vector<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8x2xf32>) -> vector<8x2x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4x8x2xf32>):
    %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 2, 0, 1>}> : (vector<4x8x2xf32>) -> vector<2x4x8xf32>
    %1 = "vector.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (vector<2x4x8xf32>) -> vector<8x2x4xf32>
    "func.return"(%1) : (vector<8x2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> vector<8x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "vector.broadcast"(%arg0) : (f32) -> vector<4x8xf32>
    %1 = "vector.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (vector<4x8xf32>) -> vector<8x4xf32>
    "func.return"(%1) : (vector<8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> vector<8x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = "vector.broadcast"(%arg0) : (vector<8xf32>) -> vector<4x8xf32>
    %1 = "vector.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (vector<4x8xf32>) -> vector<8x4xf32>
    "func.return"(%1) : (vector<8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> vector<8x4xf32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<1.000000e+00> : vector<4x8xf32>}> : () -> vector<4x8xf32>
    %1 = "vector.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (vector<4x8xf32>) -> vector<8x4xf32>
    "func.return"(%1) : (vector<8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x4xf32>) -> vector<4x1xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<1x4xf32>):
    %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (vector<1x4xf32>) -> vector<4x1xf32>
    "func.return"(%0) : (vector<4x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x4xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<1x4xf32>):
    %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (vector<1x4xf32>) -> vector<4x1xf32>
    %1 = "vector.shape_cast"(%0) : (vector<4x1xf32>) -> vector<4xf32>
    "func.return"(%1) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> vector<4x1xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.shape_cast"(%arg0) : (vector<4xf32>) -> vector<1x4xf32>
    %1 = "vector.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (vector<1x4xf32>) -> vector<4x1xf32>
    "func.return"(%1) : (vector<4x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> vector<4xi1>, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 3 : index}> : () -> index
    %1 = "vector.create_mask"(%0) : (index) -> vector<4xi1>
    "func.return"(%1) : (vector<4xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> vector<4x4xi1>, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 3 : index}> : () -> index
    %1 = "arith.constant"() <{value = 9 : index}> : () -> index
    %2 = "vector.create_mask"(%0, %1) : (index, index) -> vector<4x4xi1>
    "func.return"(%2) : (vector<4x4xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> vector<4x4xi1>, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = -3 : index}> : () -> index
    %1 = "vector.create_mask"(%0, %arg0) : (index, index) -> vector<4x4xi1>
    "func.return"(%1) : (vector<4x4xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> vector<4xi1>, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "vector.create_mask"(%arg0) : (index) -> vector<4xi1>
    "func.return"(%0) : (vector<4xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16xf32>, vector<16xf32>) -> vector<16xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<16xf32>, %arg1: vector<16xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 16>}> : () -> vector<16xi1>
    %2 = "vector.maskedload"(%arg0, %0, %1, %arg1) : (memref<16xf32>, index, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    "func.return"(%2) : (vector<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16xf32>, vector<16xf32>) -> vector<16xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<16xf32>, %arg1: vector<16xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0>}> : () -> vector<16xi1>
    %2 = "vector.maskedload"(%arg0, %0, %1, %arg1) : (memref<16xf32>, index, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    "func.return"(%2) : (vector<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16xf32>, vector<16xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<16xf32>, %arg1: vector<16xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 16>}> : () -> vector<16xi1>
    "vector.maskedstore"(%arg0, %0, %1, %arg1) : (memref<16xf32>, index, vector<16xi1>, vector<16xf32>) -> ()
    %2 = "arith.constant"() <{value = dense<false> : vector<16xi1>}> : () -> vector<16xi1>
    "vector.maskedstore"(%arg0, %0, %2, %arg1) : (memref<16xf32>, index, vector<16xi1>, vector<16xf32>) -> ()
    "vector.compressstore"(%arg0, %0, %1, %arg1) : (memref<16xf32>, index, vector<16xi1>, vector<16xf32>) -> ()
    "vector.compressstore"(%arg0, %0, %2, %arg1) : (memref<16xf32>, index, vector<16xi1>, vector<16xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16xf32>, vector<16xf32>, vector<16xi32>) -> vector<16xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<16xf32>, %arg1: vector<16xf32>, %arg2: vector<16xi32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0>}> : () -> vector<16xi1>
    %2 = "vector.gather"(%arg0, %0, %arg2, %1, %arg1) : (memref<16xf32>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    %3 = "vector.expandload"(%arg0, %0, %1, %2) : (memref<16xf32>, index, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    "vector.scatter"(%arg0, %0, %arg2, %1, %arg1) : (memref<16xf32>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> ()
    "func.return"(%3) : (vector<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16xf32>, vector<16xf32>) -> vector<16xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<16xf32>, %arg1: vector<16xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 16>}> : () -> vector<16xi1>
    %2 = "vector.step"() : () -> vector<16xindex>
    %3 = "vector.gather"(%arg0, %0, %2, %1, %arg1) : (memref<16xf32>, index, vector<16xindex>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    "func.return"(%3) : (vector<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<16xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "memref.cast"(%arg0) : (memref<16xf32>) -> memref<?xf32>
    %3 = "vector.transfer_read"(%2, %0, %1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xf32>, index, f32) -> vector<4xf32>
    "func.return"(%3) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<16xf32>):
    %0 = "arith.constant"() <{value = 13 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "vector.transfer_read"(%arg0, %0, %1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<16xf32>, index, f32) -> vector<4xf32>
    "func.return"(%2) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x4xf32>, vector<4x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4x4xf32>, %arg1: vector<4x4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    "vector.transfer_write"(%arg1, %arg0, %0, %0) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4x4xf32>, memref<4x4xf32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: vector<4x4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "vector.transfer_write"(%arg1, %arg0, %0, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4x4xf32>, tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
    %3 = "vector.transfer_read"(%2, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<4x4xf32>, index, index, f32) -> vector<4x4xf32>
    "func.return"(%3) : (vector<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4xf32>) -> tensor<4x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "vector.transfer_read"(%arg0, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<4x4xf32>, index, index, f32) -> vector<4x4xf32>
    %3 = "vector.transfer_write"(%2, %arg0, %0, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4x4xf32>, tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
    "func.return"(%3) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) -> tensor<4x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: vector<4x4xf32>, %arg2: vector<4x4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "vector.transfer_write"(%arg1, %arg0, %0, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4x4xf32>, tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
    %2 = "vector.transfer_write"(%arg2, %1, %0, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4x4xf32>, tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
    "func.return"(%2) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x?xf32>, vector<4x4xf32>, index) -> vector<4x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x?xf32>, %arg1: vector<4x4xf32>, %arg2: index):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.extract_slice"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index) -> tensor<4x4xf32>
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "vector.transfer_read"(%1, %2, %2, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<4x4xf32>, index, index, f32) -> vector<4x4xf32>
    "func.return"(%3) : (vector<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1xf32>, f32) -> (f32, f32), sym_name = "f"}> ({
  ^bb0(%arg0: vector<1xf32>, %arg1: f32):
    %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<1xf32>) -> f32
    %1 = "vector.reduction"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<mul>}> : (vector<1xf32>, f32) -> f32
    "func.return"(%0, %1) : (f32, f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1xi32>, i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: vector<1xi32>, %arg1: i32):
    %0 = "vector.reduction"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxsi>}> : (vector<1xi32>, i32) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<4xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<4xf32>):
    %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x1xf32>, vector<4xf32>) -> vector<4xf32>
    "func.return"(%0) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x1xf32>, f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: vector<1x1xf32>, %arg1: f32):
    %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0, 1>}> : (vector<1x1xf32>, f32) -> f32
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x1xf32>, vector<4x1xf32>) -> vector<4x1xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4x1xf32>, %arg1: vector<4x1xf32>):
    %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<add>, reduction_dims = array<i64>}> : (vector<4x1xf32>, vector<4x1xf32>) -> vector<4x1xf32>
    "func.return"(%0) : (vector<4x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> vector<2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [1], sizes = [2], strides = [1]}> : (vector<4xf32>) -> vector<2xf32>
    "func.return"(%0) : (vector<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [0], sizes = [4], strides = [1]}> : (vector<4xf32>) -> vector<4xf32>
    "func.return"(%0) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> vector<2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [2], sizes = [4], strides = [1]}> : (vector<8xf32>) -> vector<4xf32>
    %1 = "vector.extract_strided_slice"(%0) <{offsets = [1], sizes = [2], strides = [1]}> : (vector<4xf32>) -> vector<2xf32>
    "func.return"(%1) : (vector<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> vector<2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "vector.broadcast"(%arg0) : (f32) -> vector<4xf32>
    %1 = "vector.extract_strided_slice"(%0) <{offsets = [1], sizes = [2], strides = [1]}> : (vector<4xf32>) -> vector<2xf32>
    "func.return"(%1) : (vector<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> vector<2x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.broadcast"(%arg0) : (vector<4xf32>) -> vector<8x4xf32>
    %1 = "vector.extract_strided_slice"(%0) <{offsets = [1], sizes = [2], strides = [1]}> : (vector<8x4xf32>) -> vector<2x4xf32>
    "func.return"(%1) : (vector<2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> vector<2xf32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>}> : () -> vector<4xf32>
    %1 = "vector.extract_strided_slice"(%0) <{offsets = [1], sizes = [2], strides = [1]}> : (vector<4xf32>) -> vector<2xf32>
    "func.return"(%1) : (vector<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> vector<2xf32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<1.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %1 = "vector.extract_strided_slice"(%0) <{offsets = [1], sizes = [2], strides = [1]}> : (vector<4xf32>) -> vector<2xf32>
    "func.return"(%1) : (vector<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<2xf32>) -> vector<2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<2xf32>):
    %0 = "vector.insert_strided_slice"(%arg1, %arg0) <{offsets = [1], strides = [1]}> : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
    %1 = "vector.extract_strided_slice"(%0) <{offsets = [1], sizes = [2], strides = [1]}> : (vector<4xf32>) -> vector<2xf32>
    "func.return"(%1) : (vector<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [1], sizes = [2], strides = [1]}> : (vector<4xf32>) -> vector<2xf32>
    %1 = "vector.insert_strided_slice"(%0, %arg0) <{offsets = [1], strides = [1]}> : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
    "func.return"(%1) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = "vector.insert_strided_slice"(%arg1, %arg0) <{offsets = [0], strides = [1]}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "func.return"(%0) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.bitcast"(%arg0) : (vector<4xf32>) -> vector<4xi32>
    %1 = "vector.bitcast"(%0) : (vector<4xi32>) -> vector<4xf32>
    "func.return"(%1) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> vector<4xi32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<1.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %1 = "vector.bitcast"(%0) : (vector<4xf32>) -> vector<4xi32>
    "func.return"(%1) : (vector<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> vector<8xi16>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<1.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %1 = "vector.bitcast"(%0) : (vector<4xf32>) -> vector<8xi16>
    "func.return"(%1) : (vector<8xi16>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = "vector.shuffle"(%arg0, %arg1) <{mask = array<i64: 0, 1, 2, 3>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "func.return"(%0) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = "vector.shuffle"(%arg0, %arg1) <{mask = array<i64: 4, 5, 6, 7>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "func.return"(%0) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> vector<4xf32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>}> : () -> vector<2xf32>
    %1 = "arith.constant"() <{value = dense<[3.000000e+00, 4.000000e+00]> : vector<2xf32>}> : () -> vector<2xf32>
    %2 = "vector.shuffle"(%0, %1) <{mask = array<i64: 0, 2, 1, 3>}> : (vector<2xf32>, vector<2xf32>) -> vector<4xf32>
    "func.return"(%2) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "vector.broadcast"(%arg0) : (f32) -> vector<2xf32>
    %1 = "vector.shuffle"(%0, %0) <{mask = array<i64: 0, 2, 1, 3>}> : (vector<2xf32>, vector<2xf32>) -> vector<4xf32>
    "func.return"(%1) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf32>, vector<2xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<2xf32>, %arg1: vector<2xf32>):
    %0 = "vector.shuffle"(%arg0, %arg1) <{mask = array<i64: 0, 2, 1, 3>}> : (vector<2xf32>, vector<2xf32>) -> vector<4xf32>
    "func.return"(%0) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> vector<3xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "vector.from_elements"(%arg0, %arg0, %arg0) : (f32, f32, f32) -> vector<3xf32>
    "func.return"(%0) : (vector<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (f32, f32), sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = "vector.from_elements"(%arg0, %arg1) : (f32, f32) -> vector<2xf32>
    %1:2 = "vector.to_elements"(%0) : (vector<2xf32>) -> (f32, f32)
    "func.return"(%1#0, %1#1) : (f32, f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf32>) -> vector<2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<2xf32>):
    %0:2 = "vector.to_elements"(%arg0) : (vector<2xf32>) -> (f32, f32)
    %1 = "vector.from_elements"(%0#0, %0#1) : (f32, f32) -> vector<2xf32>
    "func.return"(%1) : (vector<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = "vector.from_elements"(%arg0, %arg1) : (f32, f32) -> vector<2xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 1>}> : (vector<2xf32>) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> vector<1xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = "vector.from_elements"(%arg0, %arg1) : (f32, f32) -> vector<2x1xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 1>}> : (vector<2x1xf32>) -> vector<1xf32>
    "func.return"(%1) : (vector<1xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> vector<2xf32>, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %2 = "vector.from_elements"(%0, %1) : (f32, f32) -> vector<2xf32>
    "func.return"(%2) : (vector<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> vector<2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.extract"(%arg0) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
    %1 = "vector.extract"(%arg0) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
    %2 = "vector.from_elements"(%0, %1) : (f32, f32) -> vector<2xf32>
    "func.return"(%2) : (vector<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf32>) -> vector<2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<2xf32>):
    %0 = "vector.extract"(%arg0) <{static_position = array<i64: 0>}> : (vector<2xf32>) -> f32
    %1 = "vector.extract"(%arg0) <{static_position = array<i64: 1>}> : (vector<2xf32>) -> f32
    %2 = "vector.from_elements"(%0, %1) : (f32, f32) -> vector<2xf32>
    "func.return"(%2) : (vector<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> vector<4xindex>, sym_name = "f"}> ({
    %0 = "vector.step"() : () -> vector<4xindex>
    "func.return"(%0) : (vector<4xindex>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> index, sym_name = "f"}> ({
    %0 = "vector.vscale"() : () -> index
    %1 = "vector.vscale"() : () -> index
    %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "func.return"(%2) : (index) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 4>}> : () -> vector<4xi1>
    %1 = "vector.mask"(%0) ({
      %2 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
      "vector.yield"(%2) : (f32) -> ()
    }) : (vector<4xi1>) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xi1>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xi1>):
    %0 = "vector.mask"(%arg1) ({
      %1 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
      "vector.yield"(%1) : (f32) -> ()
    }) : (vector<4xi1>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xi1>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xi1>):
    "vector.mask"(%arg1) ({
      "vector.yield"() : () -> ()
    }) : (vector<4xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>):
    %0 = "vector.fma"(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %1 = "vector.fma"(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %2 = "arith.addf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "func.return"(%2) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> vector<4x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4x4xf32>}> : () -> vector<4x4xf32>
    %1 = "vector.outerproduct"(%arg0, %arg0, %0) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
    "func.return"(%1) : (vector<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8xf32>, vector<8x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4x8xf32>, %arg1: vector<8x4xf32>, %arg2: vector<4x4xf32>):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4x4xf32>}> : () -> vector<4x4xf32>
    %1 = "vector.contract"(%arg0, %arg1, %0) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
    %2 = "arith.addf"(%1, %arg2) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
    "func.return"(%2) : (vector<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, f32) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: f32):
    %0 = "vector.broadcast"(%arg1) : (f32) -> vector<4xf32>
    %1 = "arith.mulf"(%arg0, %0) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %2 = "vector.broadcast"(%arg1) : (f32) -> vector<4xf32>
    %3 = "arith.mulf"(%0, %2) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %4 = "arith.addf"(%1, %3) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "func.return"(%4) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: index):
    %0 = "vector.load"(%arg0, %arg1) : (memref<?xf32>, index) -> vector<4xf32>
    "vector.store"(%0, %arg0, %arg1) : (vector<4xf32>, memref<?xf32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>, index) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>, %arg1: index):
    %0 = "memref.cast"(%arg0) : (memref<8xf32>) -> memref<?xf32>
    %1 = "vector.load"(%0, %arg1) : (memref<?xf32>, index) -> vector<4xf32>
    "vector.store"(%1, %0, %arg1) : (vector<4xf32>, memref<?xf32>, index) -> ()
    %2 = "vector.create_mask"(%arg1) : (index) -> vector<4xi1>
    %3 = "vector.maskedload"(%0, %arg1, %2, %1) : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "func.return"(%3) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> vector<2x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.shape_cast"(%arg0) : (vector<4xf32>) -> vector<1x4xf32>
    %1 = "vector.broadcast"(%0) : (vector<1x4xf32>) -> vector<2x4xf32>
    "func.return"(%1) : (vector<2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x4xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<2x4xf32>):
    %0 = "vector.shape_cast"(%arg0) : (vector<2x4xf32>) -> vector<8xf32>
    %1 = "vector.extract_strided_slice"(%0) <{offsets = [4], sizes = [4], strides = [1]}> : (vector<8xf32>) -> vector<4xf32>
    "func.return"(%1) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> vector<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = "vector.shape_cast"(%arg0) : (vector<8xf32>) -> vector<2x4xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 1>}> : (vector<2x4xf32>) -> vector<4xf32>
    "func.return"(%1) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = "vector.shape_cast"(%arg0) : (vector<8xf32>) -> vector<2x4xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 1, 2>}> : (vector<2x4xf32>) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x4xf32>) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: vector<2x4xf32>):
    %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<4x2xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 1, 1>}> : (vector<4x2xf32>) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8xf32>) -> vector<8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4x8xf32>):
    %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [1], sizes = [2], strides = [1]}> : (vector<4x8xf32>) -> vector<2x8xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 1>}> : (vector<2x8xf32>) -> vector<8xf32>
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> vector<1xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = "vector.extract"(%arg0) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
    %1 = "vector.broadcast"(%0) : (f32) -> vector<1xf32>
    "func.return"(%1) : (vector<1xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "vector.broadcast"(%arg0) : (f32) -> vector<f32>
    %1 = "vector.extract"(%0) <{static_position = array<i64>}> : (vector<f32>) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<f32>, f32) -> vector<f32>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<f32>, %arg1: f32):
    %0 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64>}> : (f32, vector<f32>) -> vector<f32>
    "func.return"(%0) : (vector<f32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x4xi1>) -> vector<2x2xi1>, sym_name = "f"}> ({
  ^bb0(%arg0: vector<4x4xi1>):
    %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3, 2>}> : () -> vector<4x4xi1>
    %1 = "vector.extract_strided_slice"(%0) <{offsets = [1, 1], sizes = [2, 2], strides = [1, 1]}> : (vector<4x4xi1>) -> vector<2x2xi1>
    "func.return"(%1) : (vector<2x2xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> vector<4xi1>, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "vector.create_mask"(%0, %arg0) : (index, index) -> vector<4x4xi1>
    %2 = "vector.extract"(%1) <{static_position = array<i64: 1>}> : (vector<4x4xi1>) -> vector<4xi1>
    "func.return"(%2) : (vector<4xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> vector<4xi1>, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "vector.create_mask"(%0, %arg0) : (index, index) -> vector<4x4xi1>
    %2 = "vector.extract"(%1) <{static_position = array<i64: 3>}> : (vector<4x4xi1>) -> vector<4xi1>
    "func.return"(%2) : (vector<4xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>, vector<4xf32>), sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = "vector.interleave"(%arg0, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %1:2 = "vector.deinterleave"(%0) : (vector<8xf32>) -> (vector<4xf32>, vector<4xf32>)
    "func.return"(%1#0, %1#1) : (vector<4xf32>, vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, vector<2xf32>) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: vector<2xf32>):
    %0 = "arith.constant"() <{value = 5 : index}> : () -> index
    %1 = "vector.extract"(%arg1, %0) <{static_position = array<i64: -9223372036854775808>}> : (vector<2xf32>, index) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf32>) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: vector<2xf32>):
    %0 = "vector.extract"(%arg0) <{static_position = array<i64: -1>}> : (vector<2xf32>) -> f32
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

