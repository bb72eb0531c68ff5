"builtin.module"() ({
  "func.func"() <{function_type = (i1, memref<4xf32>, memref<8x4xi64>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg5: i1, %arg6: memref<4xf32>, %arg7: memref<8x4xi64>):
    %11 = "arith.constant"() <{value = 8 : i64}> : () -> i64
    %12 = "arith.constant"() <{value = 2 : index}> : () -> index
    %13 = "arith.constant"() <{value = 1 : index}> : () -> index
    "memref.store"(%11, %arg7, %12, %13) : (i64, memref<8x4xi64>, index, index) -> ()
    %14 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<index>
    %15 = "memref.load"(%14) : (memref<index>) -> index
    %16 = "memref.subview"(%arg6, %15) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<3xf32, strided<[1], offset: ?>>
    %17 = "memref.collapse_shape"(%arg7) <{reassociation = [[0, 1]]}> : (memref<8x4xi64>) -> memref<32xi64>
    "func.call"(%arg5, %arg6, %arg7) <{callee = @f0}> : (i1, memref<4xf32>, memref<8x4xi64>) -> ()
    %18 = "arith.constant"() <{value = 8.000000e+00 : f32}> : () -> f32
    "func.call"(%arg5, %15, %18) <{callee = @f1}> : (i1, index, f32) -> ()
    %19 = "arith.constant"() <{value = 1 : index}> : () -> index
    %20 = "arith.constant"() <{value = 2 : index}> : () -> index
    "scf.parallel"(%15, %15, %15, %15, %19, %20) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg8: index, %arg9: index):
      %23:2 = "scf.index_switch"(%15) <{cases = array<i64: 1>}> ({
        %24 = "scf.if"(%arg5) ({
          %28 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
          "memref.copy"(%arg6, %28) : (memref<4xf32>, memref<4xf32>) -> ()
          %29 = "arith.constant"() <{value = 5 : index}> : () -> index
          %30 = "memref.alloc"(%29) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x?xindex>
          "scf.yield"(%30) : (memref<4x?xindex>) -> ()
        }, {
          %26 = "arith.select"(%arg5, %16, %16) : (i1, memref<3xf32, strided<[1], offset: ?>>, memref<3xf32, strided<[1], offset: ?>>) -> memref<3xf32, strided<[1], offset: ?>>
          %27 = "memref.alloc"(%arg9) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x?xindex>
          "scf.yield"(%27) : (memref<4x?xindex>) -> ()
        }) : (i1) -> memref<4x?xindex>
        %25 = "arith.addf"(%18, %18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.yield"(%arg7, %arg7) : (memref<8x4xi64>, memref<8x4xi64>) -> ()
      }, {
        "scf.yield"(%arg7, %arg7) : (memref<8x4xi64>, memref<8x4xi64>) -> ()
      }) : (index) -> (memref<8x4xi64>, memref<8x4xi64>)
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %21 = "arith.constant"() <{value = 1 : index}> : () -> index
    %22 = "memref.dim"(%arg7, %21) : (memref<8x4xi64>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index, f32) -> (), sym_name = "f1"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: f32):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xi64>
    %2 = "scf.for"(%arg1, %arg1, %0, %1) ({
    ^bb0(%arg3: index, %arg4: memref<8x4xi64>):
      %8 = "arith.constant"() <{value = 5 : i64}> : () -> i64
      "memref.store"(%8, %arg4, %arg3, %arg3) : (i64, memref<8x4xi64>, index, index) -> ()
      %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
      "func.call"(%arg0, %9, %arg4) <{callee = @f0}> : (i1, memref<4xf32>, memref<8x4xi64>) -> ()
      %10 = "bufferization.clone"(%1) : (memref<8x4xi64>) -> memref<8x4xi64>
      "scf.yield"(%arg4) : (memref<8x4xi64>) -> ()
    }) : (index, index, index, memref<8x4xi64>) -> memref<8x4xi64>
    %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {tag = "a"} : () -> memref<8x4xi64>
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %5 = "arith.select"(%arg0, %2, %2) : (i1, memref<8x4xi64>, memref<8x4xi64>) -> memref<8x4xi64>
    %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %7 = "arith.constant"() <{value = 8.000000e+00 : f32}> : () -> f32
    "func.call"(%arg0, %0, %7) <{callee = @f1}> : (i1, index, f32) -> ()
    "memref.copy"(%5, %2) : (memref<8x4xi64>, memref<8x4xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

