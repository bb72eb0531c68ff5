omp.private {type = private} @p : i32
func.func @loops(%n: i32, %m: i64, %i: index, %dev: i32) {
  omp.canonical_loop %iv : i32 in range(%n) {
    omp.terminator
  }
  %c = omp.new_cli
  omp.canonical_loop(%c) %iv : i64 in range(%m) {
    omp.terminator
  } {a}
  omp.unroll_heuristic(%c)
  %c1 = omp.new_cli {b}
  omp.canonical_loop(%c1) %iv : index in range(%i) {
    %c2 = omp.new_cli
    omp.canonical_loop(%c2) %iv2 : i32 in range(%n) {
      omp.terminator
    }
    omp.unroll_heuristic(%c2) -> ()
    omp.canonical_loop %iv3 : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  %o = omp.new_cli
  %q = omp.new_cli
  omp.canonical_loop(%o) %x : i32 in range(%n) {
    omp.canonical_loop(%q) %y : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  %g1 = omp.new_cli
  %g2 = omp.new_cli
  %t1 = omp.new_cli
  %t2 = omp.new_cli
  omp.tile (%g1, %g2, %t1, %t2) <- (%o, %q) sizes(%n, %n : i32, i32) {c}
  %r = omp.new_cli
  omp.canonical_loop(%r) %x : i32 in range(%n) {
    omp.terminator
  }
  omp.tile <- (%r) sizes(%n : i32)
  return
}
func.func @others(%m: i64, %dev: i32, %i: index) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%iv) : i64 = (%m) to (%m) step (%m) {
      omp.ordered depend_type(dependsource) depend_vec(%m : i64) {doacross_num_loops = 1 : i64}
      omp.ordered depend_type(dependsink) depend_vec(%m, %m : i64, i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  %0 = omp.target_allocmem %dev : i32, i64
  %1 = omp.target_allocmem %dev : i32, vector<4xf32> {uniq_name = "a", bindc_name = "b"}
  %2 = omp.target_allocmem %dev : i32, i64, %i, %i
  %3 = omp.target_allocmem %dev : i32, i64(%i : index), %i {c}
  omp.target_freemem %dev, %0 : i32, i64
  omp.workshare {
    omp.workshare.loop_wrapper {
      omp.loop_nest (%iv) : i64 = (%m) to (%m) step (%m) {
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
