"builtin.module"() ({
  "memref.global"() <{sym_name = "g0", sym_visibility = "private", type = memref<4xindex, 2>}> : () -> ()
  "func.func"() <{function_type = (i1, index, index, memref<?xf32, 2>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg8: i1, %arg9: index, %arg10: index, %arg11: memref<?xf32, 2>):
    %18 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32, 1>
    %19 = "arith.constant"() <{value = 9 : i32}> : () -> i32
    %20 = "arith.cmpi"(%19, %19) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %21 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<256xi8, 1>
    %22 = "arith.constant"() <{value = 128 : index}> : () -> index
    %23 = "memref.view"(%21, %22) : (memref<256xi8, 1>, index) -> memref<2xi32, 1>
    %24 = "memref.alloc"(%arg9) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<2x?xindex, 2>
    "func.call"(%20, %22, %24, %arg11) <{callee = @f1}> : (i1, index, memref<2x?xindex, 2>, memref<?xf32, 2>) -> ()
    %25 = "arith.constant"() <{value = 0 : index}> : () -> index
    %26 = "memref.dim"(%24, %25) : (memref<2x?xindex, 2>, index) -> index
    %27 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %28 = "arith.cmpi"(%19, %27) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %29 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32, 1>
    "memref.copy"(%18, %29) : (memref<f32, 1>, memref<f32, 1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index, memref<2x?xindex, 2>, memref<?xf32, 2>) -> (), sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: memref<2x?xindex, 2>, %arg3: memref<?xf32, 2>):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<256xi8>
    %1 = "arith.constant"() <{value = 236 : index}> : () -> index
    %2 = "memref.view"(%0, %1) : (memref<256xi8>, index) -> memref<2x2xi32>
    %3 = "arith.constant"() <{value = 9.000000e+00 : f32}> : () -> f32
    %4:2 = "scf.while"(%3) ({
    ^bb0(%arg7: f32):
      %16 = "memref.memory_space_cast"(%0) : (memref<256xi8>) -> memref<256xi8, 2>
      %17:6 = "memref.extract_strided_metadata"(%2) : (memref<2x2xi32>) -> (memref<i32>, index, index, index, index, index)
      "scf.condition"(%arg0, %arg2, %arg2) : (i1, memref<2x?xindex, 2>, memref<2x?xindex, 2>) -> ()
    }, {
    ^bb0(%arg4: memref<2x?xindex, 2>, %arg5: memref<2x?xindex, 2>):
      "scf.forall"(%arg1) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
      ^bb0(%arg6: index):
        %15 = "memref.alloc"(%arg6) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32, 2>
        "scf.forall.in_parallel"() ({
        ^bb0:
        }) : () -> ()
      }) : (index) -> ()
      %11 = "arith.constant"() <{value = 6 : index}> : () -> index
      %12 = "memref.alloc"(%11) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<2x?xindex, 2>
      "func.call"(%arg0, %arg1, %12, %arg3) <{callee = @f1}> : (i1, index, memref<2x?xindex, 2>, memref<?xf32, 2>) -> ()
      %13 = "arith.constant"() <{value = 5 : index}> : () -> index
      %14 = "memref.alloc"(%13) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<2x?xindex, 2>
      "scf.yield"(%3) : (f32) -> ()
    }) : (f32) -> (memref<2x?xindex, 2>, memref<2x?xindex, 2>)
    %5 = "memref.subview"(%arg2, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: -9223372036854775808, 2>, static_strides = array<i64: 1, 1>}> : (memref<2x?xindex, 2>, index) -> memref<?x2xindex, strided<[?, 1], offset: ?>, 2>
    %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xi64>
    %7 = "arith.constant"() <{value = 9 : i32}> : () -> i32
    %8 = "arith.cmpi"(%7, %7) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %9 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32, 2>
    "func.call"(%8, %arg1, %1, %9) <{callee = @f0}> : (i1, index, index, memref<?xf32, 2>) -> ()
    %10 = "memref.memory_space_cast"(%5) : (memref<?x2xindex, strided<[?, 1], offset: ?>, 2>) -> memref<?x2xindex, strided<[?, 1], offset: ?>, 1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

