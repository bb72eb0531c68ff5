"builtin.module"() ({
  "func.func"() <{function_type = (i1, index) -> (), sym_name = "f0"}> ({
  ^bb0(%arg2: i1, %arg3: index):
    %6 = "arith.constant"() <{value = false}> : () -> i1
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    %8 = "arith.constant"() <{value = 2 : index}> : () -> index
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    %10:2 = "func.call"(%6, %arg3, %7, %8, %9) <{callee = @f2}> : (i1, index, memref<2xi32>, index, memref<8xf32>) -> (f32, memref<2xi32>)
    %11 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %12 = "arith.andi"(%11, %11) : (i32, i32) -> i32
    %13 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    %14 = "arith.constant"() <{value = 1 : index}> : () -> index
    %15 = "memref.load"(%13, %14) : (memref<2xi32>, index) -> i32
    %16 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    "memref.copy"(%9, %16) : (memref<8xf32>, memref<8xf32>) -> ()
    %17 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %18 = "arith.muli"(%17, %17) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %19 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, memref<2xi32>) -> memref<8xf32>, sym_name = "f1"}> ({
  ^bb0(%arg0: i1, %arg1: memref<2xi32>):
    %0 = "arith.constant"() <{value = 6 : index}> : () -> index
    %1 = "memref.load"(%arg1, %0) : (memref<2xi32>, index) -> i32
    "func.call"(%arg0, %0) <{callee = @f0}> : (i1, index) -> ()
    "func.call"(%arg0, %0) <{callee = @f0}> : (i1, index) -> ()
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "memref.store"(%1, %arg1, %2) : (i32, memref<2xi32>, index) -> ()
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "memref.load"(%arg1, %3) : (memref<2xi32>, index) -> i32
    "memref.store"(%4, %arg1, %0) : (i32, memref<2xi32>, index) -> ()
    %5 = "func.call"(%arg0, %arg1) <{callee = @f1}> : (i1, memref<2xi32>) -> memref<8xf32>
    "func.return"(%5) : (memref<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index, memref<2xi32>, index, memref<8xf32>) -> (f32, memref<2xi32>), sym_name = "f2", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

