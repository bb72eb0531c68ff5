module {
  func.func private @first(%arg0: memref<4xf32>, %arg1: i1, %arg2: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    memref.copy %arg0, %arg2 : memref<4xf32> to memref<4xf32>
    return
  }
  func.func @f(%arg0: memref<4xf32>, %arg1: i1, %arg2: f32, %arg3: index) {
    %alloc = memref.alloc() : memref<4xf32>
    call @first(%arg0, %arg1, %alloc) : (memref<4xf32>, i1, memref<4xf32>) -> ()
    memref.store %arg2, %alloc[%arg3] : memref<4xf32>
    return
  }
}

