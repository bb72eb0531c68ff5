module {
  func.func @wait(%arg0: memref<4xf32>) {
    %0 = gpu.wait async
    %1 = gpu.memcpy async [%0] %arg0, %arg0 : memref<4xf32>, memref<4xf32>
    gpu.wait [%1]
    gpu.barrier
    return
  }
  func.func @copy(%arg0: memref<4xf32>, %arg1: index) -> index {
    %cst = arith.constant 1.000000e+00 : f32
    %memref = gpu.alloc  () : memref<4xf32>
    gpu.dealloc  %memref : memref<4xf32>
    gpu.memcpy  %arg0, %arg0 : memref<4xf32>, memref<4xf32>
    gpu.memset  %arg0, %cst : memref<4xf32>, f32
    %memref_0 = gpu.alloc  () : memref<4xf32>
    gpu.dealloc  %memref_0 : memref<4xf32>
    return %arg1 : index
  }
  func.func @launch(%arg0: index, %arg1: memref<?x?xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg0, %arg9 = %c1, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %c1, %arg13 = %c1) {
      memref.store %arg2, %arg1[%c0, %c0] : memref<?x?xindex>
      memref.store %arg9, %arg1[%c0, %arg5] : memref<?x?xindex>
      gpu.terminator
    }
    return
  }
  func.func @unused() {
    %memref = gpu.alloc  () : memref<4xf32>
    gpu.dealloc  %memref : memref<4xf32>
    return
  }
}

