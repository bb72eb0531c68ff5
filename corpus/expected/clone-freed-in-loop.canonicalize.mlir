module {
  func.func @f(%arg0: index, %arg1: f32, %arg2: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<4xf32>
    %subview = memref.subview %alloc[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
    memref.store %arg1, %subview[%c0] : memref<2xf32, strided<[1]>>
    %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %alloc) -> (memref<4xf32>) {
      memref.dealloc %arg4 : memref<4xf32>
      %alloc_0 = memref.alloc() : memref<4xf32>
      memref.store %arg1, %alloc_0[%c1] : memref<4xf32>
      scf.yield %alloc_0 : memref<4xf32>
    }
    memref.copy %0, %arg2 : memref<4xf32> to memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    return
  }
}

