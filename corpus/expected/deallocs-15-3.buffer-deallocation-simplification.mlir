module {
  func.func @f0(%arg0: i1) {
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %alloc = memref.alloc() : memref<8x4xf32>
    %0 = bufferization.clone %alloc : memref<8x4xf32> to memref<8x4xf32>
    bufferization.dealloc (%alloc : memref<8x4xf32>) if (%arg0)
    %1:2 = scf.if %false -> (memref<8x4xf32>, memref<4x8xf32>) {
      %alloc_0 = memref.alloc() : memref<4x8xf32>
      scf.yield %0, %alloc_0 : memref<8x4xf32>, memref<4x8xf32>
    } else {
      %alloc_0 = memref.alloc() : memref<4x8xf32>
      scf.yield %0, %alloc_0 : memref<8x4xf32>, memref<4x8xf32>
    }
    memref.store %cst, %1#0[%c1, %c0] : memref<8x4xf32>
    bufferization.dealloc (%1#1 : memref<4x8xf32>) if (%true)
    bufferization.dealloc (%1#1 : memref<4x8xf32>) if (%true)
    return
  }
}

