"builtin.module"() ({
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "func.func"() <{function_type = (i32, i64, index, i32) -> (), sym_name = "loops"}> ({
  ^bb0(%arg5: i32, %arg6: i64, %arg7: index, %arg8: i32):
    "omp.canonical_loop"(%arg5) ({
    ^bb0(%arg16: i32):
      "omp.terminator"() : () -> ()
    }) : (i32) -> ()
    %4 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg6, %4) ({
    ^bb0(%arg15: i64):
      "omp.terminator"() : () -> ()
    }) {a} : (i64, !omp.cli) -> ()
    "omp.unroll_heuristic"(%4) : (!omp.cli) -> ()
    %5 = "omp.new_cli"() {b} : () -> !omp.cli
    "omp.canonical_loop"(%arg7, %5) ({
    ^bb0(%arg12: index):
      %13 = "omp.new_cli"() : () -> !omp.cli
      "omp.canonical_loop"(%arg5, %13) ({
      ^bb0(%arg14: i32):
        "omp.terminator"() : () -> ()
      }) : (i32, !omp.cli) -> ()
      "omp.unroll_heuristic"(%13) : (!omp.cli) -> ()
      "omp.canonical_loop"(%arg5) ({
      ^bb0(%arg13: i32):
        "omp.terminator"() : () -> ()
      }) : (i32) -> ()
      "omp.terminator"() : () -> ()
    }) : (index, !omp.cli) -> ()
    %6 = "omp.new_cli"() : () -> !omp.cli
    %7 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg5, %6) ({
    ^bb0(%arg10: i32):
      "omp.canonical_loop"(%arg5, %7) ({
      ^bb0(%arg11: i32):
        "omp.terminator"() : () -> ()
      }) : (i32, !omp.cli) -> ()
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    %8 = "omp.new_cli"() : () -> !omp.cli
    %9 = "omp.new_cli"() : () -> !omp.cli
    %10 = "omp.new_cli"() : () -> !omp.cli
    %11 = "omp.new_cli"() : () -> !omp.cli
    "omp.tile"(%8, %9, %10, %11, %6, %7, %arg5, %arg5) <{operandSegmentSizes = array<i32: 4, 2, 2>}> {c} : (!omp.cli, !omp.cli, !omp.cli, !omp.cli, !omp.cli, !omp.cli, i32, i32) -> ()
    %12 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg5, %12) ({
    ^bb0(%arg9: i32):
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    "omp.tile"(%12, %arg5) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (!omp.cli, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64, i32, index) -> (), sym_name = "others"}> ({
  ^bb0(%arg0: i64, %arg1: i32, %arg2: index):
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = 1 : i64}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg4: i64):
        "omp.ordered"(%arg0) <{doacross_depend_type = #omp<clause_depend(dependsource)>, doacross_num_loops = 1 : i64}> : (i64) -> ()
        "omp.ordered"(%arg0, %arg0) <{doacross_depend_type = #omp<clause_depend(dependsink)>, doacross_num_loops = 1 : i64}> : (i64, i64) -> ()
        "omp.yield"() : () -> ()
      }) : (i64, i64, i64) -> ()
    }) : () -> ()
    %0 = "omp.target_allocmem"(%arg1) <{in_type = i64, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i64
    %1 = "omp.target_allocmem"(%arg1) <{bindc_name = "b", in_type = vector<4xf32>, operandSegmentSizes = array<i32: 1, 0, 0>, uniq_name = "a"}> : (i32) -> i64
    %2 = "omp.target_allocmem"(%arg1, %arg2, %arg2) <{in_type = i64, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, index, index) -> i64
    %3 = "omp.target_allocmem"(%arg1, %arg2, %arg2) <{in_type = i64, operandSegmentSizes = array<i32: 1, 1, 1>}> {c} : (i32, index, index) -> i64
    "omp.target_freemem"(%arg1, %0) : (i32, i64) -> ()
    "omp.workshare"() ({
      "omp.workshare.loop_wrapper"() ({
        "omp.loop_nest"(%arg0, %arg0, %arg0) ({
        ^bb0(%arg3: i64):
          "omp.yield"() : () -> ()
        }) : (i64, i64, i64) -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

