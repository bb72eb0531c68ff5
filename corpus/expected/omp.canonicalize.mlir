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
    omp.parallel private(@x.privatizer %arg3 -> %arg9, @y.privatizer %arg3 -> %arg10 : !llvm.ptr, !llvm.ptr) reduction(@add %arg3 -> %arg11 : !llvm.ptr) {
      omp.barrier
      omp.terminator
    }
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
    omp.taskwait
    omp.taskyield
    omp.flush
    omp.flush(%arg3 : !llvm.ptr)
    omp.ordered.region {
      omp.terminator
    }
    omp.atomic.read %arg3 = %arg8 memory_order(acquire) : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %arg3 = %arg5 memory_order(release) : !llvm.ptr, i32
    omp.atomic.capture {
      omp.atomic.read %arg8 = %arg3 : !llvm.ptr, !llvm.ptr, i32
      omp.atomic.write %arg3 = %arg5 : !llvm.ptr, i32
    }
    return
  }
}

