"builtin.module"() ({
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "x.privatizer", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "y.privatizer", type = i32}> ({
  }, {
  ^bb0(%arg25: !llvm.ptr, %arg26: !llvm.ptr):
    "omp.yield"(%arg26) : (!llvm.ptr) -> ()
  }, {
  }) : () -> ()
  "omp.declare_reduction"() <{sym_name = "add", type = f32}> ({
  }, {
  ^bb0(%arg24: f32):
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    "omp.yield"(%1) : (f32) -> ()
  }, {
  ^bb0(%arg22: f32, %arg23: f32):
    %0 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "omp.yield"(%0) : (f32) -> ()
  }, {
  ^bb0(%arg20: !llvm.ptr, %arg21: !llvm.ptr):
    "omp.yield"() : () -> ()
  }, {
  }, {
  }) : () -> ()
  "omp.critical.declare"() <{hint = 10 : i64, sym_name = "mutex"}> : () -> ()
  "func.func"() <{function_type = (index, index, index, !llvm.ptr, i1, i32, memref<?xf32>, i64, !llvm.ptr) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: !llvm.ptr, %arg4: i1, %arg5: i32, %arg6: memref<?xf32>, %arg7: i64, %arg8: !llvm.ptr):
    "omp.parallel"(%arg4, %arg5) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0>, proc_bind_kind = #omp<procbindkind close>}> ({
      "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
        "omp.loop_nest"(%arg0, %arg1, %arg2) ({
        ^bb0(%arg19: index):
          "omp.yield"() : () -> ()
        }) : (index, index, index) -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : (i1, i32) -> ()
    "omp.parallel"(%arg3, %arg3, %arg3) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 2, 1>, private_syms = [@x.privatizer, @y.privatizer], reduction_byref = array<i1: false>, reduction_syms = [@add]}> ({
    ^bb0(%arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: !llvm.ptr):
      "omp.barrier"() : () -> ()
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "omp.parallel"(%arg3) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_byref = array<i1: true>, reduction_mod = #omp<reduction_modifier(task)>, reduction_syms = [@add]}> ({
    ^bb0(%arg15: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr) -> ()
    "omp.parallel"(%arg6, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) {foo} : (memref<?xf32>, !llvm.ptr) -> ()
    "omp.wsloop"(%arg5) <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1>, order = #omp<orderkind concurrent>, ordered = 1 : i64, schedule_kind = #omp<schedulekind static>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg1, %arg1, %arg2, %arg2) <{collapse_num_loops = 2 : i64, loop_inclusive}> ({
      ^bb0(%arg13: index, %arg14: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index, index, index, index) -> ()
    }) : (i32) -> ()
    "omp.wsloop"(%arg3) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_syms = [@add], schedule_kind = #omp<schedulekind dynamic>, schedule_mod = #omp<sched_mod nonmonotonic>, schedule_simd}> ({
    ^bb0(%arg11: !llvm.ptr):
      "omp.simd"(%arg4) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0>, safelen = 16 : i64, simdlen = 8 : i64}> ({
        "omp.loop_nest"(%arg7, %arg7, %arg7) ({
        ^bb0(%arg12: i64):
          "omp.yield"() : () -> ()
        }) : (i64, i64, i64) -> ()
      }) {omp.composite} : (i1) -> ()
    }) {omp.composite} : (!llvm.ptr) -> ()
    "omp.critical"() <{name = @mutex}> ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.critical"() ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.master"() ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.masked"(%arg5) ({
      "omp.terminator"() : () -> ()
    }) : (i32) -> ()
    "omp.single"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.sections"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.section"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.taskgroup"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.task"(%arg3, %arg4) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 1, 0, 1, 0, 0, 0, 0>, untied}> ({
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, i1) -> ()
    "omp.teams"(%arg5, %arg5, %arg5) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 1, 0, 0, 1>}> ({
      "omp.terminator"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "omp.taskwait"() : () -> ()
    "omp.taskyield"() : () -> ()
    "omp.flush"() : () -> ()
    "omp.flush"(%arg3) : (!llvm.ptr) -> ()
    "omp.ordered.region"() ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.atomic.read"(%arg8, %arg3) <{element_type = i32, hint = 0 : i64, memory_order = #omp<memoryorderkind acquire>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "omp.atomic.write"(%arg3, %arg5) <{memory_order = #omp<memoryorderkind release>}> : (!llvm.ptr, i32) -> ()
    "omp.atomic.update"(%arg3) ({
    ^bb0(%arg10: i32):
      "omp.yield"(%arg10) : (i32) -> ()
    }) : (!llvm.ptr) -> ()
    "omp.atomic.capture"() ({
      "omp.atomic.read"(%arg3, %arg8) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
      "omp.atomic.write"(%arg3, %arg5) : (!llvm.ptr, i32) -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg0, %arg1, %arg2) ({
      ^bb0(%arg9: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

