module {
  func.func private @make(%arg0: f32, %arg1: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg0, %alloc[%c0] : memref<4xf32>
    memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
    return
  }
  func.func @f(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32>
    call @make(%arg0, %alloc) : (f32, memref<4xf32>) -> ()
    %0 = memref.load %alloc[%c0] : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    return %0 : f32
  }
}

