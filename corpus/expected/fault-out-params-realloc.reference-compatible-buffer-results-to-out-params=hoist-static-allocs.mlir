module {
  func.func private @f(%arg0: f32, %arg1: index, %arg2: memref<8xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg0, %alloc[%arg1] : memref<4xf32>
    return
  }
  func.func @grown(%arg0: f32, %arg1: index) -> f32 {
    %alloc = memref.alloc() : memref<8xf32>
    call @f(%arg0, %arg1, %alloc) : (f32, index, memref<8xf32>) -> ()
    %0 = memref.load %alloc[%arg1] : memref<8xf32>
    return %0 : f32
  }
}

