"builtin.module"() ({
  "func.func"() <{function_type = (i1, memref<4x?xf64>, memref<?xf64>, memref<?xf64>) -> i64, sym_name = "f0"}> ({
  ^bb0(%arg9: i1, %arg10: memref<4x?xf64>, %arg11: memref<?xf64>, %arg12: memref<?xf64>):
    %19 = "func.call"(%arg9, %arg10) <{callee = @f3}> : (i1, memref<4x?xf64>) -> memref<4x?xf64>
    %20 = "arith.constant"() <{value = 8.000000e+00 : f32}> : () -> f32
    %21 = "func.call"(%arg9, %20) <{callee = @f4}> : (i1, f32) -> f32
    %22 = "func.constant"() <{value = @f3}> : () -> ((i1, memref<4x?xf64>) -> memref<4x?xf64>)
    %23 = "arith.constant"() <{value = true}> : () -> i1
    %24 = "func.call_indirect"(%22, %23, %arg10) : ((i1, memref<4x?xf64>) -> memref<4x?xf64>, i1, memref<4x?xf64>) -> memref<4x?xf64>
    %25 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    "func.return"(%25) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index, memref<?xf64>) -> memref<?xf64>, sym_name = "f1"}> ({
  ^bb0(%arg6: i1, %arg7: index, %arg8: memref<?xf64>):
    %16 = "memref.alloca"(%arg7) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x?xf64>
    %17 = "memref.cast"(%arg8) : (memref<?xf64>) -> memref<?xf64>
    "cf.cond_br"(%arg6, %17, %arg8)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, memref<?xf64>, memref<?xf64>) -> ()
  ^bb1(%18: memref<?xf64>):  // 2 preds: ^bb0, ^bb0
    "func.return"(%18) : (memref<?xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index) -> (), sym_name = "f2"}> ({
  ^bb0(%arg4: i1, %arg5: index):
    %12 = "arith.constant"() <{value = 4.000000e+00 : f32}> : () -> f32
    %13 = "arith.cmpf"(%12, %12) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %14 = "arith.constant"() <{value = false}> : () -> i1
    %15 = "func.call"(%14, %12) <{callee = @f4}> : (i1, f32) -> f32
    "cf.cond_br"(%arg4)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, memref<4x?xf64>) -> memref<4x?xf64>, sym_name = "f3"}> ({
  ^bb0(%arg2: i1, %arg3: memref<4x?xf64>):
    %7 = "arith.constant"() <{value = 4.000000e+00 : f32}> : () -> f32
    %8 = "func.call"(%arg2, %7) <{callee = @f4}> : (i1, f32) -> f32
    %9 = "memref.cast"(%arg3) : (memref<4x?xf64>) -> memref<4x?xf64>
    %10 = "arith.constant"() <{value = 7 : index}> : () -> index
    %11 = "memref.alloc"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf64>
    "func.return"(%9) : (memref<4x?xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, f32) -> f32, sym_name = "f4"}> ({
  ^bb0(%arg0: i1, %arg1: f32):
    %0 = "arith.constant"() <{value = 5 : index}> : () -> index
    %1 = "arith.constant"() <{value = 7 : index}> : () -> index
    %2 = "memref.alloc"(%1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf64>
    %3 = "func.call"(%arg0, %0, %2) <{callee = @f1}> : (i1, index, memref<?xf64>) -> memref<?xf64>
    %4 = "arith.select"(%arg0, %2, %3) : (i1, memref<?xf64>, memref<?xf64>) -> memref<?xf64>
    %5 = "arith.constant"() <{value = 2.000000e+00 : f64}> : () -> f64
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    "memref.store"(%5, %2, %6) : (f64, memref<?xf64>, index) -> ()
    "func.return"(%arg1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

