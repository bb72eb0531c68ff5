"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, memref<2xf32>, memref<?x4x4xindex>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg18: i1, %arg19: index, %arg20: memref<2xf32>, %arg21: memref<?x4x4xindex>):
    %56 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
    "memref.copy"(%arg20, %56) : (memref<2xf32>, memref<2xf32>) -> ()
    "memref.copy"(%arg20, %56) : (memref<2xf32>, memref<2xf32>) -> ()
    %57 = "scf.index_switch"(%arg19) <{cases = array<i64>}> ({
      %104 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
      %105 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
      "scf.yield"(%105) : (memref<2xf32>) -> ()
    }) : (index) -> memref<2xf32>
    %58 = "arith.constant"() <{value = 1 : index}> : () -> index
    %59 = "scf.for"(%arg19, %arg19, %58, %arg21) ({
    ^bb0(%arg34: index, %arg35: memref<?x4x4xindex>):
      %93 = "arith.constant"() <{value = 6 : index}> : () -> index
      %94 = "arith.constant"() <{value = 1 : index}> : () -> index
      %95 = "arith.constant"() <{value = 2 : index}> : () -> index
      "scf.parallel"(%arg34, %58, %93, %arg19, %94, %95) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
      ^bb0(%arg37: index, %arg38: index):
        "scf.if"(%arg18) ({
          %103 = "arith.select"(%arg18, %56, %56) : (i1, memref<2xf32>, memref<2xf32>) -> memref<2xf32>
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index, index, index, index) -> ()
      %96 = "scf.execute_region"() ({
        %102 = "scf.if"(%arg18) ({
          "scf.yield"(%56) : (memref<2xf32>) -> ()
        }, {
          "scf.yield"(%56) : (memref<2xf32>) -> ()
        }) : (i1) -> memref<2xf32>
        "scf.yield"(%94) : (index) -> ()
      }) : () -> index
      "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 1>}> ({
      ^bb0(%arg36: index):
        %98 = "arith.constant"() <{value = 0 : index}> : () -> index
        %99 = "arith.constant"() <{value = 2 : index}> : () -> index
        %100 = "arith.constant"() <{value = 0 : index}> : () -> index
        "memref.store"(%96, %arg35, %98, %99, %100) : (index, memref<?x4x4xindex>, index, index, index) -> ()
        %101 = "arith.constant"() <{value = 8.000000e+00 : f32}> : () -> f32
        "memref.store"(%101, %arg20, %94) : (f32, memref<2xf32>, index) -> ()
        "scf.forall.in_parallel"() ({
        ^bb0:
        }) : () -> ()
      }) : () -> ()
      %97 = "memref.alloc"(%96) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4x4xindex>
      "scf.yield"(%97) : (memref<?x4x4xindex>) -> ()
    }) : (index, index, index, memref<?x4x4xindex>) -> memref<?x4x4xindex>
    %60:2 = "scf.if"(%arg18) ({
      %84 = "arith.constant"() <{value = 1 : index}> : () -> index
      %85 = "arith.constant"() <{value = 2 : i64}> : () -> i64
      %86 = "scf.for"(%arg19, %arg19, %84, %85) ({
      ^bb0(%arg31: index, %arg32: i64):
        %88 = "arith.constant"() <{value = 3 : index}> : () -> index
        %89 = "arith.constant"() <{value = 1 : index}> : () -> index
        "scf.for"(%arg31, %88, %89) ({
        ^bb0(%arg33: index):
          %91 = "arith.constant"() <{value = 8 : index}> : () -> index
          %92 = "memref.alloc"(%91) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4x4xindex>
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        %90 = "arith.constant"() <{value = 0 : i64}> : () -> i64
        "scf.yield"(%90) : (i64) -> ()
      }) : (index, index, index, i64) -> i64
      %87 = "arith.select"(%arg18, %arg21, %59) : (i1, memref<?x4x4xindex>, memref<?x4x4xindex>) -> memref<?x4x4xindex>
      "scf.yield"(%84, %57) : (index, memref<2xf32>) -> ()
    }, {
      %77 = "arith.constant"() <{value = 1 : index}> : () -> index
      %78 = "arith.constant"() <{value = 2 : index}> : () -> index
      "scf.parallel"(%arg19, %arg19, %arg19, %58, %77, %78) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
      ^bb0(%arg29: index, %arg30: index):
        %83 = "scf.if"(%arg18) ({
          "scf.yield"(%56) : (memref<2xf32>) -> ()
        }, {
          "scf.yield"(%arg20) : (memref<2xf32>) -> ()
        }) : (i1) -> memref<2xf32>
        "scf.reduce"() : () -> ()
      }) : (index, index, index, index, index, index) -> ()
      %79 = "scf.index_switch"(%arg19) <{cases = array<i64>}> ({
        %80 = "arith.constant"() <{value = 5 : index}> : () -> index
        %81 = "arith.constant"() <{value = 1 : index}> : () -> index
        "scf.for"(%80, %78, %81) ({
        ^bb0(%arg28: index):
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        %82 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
        "scf.yield"(%59) : (memref<?x4x4xindex>) -> ()
      }) : (index) -> memref<?x4x4xindex>
      "scf.yield"(%arg19, %56) : (index, memref<2xf32>) -> ()
    }) : (i1) -> (index, memref<2xf32>)
    %61 = "memref.alloc"(%arg19) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4x4xindex>
    %62 = "scf.if"(%arg18) ({
      "scf.index_switch"(%60#0) <{cases = array<i64: 1, 3>}> ({
        %74 = "arith.constant"() <{value = 7.000000e+00 : f32}> : () -> f32
        %75 = "arith.constant"() <{value = 0 : index}> : () -> index
        "memref.store"(%74, %56, %75) : (f32, memref<2xf32>, index) -> ()
        %76 = "arith.constant"() <{value = 0 : index}> : () -> index
        "memref.store"(%74, %arg20, %76) : (f32, memref<2xf32>, index) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }, {
        %72 = "arith.constant"() <{value = 2 : index}> : () -> index
        "scf.for"(%arg19, %60#0, %72) ({
        ^bb0(%arg27: index):
          %73 = "memref.alloc"(%arg27) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4x4xindex>
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index) -> ()
      %66 = "scf.if"(%arg18) ({
        %69 = "arith.constant"() <{value = 2 : index}> : () -> index
        %70:2 = "scf.for"(%60#0, %arg19, %69, %59, %60#1) ({
        ^bb0(%arg24: index, %arg25: memref<?x4x4xindex>, %arg26: memref<2xf32>):
          "scf.yield"(%arg25, %arg20) : (memref<?x4x4xindex>, memref<2xf32>) -> ()
        }) : (index, index, index, memref<?x4x4xindex>, memref<2xf32>) -> (memref<?x4x4xindex>, memref<2xf32>)
        %71 = "arith.constant"() <{value = 1 : index}> : () -> index
        "scf.for"(%58, %arg19, %71) ({
        ^bb0(%arg23: index):
          "memref.copy"(%70#1, %56) : (memref<2xf32>, memref<2xf32>) -> ()
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"(%59) : (memref<?x4x4xindex>) -> ()
      }, {
        "scf.forall"(%arg19) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
        ^bb0(%arg22: index):
          %68 = "arith.select"(%arg18, %arg21, %arg21) : (i1, memref<?x4x4xindex>, memref<?x4x4xindex>) -> memref<?x4x4xindex>
          "scf.forall.in_parallel"() ({
          ^bb0:
          }) : () -> ()
        }) : (index) -> ()
        "memref.copy"(%56, %60#1) : (memref<2xf32>, memref<2xf32>) -> ()
        "scf.yield"(%61) : (memref<?x4x4xindex>) -> ()
      }) : (i1) -> memref<?x4x4xindex>
      %67 = "arith.constant"() <{value = 0 : i64}> : () -> i64
      "scf.yield"(%67) : (i64) -> ()
    }, {
      %63 = "arith.constant"() <{value = 7.000000e+00 : f32}> : () -> f32
      %64 = "arith.constant"() <{value = 0 : index}> : () -> index
      "memref.store"(%63, %57, %64) : (f32, memref<2xf32>, index) -> ()
      %65 = "arith.constant"() <{value = 8 : i64}> : () -> i64
      "scf.yield"(%65) : (i64) -> ()
    }) : (i1) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, memref<2xf32>) -> (memref<2xf32>, memref<2xf32>), sym_name = "f1"}> ({
  ^bb0(%arg0: f32, %arg1: memref<2xf32>):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
    %1 = "arith.constant"() <{value = 7 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "scf.for"(%1, %1, %2, %arg1) ({
    ^bb0(%arg16: index, %arg17: memref<2xf32>):
      %49 = "scf.execute_region"() <{no_inline}> ({
        "scf.while"() ({
          %55 = "arith.constant"() <{value = false}> : () -> i1
          "scf.condition"(%55) : (i1) -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : () -> ()
        %53 = "arith.constant"() <{value = 7 : index}> : () -> index
        %54 = "memref.alloc"(%53) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4x4xindex>
        "scf.yield"(%54) : (memref<?x4x4xindex>) -> ()
      }) : () -> memref<?x4x4xindex>
      %50 = "arith.constant"() <{value = 4 : i32}> : () -> i32
      %51 = "arith.constant"() <{value = false}> : () -> i1
      %52 = "arith.select"(%51, %50, %50) : (i1, i32, i32) -> i32
      "memref.copy"(%0, %arg1) : (memref<2xf32>, memref<2xf32>) -> ()
      "scf.yield"(%arg17) : (memref<2xf32>) -> ()
    }) : (index, index, index, memref<2xf32>) -> memref<2xf32>
    %4 = "arith.constant"() <{value = 9 : index}> : () -> index
    %5 = "memref.alloc"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4x4xindex>
    %6 = "scf.while"(%5) ({
    ^bb0(%arg15: memref<?x4x4xindex>):
      %48 = "arith.constant"() <{value = false}> : () -> i1
      "scf.condition"(%48, %5) : (i1, memref<?x4x4xindex>) -> ()
    }, {
    ^bb0(%arg14: memref<?x4x4xindex>):
      %46 = "arith.constant"() <{value = 4 : index}> : () -> index
      %47 = "memref.alloc"(%46) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4x4xindex>
      "memref.copy"(%arg14, %47) : (memref<?x4x4xindex>, memref<?x4x4xindex>) -> ()
      "scf.yield"(%arg14) : (memref<?x4x4xindex>) -> ()
    }) : (memref<?x4x4xindex>) -> memref<?x4x4xindex>
    %7 = "arith.constant"() <{value = false}> : () -> i1
    %8 = "arith.constant"() <{value = 1 : index}> : () -> index
    %9 = "arith.constant"() <{value = 2 : index}> : () -> index
    %10 = "scf.for"(%8, %4, %9, %5) ({
    ^bb0(%arg7: index, %arg8: memref<?x4x4xindex>):
      %36 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
      "memref.copy"(%3, %36) : (memref<2xf32>, memref<2xf32>) -> ()
      %37 = "arith.constant"() <{value = 2 : index}> : () -> index
      %38 = "arith.constant"() <{value = 3 : i32}> : () -> i32
      %39 = "scf.for"(%4, %8, %37, %38) ({
      ^bb0(%arg12: index, %arg13: i32):
        %44 = "arith.constant"() <{value = 0 : index}> : () -> index
        %45 = "memref.alloc"(%arg7) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x8xf64>
        "scf.yield"(%arg13) : (i32) -> ()
      }) : (index, index, index, i32) -> i32
      %40 = "scf.if"(%7) ({
        "memref.copy"(%0, %36) : (memref<2xf32>, memref<2xf32>) -> ()
        %41 = "arith.constant"() <{value = 3 : index}> : () -> index
        %42 = "arith.constant"() <{value = 2 : index}> : () -> index
        %43:2 = "scf.for"(%1, %41, %42, %0, %arg8) ({
        ^bb0(%arg9: index, %arg10: memref<2xf32>, %arg11: memref<?x4x4xindex>):
          "scf.yield"(%arg10, %5) : (memref<2xf32>, memref<?x4x4xindex>) -> ()
        }) : (index, index, index, memref<2xf32>, memref<?x4x4xindex>) -> (memref<2xf32>, memref<?x4x4xindex>)
        "scf.yield"(%arg8) : (memref<?x4x4xindex>) -> ()
      }, {
        "scf.yield"(%5) : (memref<?x4x4xindex>) -> ()
      }) : (i1) -> memref<?x4x4xindex>
      "scf.yield"(%6) : (memref<?x4x4xindex>) -> ()
    }) : (index, index, index, memref<?x4x4xindex>) -> memref<?x4x4xindex>
    %11:2 = "scf.if"(%7) ({
      "scf.execute_region"() ({
        %33 = "arith.constant"() <{value = false}> : () -> i1
        %34:2 = "scf.if"(%33) ({
          "scf.yield"(%3, %6) : (memref<2xf32>, memref<?x4x4xindex>) -> ()
        }, {
          %35 = "arith.select"(%33, %3, %arg1) : (i1, memref<2xf32>, memref<2xf32>) -> memref<2xf32>
          "scf.yield"(%arg1, %5) : (memref<2xf32>, memref<?x4x4xindex>) -> ()
        }) : (i1) -> (memref<2xf32>, memref<?x4x4xindex>)
        "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
        ^bb0(%arg6: index):
          "scf.forall.in_parallel"() ({
          ^bb0:
          }) : () -> ()
        }) : () -> ()
        "scf.yield"() : () -> ()
      }) : () -> ()
      "memref.copy"(%arg1, %3) : (memref<2xf32>, memref<2xf32>) -> ()
      "scf.while"(%0) ({
      ^bb0(%arg5: memref<2xf32>):
        "scf.condition"(%7) : (i1) -> ()
      }, {
        %32 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
        "scf.yield"(%32) : (memref<2xf32>) -> ()
      }) : (memref<2xf32>) -> ()
      "scf.yield"(%arg1, %0) : (memref<2xf32>, memref<2xf32>) -> ()
    }, {
      %16 = "arith.constant"() <{value = 7 : index}> : () -> index
      %17 = "arith.constant"() <{value = 1 : index}> : () -> index
      %18 = "arith.constant"() <{value = 7 : i32}> : () -> i32
      %19:2 = "scf.for"(%8, %16, %17, %10, %18) ({
      ^bb0(%arg2: index, %arg3: memref<?x4x4xindex>, %arg4: i32):
        %28 = "scf.if"(%7) ({
          %29 = "memref.alloc"(%arg2) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4x4xindex>
          %30 = "arith.constant"() <{value = 9 : index}> : () -> index
          %31 = "memref.alloc"(%30) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4x4xindex>
          "scf.yield"(%31) : (memref<?x4x4xindex>) -> ()
        }, {
          "scf.yield"(%5) : (memref<?x4x4xindex>) -> ()
        }) : (i1) -> memref<?x4x4xindex>
        "scf.yield"(%6, %arg4) : (memref<?x4x4xindex>, i32) -> ()
      }) : (index, index, index, memref<?x4x4xindex>, i32) -> (memref<?x4x4xindex>, i32)
      %20:2 = "scf.if"(%7) ({
        %27 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi1>
        "scf.yield"(%0, %19#0) : (memref<2xf32>, memref<?x4x4xindex>) -> ()
      }, {
        %22 = "arith.constant"() <{value = 1 : index}> : () -> index
        %23 = "arith.constant"() <{value = 2 : index}> : () -> index
        %24 = "memref.load"(%5, %22, %4, %23) : (memref<?x4x4xindex>, index, index, index) -> index
        %25 = "arith.constant"() <{value = 9 : index}> : () -> index
        %26 = "memref.alloc"(%25) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4x4xindex>
        "scf.yield"(%arg1, %26) : (memref<2xf32>, memref<?x4x4xindex>) -> ()
      }) : (i1) -> (memref<2xf32>, memref<?x4x4xindex>)
      %21 = "arith.select"(%7, %10, %10) : (i1, memref<?x4x4xindex>, memref<?x4x4xindex>) -> memref<?x4x4xindex>
      "scf.yield"(%3, %20#0) : (memref<2xf32>, memref<2xf32>) -> ()
    }) : (i1) -> (memref<2xf32>, memref<2xf32>)
    "scf.execute_region"() <{no_inline}> ({
      %12 = "arith.constant"() <{value = 5 : index}> : () -> index
      %13 = "memref.alloc"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> {tag = "a"} : (index) -> memref<?x4x4xindex>
      "scf.while"() ({
        "scf.condition"(%7) : (i1) -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : () -> ()
      %14 = "arith.constant"() <{value = 2 : index}> : () -> index
      %15 = "memref.dim"(%13, %14) : (memref<?x4x4xindex>, index) -> index
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"(%arg1, %0) : (memref<2xf32>, memref<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

