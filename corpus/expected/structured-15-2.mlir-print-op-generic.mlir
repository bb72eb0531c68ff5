"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, f32, i64) -> f32, sym_name = "f0"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: f32, %arg3: i64):
    %0:2 = "scf.if"(%arg0) ({
      "scf.execute_region"() ({
        "scf.while"() ({
          %100 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xi64>
          "scf.condition"(%arg0) : (i1) -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : () -> ()
        "scf.yield"() : () -> ()
      }) : () -> ()
      %90 = "scf.if"(%arg0) ({
        %93:2 = "scf.execute_region"() ({
          %98 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xf32>
          %99 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xi64>
          "scf.yield"(%99, %98) : (memref<8x4xi64>, memref<4x2xf32>) -> ()
        }) : () -> (memref<8x4xi64>, memref<4x2xf32>)
        %94 = "scf.if"(%arg0) ({
          %96 = "arith.constant"() <{value = 6 : index}> : () -> index
          %97 = "memref.alloc"(%96, %arg1) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xf32>
          "scf.yield"(%93#1) : (memref<4x2xf32>) -> ()
        }, {
          %95 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xi64>
          "scf.yield"(%93#1) : (memref<4x2xf32>) -> ()
        }) : (i1) -> memref<4x2xf32>
        "scf.yield"(%arg1) : (index) -> ()
      }, {
        "scf.yield"(%arg1) : (index) -> ()
      }) : (i1) -> index
      %91 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i64>
      %92 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xf32>
      "scf.yield"(%arg2, %92) : (f32, memref<4x2xf32>) -> ()
    }, {
      %89 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xf32>
      "scf.yield"(%arg2, %89) : (f32, memref<4x2xf32>) -> ()
    }) : (i1) -> (f32, memref<4x2xf32>)
    %1 = "scf.index_switch"(%arg1) <{cases = array<i64>}> ({
      %88 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xi64>
      "scf.yield"(%88) : (memref<8x4xi64>) -> ()
    }) : (index) -> memref<8x4xi64>
    %2 = "scf.if"(%arg0) ({
      "scf.if"(%arg0) ({
        %84:2 = "scf.if"(%arg0) ({
          %87 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf32>
          "scf.yield"(%0#0, %87) : (f32, memref<8x4xf32>) -> ()
        }, {
          %85 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
          %86 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf32>
          "scf.yield"(%85, %86) : (f32, memref<8x4xf32>) -> ()
        }) : (i1) -> (f32, memref<8x4xf32>)
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      %77 = "arith.constant"() <{value = 1 : index}> : () -> index
      "scf.for"(%arg1, %arg1, %77) ({
      ^bb0(%arg24: index):
        %80 = "scf.index_switch"(%arg24) <{cases = array<i64: 1, 3>}> ({
          %82 = "arith.constant"() <{value = 3 : i32}> : () -> i32
          %83 = "arith.cmpi"(%82, %82) <{predicate = 6 : i64}> : (i32, i32) -> i1
          "scf.yield"(%0#1) : (memref<4x2xf32>) -> ()
        }, {
          "scf.yield"(%0#1) : (memref<4x2xf32>) -> ()
        }, {
          "scf.yield"(%0#1) : (memref<4x2xf32>) -> ()
        }) : (index) -> memref<4x2xf32>
        %81 = "arith.constant"() <{value = 2 : index}> : () -> index
        "scf.for"(%77, %77, %81) ({
        ^bb0(%arg25: index):
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      %78 = "arith.constant"() <{value = 0 : index}> : () -> index
      %79 = "memref.dim"(%1, %78) : (memref<8x4xi64>, index) -> index
      "scf.yield"(%0#1) : (memref<4x2xf32>) -> ()
    }, {
      %76 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xf32>
      "scf.yield"(%76) : (memref<4x2xf32>) -> ()
    }) : (i1) -> memref<4x2xf32>
    %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xf32>
    %4:2 = "scf.if"(%arg0) ({
      %59 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xf32>
      %60 = "scf.if"(%arg0) ({
        "scf.if"(%arg0) ({
          "scf.yield"() : () -> ()
        }, {
          %75 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xf32>
          "memref.copy"(%59, %75) : (memref<4x2xf32>, memref<4x2xf32>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"(%arg1) : (index) -> ()
      }, {
        "scf.if"(%arg0) ({
          "scf.yield"() : () -> ()
        }, {
        }) : (i1) -> ()
        %68:2 = "scf.if"(%arg0) ({
          %72 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xf32>
          %73 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {tag = "a"} : () -> memref<4x2xf32>
          %74 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf32>
          "scf.yield"(%73, %74) : (memref<4x2xf32>, memref<8x4xf32>) -> ()
        }, {
          %69 = "arith.constant"() <{value = 1 : index}> : () -> index
          %70 = "memref.dim"(%3, %69) : (memref<4x2xf32>, index) -> index
          %71 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf32>
          "scf.yield"(%59, %71) : (memref<4x2xf32>, memref<8x4xf32>) -> ()
        }) : (i1) -> (memref<4x2xf32>, memref<8x4xf32>)
        "scf.yield"(%arg1) : (index) -> ()
      }) : (i1) -> index
      %61:2 = "scf.if"(%arg0) ({
        %65 = "scf.execute_region"() ({
          %67 = "arith.constant"() <{value = 3 : i32}> : () -> i32
          "scf.yield"(%67) : (i32) -> ()
        }) : () -> i32
        %66 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf32>
        "scf.yield"(%66, %66) : (memref<8x4xf32>, memref<8x4xf32>) -> ()
      }, {
        %62 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xi64>
        "memref.copy"(%1, %62) : (memref<8x4xi64>, memref<8x4xi64>) -> ()
        %63 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf32>
        %64 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf32>
        "scf.yield"(%63, %64) : (memref<8x4xf32>, memref<8x4xf32>) -> ()
      }) : (i1) -> (memref<8x4xf32>, memref<8x4xf32>)
      "scf.yield"(%61#0, %59) : (memref<8x4xf32>, memref<4x2xf32>) -> ()
    }, {
      %52 = "arith.constant"() <{value = 2 : index}> : () -> index
      %53:2 = "scf.for"(%arg1, %arg1, %52, %3, %1) ({
      ^bb0(%arg18: index, %arg19: memref<4x2xf32>, %arg20: memref<8x4xi64>):
        %56 = "scf.while"(%arg20, %2) ({
        ^bb0(%arg22: memref<8x4xi64>, %arg23: memref<4x2xf32>):
          "scf.condition"(%arg0, %arg22) : (i1, memref<8x4xi64>) -> ()
        }, {
        ^bb0(%arg21: memref<8x4xi64>):
          %57 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf32>
          %58 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xi64>
          "scf.yield"(%58, %0#1) : (memref<8x4xi64>, memref<4x2xf32>) -> ()
        }) : (memref<8x4xi64>, memref<4x2xf32>) -> memref<8x4xi64>
        "scf.yield"(%0#1, %arg20) : (memref<4x2xf32>, memref<8x4xi64>) -> ()
      }) : (index, index, index, memref<4x2xf32>, memref<8x4xi64>) -> (memref<4x2xf32>, memref<8x4xi64>)
      %54 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xi64>
      "memref.copy"(%1, %54) : (memref<8x4xi64>, memref<8x4xi64>) -> ()
      %55 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf32>
      "scf.yield"(%55, %3) : (memref<8x4xf32>, memref<4x2xf32>) -> ()
    }) : (i1) -> (memref<8x4xf32>, memref<4x2xf32>)
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xf32>
    %6:2 = "scf.if"(%arg0) ({
      %43 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf32>
      %44 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf32>
      %45:2 = "scf.if"(%arg0) ({
        %51 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf32>
        "scf.yield"(%51, %arg2) : (memref<8x4xf32>, f32) -> ()
      }, {
        %46 = "arith.constant"() <{value = 8 : index}> : () -> index
        %47 = "memref.alloca"(%46) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
        %48 = "arith.constant"() <{value = 6 : index}> : () -> index
        %49 = "arith.constant"() <{value = 1 : index}> : () -> index
        %50 = "memref.load"(%44, %48, %49) : (memref<8x4xf32>, index, index) -> f32
        "scf.yield"(%43, %50) : (memref<8x4xf32>, f32) -> ()
      }) : (i1) -> (memref<8x4xf32>, f32)
      "scf.yield"(%arg1, %5) : (index, memref<4x2xf32>) -> ()
    }, {
      "scf.yield"(%arg1, %5) : (index, memref<4x2xf32>) -> ()
    }) : (i1) -> (index, memref<4x2xf32>)
    %7 = "arith.select"(%arg0, %4#0, %4#0) : (i1, memref<8x4xf32>, memref<8x4xf32>) -> memref<8x4xf32>
    %8 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf32>
    %9 = "arith.constant"() <{value = 3 : index}> : () -> index
    %10 = "arith.constant"() <{value = 3 : index}> : () -> index
    %11 = "memref.load"(%7, %9, %10) : (memref<8x4xf32>, index, index) -> f32
    %12 = "arith.constant"() <{value = 1 : index}> : () -> index
    %13 = "scf.for"(%10, %9, %12, %arg0) ({
    ^bb0(%arg13: index, %arg14: i1):
      %38 = "arith.constant"() <{value = 1 : index}> : () -> index
      %39:2 = "scf.for"(%arg1, %arg13, %38, %arg13, %1) ({
      ^bb0(%arg15: index, %arg16: index, %arg17: memref<8x4xi64>):
        %42 = "arith.constant"() <{value = 2 : index}> : () -> index
        "scf.yield"(%42, %1) : (index, memref<8x4xi64>) -> ()
      }) : (index, index, index, index, memref<8x4xi64>) -> (index, memref<8x4xi64>)
      %40 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xi64>
      %41 = "arith.constant"() <{value = false}> : () -> i1
      "scf.yield"(%41) : (i1) -> ()
    }) : (index, index, index, i1) -> i1
    %14:2 = "scf.index_switch"(%6#0) <{cases = array<i64: 1, 3>}> ({
      "scf.forall"(%arg1) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
      ^bb0(%arg12: index):
        "scf.forall.in_parallel"() ({
        ^bb0:
        }) : () -> ()
      }) : (index) -> ()
      "scf.yield"(%4#0, %arg2) : (memref<8x4xf32>, f32) -> ()
    }, {
      %25:2 = "scf.index_switch"(%6#0) <{cases = array<i64: 1, 3, 5>}> ({
        %36 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf32>
        "memref.copy"(%4#0, %36) : (memref<8x4xf32>, memref<8x4xf32>) -> ()
        "scf.forall"(%arg1) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
        ^bb0(%arg11: index):
          %37 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xf32>
          "scf.forall.in_parallel"() ({
          ^bb0:
          }) : () -> ()
        }) : (index) -> ()
        "scf.yield"(%36, %5) : (memref<8x4xf32>, memref<4x2xf32>) -> ()
      }, {
        "scf.yield"(%8, %5) : (memref<8x4xf32>, memref<4x2xf32>) -> ()
      }, {
        %35 = "arith.extui"(%13) : (i1) -> i32
        "scf.yield"(%4#0, %4#1) : (memref<8x4xf32>, memref<4x2xf32>) -> ()
      }, {
        %33 = "arith.constant"() <{value = 1 : index}> : () -> index
        %34 = "memref.dim"(%5, %33) : (memref<4x2xf32>, index) -> index
        "scf.yield"(%4#0, %5) : (memref<8x4xf32>, memref<4x2xf32>) -> ()
      }) : (index) -> (memref<8x4xf32>, memref<4x2xf32>)
      %26 = "arith.constant"() <{value = 1 : index}> : () -> index
      "scf.for"(%10, %12, %26) ({
      ^bb0(%arg8: index):
        %28 = "arith.constant"() <{value = 2 : index}> : () -> index
        %29 = "arith.constant"() <{value = 2 : index}> : () -> index
        %30 = "arith.constant"() <{value = 6 : i32}> : () -> i32
        %31 = "scf.for"(%28, %arg1, %29, %30) ({
        ^bb0(%arg9: index, %arg10: i32):
          %32 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xf32>
          "scf.yield"(%30) : (i32) -> ()
        }) : (index, index, index, i32) -> i32
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      %27 = "arith.constant"() <{value = 7.000000e+00 : f32}> : () -> f32
      "scf.yield"(%7, %27) : (memref<8x4xf32>, f32) -> ()
    }, {
      %22 = "arith.constant"() <{value = 1 : index}> : () -> index
      %23 = "arith.constant"() <{value = 2 : index}> : () -> index
      "scf.parallel"(%10, %6#0, %22) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg7: index):
        %24 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi1>
        "scf.reduce"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"(%7, %11) : (memref<8x4xf32>, f32) -> ()
    }) : (index) -> (memref<8x4xf32>, f32)
    %15 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %16 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    "scf.for"(%15, %15, %16) ({
    ^bb0(%arg6: i32):
      %21:2 = "scf.if"(%13) ({
        "scf.yield"(%0#1, %6#0) : (memref<4x2xf32>, index) -> ()
      }, {
        "scf.yield"(%5, %12) : (memref<4x2xf32>, index) -> ()
      }) : (i1) -> (memref<4x2xf32>, index)
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    %17 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xf32>
    %18 = "arith.constant"() <{value = 9 : index}> : () -> index
    %19 = "arith.constant"() <{value = 1 : index}> : () -> index
    %20 = "arith.constant"() <{value = 2 : index}> : () -> index
    "scf.parallel"(%6#0, %12, %18, %6#0, %19, %20) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg4: index, %arg5: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "func.return"(%arg2) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

