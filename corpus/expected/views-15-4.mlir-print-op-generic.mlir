"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, memref<?xi64, strided<[?], offset: ?>>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg3: i1, %arg4: i32, %arg5: memref<?xi64, strided<[?], offset: ?>>):
    %13 = "arith.constant"() <{value = 1 : index}> : () -> index
    %14 = "memref.load"(%arg5, %13) : (memref<?xi64, strided<[?], offset: ?>>, index) -> i64
    %15:4 = "memref.extract_strided_metadata"(%arg5) : (memref<?xi64, strided<[?], offset: ?>>) -> (memref<i64>, index, index, index)
    %16 = "memref.cast"(%arg5) : (memref<?xi64, strided<[?], offset: ?>>) -> memref<?xi64, strided<[?], offset: ?>>
    "cf.cond_br"(%arg3)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index, memref<?xi64, strided<[?], offset: ?>>) -> (), sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: memref<?xi64, strided<[?], offset: ?>>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.maximumf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<256xi8>
    %3 = "arith.constant"() <{value = 207 : index}> : () -> index
    %4 = "memref.view"(%2, %3) : (memref<256xi8>, index) -> memref<2x4xi32>
    %5 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 0 : index}> : () -> index
    "memref.store"(%5, %4, %6, %7) : (i32, memref<2x4xi32>, index, index) -> ()
    %8 = "memref.cast"(%2) : (memref<256xi8>) -> memref<?xi8>
    %9 = "arith.constant"() <{value = 5 : index}> : () -> index
    %10 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
    %11 = "arith.constant"() <{value = 0 : index}> : () -> index
    %12 = "memref.load"(%arg2, %11) : (memref<?xi64, strided<[?], offset: ?>>, index) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

