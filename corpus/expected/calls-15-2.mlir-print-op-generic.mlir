"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, memref<?xf64>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg6: i1, %arg7: index, %arg8: memref<?xf64>):
    %18 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xindex>
    %19 = "memref.alloc"(%arg7) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xf32>
    %20 = "memref.alloc"(%arg7) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xf32>
    "cf.cond_br"(%arg6, %19, %arg8, %20, %arg8)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (i1, memref<?x4xf32>, memref<?xf64>, memref<?x4xf32>, memref<?xf64>) -> ()
  ^bb1(%21: memref<?x4xf32>, %22: memref<?xf64>):  // 2 preds: ^bb0, ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index) -> (memref<4xi64>, memref<4xi64>), sym_name = "f1"}> ({
  ^bb0(%arg4: i1, %arg5: index):
    %9 = "arith.constant"() <{value = 9.000000e+00 : f32}> : () -> f32
    %10 = "arith.select"(%arg4, %9, %9) : (i1, f32, f32) -> f32
    %11 = "memref.alloc"(%arg5) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf64>
    %12 = "arith.constant"() <{value = 5 : index}> : () -> index
    %13 = "memref.alloc"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xf32>
    %14 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
    "cf.cond_br"(%arg4, %13, %14, %13, %14)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (i1, memref<?x4xf32>, memref<4xi64>, memref<?x4xf32>, memref<4xi64>) -> ()
  ^bb1(%15: memref<?x4xf32>, %16: memref<4xi64>):  // 2 preds: ^bb0, ^bb0
    %17 = "func.call"(%arg4, %9, %11) <{callee = @f3}> : (i1, f32, memref<?xf64>) -> memref<?xf64>
    "func.return"(%16, %16) : (memref<4xi64>, memref<4xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (memref<?xf64>, memref<?xf64>), sym_name = "f2", sym_visibility = "private"}> ({
  ^bb0(%arg3: i1):
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %5 = "arith.subi"(%4, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %6 = "arith.constant"() <{value = 9 : index}> : () -> index
    %7 = "memref.alloc"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf64>
    %8 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
    "func.return"(%7, %7) : (memref<?xf64>, memref<?xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, f32, memref<?xf64>) -> memref<?xf64>, sym_name = "f3"}> ({
  ^bb0(%arg0: i1, %arg1: f32, %arg2: memref<?xf64>):
    "cf.cond_br"(%arg0, %arg2, %arg2, %arg2, %arg2)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (i1, memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>) -> ()
  ^bb1(%0: memref<?xf64>, %1: memref<?xf64>):  // 2 preds: ^bb0, ^bb0
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3:2 = "func.call"(%arg0, %2) <{callee = @f1}> : (i1, index) -> (memref<4xi64>, memref<4xi64>)
    "func.return"(%1) : (memref<?xf64>) -> ()
  }) : () -> ()
}) : () -> ()

