"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, memref<4x?xf32>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: memref<4x?xf32>):
    %0 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x?xf32>
    %1 = "arith.constant"() <{value = 2 : index}> : () -> index
    %2:2 = "scf.for"(%arg1, %arg1, %1, %arg2, %arg2) ({
    ^bb0(%arg21: index, %arg22: memref<4x?xf32>, %arg23: memref<4x?xf32>):
      "scf.yield"(%0, %0) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    }) : (index, index, index, memref<4x?xf32>, memref<4x?xf32>) -> (memref<4x?xf32>, memref<4x?xf32>)
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "memref.dim"(%arg2, %3) : (memref<4x?xf32>, index) -> index
    %5 = "arith.andi"(%1, %arg1) : (index, index) -> index
    %6 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x?xf32>
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = 4.000000e+00 : f32}> : () -> f32
    %9:2 = "scf.for"(%3, %1, %7, %0, %8) ({
    ^bb0(%arg16: index, %arg17: memref<4x?xf32>, %arg18: f32):
      %48 = "arith.constant"() <{value = 1 : index}> : () -> index
      %49 = "scf.for"(%5, %3, %48, %4) ({
      ^bb0(%arg19: index, %arg20: index):
        %51 = "arith.constant"() <{value = 6 : index}> : () -> index
        "scf.yield"(%51) : (index) -> ()
      }) : (index, index, index, index) -> index
      %50 = "arith.constant"() <{value = 0 : index}> : () -> index
      "memref.store"(%arg18, %2#1, %50, %50) : (f32, memref<4x?xf32>, index, index) -> ()
      "scf.yield"(%0, %8) : (memref<4x?xf32>, f32) -> ()
    }) : (index, index, index, memref<4x?xf32>, f32) -> (memref<4x?xf32>, f32)
    %10 = "arith.constant"() <{value = 1 : index}> : () -> index
    %11 = "memref.dim"(%2#0, %10) : (memref<4x?xf32>, index) -> index
    "scf.execute_region"() <{no_inline}> ({
      %40 = "arith.constant"() <{value = 1 : index}> : () -> index
      %41 = "scf.for"(%10, %7, %40, %2#1) ({
      ^bb0(%arg14: index, %arg15: memref<4x?xf32>):
        "scf.execute_region"() ({
          "scf.yield"() : () -> ()
        }) : () -> ()
        %46 = "arith.constant"() <{value = 4 : index}> : () -> index
        %47 = "memref.alloc"(%46) <{alignment = 16 : i64, operandSegmentSizes = array<i32: 1, 0>}> {tag = [1, 2]} : (index) -> memref<4x?xf32>
        "scf.yield"(%47) : (memref<4x?xf32>) -> ()
      }) : (index, index, index, memref<4x?xf32>) -> memref<4x?xf32>
      "scf.if"(%arg0) ({
        %42 = "arith.constant"() <{value = 9 : index}> : () -> index
        %43 = "memref.alloc"(%42) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x?xf32>
        %44 = "arith.constant"() <{value = 3 : i64}> : () -> i64
        %45 = "arith.addi"(%44, %44) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    %12 = "arith.constant"() <{value = 2 : index}> : () -> index
    %13 = "arith.constant"() <{value = 1 : index}> : () -> index
    %14 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi64>
    %15 = "scf.for"(%12, %1, %13, %14) ({
    ^bb0(%arg9: index, %arg10: memref<8xi64>):
      %34 = "arith.constant"() <{value = 2 : index}> : () -> index
      %35:2 = "scf.for"(%13, %11, %34, %arg9, %9#0) ({
      ^bb0(%arg11: index, %arg12: index, %arg13: memref<4x?xf32>):
        %38 = "memref.alloca"(%arg9) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x?xf32>
        %39 = "arith.select"(%arg0, %38, %0) : (i1, memref<4x?xf32>, memref<4x?xf32>) -> memref<4x?xf32>
        "scf.yield"(%1, %arg13) : (index, memref<4x?xf32>) -> ()
      }) : (index, index, index, index, memref<4x?xf32>) -> (index, memref<4x?xf32>)
      %36 = "arith.constant"() <{value = 8 : index}> : () -> index
      %37 = "memref.alloc"(%36) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
      "scf.yield"(%arg10) : (memref<8xi64>) -> ()
    }) : (index, index, index, memref<8xi64>) -> memref<8xi64>
    %16 = "arith.constant"() <{value = 2 : index}> : () -> index
    %17 = "memref.load"(%14, %16) : (memref<8xi64>, index) -> i64
    %18 = "memref.alloca"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
    %19 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi64>
    %20 = "arith.constant"() <{value = 7 : index}> : () -> index
    %21 = "memref.alloc"(%20) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x?xf32>
    %22 = "arith.constant"() <{value = 2 : index}> : () -> index
    "scf.for"(%4, %20, %22) ({
    ^bb0(%arg4: index):
      %25 = "arith.constant"() <{value = 1 : index}> : () -> index
      %26 = "arith.constant"() <{value = 2 : index}> : () -> index
      "scf.parallel"(%arg1, %12, %25) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg8: index):
        "scf.reduce"() : () -> ()
      }) : (index, index, index) -> ()
      %27 = "arith.constant"() <{value = 2 : index}> : () -> index
      %28 = "arith.constant"() <{value = 9 : index}> : () -> index
      %29:2 = "scf.for"(%12, %16, %27, %28, %0) ({
      ^bb0(%arg5: index, %arg6: index, %arg7: memref<4x?xf32>):
        %30:2 = "scf.if"(%arg0) ({
          %32 = "arith.constant"() <{value = 4 : i64}> : () -> i64
          %33 = "memref.alloc"(%arg6) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x?xf32>
          "scf.yield"(%19, %33) : (memref<8xi64>, memref<4x?xf32>) -> ()
        }, {
          %31 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi64>
          "scf.yield"(%19, %21) : (memref<8xi64>, memref<4x?xf32>) -> ()
        }) : (i1) -> (memref<8xi64>, memref<4x?xf32>)
        "scf.yield"(%arg1, %0) : (index, memref<4x?xf32>) -> ()
      }) : (index, index, index, index, memref<4x?xf32>) -> (index, memref<4x?xf32>)
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %23 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%1, %16, %23) ({
    ^bb0(%arg3: index):
      %24 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<index>
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

