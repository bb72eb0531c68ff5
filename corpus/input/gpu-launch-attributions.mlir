// A buffer that a launch declares would come with an indicator, which no launch may declare.
func.func @declared(%out: memref<4xf32>, %n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n)
      workgroup(%w: memref<8xf32, 3>) {
    %x = memref.load %out[%tx] : memref<4xf32>
    memref.store %x, %w[%tx] : memref<8xf32, 3>
    gpu.terminator
  }
  return
}
