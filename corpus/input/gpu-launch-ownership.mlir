// Each thread frees what it owns where the body of a launch ends.
func.func @threads(%out: memref<4xf32>, %n: index) -> memref<?xf32> {
  %shared = memref.alloc(%n) : memref<?xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    %own = memref.alloc() : memref<4xf32>
    memref.copy %out, %own : memref<4xf32> to memref<4xf32>
    %x = memref.load %own[%tx] : memref<4xf32>
    memref.store %x, %shared[%tx] : memref<?xf32>
    gpu.terminator
  }
  return %shared : memref<?xf32>
}

func.func @branches(%out: memref<4xf32>, %n: index, %c: i1) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    %own = memref.alloc() : memref<4xf32>
    memref.copy %out, %own : memref<4xf32> to memref<4xf32>
    cf.cond_br %c, ^bb1(%own : memref<4xf32>), ^bb1(%out : memref<4xf32>)
  ^bb1(%b: memref<4xf32>):
    %x = memref.load %b[%tx] : memref<4xf32>
    memref.store %x, %out[%tx] : memref<4xf32>
    gpu.terminator
  }
  return
}
