omp.private {type = private} @x.privatizer : i32
omp.private {type = firstprivate} @y.privatizer : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
omp.declare_reduction @add : f32
init {
^bb0(%arg: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield (%0 : f32)
}
combiner {
^bb1(%arg0: f32, %arg1: f32):
  %1 = arith.addf %arg0, %arg1 : f32
  omp.yield (%1 : f32)
}
atomic {
^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
  omp.yield
}
omp.critical.declare @mutex hint(contended, speculative)
func.func @f(%lb: index, %ub: index, %st: index, %p: !llvm.ptr, %c: i1, %n: i32, %m: memref<?xf32>, %i64: i64, %p2: !llvm.ptr) {
  omp.parallel if(%c) num_threads(%n : i32) proc_bind(close) {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%lb) to (%ub) step (%st) {
        omp.yield
      }
    }
    omp.terminator
  }
  omp.parallel private(@x.privatizer %p -> %q, @y.privatizer %p -> %r : !llvm.ptr, !llvm.ptr) reduction(@add %p -> %prv : !llvm.ptr) {
    omp.barrier
    omp.terminator
  }
  omp.parallel reduction(mod: task, byref @add %p -> %prv : !llvm.ptr) {
    omp.terminator
  }
  omp.parallel allocate(%p : !llvm.ptr -> %m : memref<?xf32>) {
    omp.terminator
  } {foo}
  omp.wsloop schedule(static = %n : i32) nowait ordered(1) order(concurrent) {
    omp.loop_nest (%i, %j) : index = (%lb, %lb) to (%ub, %ub) inclusive step (%st, %st) collapse(2) {
      omp.yield
    }
  }
  omp.wsloop schedule(dynamic, nonmonotonic, simd) reduction(@add %p -> %prv : !llvm.ptr) {
    omp.simd simdlen(8) safelen(16) if(%c) {
      omp.loop_nest (%i) : i64 = (%i64) to (%i64) step (%i64) {
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
  omp.master { omp.terminator }
  omp.masked filter(%n : i32) { omp.terminator }
  omp.single nowait { omp.terminator }
  omp.sections nowait {
    omp.section { omp.terminator }
    omp.terminator
  }
  omp.taskgroup { omp.terminator }
  omp.task if(%c) depend(taskdependin -> %p : !llvm.ptr) untied { omp.terminator }
  omp.teams num_teams(%n : i32 to %n : i32) thread_limit(%n : i32) { omp.terminator }
  omp.taskwait
  omp.taskyield
  omp.flush
  omp.flush(%p : !llvm.ptr)
  omp.ordered.region { omp.terminator }
  omp.atomic.read %p = %p2 memory_order(acquire) hint(none) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %p = %n memory_order(release) : !llvm.ptr, i32
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }
  omp.atomic.capture {
    omp.atomic.read %p2 = %p : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %p = %n : !llvm.ptr, i32
  }
  omp.distribute { omp.loop_nest (%i) : index = (%lb) to (%ub) step (%st) { omp.yield } }
  return
}
