module {
  func.func @f(%arg0: memref<4xf32>) {
    %false = arith.constant false
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
    memref.copy %alloc, %arg0 : memref<4xf32> to memref<4xf32>
    cf.assert %false, "expected that the block does not have ownership"
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    return
  }
}

