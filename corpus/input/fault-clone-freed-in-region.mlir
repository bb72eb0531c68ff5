func.func @f(%n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %copy = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  scf.while (%x = %copy) : (memref<4xf32>) -> () {
    memref.dealloc %x : memref<4xf32>
    memref.store %v, %a[%c0] : memref<4xf32>
    %more = arith.cmpf ogt, %v, %v : f32
    scf.condition(%more)
  } do {
    %next = memref.alloc() : memref<4xf32>
    scf.yield %next : memref<4xf32>
  }
  memref.dealloc %a : memref<4xf32>
  return
}
