"builtin.module"() ({
  "memref.global"() <{sym_name = "g0", sym_visibility = "private", type = memref<4xindex>}> : () -> ()
  "func.func"() <{function_type = (i1, index, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: memref<?x8xf32, strided<[?, ?], offset: ?>>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 3 : index}> : () -> index
    %2 = "memref.load"(%arg2, %0, %1) : (memref<?x8xf32, strided<[?, ?], offset: ?>>, index, index) -> f32
    %3 = "arith.select"(%arg0, %arg2, %arg2) : (i1, memref<?x8xf32, strided<[?, ?], offset: ?>>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> memref<?x8xf32, strided<[?, ?], offset: ?>>
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
    "func.call"(%4, %3) <{callee = @f1}> : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    "func.call"(%4, %3) <{callee = @f1}> : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    %5 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi64>
    "scf.forall"(%arg1) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg6: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "func.call"(%4, %3) <{callee = @f1}> : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    %6 = "arith.constant"() <{value = 1 : index}> : () -> index
    %7 = "arith.constant"() <{value = 2 : index}> : () -> index
    "scf.parallel"(%arg1, %1, %1, %0, %6, %7) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg4: index, %arg5: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %8 = "arith.constant"() <{value = 5 : index}> : () -> index
    "func.call"(%arg0, %8, %3) <{callee = @f0}> : (i1, index, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    %9 = "memref.subview"(%5, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 2>}> : (memref<8xi64>, index) -> memref<4xi64, strided<[2], offset: ?>>
    %10 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%8, %6, %10) ({
    ^bb0(%arg3: index):
      "scf.index_switch"(%arg3) <{cases = array<i64>}> ({
        "scf.yield"() : () -> ()
      }) : (index) -> ()
      %16 = "arith.constant"() <{value = 0 : index}> : () -> index
      %17 = "arith.constant"() <{value = 9 : index}> : () -> index
      %18 = "memref.load"(%3, %16, %17) : (memref<?x8xf32, strided<[?, ?], offset: ?>>, index, index) -> f32
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %11 = "memref.get_global"() <{name = @g0}> : () -> memref<4xindex>
    %12 = "memref.expand_shape"(%11) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (memref<4xindex>) -> memref<2x2xindex>
    %13 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2x2xindex>
    "memref.copy"(%12, %13) : (memref<2x2xindex>, memref<2x2xindex>) -> ()
    %14 = "arith.constant"() <{value = 0 : index}> : () -> index
    %15 = "memref.dim"(%4, %14) : (memref<4xf64>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> (), sym_name = "f1", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

