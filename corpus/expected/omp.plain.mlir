module {
  omp.private {type = private} @x.privatizer : i32
  omp.private {type = firstprivate} @y.privatizer : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.declare_reduction @add : f32 init {
  ^bb0(%arg0: f32):
    %cst = arith.constant 0.000000e+00 : f32
    omp.yield(%cst : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.addf %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  } atomic {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield
  }
  omp.critical.declare @mutex hint(contended, speculative)
  func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: !llvm.ptr, %arg4: i1, %arg5: i32, %arg6: memref<?xf32>, %arg7: i64, %arg8: !llvm.ptr) {
    omp.parallel if(%arg4) num_threads(%arg5 : i32) proc_bind(close) {
      omp.wsloop {
        omp.loop_nest (%arg9) : index = (%arg0) to (%arg1) step (%arg2) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.parallel private(@x.privatizer %arg3 -> %arg9, @y.privatizer %arg3 -> %arg10 : !llvm.ptr, !llvm.ptr) reduction(@add %arg3 -> %arg11 : !llvm.ptr) {
      omp.barrier
      omp.terminator
    }
    omp.parallel reduction(mod: task, byref @add %arg3 -> %arg9 : !llvm.ptr) {
      omp.terminator
    }
    omp.parallel allocate(%arg3 : !llvm.ptr -> %arg6 : memref<?xf32>) {
      omp.terminator
    } {foo}
    omp.wsloop nowait order(concurrent) ordered(1) schedule(static = %arg5 : i32) {
      omp.loop_nest (%arg9, %arg10) : index = (%arg0, %arg0) to (%arg1, %arg1) inclusive step (%arg2, %arg2) collapse(2) {
        omp.yield
      }
    }
    omp.wsloop schedule(dynamic, nonmonotonic, simd) reduction(@add %arg3 -> %arg9 : !llvm.ptr) {
      omp.simd if(%arg4) safelen(16) simdlen(8) {
        omp.loop_nest (%arg10) : i64 = (%arg7) to (%arg7) step (%arg7) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.critical(@mutex) {
      omp.terminator
    }
    omp.critical {
      omp.terminator
    }
    omp.master {
      omp.terminator
    }
    omp.masked filter(%arg5 : i32) {
      omp.terminator
    }
    omp.single nowait {
      omp.terminator
    }
    omp.sections nowait {
      omp.section {
        omp.terminator
      }
      omp.terminator
    }
    omp.taskgroup {
      omp.terminator
    }
    omp.task depend(taskdependin -> %arg3 : !llvm.ptr) if(%arg4) untied {
      omp.terminator
    }
    omp.teams num_teams(%arg5 : i32 to %arg5 : i32) thread_limit(%arg5 : i32) {
      omp.terminator
    }
    omp.taskwait
    omp.taskyield
    omp.flush
    omp.flush(%arg3 : !llvm.ptr)
    omp.ordered.region {
      omp.terminator
    }
    omp.atomic.read %arg3 = %arg8 memory_order(acquire) : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %arg3 = %arg5 memory_order(release) : !llvm.ptr, i32
    omp.atomic.update %arg3 : !llvm.ptr {
    ^bb0(%arg9: i32):
      omp.yield(%arg9 : i32)
    }
    omp.atomic.capture {
      omp.atomic.read %arg8 = %arg3 : !llvm.ptr, !llvm.ptr, i32
      omp.atomic.write %arg3 = %arg5 : !llvm.ptr, i32
    }
    omp.distribute {
      omp.loop_nest (%arg9) : index = (%arg0) to (%arg1) step (%arg2) {
        omp.yield
      }
    }
    return
  }
}

