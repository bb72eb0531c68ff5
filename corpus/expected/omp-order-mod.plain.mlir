module {
  func.func @f(%arg0: i32) {
    omp.wsloop order(reproducible:) {
      omp.loop_nest (%arg1) : i32 = (%arg0) to (%arg0) step (%arg0) {
        omp.yield
      }
    }
    return
  }
}

