func.func @f(%m: memref<2xf32>) {
  omp.parallel {
    %a = memref.alloc() : memref<2xf32>
    memref.copy %m, %a : memref<2xf32> to memref<2xf32>
    omp.terminator
  }
  return
}
