"builtin.module"() ({
  "memref.global"() <{initial_value, sym_name = "g0", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (i1, memref<?x8xf64>, index) -> (), sym_name = "f0"}> ({
  ^bb0(%arg24: i1, %arg25: memref<?x8xf64>, %arg26: index):
    %60 = "arith.constant"() <{value = 4 : index}> : () -> index
    %61 = "memref.alloc"(%arg26, %60) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xf64>
    %62 = "memref.get_global"() <{name = @g0}> : () -> memref<2xi32>
    %63 = "memref.alloc"(%arg26) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x8xf32>
    %64 = "arith.constant"() <{value = 6 : index}> : () -> index
    %65 = "arith.constant"() <{value = 5 : index}> : () -> index
    %66 = "memref.alloc"(%64, %65) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x4x?xi32>
    "func.call"(%arg24, %arg26, %63, %66) <{callee = @f1}> : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
    %67 = "scf.if"(%arg24) ({
      %78 = "arith.constant"() <{value = 7 : index}> : () -> index
      %79 = "memref.alloc"(%78) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x8xf64>
      %80 = "arith.constant"() <{value = 0 : index}> : () -> index
      %81 = "memref.dim"(%63, %80) : (memref<?x8xf32>, index) -> index
      "scf.yield"(%66) : (memref<?x4x?xi32>) -> ()
    }, {
      %70:2 = "scf.if"(%arg24) ({
        %76 = "memref.collapse_shape"(%63) <{reassociation = [[0, 1]]}> : (memref<?x8xf32>) -> memref<?xf32>
        %77 = "arith.constant"() <{value = 7.000000e+00 : f32}> : () -> f32
        "scf.yield"(%66, %77) : (memref<?x4x?xi32>, f32) -> ()
      }, {
        %75 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
        "scf.yield"(%66, %75) : (memref<?x4x?xi32>, f32) -> ()
      }) : (i1) -> (memref<?x4x?xi32>, f32)
      %71 = "scf.execute_region"() ({
        %73 = "bufferization.clone"(%70#0) : (memref<?x4x?xi32>) -> memref<?x4x?xi32>
        %74 = "memref.collapse_shape"(%66) <{reassociation = [[0], [1, 2]]}> : (memref<?x4x?xi32>) -> memref<?x?xi32>
        "scf.yield"(%63) : (memref<?x8xf32>) -> ()
      }) : () -> memref<?x8xf32>
      %72:2 = "func.call"(%arg26) <{callee = @f2}> : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      "scf.yield"(%66) : (memref<?x4x?xi32>) -> ()
    }) : (i1) -> memref<?x4x?xi32>
    %68 = "arith.constant"() <{value = 9 : index}> : () -> index
    %69 = "memref.alloc"(%arg26, %68) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<8x?x?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> (), sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg8: i1, %arg9: index, %arg10: memref<?x8xf32>, %arg11: memref<?x4x?xi32>):
    %27 = "arith.constant"() <{value = 1 : index}> : () -> index
    %28 = "memref.alloc"(%arg9, %arg9) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<8x?x?xf64>
    %29 = "scf.for"(%arg9, %arg9, %27, %28) ({
    ^bb0(%arg22: index, %arg23: memref<8x?x?xf64>):
      %53 = "arith.constant"() <{value = 4 : index}> : () -> index
      %54 = "memref.alloca"(%arg22, %53) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<8x?x?xf64>
      %55 = "memref.expand_shape"(%54, %arg9, %arg22) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 8, -9223372036854775808, -9223372036854775808, 2>}> : (memref<8x?x?xf64>, index, index) -> memref<8x?x?x2xf64>
      "scf.if"(%arg8) ({
        %56 = "arith.constant"() <{value = 0 : index}> : () -> index
        %57 = "arith.constant"() <{value = 1 : index}> : () -> index
        %58 = "memref.load"(%arg23, %27, %56, %57) : (memref<8x?x?xf64>, index, index, index) -> f64
        %59 = "memref.alloc"(%arg9, %arg9) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x4x?xi32>
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.yield"(%arg23) : (memref<8x?x?xf64>) -> ()
    }) : (index, index, index, memref<8x?x?xf64>) -> memref<8x?x?xf64>
    %30 = "memref.alloc"(%arg9) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x8xf64>
    "func.call"(%arg8, %30, %27) <{callee = @f0}> : (i1, memref<?x8xf64>, index) -> ()
    %31 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    "cf.br"(%27, %31)[^bb1] : (index, i32) -> ()
  ^bb1(%32: index, %33: i32):  // pred: ^bb0
    %34 = "memref.alloc"(%32, %32) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x4x?xi32>
    %35 = "arith.constant"() <{value = 5 : index}> : () -> index
    %36:2 = "scf.while"(%32, %35) ({
    ^bb0(%arg16: index, %arg17: index):
      %44 = "arith.constant"() <{value = 3.000000e+00 : f32}> : () -> f32
      %45 = "arith.select"(%arg8, %44, %44) : (i1, f32, f32) -> f32
      %46:2 = "scf.while"(%34, %30) ({
      ^bb0(%arg20: memref<?x4x?xi32>, %arg21: memref<?x8xf64>):
        %50 = "bufferization.clone"(%arg21) : (memref<?x8xf64>) -> memref<?x8xf64>
        %51 = "arith.constant"() <{value = 5 : index}> : () -> index
        %52 = "memref.alloc"(%51) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x8xf64>
        "scf.condition"(%arg8, %arg11, %52) : (i1, memref<?x4x?xi32>, memref<?x8xf64>) -> ()
      }, {
      ^bb0(%arg18: memref<?x4x?xi32>, %arg19: memref<?x8xf64>):
        %48 = "bufferization.clone"(%30) : (memref<?x8xf64>) -> memref<?x8xf64>
        %49 = "memref.alloc"(%32, %32) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x4x?xi32>
        "scf.yield"(%49, %48) : (memref<?x4x?xi32>, memref<?x8xf64>) -> ()
      }) : (memref<?x4x?xi32>, memref<?x8xf64>) -> (memref<?x4x?xi32>, memref<?x8xf64>)
      %47 = "memref.alloc"(%arg9, %32) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<8x?x?xf64>
      "scf.condition"(%arg8, %arg17, %arg17) : (i1, index, index) -> ()
    }, {
    ^bb0(%arg14: index, %arg15: index):
      %42:2 = "func.call"(%arg15) <{callee = @f2}> : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      %43 = "arith.constant"() <{value = 9 : index}> : () -> index
      "scf.yield"(%43, %43) : (index, index) -> ()
    }) : (index, index) -> (index, index)
    %37 = "arith.constant"() <{value = 1 : index}> : () -> index
    %38 = "scf.for"(%36#1, %32, %37, %arg10) ({
    ^bb0(%arg12: index, %arg13: memref<?x8xf32>):
      %39 = "arith.constant"() <{value = 7.000000e+00 : f32}> : () -> f32
      %40 = "arith.select"(%arg8, %39, %39) : (i1, f32, f32) -> f32
      %41 = "memref.reinterpret_cast"(%arg11, %32, %36#1) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<?x4x?xi32>, index, index) -> memref<1x?xi32, strided<[?, 1]>>
      "scf.yield"(%arg13) : (memref<?x8xf32>) -> ()
    }) : (index, index, index, memref<?x8xf32>) -> memref<?x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> (memref<?x8xf64>, memref<?x8xf64>), sym_name = "f2", sym_visibility = "private"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x8xf64>
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3:2 = "scf.for"(%arg0, %arg0, %0, %1, %2) ({
    ^bb0(%arg5: index, %arg6: memref<?x8xf64>, %arg7: f32):
      %19 = "arith.constant"() <{value = false}> : () -> i1
      %20 = "arith.constant"() <{value = 7 : index}> : () -> index
      %21 = "memref.alloc"(%20) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x8xf32>
      %22 = "arith.constant"() <{value = 9 : index}> : () -> index
      %23 = "arith.constant"() <{value = 7 : index}> : () -> index
      %24 = "memref.alloc"(%22, %23) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x4x?xi32>
      "func.call"(%19, %arg0, %21, %24) <{callee = @f1}> : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
      %25 = "arith.constant"() <{value = 9 : index}> : () -> index
      %26 = "memref.alloc"(%25) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x8xf32>
      "scf.yield"(%arg6, %arg7) : (memref<?x8xf64>, f32) -> ()
    }) : (index, index, index, memref<?x8xf64>, f32) -> (memref<?x8xf64>, f32)
    %4 = "arith.constant"() <{value = 6 : i64}> : () -> i64
    %5 = "arith.constant"() <{value = false}> : () -> i1
    %6 = "arith.select"(%5, %4, %4) : (i1, i64, i64) -> i64
    %7 = "memref.get_global"() <{name = @g0}> : () -> memref<2xi32>
    %8:2 = "scf.while"() ({
      %13 = "arith.constant"() <{value = 2 : index}> : () -> index
      %14 = "arith.constant"() <{value = 9 : index}> : () -> index
      %15 = "memref.alloc"(%arg0, %14) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x4x?xi32>
      %16 = "scf.for"(%arg0, %0, %13, %15) ({
      ^bb0(%arg3: index, %arg4: memref<?x4x?xi32>):
        %17 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x8xf32>
        "func.call"(%5, %13, %17, %arg4) <{callee = @f1}> : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
        %18 = "arith.xori"(%5, %5) : (i1, i1) -> i1
        "scf.yield"(%15) : (memref<?x4x?xi32>) -> ()
      }) : (index, index, index, memref<?x4x?xi32>) -> memref<?x4x?xi32>
      "scf.condition"(%5, %3#0, %16) : (i1, memref<?x8xf64>, memref<?x4x?xi32>) -> ()
    }, {
    ^bb0(%arg1: memref<?x8xf64>, %arg2: memref<?x4x?xi32>):
      %11 = "memref.get_global"() <{name = @g0}> : () -> memref<2xi32>
      %12 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi1>
      "scf.yield"() : () -> ()
    }) : () -> (memref<?x8xf64>, memref<?x4x?xi32>)
    %9 = "arith.constant"() <{value = true}> : () -> i1
    %10 = "arith.constant"() <{value = 2 : index}> : () -> index
    "func.call"(%9, %1, %10) <{callee = @f0}> : (i1, memref<?x8xf64>, index) -> ()
    "func.return"(%8#0, %1) : (memref<?x8xf64>, memref<?x8xf64>) -> ()
  }) : () -> ()
}) : () -> ()

