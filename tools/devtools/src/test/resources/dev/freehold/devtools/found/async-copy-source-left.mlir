func.func @f(%out: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %t, %b = async.execute -> !async.value<memref<4xf32>> {
    %g = memref.alloc() : memref<4xf32>
    memref.copy %a, %g : memref<4xf32> to memref<4xf32>
    async.yield %g : memref<4xf32>
  }
  async.await %t : !async.token
  memref.copy %a, %out : memref<4xf32> to memref<4xf32>
  %d = async.execute (%b as %x: !async.value<memref<4xf32>>) {
    memref.dealloc %x : memref<4xf32>
    async.yield
  }
  async.await %d : !async.token
  return
}
