module {
  func.func @f(%arg0: i1, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<2xf32>
    %0 = scf.if %arg0 -> (memref<2xf32>) {
      %alloc_0 = memref.alloc() : memref<2xf32>
      %2 = bufferization.clone %alloc_0 : memref<2xf32> to memref<2xf32>
      memref.dealloc %alloc_0 : memref<2xf32>
      scf.yield %2 : memref<2xf32>
    } else {
      %2 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
      scf.yield %2 : memref<2xf32>
    }
    memref.store %arg1, %alloc[%c0] : memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    %1 = memref.load %0[%c0] : memref<2xf32>
    memref.dealloc %0 : memref<2xf32>
    return %1 : f32
  }
}

