"builtin.module"() ({
  "func.func"() <{function_type = (i1, index) -> (memref<8x?xi1>, i32), sym_name = "f0"}> ({
  ^bb0(%arg5: i1, %arg6: index):
    %12 = "arith.constant"() <{value = 1.200000e+01 : f32}> : () -> f32
    %13 = "arith.constant"() <{value = true}> : () -> i1
    %14 = "arith.constant"() <{value = 5 : index}> : () -> index
    %15 = "memref.alloc"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<2x?xindex>
    %16 = "arith.constant"() <{value = 1 : index}> : () -> index
    %17 = "arith.constant"() <{value = 0 : index}> : () -> index
    %18 = "memref.load"(%15, %16, %17) : (memref<2x?xindex>, index, index) -> index
    %19 = "memref.alloc"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8x?xi1>
    "scf.if"(%arg5) ({
      %21 = "arith.constant"() <{value = 6 : index}> : () -> index
      %22 = "memref.alloc"(%21) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %20:2 = "func.call"(%13, %18) <{callee = @f0}> : (i1, index) -> (memref<8x?xi1>, i32)
    "func.return"(%19, %20#1) : (memref<8x?xi1>, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index, memref<8x?xi1>, index, f32) -> (index, memref<8x?xi1>), sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: memref<8x?xi1>, %arg3: index, %arg4: f32):
    %0 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8x?xi1>
    %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi64>
    %2 = "memref.realloc"(%1, %arg3) : (memref<8xi64>, index) -> memref<?xi64>
    %3 = "memref.realloc"(%2) : (memref<?xi64>) -> memref<16xi64>
    %4 = "memref.cast"(%3) : (memref<16xi64>) -> memref<?xi64>
    %5 = "memref.cast"(%4) : (memref<?xi64>) -> memref<4xi64>
    %6 = "memref.realloc"(%3, %arg1) : (memref<16xi64>, index) -> memref<?xi64>
    %7 = "arith.constant"() <{value = 5 : index}> : () -> index
    %8 = "memref.alloca"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8x?xi1>
    %9 = "arith.constant"() <{value = 3 : index}> : () -> index
    %10 = "arith.constant"() <{value = 9 : index}> : () -> index
    %11 = "memref.alloc"(%10) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8x?xi1>
    "func.return"(%9, %11) : (index, memref<8x?xi1>) -> ()
  }) : () -> ()
}) : () -> ()

