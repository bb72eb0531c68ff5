"builtin.module"() ({
  "func.func"() <{function_type = (i1, memref<?xi32>, memref<4xi64>, memref<8x4x?xi1>) -> (index, index), sym_name = "f0"}> ({
  ^bb0(%arg0: i1, %arg1: memref<?xi32>, %arg2: memref<4xi64>, %arg3: memref<8x4x?xi1>):
    %0 = "scf.execute_region"() ({
      %93 = "arith.constant"() <{value = 2 : index}> : () -> index
      %94 = "memref.dim"(%arg3, %93) : (memref<8x4x?xi1>, index) -> index
      %95:2 = "scf.if"(%arg0) ({
        "scf.index_switch"(%94) <{cases = array<i64: 1, 3, 5>}> ({
          %103 = "arith.constant"() <{value = 6 : i32}> : () -> i32
          %104 = "arith.cmpi"(%103, %103) <{predicate = 5 : i64}> : (i32, i32) -> i1
          "scf.yield"() : () -> ()
        }, {
          %102 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
          "scf.yield"() : () -> ()
        }, {
          %100 = "arith.constant"() <{value = 8 : index}> : () -> index
          %101 = "memref.alloc"(%100) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8x4x?xi1>
          "scf.yield"() : () -> ()
        }, {
          %99 = "memref.alloc"(%94) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8x4x?xi1>
          "scf.yield"() : () -> ()
        }) : (index) -> ()
        "scf.yield"(%arg3, %arg3) : (memref<8x4x?xi1>, memref<8x4x?xi1>) -> ()
      }, {
        %98 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
        "scf.yield"(%arg3, %arg3) : (memref<8x4x?xi1>, memref<8x4x?xi1>) -> ()
      }) : (i1) -> (memref<8x4x?xi1>, memref<8x4x?xi1>)
      %96 = "arith.constant"() <{value = 1 : index}> : () -> index
      %97 = "memref.load"(%arg1, %96) : (memref<?xi32>, index) -> i32
      "scf.yield"(%94) : (index) -> ()
    }) : () -> index
    %1 = "arith.constant"() <{value = 6 : index}> : () -> index
    %2 = "memref.alloc"(%1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
    %3 = "scf.while"(%2, %arg3) ({
    ^bb0(%arg27: memref<?xi32>, %arg28: memref<8x4x?xi1>):
      %90 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
      "scf.forall"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
      ^bb0(%arg29: index):
        %92 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
        "memref.copy"(%arg2, %92) : (memref<4xi64>, memref<4xi64>) -> ()
        "scf.forall.in_parallel"() ({
        ^bb0:
        }) : () -> ()
      }) : (index) -> ()
      %91 = "arith.constant"() <{value = 8 : i64}> : () -> i64
      "scf.condition"(%arg0, %91) : (i1, i64) -> ()
    }, {
    ^bb0(%arg24: i64):
      %87 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
      %88 = "arith.constant"() <{value = 1 : index}> : () -> index
      %89 = "scf.for"(%0, %0, %88, %87) ({
      ^bb0(%arg25: index, %arg26: memref<4xi64>):
        "scf.yield"(%arg26) : (memref<4xi64>) -> ()
      }) : (index, index, index, memref<4xi64>) -> memref<4xi64>
      "scf.yield"(%arg1, %arg3) : (memref<?xi32>, memref<8x4x?xi1>) -> ()
    }) : (memref<?xi32>, memref<8x4x?xi1>) -> i64
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5:2 = "scf.for"(%0, %0, %4, %arg2, %arg2) ({
    ^bb0(%arg21: index, %arg22: memref<4xi64>, %arg23: memref<4xi64>):
      "scf.yield"(%arg2, %arg2) : (memref<4xi64>, memref<4xi64>) -> ()
    }) : (index, index, index, memref<4xi64>, memref<4xi64>) -> (memref<4xi64>, memref<4xi64>)
    %6 = "arith.constant"() <{value = 1 : index}> : () -> index
    %7:2 = "scf.for"(%0, %0, %6, %arg1, %arg3) ({
    ^bb0(%arg15: index, %arg16: memref<?xi32>, %arg17: memref<8x4x?xi1>):
      %60 = "arith.constant"() <{value = 0 : index}> : () -> index
      "memref.store"(%3, %5#0, %60) : (i64, memref<4xi64>, index) -> ()
      %61 = "scf.while"(%3) ({
      ^bb0(%arg20: i64):
        %79 = "arith.constant"() <{value = 9.000000e+00 : f32}> : () -> f32
        %80 = "arith.cmpf"(%79, %79) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
        %81 = "scf.if"(%80) ({
          %85 = "arith.constant"() <{value = 0 : index}> : () -> index
          %86 = "memref.load"(%arg16, %85) : (memref<?xi32>, index) -> i32
          "scf.yield"(%arg16) : (memref<?xi32>) -> ()
        }, {
          %82 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xindex>
          %83 = "arith.constant"() <{value = 6 : index}> : () -> index
          %84 = "memref.alloc"(%83) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
          "scf.yield"(%84) : (memref<?xi32>) -> ()
        }) : (i1) -> memref<?xi32>
        "scf.condition"(%80, %3) : (i1, i64) -> ()
      }, {
      ^bb0(%arg19: i64):
        %72 = "scf.index_switch"(%0) <{cases = array<i64: 1, 3, 5>}> ({
          %78 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
          "scf.yield"(%arg17) : (memref<8x4x?xi1>) -> ()
        }, {
          "scf.yield"(%arg3) : (memref<8x4x?xi1>) -> ()
        }, {
          %77 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
          "scf.yield"(%arg17) : (memref<8x4x?xi1>) -> ()
        }, {
          %75 = "arith.constant"() <{value = 9 : index}> : () -> index
          %76 = "memref.alloc"(%75) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
          "scf.yield"(%arg3) : (memref<8x4x?xi1>) -> ()
        }) : (index) -> memref<8x4x?xi1>
        %73 = "arith.constant"() <{value = 6 : i32}> : () -> i32
        %74 = "arith.constant"() <{value = 1 : index}> : () -> index
        "memref.store"(%73, %arg16, %74) : (i32, memref<?xi32>, index) -> ()
        "scf.yield"(%3) : (i64) -> ()
      }) : (i64) -> i64
      %62 = "arith.constant"() <{value = 9 : i32}> : () -> i32
      %63 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "scf.for"(%62, %62, %63) ({
      ^bb0(%arg18: i32):
        %65 = "arith.constant"() <{value = 1 : index}> : () -> index
        %66 = "arith.constant"() <{value = 3 : index}> : () -> index
        %67 = "arith.constant"() <{value = 0 : index}> : () -> index
        %68 = "memref.load"(%arg17, %65, %66, %67) : (memref<8x4x?xi1>, index, index, index) -> i1
        %69 = "arith.constant"() <{value = 4 : index}> : () -> index
        %70 = "arith.constant"() <{value = 0 : index}> : () -> index
        %71 = "memref.load"(%arg3, %69, %70, %70) : (memref<8x4x?xi1>, index, index, index) -> i1
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %64 = "memref.alloc"(%arg15) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
      "scf.yield"(%64, %arg17) : (memref<?xi32>, memref<8x4x?xi1>) -> ()
    }) : (index, index, index, memref<?xi32>, memref<8x4x?xi1>) -> (memref<?xi32>, memref<8x4x?xi1>)
    %8 = "arith.select"(%arg0, %arg0, %arg0) : (i1, i1, i1) -> i1
    %9 = "arith.select"(%arg0, %arg3, %arg3) : (i1, memref<8x4x?xi1>, memref<8x4x?xi1>) -> memref<8x4x?xi1>
    %10 = "arith.constant"() <{value = 2 : index}> : () -> index
    %11 = "arith.constant"() <{value = 6 : i32}> : () -> i32
    %12 = "scf.for"(%4, %6, %10, %11) ({
    ^bb0(%arg13: index, %arg14: i32):
      %59 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi1>
      "scf.yield"(%arg14) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    %13 = "arith.constant"() <{value = 2 : index}> : () -> index
    %14:2 = "scf.for"(%6, %6, %13, %3, %5#1) ({
    ^bb0(%arg8: index, %arg9: i64, %arg10: memref<4xi64>):
      %50:2 = "scf.if"(%8) ({
        "scf.if"(%8) ({
          %58 = "memref.alloc"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %53 = "arith.constant"() <{value = 1 : i32}> : () -> i32
        %54 = "scf.for"(%12, %12, %53, %6) ({
        ^bb0(%arg11: i32, %arg12: index):
          %56 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
          %57 = "arith.select"(%arg0, %5#0, %56) : (i1, memref<4xi64>, memref<4xi64>) -> memref<4xi64>
          "scf.yield"(%6) : (index) -> ()
        }) : (i32, i32, i32, index) -> index
        %55 = "memref.alloc"(%arg8) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8x4x?xi1>
        "scf.yield"(%55, %9) : (memref<8x4x?xi1>, memref<8x4x?xi1>) -> ()
      }, {
        %51 = "scf.if"(%8) ({
          %52 = "memref.alloc"(%arg8) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
          "scf.yield"(%8) : (i1) -> ()
        }, {
          "scf.yield"(%arg0) : (i1) -> ()
        }) : (i1) -> i1
        "scf.yield"(%7#1, %arg3) : (memref<8x4x?xi1>, memref<8x4x?xi1>) -> ()
      }) : (i1) -> (memref<8x4x?xi1>, memref<8x4x?xi1>)
      "scf.yield"(%arg9, %5#1) : (i64, memref<4xi64>) -> ()
    }) : (index, index, index, i64, memref<4xi64>) -> (i64, memref<4xi64>)
    %15 = "arith.constant"() <{value = 0 : index}> : () -> index
    %16 = "memref.dim"(%2, %15) : (memref<?xi32>, index) -> index
    %17:2 = "scf.if"(%8) ({
      %36:2 = "scf.execute_region"() ({
        %45:2 = "scf.if"(%8) ({
          %46 = "arith.constant"() <{value = 2 : index}> : () -> index
          %47 = "arith.constant"() <{value = 2 : index}> : () -> index
          %48 = "arith.constant"() <{value = 0 : index}> : () -> index
          %49 = "memref.load"(%9, %46, %47, %48) : (memref<8x4x?xi1>, index, index, index) -> i1
          "scf.yield"(%5#1, %2) : (memref<4xi64>, memref<?xi32>) -> ()
        }, {
          "scf.yield"(%14#1, %2) : (memref<4xi64>, memref<?xi32>) -> ()
        }) : (i1) -> (memref<4xi64>, memref<?xi32>)
        "scf.yield"(%arg1, %arg3) : (memref<?xi32>, memref<8x4x?xi1>) -> ()
      }) : () -> (memref<?xi32>, memref<8x4x?xi1>)
      %37:2 = "scf.index_switch"(%16) <{cases = array<i64: 1, 3>}> ({
        %43 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
        %44 = "arith.constant"() <{value = true}> : () -> i1
        "scf.yield"(%44, %13) : (i1, index) -> ()
      }, {
        %38 = "arith.constant"() <{value = 1 : index}> : () -> index
        %39 = "arith.constant"() <{value = 8 : index}> : () -> index
        %40 = "memref.alloc"(%39) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
        %41 = "scf.for"(%0, %16, %38, %40) ({
        ^bb0(%arg6: index, %arg7: memref<?xi32>):
          "scf.yield"(%40) : (memref<?xi32>) -> ()
        }) : (index, index, index, memref<?xi32>) -> memref<?xi32>
        %42 = "arith.constant"() <{value = 5 : index}> : () -> index
        "scf.yield"(%arg0, %42) : (i1, index) -> ()
      }, {
        "scf.yield"(%8, %13) : (i1, index) -> ()
      }) : (index) -> (i1, index)
      "scf.yield"(%36#1, %2) : (memref<8x4x?xi1>, memref<?xi32>) -> ()
    }, {
      %34 = "arith.constant"() <{value = 9 : index}> : () -> index
      %35 = "memref.alloc"(%34) <{operandSegmentSizes = array<i32: 1, 0>}> {tag = "a"} : (index) -> memref<?xi32>
      "scf.yield"(%7#1, %35) : (memref<8x4x?xi1>, memref<?xi32>) -> ()
    }) : (i1) -> (memref<8x4x?xi1>, memref<?xi32>)
    %18 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xi64>
    %19 = "arith.constant"() <{value = 2 : index}> : () -> index
    "scf.for"(%13, %15, %19) ({
    ^bb0(%arg5: index):
      %26:2 = "scf.if"(%8) ({
        "scf.yield"(%2, %arg1) : (memref<?xi32>, memref<?xi32>) -> ()
      }, {
        "scf.if"(%arg0) ({
          "scf.yield"() : () -> ()
        }, {
          %33 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %27:2 = "scf.if"(%arg0) ({
          %30 = "arith.constant"() <{value = 6 : index}> : () -> index
          %31 = "memref.alloc"(%30) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
          %32 = "arith.constant"() <{value = 9 : index}> : () -> index
          "scf.yield"(%32, %9) : (index, memref<8x4x?xi1>) -> ()
        }, {
          %28 = "arith.constant"() <{value = 8 : index}> : () -> index
          %29 = "memref.alloc"(%28) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
          "scf.yield"(%6, %7#1) : (index, memref<8x4x?xi1>) -> ()
        }) : (i1) -> (index, memref<8x4x?xi1>)
        "scf.yield"(%7#0, %17#1) : (memref<?xi32>, memref<?xi32>) -> ()
      }) : (i1) -> (memref<?xi32>, memref<?xi32>)
      "memref.copy"(%14#1, %5#0) : (memref<4xi64>, memref<4xi64>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %20 = "arith.constant"() <{value = 0 : index}> : () -> index
    %21 = "memref.dim"(%18, %20) : (memref<4x2xi64>, index) -> index
    %22 = "arith.constant"() <{value = 5 : index}> : () -> index
    %23 = "arith.constant"() <{value = 1 : index}> : () -> index
    %24 = "arith.constant"() <{value = 2 : index}> : () -> index
    "scf.parallel"(%16, %22, %23) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg4: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    %25 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
    "func.return"(%21, %13) : (index, index) -> ()
  }) : () -> ()
}) : () -> ()

