module {
  func.func private @f(%arg0: i1, %arg1: f32, %arg2: f32, %arg3: memref<4xf32>, %arg4: memref<4xf32>) {
    linalg.fill ins(%arg1 : f32) outs(%arg3 : memref<4xf32>)
    linalg.fill ins(%arg2 : f32) outs(%arg4 : memref<4xf32>)
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return
  ^bb2:  // pred: ^bb0
    memref.copy %arg4, %arg3 : memref<4xf32> to memref<4xf32>
    memref.copy %arg3, %arg4 : memref<4xf32> to memref<4xf32>
    return
  }
  func.func @second(%arg0: i1, %arg1: f32, %arg2: f32, %arg3: index) -> f32 {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    call @f(%arg0, %arg1, %arg2, %alloc, %alloc_0) : (i1, f32, f32, memref<4xf32>, memref<4xf32>) -> ()
    %0 = memref.load %alloc_0[%arg3] : memref<4xf32>
    return %0 : f32
  }
}

