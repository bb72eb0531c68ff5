"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, index, f32, memref<?x2xi32>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg11: i1, %arg12: index, %arg13: index, %arg14: f32, %arg15: memref<?x2xi32>):
    %25 = "arith.constant"() <{value = 7 : index}> : () -> index
    %26 = "memref.alloc"(%25) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x2xi32>
    %27 = "arith.constant"() <{value = 7 : index}> : () -> index
    %28 = "memref.alloc"(%27) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
    "func.call"(%arg11, %26, %28) <{callee = @f2}> : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
    %29 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    %30 = "arith.constant"() <{value = true}> : () -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, memref<f32>) -> (memref<?xi32>, memref<?xi32>), sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg9: i1, %arg10: memref<f32>):
    "cf.br"(%arg10)[^bb1] : (memref<f32>) -> ()
  ^bb1(%20: memref<f32>):  // pred: ^bb0
    %21 = "arith.constant"() <{value = 6 : index}> : () -> index
    %22 = "memref.alloc"(%21) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
    %23 = "arith.constant"() <{value = 8 : index}> : () -> index
    %24 = "memref.alloc"(%23) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
    "func.return"(%22, %24) : (memref<?xi32>, memref<?xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, memref<?x2xi32>, memref<?xi32>) -> (), sym_name = "f2"}> ({
  ^bb0(%arg6: i1, %arg7: memref<?x2xi32>, %arg8: memref<?xi32>):
    %17 = "arith.constant"() <{value = false}> : () -> i1
    "func.call"(%17, %arg7, %arg8) <{callee = @f2}> : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
    %18 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
    %19:2 = "func.call"(%arg6, %18) <{callee = @f1}> : (i1, memref<f32>) -> (memref<?xi32>, memref<?xi32>)
    "func.call"(%arg6, %arg7, %19#1) <{callee = @f2}> : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, memref<f32>) -> (), sym_name = "f3", sym_visibility = "private"}> ({
  ^bb0(%arg4: i1, %arg5: memref<f32>):
    %7 = "arith.constant"() <{value = 3 : index}> : () -> index
    %8 = "arith.select"(%arg4, %7, %7) : (i1, index, index) -> index
    %9 = "scf.if"(%arg4) ({
      %14 = "arith.constant"() <{value = 5.000000e+00 : f32}> : () -> f32
      %15 = "memref.alloc"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x2xi32>
      "func.call"(%arg4, %8, %7, %14, %15) <{callee = @f0}> : (i1, index, index, f32, memref<?x2xi32>) -> ()
      %16 = "memref.alloc"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
      "scf.yield"(%16) : (memref<?xi32>) -> ()
    }, {
      %12 = "arith.constant"() <{value = 5 : index}> : () -> index
      %13 = "memref.alloc"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
      "scf.yield"(%13) : (memref<?xi32>) -> ()
    }) : (i1) -> memref<?xi32>
    %10 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<index>
    %11 = "func.call"(%arg4, %7, %10, %8) <{callee = @f4}> : (i1, index, memref<index>, index) -> memref<index>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index, memref<index>, index) -> memref<index>, sym_name = "f4"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: memref<index>, %arg3: index):
    "memref.store"(%arg3, %arg2) : (index, memref<index>) -> ()
    %0 = "memref.load"(%arg2) : (memref<index>) -> index
    %1 = "scf.if"(%arg0) ({
      %4 = "arith.constant"() <{value = 5 : i64}> : () -> i64
      %5 = "arith.cmpi"(%4, %4) <{predicate = 6 : i64}> : (i64, i64) -> i1
      %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
      "scf.yield"(%6) : (memref<f32>) -> ()
    }, {
      %2 = "memref.alloca"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x2xi32>
      %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
      "scf.yield"(%3) : (memref<f32>) -> ()
    }) : (i1) -> memref<f32>
    "func.return"(%arg2) : (memref<index>) -> ()
  }) : () -> ()
}) : () -> ()

