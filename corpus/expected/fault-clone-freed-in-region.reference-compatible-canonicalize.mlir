module {
  func.func @f(%arg0: index, %arg1: f32) {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32>
    scf.while (%arg2 = %alloc) : (memref<4xf32>) -> () {
      memref.dealloc %arg2 : memref<4xf32>
      memref.store %arg1, %alloc[%c0] : memref<4xf32>
      %0 = arith.cmpf ogt, %arg1, %arg1 : f32
      scf.condition(%0)
    } do {
      %alloc_0 = memref.alloc() : memref<4xf32>
      scf.yield %alloc_0 : memref<4xf32>
    }
    return
  }
}

