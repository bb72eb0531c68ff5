"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (f32, memref<4xindex>), sym_name = "f0"}> ({
  ^bb0(%arg4: i1):
    %14 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %15 = "memref.cast"(%14) : (memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>>
    %16 = "arith.constant"() <{value = 4 : index}> : () -> index
    %17 = "arith.constant"() <{value = 5 : index}> : () -> index
    %18 = "memref.alloc"(%16, %17) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?x8xf32>
    %19 = "memref.cast"(%18) : (memref<?x?x8xf32>) -> memref<?x?x8xf32, strided<[?, ?, ?], offset: ?>>
    %20 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<index>
    %21 = "memref.load"(%20) : (memref<index>) -> index
    %22 = "memref.expand_shape"(%18, %21, %21) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808, 2, 8>}> : (memref<?x?x8xf32>, index, index) -> memref<?x?x2x8xf32>
    %23 = "memref.reinterpret_cast"(%19, %21) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x?x8xf32, strided<[?, ?, ?], offset: ?>>, index) -> memref<2x2xf32, strided<[1, 1], offset: ?>>
    %24 = "memref.cast"(%14) : (memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>>
    %25 = "arith.select"(%arg4, %20, %20) : (i1, memref<index>, memref<index>) -> memref<index>
    %26 = "arith.constant"() <{value = 2 : index}> : () -> index
    %27 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %28 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xindex>
    "func.return"(%27, %28) : (f32, memref<4xindex>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index) -> (), sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg0: i1, %arg1: index):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %1 = "memref.cast"(%0) : (memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>>
    %2 = "arith.constant"() <{value = 7 : index}> : () -> index
    %3 = "memref.alloc"(%arg1, %2) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xindex>
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %5 = "arith.select"(%arg0, %0, %4) : (i1, memref<4xf32>, memref<4xf32>) -> memref<4xf32>
    %6 = "memref.cast"(%0) : (memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>>
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = 1 : index}> : () -> index
    "memref.store"(%arg1, %3, %7, %8) : (index, memref<?x?xindex>, index, index) -> ()
    %9 = "arith.constant"() <{value = 2 : index}> : () -> index
    %10 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xindex>
    %11 = "scf.for"(%7, %8, %9, %10) ({
    ^bb0(%arg2: index, %arg3: memref<4xindex>):
      "scf.yield"(%arg3) : (memref<4xindex>) -> ()
    }) : (index, index, index, memref<4xindex>) -> memref<4xindex>
    %12 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %13 = "arith.constant"() <{value = 3 : index}> : () -> index
    "memref.store"(%12, %4, %13) : (f32, memref<4xf32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

