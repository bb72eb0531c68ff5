func.func @await(%x: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  %t = async.execute {
    %v = memref.load %a[%c0] : memref<4xf32>
    memref.store %v, %x[%c0] : memref<4xf32>
    async.yield
  }
  async.await %t : !async.token
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @wait(%x: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %0 = gpu.wait async
  %1 = gpu.memcpy async [%0] %a, %x : memref<4xf32>, memref<4xf32>
  gpu.wait [%1]
  memref.dealloc %a : memref<4xf32>
  return
}
