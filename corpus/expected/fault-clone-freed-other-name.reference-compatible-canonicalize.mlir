module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: f32, %arg3: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg3, %alloc : memref<4xf32> to memref<4xf32>
    %0 = arith.select %arg0, %alloc, %arg3 : memref<4xf32>
    %1 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %alloc) -> (memref<4xf32>) {
      memref.dealloc %arg5 : memref<4xf32>
      %alloc_0 = memref.alloc() : memref<4xf32>
      memref.store %arg2, %alloc_0[%c1] : memref<4xf32>
      scf.yield %alloc_0 : memref<4xf32>
    }
    memref.store %arg2, %0[%c0] : memref<4xf32>
    memref.copy %1, %arg3 : memref<4xf32> to memref<4xf32>
    memref.dealloc %1 : memref<4xf32>
    return
  }
}

