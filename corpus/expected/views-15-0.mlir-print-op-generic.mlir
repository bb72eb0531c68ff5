"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (i64, memref<?xf32>), sym_name = "f0"}> ({
  ^bb0(%arg0: index):
    %0 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %1 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %2 = "memref.reinterpret_cast"(%1, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 2>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: -9223372036854775808, -9223372036854775808>}> : (memref<?xf32>, index, index) -> memref<2x2xf32, strided<[?, ?]>>
    %3 = "memref.alloc"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<4x?x?xi64>
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {tag = "a"} : () -> memref<2xi1>
    %5 = "memref.cast"(%4) : (memref<2xi1>) -> memref<2xi1, strided<[?], offset: ?>>
    %6 = "memref.subview"(%0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: -9223372036854775808>}> : (memref<?xf32>, index, index) -> memref<f32, strided<[], offset: ?>>
    %7 = "memref.cast"(%0) : (memref<?xf32>) -> memref<4xf32>
    %8 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %9 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %10 = "scf.for"(%8, %8, %9, %5) ({
    ^bb0(%arg1: i32, %arg2: memref<2xi1, strided<[?], offset: ?>>):
      %30 = "memref.expand_shape"(%4) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1, 2>}> : (memref<2xi1>) -> memref<1x2xi1>
      %31 = "memref.subview"(%30, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<1x2xi1>, index, index) -> memref<?x1xi1, strided<[?, 1]>>
      "scf.yield"(%arg2) : (memref<2xi1, strided<[?], offset: ?>>) -> ()
    }) : (i32, i32, i32, memref<2xi1, strided<[?], offset: ?>>) -> memref<2xi1, strided<[?], offset: ?>>
    %11 = "memref.cast"(%0) : (memref<?xf32>) -> memref<?xf32>
    %12 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    %13 = "arith.constant"() <{value = false}> : () -> i1
    %14 = "arith.select"(%13, %11, %0) : (i1, memref<?xf32>, memref<?xf32>) -> memref<?xf32>
    %15 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %16 = "memref.expand_shape"(%11, %arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 2>}> : (memref<?xf32>, index) -> memref<?x2xf32>
    %17 = "arith.constant"() <{value = false}> : () -> i1
    %18 = "arith.constant"() <{value = 1 : index}> : () -> index
    "memref.store"(%17, %10, %18) : (i1, memref<2xi1, strided<[?], offset: ?>>, index) -> ()
    %19:2 = "scf.if"(%17) ({
      %24 = "arith.constant"() <{value = 1 : index}> : () -> index
      %25 = "memref.load"(%4, %24) : (memref<2xi1>, index) -> i1
      %26 = "arith.select"(%25, %1, %1) : (i1, memref<?xf32>, memref<?xf32>) -> memref<?xf32>
      %27 = "arith.constant"() <{value = 5 : i32}> : () -> i32
      %28 = "arith.constant"() <{value = 0 : i32}> : () -> i32
      %29 = "arith.cmpi"(%27, %28) <{predicate = 5 : i64}> : (i32, i32) -> i1
      "scf.yield"(%12, %5) : (memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>) -> ()
    }, {
      %21 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<256xi8>
      %22 = "arith.constant"() <{value = 40 : index}> : () -> index
      %23 = "memref.view"(%21, %22) : (memref<256xi8>, index) -> memref<2x2xf64>
      "scf.yield"(%12, %10) : (memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>) -> ()
    }) : (i1) -> (memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>)
    %20 = "arith.constant"() <{value = 3 : i64}> : () -> i64
    "func.return"(%20, %1) : (i64, memref<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

