module {
  func.func private @g(%arg0: memref<1xmemref<4xf32>>, %arg1: f32) {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<4xf32>
    memref.store %arg1, %alloca[%c0] : memref<4xf32>
    memref.store %alloca, %arg0[%c0] : memref<1xmemref<4xf32>>
    return
  }
  func.func @f(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<1xmemref<4xf32>>
    call @g(%alloca, %arg0) : (memref<1xmemref<4xf32>>, f32) -> ()
    %0 = memref.load %alloca[%c0] : memref<1xmemref<4xf32>>
    %1 = memref.load %0[%c0] : memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    return %1 : f32
  }
}

