module {
  func.func @f(%arg0: index, %arg1: memref<4x4xf32, strided<[1, 4]>>) -> memref<4x4xf32, strided<[1, 4]>> {
    %alloc = memref.alloc() : memref<4x4xf32>
    %0 = scf.for %arg2 = %arg0 to %arg0 step %arg0 iter_args(%arg3 = %arg1) -> (memref<4x4xf32, strided<[1, 4]>>) {
      memref.copy %arg3, %alloc : memref<4x4xf32, strided<[1, 4]>> to memref<4x4xf32>
      %transpose = memref.transpose %alloc (d0, d1) -> (d1, d0) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
      scf.yield %transpose : memref<4x4xf32, strided<[1, 4]>>
    }
    return %0 : memref<4x4xf32, strided<[1, 4]>>
  }
}

