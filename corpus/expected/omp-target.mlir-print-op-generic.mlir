"builtin.module"() ({
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
  ^bb0(%arg21: !llvm.ptr, %arg22: !llvm.ptr):
    "omp.yield"(%arg22) : (!llvm.ptr) -> ()
  }, {
  }, {
  }) : () -> ()
  "omp.declare_reduction"() <{sym_name = "add", type = i32}> ({
  }, {
  ^bb0(%arg20: i32):
    %10 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    "omp.yield"(%10) : (i32) -> ()
  }, {
  ^bb0(%arg18: i32, %arg19: i32):
    %9 = "llvm.add"(%arg18, %arg19) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "omp.yield"(%9) : (i32) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
  "omp.declare_mapper"() <{sym_name = "mapper", type = !llvm.struct<"t", (i32)>}> ({
  ^bb0(%arg17: !llvm.ptr):
    %8 = "omp.map.info"(%arg17) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    "omp.declare_mapper.info"(%8) : (!llvm.ptr) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr, i32, i64, i1, memref<?xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i64, %arg4: i1, %arg5: memref<?xi32>):
    %0 = "omp.map.bounds"(%arg3, %arg3, %arg3, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, stride_in_bytes = true}> : (i64, i64, i64, i64, i64) -> !omp.map_bounds_ty
    %1 = "omp.map.bounds"(%arg3) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>, stride_in_bytes = false}> : (i64) -> !omp.map_bounds_ty
    %2 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    %3 = "omp.map.info"(%arg0, %arg1, %2, %2, %0, %1) <{map_capture_type = #omp<variable_capture_kind(ByCopy)>, map_type = #omp<clause_map_flags to>, mapper_id = @mapper, members_index = [[0], [1, 2]], name = "x", operandSegmentSizes = array<i32: 1, 1, 2, 2>, partial_map = true, var_type = i32}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !omp.map_bounds_ty, !omp.map_bounds_ty) -> !llvm.ptr
    %4 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(VLAType)>, map_type = #omp<clause_map_flags to|always|close|present>, name = "", operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    %5 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(This)>, map_type = #omp<clause_map_flags implicit>, name = "", operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    %6 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(This)>, map_type = #omp<clause_map_flags from>, name = "", operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    %7 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(This)>, map_type = #omp<clause_map_flags del>, name = "", operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    "omp.target_enter_data"(%arg0, %arg2, %arg4, %4) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], nowait, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (!llvm.ptr, i32, i1, !llvm.ptr) -> ()
    "omp.target_exit_data"(%6) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!llvm.ptr) -> ()
    "omp.target_update"(%6) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> {foo} : (!llvm.ptr) -> ()
    "omp.target_data"(%2) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr) -> ()
    "omp.target_data"(%arg2, %arg4, %2, %2, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> ({
    ^bb0(%arg15: !llvm.ptr, %arg16: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (i32, i1, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "omp.target"(%2, %3) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0>}> ({
    ^bb0(%arg13: !llvm.ptr, %arg14: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, !llvm.ptr) -> ()
    "omp.target"(%arg0, %arg3, %arg0, %arg2, %2, %arg2, %arg4, %2, %arg1, %arg2) <{bare, depend_kinds = [#omp<clause_task_depend(taskdependin)>], nowait, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1>, private_maps = array<i64: 0>, private_syms = [@p]}> ({
    ^bb0(%arg9: !llvm.ptr, %arg10: i32, %arg11: !llvm.ptr, %arg12: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, i64, !llvm.ptr, i32, !llvm.ptr, i32, i1, !llvm.ptr, !llvm.ptr, i32) -> ()
    "omp.target"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.taskloop"(%arg2, %arg4, %arg1) <{grainsize_mod = #omp<grainsizetype strict>, mergeable, nogroup, operandSegmentSizes = array<i32: 0, 0, 0, 1, 1, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
    ^bb0(%arg7: !llvm.ptr):
      "omp.loop_nest"(%arg2, %arg2, %arg2) ({
      ^bb0(%arg8: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : (i32, i1, !llvm.ptr) -> ()
    "omp.taskloop"(%arg4, %arg2, %arg2) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 1, 1, 0, 0>, untied}> ({
      "omp.loop_nest"(%arg2, %arg2, %arg2) ({
      ^bb0(%arg6: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : (i1, i32, i32) -> ()
    "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.workdistribute"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.allocate_dir"(%arg0, %arg3) <{align = 8 : i64, operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.ptr, i64) -> ()
    "omp.allocate_dir"(%arg5) <{operandSegmentSizes = array<i32: 1, 0>}> : (memref<?xi32>) -> ()
    "omp.target_freemem"(%arg2, %arg3) : (i32, i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

