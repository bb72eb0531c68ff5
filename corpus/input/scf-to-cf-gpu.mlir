func.func @launches(%n: index, %m: memref<?xf32>, %c: i1) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    scf.if %c {
      memref.dealloc %m : memref<?xf32>
    }
    gpu.terminator
  }
  return
}
gpu.module @kernels {
  gpu.func @k(%n: index, %m: memref<?xf32>, %f: f32) kernel {
    scf.for %i = %n to %n step %n {
      memref.store %f, %m[%i] : memref<?xf32>
    }
    gpu.return
  }
}
