"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, memref<2xf32>, index) -> memref<2xf32>, sym_name = "f0"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: memref<2xf32>, %arg3: index):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
    %1 = "arith.constant"() <{value = 2 : index}> : () -> index
    %2 = "memref.alloc"(%arg3) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xi1>
    %3 = "arith.constant"() <{value = 7.000000e+00 : f32}> : () -> f32
    %4:2 = "scf.for"(%arg3, %arg1, %1, %2, %3) ({
    ^bb0(%arg6: index, %arg7: memref<?x4xi1>, %arg8: f32):
      %51 = "arith.constant"() <{value = 1 : index}> : () -> index
      %52 = "memref.dim"(%arg7, %51) : (memref<?x4xi1>, index) -> index
      "scf.if"(%arg0) ({
        %62:2 = "scf.index_switch"(%arg3) <{cases = array<i64>}> ({
          %63 = "arith.constant"() <{value = true}> : () -> i1
          %64 = "arith.ori"(%63, %arg0) : (i1, i1) -> i1
          "scf.yield"(%0, %0) : (memref<2xf32>, memref<2xf32>) -> ()
        }) : (index) -> (memref<2xf32>, memref<2xf32>)
        "scf.yield"() : () -> ()
      }, {
        %55 = "arith.constant"() <{value = 1 : index}> : () -> index
        %56 = "arith.constant"() <{value = 2 : index}> : () -> index
        %57 = "arith.constant"() <{value = 2 : i64}> : () -> i64
        %58 = "scf.for"(%55, %arg1, %56, %57) ({
        ^bb0(%arg10: index, %arg11: i64):
          %61 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
          "scf.yield"(%57) : (i64) -> ()
        }) : (index, index, index, i64) -> i64
        %59 = "arith.constant"() <{value = 3 : index}> : () -> index
        %60 = "memref.load"(%arg7, %arg6, %59) : (memref<?x4xi1>, index, index) -> i1
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %53 = "arith.constant"() <{value = 7 : i32}> : () -> i32
      %54 = "arith.constant"() <{value = 2 : i32}> : () -> i32
      "scf.for"(%53, %53, %54) ({
      ^bb0(%arg9: i32):
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "scf.yield"(%2, %3) : (memref<?x4xi1>, f32) -> ()
    }) : (index, index, index, memref<?x4xi1>, f32) -> (memref<?x4xi1>, f32)
    %5 = "scf.if"(%arg0) ({
      %45 = "arith.constant"() <{value = 1 : index}> : () -> index
      %46 = "arith.constant"() <{value = 0 : index}> : () -> index
      %47 = "memref.load"(%2, %45, %46) : (memref<?x4xi1>, index, index) -> i1
      %48 = "arith.constant"() <{value = 7 : index}> : () -> index
      %49 = "memref.alloc"(%48) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xi1>
      "scf.while"(%49) ({
      ^bb0(%arg5: memref<?x4xi1>):
        "scf.condition"(%47) : (i1) -> ()
      }, {
        "scf.while"() ({
          "scf.condition"(%47) : (i1) -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : () -> ()
        "scf.execute_region"() <{no_inline}> ({
          %50 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
          "memref.copy"(%0, %50) : (memref<2xf32>, memref<2xf32>) -> ()
          "scf.yield"() : () -> ()
        }) : () -> ()
        "scf.yield"(%2) : (memref<?x4xi1>) -> ()
      }) : (memref<?x4xi1>) -> ()
      "scf.yield"(%arg1) : (index) -> ()
    }, {
      "scf.yield"(%1) : (index) -> ()
    }) : (i1) -> index
    "scf.index_switch"(%arg3) <{cases = array<i64: 1, 3, 5>}> ({
      %38 = "scf.if"(%arg0) ({
        "scf.execute_region"() ({
          "scf.yield"() : () -> ()
        }) : () -> ()
        %44 = "scf.if"(%arg0) ({
          "scf.yield"(%4#0) : (memref<?x4xi1>) -> ()
        }, {
          "scf.yield"(%4#0) : (memref<?x4xi1>) -> ()
        }) : (i1) -> memref<?x4xi1>
        "scf.yield"(%44) : (memref<?x4xi1>) -> ()
      }, {
        %39 = "arith.constant"() <{value = 1 : index}> : () -> index
        %40 = "arith.constant"() <{value = 8 : index}> : () -> index
        %41 = "memref.load"(%2, %39, %40) : (memref<?x4xi1>, index, index) -> i1
        %42 = "scf.if"(%41) ({
          "scf.yield"(%arg2) : (memref<2xf32>) -> ()
        }, {
          %43 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xi1>
          "scf.yield"(%arg2) : (memref<2xf32>) -> ()
        }) : (i1) -> memref<2xf32>
        "scf.yield"(%4#0) : (memref<?x4xi1>) -> ()
      }) : (i1) -> memref<?x4xi1>
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }, {
      %37 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
      "memref.copy"(%arg2, %37) : (memref<2xf32>, memref<2xf32>) -> ()
      "scf.yield"() : () -> ()
    }, {
      %32:2 = "scf.if"(%arg0) ({
        "scf.yield"(%4#0, %4#0) : (memref<?x4xi1>, memref<?x4xi1>) -> ()
      }, {
        %35 = "arith.constant"() <{value = 0 : index}> : () -> index
        %36 = "memref.dim"(%arg2, %35) : (memref<2xf32>, index) -> index
        "scf.yield"(%4#0, %4#0) : (memref<?x4xi1>, memref<?x4xi1>) -> ()
      }) : (i1) -> (memref<?x4xi1>, memref<?x4xi1>)
      %33 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
      %34 = "arith.constant"() <{value = 3 : index}> : () -> index
      "memref.store"(%arg0, %32#1, %arg1, %34) : (i1, memref<?x4xi1>, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index) -> ()
    "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 1>}> ({
    ^bb0(%arg4: index):
      "memref.copy"(%0, %arg2) : (memref<2xf32>, memref<2xf32>) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    %6:2 = "scf.if"(%arg0) ({
      %30 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {tag = "a"} : () -> memref<2xf32>
      "memref.copy"(%0, %30) : (memref<2xf32>, memref<2xf32>) -> ()
      %31 = "arith.constant"() <{value = 2 : i64}> : () -> i64
      "scf.yield"(%4#1, %31) : (f32, i64) -> ()
    }, {
      "scf.index_switch"(%arg1) <{cases = array<i64>}> ({
        "scf.yield"() : () -> ()
      }) : (index) -> ()
      %26 = "arith.constant"() <{value = 1 : index}> : () -> index
      %27 = "arith.constant"() <{value = 0 : index}> : () -> index
      %28 = "memref.load"(%4#0, %26, %27) : (memref<?x4xi1>, index, index) -> i1
      %29 = "arith.constant"() <{value = 4 : i64}> : () -> i64
      "scf.yield"(%3, %29) : (f32, i64) -> ()
    }) : (i1) -> (f32, i64)
    %7 = "arith.select"(%arg0, %4#1, %6#0) : (i1, f32, f32) -> f32
    %8 = "arith.constant"() <{value = 9 : index}> : () -> index
    %9 = "memref.alloca"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8x?xf64>
    %10 = "scf.if"(%arg0) ({
      %21 = "arith.constant"() <{value = 1 : index}> : () -> index
      %22 = "arith.constant"() <{value = 0 : index}> : () -> index
      "memref.store"(%arg0, %2, %21, %22) : (i1, memref<?x4xi1>, index, index) -> ()
      %23 = "arith.cmpi"(%6#1, %6#1) <{predicate = 5 : i64}> : (i64, i64) -> i1
      %24 = "arith.constant"() <{value = 4.000000e+00 : f64}> : () -> f64
      %25 = "arith.constant"() <{value = 1 : index}> : () -> index
      "memref.store"(%24, %9, %arg3, %25) : (f64, memref<8x?xf64>, index, index) -> ()
      "scf.yield"(%arg2) : (memref<2xf32>) -> ()
    }, {
      "scf.yield"(%0) : (memref<2xf32>) -> ()
    }) : (i1) -> memref<2xf32>
    %11 = "arith.select"(%arg0, %arg2, %0) : (i1, memref<2xf32>, memref<2xf32>) -> memref<2xf32>
    %12 = "arith.constant"() <{value = 1 : index}> : () -> index
    %13 = "arith.constant"() <{value = 3 : index}> : () -> index
    %14 = "memref.load"(%4#0, %12, %13) : (memref<?x4xi1>, index, index) -> i1
    %15:2 = "scf.if"(%14) ({
      %19 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
      %20 = "arith.constant"() <{value = 0 : index}> : () -> index
      "memref.store"(%4#1, %10, %20) : (f32, memref<2xf32>, index) -> ()
      "scf.yield"(%3, %4#0) : (f32, memref<?x4xi1>) -> ()
    }, {
      "scf.yield"(%6#0, %2) : (f32, memref<?x4xi1>) -> ()
    }) : (i1) -> (f32, memref<?x4xi1>)
    %16 = "arith.constant"() <{value = 0 : index}> : () -> index
    %17 = "arith.constant"() <{value = 2 : index}> : () -> index
    "memref.store"(%14, %4#0, %16, %17) : (i1, memref<?x4xi1>, index, index) -> ()
    %18 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xi1>
    "memref.copy"(%10, %11) : (memref<2xf32>, memref<2xf32>) -> ()
    "func.return"(%11) : (memref<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

