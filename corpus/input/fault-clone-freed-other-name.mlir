func.func @f(%c: i1, %n: index, %v: f32, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %name = arith.select %c, %a, %m : memref<4xf32>
  %copy = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %copy) -> (memref<4xf32>) {
    memref.dealloc %x : memref<4xf32>
    %next = memref.alloc() : memref<4xf32>
    memref.store %v, %next[%c1] : memref<4xf32>
    scf.yield %next : memref<4xf32>
  }
  memref.store %v, %name[%c0] : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  memref.copy %r, %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %r : memref<4xf32>
  return
}
