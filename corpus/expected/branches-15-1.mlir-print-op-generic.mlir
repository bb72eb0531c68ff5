"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, memref<4x2xf32>, memref<8xf32>) -> i64, sym_name = "f0"}> ({
  ^bb0(%arg5: i1, %arg6: index, %arg7: memref<4x2xf32>, %arg8: memref<8xf32>):
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf64>
    "cf.cond_br"(%arg5, %5, %5)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, memref<8x4xf64>, memref<8x4xf64>) -> ()
  ^bb1(%6: memref<8x4xf64>):  // 2 preds: ^bb0, ^bb0
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xf32>
    %8 = "arith.select"(%arg5, %arg7, %7) : (i1, memref<4x2xf32>, memref<4x2xf32>) -> memref<4x2xf32>
    %9 = "arith.constant"() <{value = 9 : i32}> : () -> i32
    %10 = "arith.index_cast"(%9) : (i32) -> index
    %11 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %12 = "arith.maximumf"(%11, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %13 = "arith.constant"() <{value = 5 : index}> : () -> index
    %14 = "memref.alloca"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<2x?xi1>
    "memref.copy"(%7, %arg7) : (memref<4x2xf32>, memref<4x2xf32>) -> ()
    %15 = "arith.constant"() <{value = 6 : i64}> : () -> i64
    "func.return"(%15) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index, memref<8xf32>, memref<8x4xf64>, memref<4x2xf32>) -> (), sym_name = "f1"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: memref<8xf32>, %arg3: memref<8x4xf64>, %arg4: memref<4x2xf32>):
    "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "memref.store"(%0, %arg4, %arg1, %1) : (f32, memref<4x2xf32>, index, index) -> ()
    %2 = "arith.extui"(%arg0) : (i1) -> i32
    %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf64>
    "memref.copy"(%arg3, %3) : (memref<8x4xf64>, memref<8x4xf64>) -> ()
    %4 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

