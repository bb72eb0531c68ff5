func.func @one(%n: i32) {
  %a = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%n) { omp.terminator }
  return
}
func.func @nest(%n: i32, %c: i1) {
  %a = omp.new_cli
  %b = omp.new_cli
  %d = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%n) {
    omp.canonical_loop(%b) %j : i32 in range(%n) {
      scf.if %c {
        omp.canonical_loop(%d) %k : i32 in range(%n) { omp.terminator }
      } else {
        %e = omp.new_cli
        omp.canonical_loop(%e) %k : i32 in range(%n) {
          scf.execute_region {
            omp.canonical_loop %l : i32 in range(%n) {
              omp.canonical_loop %m : i32 in range(%n) { omp.terminator }
              omp.canonical_loop %m : i32 in range(%n) { omp.canonical_loop %o : i32 in range(%n) { omp.terminator } omp.terminator }
              omp.terminator
            }
            scf.yield
          }
          omp.terminator
        }
        %f = omp.new_cli
        omp.canonical_loop(%f) %k : i32 in range(%n) { omp.terminator }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @inside(%n: i32, %c: i1) {
  scf.if %c {
    omp.canonical_loop %k : i32 in range(%n) { omp.terminator }
  }
  return
}
func.func @region(%n: i32, %c: i1) {
  omp.parallel {
    omp.canonical_loop %k : i32 in range(%n) { omp.canonical_loop %l : i32 in range(%n) { omp.terminator } omp.terminator }
    omp.terminator
  }
  return
}
func.func @blocks(%n: i32, %c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  omp.canonical_loop %k : i32 in range(%n) {
    cf.cond_br %c, ^c, ^d
  ^c:
    omp.canonical_loop %l : i32 in range(%n) { omp.terminator }
    cf.br ^d
  ^d:
    omp.terminator
  }
  cf.br ^e
^b:
  omp.canonical_loop %k : i32 in range(%n) { omp.parallel { omp.canonical_loop %l : i32 in range(%n) { omp.terminator } omp.terminator } omp.terminator }
  cf.br ^e
^e:
  scf.if %c { omp.canonical_loop %k : i32 in range(%n) { omp.terminator } omp.canonical_loop %k : i32 in range(%n) { omp.terminator } }
  scf.if %c { } else { omp.canonical_loop %k : i32 in range(%n) { omp.terminator } }
  %u = omp.new_cli
  return
}
