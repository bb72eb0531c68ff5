module {
  func.func @threads(%arg0: memref<4xf32>, %arg1: index) -> memref<?xf32> {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg1, %arg9 = %arg1, %arg10 = %arg1) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg1, %arg12 = %arg1, %arg13 = %arg1) {
      %alloc_0 = memref.alloc() : memref<4xf32>
      memref.copy %arg0, %alloc_0 : memref<4xf32> to memref<4xf32>
      %0 = memref.load %alloc_0[%arg5] : memref<4xf32>
      memref.store %0, %alloc[%arg5] : memref<?xf32>
      memref.dealloc %alloc_0 : memref<4xf32>
      gpu.terminator
    }
    return %alloc : memref<?xf32>
  }
  func.func @branches(%arg0: memref<4xf32>, %arg1: index, %arg2: i1) {
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %arg1, %arg10 = %arg1, %arg11 = %arg1) threads(%arg6, %arg7, %arg8) in (%arg12 = %arg1, %arg13 = %arg1, %arg14 = %arg1) {
      %alloc = memref.alloc() : memref<4xf32>
      memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
      %0 = arith.select %arg2, %alloc, %arg0 : memref<4xf32>
      %1 = memref.load %0[%arg6] : memref<4xf32>
      memref.store %1, %arg0[%arg6] : memref<4xf32>
      memref.dealloc %alloc : memref<4xf32>
      gpu.terminator
    }
    return
  }
}

