module {
  func.func private @f(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    return
  }
  func.func @copied(%arg0: memref<4xf32>, %arg1: index) -> f32 {
    %alloc = memref.alloc() : memref<4xf32>
    call @f(%arg0, %alloc) : (memref<4xf32>, memref<4xf32>) -> ()
    %0 = memref.load %alloc[%arg1] : memref<4xf32>
    return %0 : f32
  }
}

