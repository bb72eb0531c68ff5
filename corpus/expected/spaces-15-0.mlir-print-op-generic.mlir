"builtin.module"() ({
  "memref.global"() <{sym_name = "g0", sym_visibility = "private", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{initial_value, sym_name = "g1", type = memref<4xf32, 2>}> : () -> ()
  "func.func"() <{function_type = (i1, index, memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>), sym_name = "f0"}> ({
  ^bb0(%arg1: i1, %arg2: index, %arg3: memref<8xf64>):
    %8:2 = "func.call"(%arg1, %arg2, %arg3) <{callee = @f0}> : (i1, index, memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>)
    %9 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %10 = "arith.select"(%arg1, %9, %9) : (i1, i64, i64) -> i64
    %11 = "arith.constant"() <{value = 4 : index}> : () -> index
    %12 = "memref.alloc"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x8x4xf32, 2>
    "scf.while"() ({
      %17 = "memref.expand_shape"(%arg3) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 2>}> : (memref<8xf64>) -> memref<4x2xf64>
      "scf.condition"(%arg1) : (i1) -> ()
    }, {
      %16 = "memref.memory_space_cast"(%8#0) : (memref<f32, 1>) -> memref<f32>
      "scf.yield"() : () -> ()
    }) : () -> ()
    %13 = "arith.cmpi"(%11, %arg2) <{predicate = 6 : i64}> : (index, index) -> i1
    %14 = "arith.select"(%arg1, %12, %12) : (i1, memref<?x8x4xf32, 2>, memref<?x8x4xf32, 2>) -> memref<?x8x4xf32, 2>
    %15 = "memref.load"(%8#0) : (memref<f32, 1>) -> f32
    "func.return"(%8#0, %arg3) : (memref<f32, 1>, memref<8xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> memref<8xf64>, sym_name = "f1"}> ({
  ^bb0(%arg0: index):
    %0 = "func.call"(%arg0) <{callee = @f1}> : (index) -> memref<8xf64>
    %1 = "arith.constant"() <{value = true}> : () -> i1
    %2 = "arith.select"(%1, %0, %0) : (i1, memref<8xf64>, memref<8xf64>) -> memref<8xf64>
    %3 = "memref.subview"(%0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 7>, static_strides = array<i64: -9223372036854775808>}> : (memref<8xf64>, index, index) -> memref<7xf64, strided<[?], offset: ?>>
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32, 1>
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2x4xf32>
    %6:6 = "memref.extract_strided_metadata"(%5) : (memref<2x4xf32>) -> (memref<f32>, index, index, index, index, index)
    %7 = "memref.cast"(%0) : (memref<8xf64>) -> memref<8xf64>
    "func.return"(%7) : (memref<8xf64>) -> ()
  }) : () -> ()
}) : () -> ()

