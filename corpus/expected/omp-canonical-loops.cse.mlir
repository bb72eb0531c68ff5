module {
  omp.private {type = private} @p : i32
  func.func @loops(%arg0: i32, %arg1: i64, %arg2: index, %arg3: i32) {
    omp.canonical_loop %iv_s0 : i32 in range(%arg0) {
      omp.terminator
    }
    %canonloop_s1 = omp.new_cli
    omp.canonical_loop(%canonloop_s1) %iv_s1 : i64 in range(%arg1) {
      omp.terminator
    } {a}
    omp.unroll_heuristic(%canonloop_s1)
    %canonloop_s2 = omp.new_cli {b}
    omp.canonical_loop(%canonloop_s2) %iv_s2 : index in range(%arg2) {
      %canonloop_s2_s0 = omp.new_cli
      omp.canonical_loop(%canonloop_s2_s0) %iv_s2_s0 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.unroll_heuristic(%canonloop_s2_s0)
      omp.canonical_loop %iv_s2_s1 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.terminator
    }
    %canonloop_s3 = omp.new_cli
    %canonloop_s3_d1 = omp.new_cli
    omp.canonical_loop(%canonloop_s3) %iv_s3 : i32 in range(%arg0) {
      omp.canonical_loop(%canonloop_s3_d1) %iv_s3_d1 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.terminator
    }
    %grid1 = omp.new_cli
    %grid2 = omp.new_cli
    %intratile1 = omp.new_cli
    %intratile2 = omp.new_cli
    omp.tile (%grid1, %grid2, %intratile1, %intratile2) <- (%canonloop_s3, %canonloop_s3_d1) sizes(%arg0, %arg0 : i32, i32) {c}
    %canonloop_s4 = omp.new_cli
    omp.canonical_loop(%canonloop_s4) %iv_s4 : i32 in range(%arg0) {
      omp.terminator
    }
    omp.tile  <- (%canonloop_s4) sizes(%arg0 : i32)
    return
  }
  func.func @others(%arg0: i64, %arg1: i32, %arg2: index) {
    omp.wsloop ordered(1) {
      omp.loop_nest (%arg3) : i64 = (%arg0) to (%arg0) step (%arg0) {
        omp.ordered depend_type(dependsource) depend_vec(%arg0 : i64) {doacross_num_loops = 1 : i64}
        omp.ordered depend_type(dependsink) depend_vec(%arg0, %arg0 : i64, i64) {doacross_num_loops = 1 : i64}
        omp.yield
      }
    }
    %0 = omp.target_allocmem %arg1 : i32, i64
    %1 = omp.target_allocmem %arg1 : i32, vector<4xf32> {bindc_name = "b", uniq_name = "a"}
    %2 = omp.target_allocmem %arg1 : i32, i64, %arg2, %arg2
    %3 = omp.target_allocmem %arg1 : i32, i64(%arg2 : index), %arg2 {c}
    omp.target_freemem %arg1, %0 : i32, i64
    return
  }
}

