module {
  func.func @one(%arg0: i32) {
    %canonloop = omp.new_cli
    omp.canonical_loop(%canonloop) %iv : i32 in range(%arg0) {
      omp.terminator
    }
    return
  }
  func.func @nest(%arg0: i32, %arg1: i1) {
    %canonloop = omp.new_cli
    %canonloop_d1 = omp.new_cli
    %canonloop_r0 = omp.new_cli
    omp.canonical_loop(%canonloop) %iv : i32 in range(%arg0) {
      omp.canonical_loop(%canonloop_d1) %iv_d1 : i32 in range(%arg0) {
        scf.if %arg1 {
          omp.canonical_loop(%canonloop_r0) %iv_r0 : i32 in range(%arg0) {
            omp.terminator
          }
        } else {
          %canonloop_r1_s0 = omp.new_cli
          omp.canonical_loop(%canonloop_r1_s0) %iv_r1_s0 : i32 in range(%arg0) {
            scf.execute_region {
              omp.canonical_loop %iv_r1_s0_d1 : i32 in range(%arg0) {
                omp.canonical_loop %iv_r1_s0_d1_s0 : i32 in range(%arg0) {
                  omp.terminator
                }
                omp.canonical_loop %iv_r1_s0_d1_s1 : i32 in range(%arg0) {
                  omp.canonical_loop %iv_r1_s0_d1_s1_d1 : i32 in range(%arg0) {
                    omp.terminator
                  }
                  omp.terminator
                }
                omp.terminator
              }
              scf.yield
            }
            omp.terminator
          }
          %canonloop_r1_s1 = omp.new_cli
          omp.canonical_loop(%canonloop_r1_s1) %iv_r1_s1 : i32 in range(%arg0) {
            omp.terminator
          }
        }
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @inside(%arg0: i32, %arg1: i1) {
    scf.if %arg1 {
      omp.canonical_loop %iv_r0 : i32 in range(%arg0) {
        omp.terminator
      }
    }
    return
  }
  func.func @region(%arg0: i32, %arg1: i1) {
    omp.parallel {
      omp.canonical_loop %iv_s0 : i32 in range(%arg0) {
        omp.canonical_loop %iv_d1 : i32 in range(%arg0) {
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @blocks(%arg0: i32, %arg1: i1) {
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    omp.canonical_loop %iv_s1 : i32 in range(%arg0) {
      cf.cond_br %arg1, ^bb1, ^bb2
    ^bb1:  // pred: ^body_entry
      omp.canonical_loop %iv_s1_d1 : i32 in range(%arg0) {
        omp.terminator
      }
      cf.br ^bb2
    ^bb2:  // 2 preds: ^body_entry, ^bb1
      omp.terminator
    }
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    omp.canonical_loop %iv_s0 : i32 in range(%arg0) {
      omp.parallel {
        omp.canonical_loop %iv_s0_d1 : i32 in range(%arg0) {
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    scf.if %arg1 {
      omp.canonical_loop %iv_s2_r0_s0 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.canonical_loop %iv_s2_r0_s1 : i32 in range(%arg0) {
        omp.terminator
      }
    }
    scf.if %arg1 {
    } else {
      omp.canonical_loop %iv_s3_r1 : i32 in range(%arg0) {
        omp.terminator
      }
    }
    %cli = omp.new_cli
    return
  }
}

