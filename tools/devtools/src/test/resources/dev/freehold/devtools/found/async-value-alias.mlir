func.func @f(%out: memref<4xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %t, %b = async.execute -> !async.value<memref<4xf32>> {
    %g = memref.alloc() : memref<4xf32>
    memref.store %v, %a[%c0] : memref<4xf32>
    async.yield %g : memref<4xf32>
  }
  async.await %t : !async.token
  memref.copy %a, %out : memref<4xf32> to memref<4xf32>
  %x = async.await %b : !async.value<memref<4xf32>>
  memref.dealloc %x : memref<4xf32>
  return
}
