func.func @launch(%n: index, %x: f32, %c: i1, %m: memref<?xf32>) {
  %outside = gpu.all_reduce add %x {} : (f32) -> f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    %all = gpu.all_reduce mul %x {} : (f32) -> f32
    %some = gpu.subgroup_reduce add %all cluster(size = 4) {note = 1} : (f32) -> f32
    memref.store %some, %m[%tx] : memref<?xf32>
    scf.if %c {
      %inner = gpu.subgroup_reduce add %x : (f32) -> f32
      memref.store %inner, %m[%tx] : memref<?xf32>
    }
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %later = gpu.all_reduce add %x {} : (f32) -> f32
    memref.store %later, %m[%bx] : memref<?xf32>
    cf.br ^bb2
  ^bb2:
    gpu.terminator
  }
  memref.store %outside, %m[%n] : memref<?xf32>
  return
}
