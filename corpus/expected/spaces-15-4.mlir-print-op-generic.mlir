"builtin.module"() ({
  "memref.global"() <{initial_value, sym_name = "g0", type = memref<i32, 1>}> : () -> ()
  "func.func"() <{function_type = (i1, index, f32, memref<?x2x?xf64>, memref<?x4x2xf32, 2>) -> i64, sym_name = "f0"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: f32, %arg3: memref<?x2x?xf64>, %arg4: memref<?x4x2xf32, 2>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.dim"(%arg3, %0) : (memref<?x2x?xf64>, index) -> index
    %2 = "memref.alloc"(%1, %1) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x2x?xf64>
    %3 = "arith.constant"() <{value = 3.000000e+00 : f64}> : () -> f64
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    "memref.store"(%3, %arg3, %4, %5, %6) : (f64, memref<?x2x?xf64>, index, index, index) -> ()
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = 0 : index}> : () -> index
    "memref.store"(%3, %2, %arg1, %7, %8) : (f64, memref<?x2x?xf64>, index, index, index) -> ()
    %9 = "arith.constant"() <{value = 7 : index}> : () -> index
    %10 = "memref.alloc"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4x2xf32, 2>
    %11 = "memref.reinterpret_cast"(%10, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<?x4x2xf32, 2>, index, index) -> memref<?xf32, strided<[?]>, 2>
    %12 = "memref.collapse_shape"(%2) <{reassociation = [[0], [1, 2]]}> : (memref<?x2x?xf64>) -> memref<?x?xf64>
    %13 = "memref.alloca"(%arg1, %1) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x2x?xf64>
    %14 = "memref.memory_space_cast"(%10) : (memref<?x4x2xf32, 2>) -> memref<?x4x2xf32>
    %15 = "memref.subview"(%11, %1, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 2>}> : (memref<?xf32, strided<[?]>, 2>, index, index) -> memref<?xf32, strided<[?], offset: ?>, 2>
    %16 = "scf.if"(%arg0) ({
      %22 = "memref.cast"(%15) : (memref<?xf32, strided<[?], offset: ?>, 2>) -> memref<4xf32, strided<[?], offset: ?>, 2>
      %23 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, 2>
      %24 = "memref.cast"(%23) : (memref<4xf32, 2>) -> memref<4xf32, strided<[?], offset: ?>, 2>
      "memref.copy"(%22, %24) : (memref<4xf32, strided<[?], offset: ?>, 2>, memref<4xf32, strided<[?], offset: ?>, 2>) -> ()
      "scf.yield"(%arg3) : (memref<?x2x?xf64>) -> ()
    }, {
      "scf.yield"(%2) : (memref<?x2x?xf64>) -> ()
    }) : (i1) -> memref<?x2x?xf64>
    %17 = "memref.memory_space_cast"(%10) : (memref<?x4x2xf32, 2>) -> memref<?x4x2xf32>
    %18 = "arith.constant"() <{value = 4 : index}> : () -> index
    %19 = "memref.alloc"(%1, %18) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x2x?xf64>
    %20 = "func.call"(%arg0, %4, %arg2, %19, %10) <{callee = @f0}> : (i1, index, f32, memref<?x2x?xf64>, memref<?x4x2xf32, 2>) -> i64
    %21 = "memref.collapse_shape"(%14) <{reassociation = [[0], [1, 2]]}> : (memref<?x4x2xf32>) -> memref<?x8xf32>
    "func.return"(%20) : (i64) -> ()
  }) : () -> ()
}) : () -> ()

