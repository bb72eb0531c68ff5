"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, memref<4xf64>, memref<4xf64>, memref<4xf64>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: memref<4xf64>, %arg3: memref<4xf64>, %arg4: memref<4xf64>):
    "memref.copy"(%arg3, %arg4) : (memref<4xf64>, memref<4xf64>) -> ()
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
    %1 = "arith.select"(%arg0, %arg4, %0) : (i1, memref<4xf64>, memref<4xf64>) -> memref<4xf64>
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
    %3:2 = "scf.if"(%arg0) ({
      %30 = "arith.constant"() <{value = 3 : i32}> : () -> i32
      %31 = "arith.cmpi"(%30, %30) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %32 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
      %33 = "arith.constant"() <{value = 9.000000e+00 : f64}> : () -> f64
      "memref.store"(%33, %arg4, %arg1) : (f64, memref<4xf64>, index) -> ()
      %34 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xindex>
      %35 = "memref.cast"(%34) : (memref<2xindex>) -> memref<2xindex, strided<[?], offset: ?>>
      "scf.yield"(%arg2, %35) : (memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>) -> ()
    }, {
      %26 = "memref.expand_shape"(%arg2) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (memref<4xf64>) -> memref<2x2xf64>
      %27 = "memref.collapse_shape"(%26) <{reassociation = [[0, 1]]}> : (memref<2x2xf64>) -> memref<4xf64>
      %28 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xindex>
      %29 = "memref.cast"(%28) : (memref<2xindex>) -> memref<2xindex, strided<[?], offset: ?>>
      "scf.yield"(%27, %29) : (memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>) -> ()
    }) : (i1) -> (memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>)
    %4 = "arith.constant"() <{value = 8.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 2 : index}> : () -> index
    %6 = "scf.for"(%arg1, %arg1, %5, %2) ({
    ^bb0(%arg5: index, %arg6: memref<4xf64>):
      %22 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
      %23 = "memref.reinterpret_cast"(%arg3, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: -9223372036854775808>}> : (memref<4xf64>, index) -> memref<2xf64, strided<[?]>>
      %24 = "arith.select"(%arg0, %arg6, %1) : (i1, memref<4xf64>, memref<4xf64>) -> memref<4xf64>
      %25 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
      "scf.yield"(%25) : (memref<4xf64>) -> ()
    }) : (index, index, index, memref<4xf64>) -> memref<4xf64>
    %7 = "arith.muli"(%5, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %8 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<256xi8>
    %9 = "arith.constant"() <{value = 71 : index}> : () -> index
    %10 = "memref.view"(%8, %9, %7) : (memref<256xi8>, index, index) -> memref<?x2xi32>
    %11 = "arith.constant"() <{value = 1 : index}> : () -> index
    "func.call"(%arg0, %11, %2, %6, %2) <{callee = @f0}> : (i1, index, memref<4xf64>, memref<4xf64>, memref<4xf64>) -> ()
    "scf.if"(%arg0) ({
      %20 = "scf.if"(%arg0) ({
        "scf.yield"(%3#1) : (memref<2xindex, strided<[?], offset: ?>>) -> ()
      }, {
        "scf.yield"(%3#1) : (memref<2xindex, strided<[?], offset: ?>>) -> ()
      }) : (i1) -> memref<2xindex, strided<[?], offset: ?>>
      "memref.copy"(%1, %0) : (memref<4xf64>, memref<4xf64>) -> ()
      %21:4 = "memref.extract_strided_metadata"(%3#1) : (memref<2xindex, strided<[?], offset: ?>>) -> (memref<index>, index, index, index)
      "scf.yield"() : () -> ()
    }, {
      %18 = "memref.subview"(%arg4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4xf64>) -> memref<2xf64, strided<[1]>>
      %19 = "arith.select"(%arg0, %2, %2) : (i1, memref<4xf64>, memref<4xf64>) -> memref<4xf64>
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %12 = "memref.expand_shape"(%arg2) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (memref<4xf64>) -> memref<2x2xf64>
    %13 = "arith.select"(%arg0, %1, %6) : (i1, memref<4xf64>, memref<4xf64>) -> memref<4xf64>
    %14 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
    %15 = "arith.select"(%arg0, %1, %14) : (i1, memref<4xf64>, memref<4xf64>) -> memref<4xf64>
    %16 = "memref.reinterpret_cast"(%15, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<4xf64>, index) -> memref<f64, strided<[], offset: ?>>
    %17 = "memref.subview"(%3#1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<2xindex, strided<[?], offset: ?>>) -> memref<2xindex, strided<[?], offset: ?>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

