func.func @wait(%a: memref<4xf32>) {
  %t = gpu.wait async
  %t1 = gpu.wait async [%t]
  %t2 = gpu.memcpy async [%t1] %a, %a : memref<4xf32>, memref<4xf32>
  gpu.wait [%t2, %t]
  %t3 = gpu.wait async [%t2]
  gpu.wait
  gpu.barrier
  gpu.barrier
  gpu.barrier
  return
}
func.func @copy(%a: memref<4xf32>, %n: index) -> index {
  %t = gpu.wait async
  %m = gpu.alloc () : memref<4xf32>
  %t2 = gpu.memcpy async [%t] %m, %a : memref<4xf32>, memref<4xf32>
  gpu.wait [%t2]
  gpu.dealloc %m : memref<4xf32>
  %m1 = gpu.alloc (%n) : memref<3x?xf32>
  %c1 = arith.constant 1 : index
  %d = memref.dim %m1, %c1 : memref<3x?xf32>
  %cast = memref.cast %a : memref<4xf32> to memref<?xf32>
  gpu.memcpy %cast, %cast : memref<?xf32>, memref<?xf32>
  %f = arith.constant 1.0 : f32
  gpu.memset %cast, %f : memref<?xf32>, f32
  %m2 = gpu.alloc () : memref<4xf32>
  gpu.memcpy %m2, %a : memref<4xf32>, memref<4xf32>
  %m3 = gpu.alloc () : memref<4xf32>
  gpu.memcpy %m3, %a : memref<4xf32>, memref<4xf32>
  gpu.dealloc %m3 : memref<4xf32>
  return %d : index
}
func.func @launch(%n: index, %m: memref<?x?xindex>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    memref.store %bx, %m[%by, %ty] : memref<?x?xindex>
    memref.store %gy, %m[%bz, %tx] : memref<?x?xindex>
    gpu.terminator
  }
  return
}
func.func @unused() {
  %m3 = gpu.alloc () : memref<4xf32>
  %m4 = gpu.alloc () : memref<4xf32>
  gpu.dealloc %m4 : memref<4xf32>
  return
}
