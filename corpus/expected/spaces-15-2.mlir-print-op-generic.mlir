"builtin.module"() ({
  "memref.global"() <{sym_name = "g0", sym_visibility = "private", type = memref<i32, 1>}> : () -> ()
  "func.func"() <{function_type = (memref<4xi32, 1>, memref<i32, 2>, memref<4xi32, 1>) -> (memref<4xi32, 1>, memref<i32, 2>), sym_name = "f0"}> ({
  ^bb0(%arg0: memref<4xi32, 1>, %arg1: memref<i32, 2>, %arg2: memref<4xi32, 1>):
    %0 = "memref.cast"(%arg0) : (memref<4xi32, 1>) -> memref<4xi32, 1>
    %1 = "memref.memory_space_cast"(%arg0) : (memref<4xi32, 1>) -> memref<4xi32, 2>
    %2 = "arith.constant"() <{value = 9 : index}> : () -> index
    %3 = "memref.alloc"(%2) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x?x4xf64>
    %4 = "arith.constant"() <{value = 11 : index}> : () -> index
    "memref.copy"(%arg2, %0) : (memref<4xi32, 1>, memref<4xi32, 1>) -> ()
    %5 = "arith.constant"() <{value = 5.000000e+00 : f32}> : () -> f32
    %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i32, 2>
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "memref.load"(%0, %7) : (memref<4xi32, 1>, index) -> i32
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i32, 2>
    %10 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i32, 2>
    %11 = "arith.andi"(%7, %4) : (index, index) -> index
    "memref.copy"(%9, %10) : (memref<i32, 2>, memref<i32, 2>) -> ()
    %12 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32, 1>
    %13 = "arith.constant"() <{value = true}> : () -> i1
    %14 = "arith.extui"(%13) : (i1) -> i32
    %15 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i32, 2>
    "func.return"(%arg0, %arg1) : (memref<4xi32, 1>, memref<i32, 2>) -> ()
  }) : () -> ()
}) : () -> ()

