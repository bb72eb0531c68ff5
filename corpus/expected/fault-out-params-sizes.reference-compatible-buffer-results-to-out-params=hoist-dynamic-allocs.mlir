module {
  func.func private @f(%arg0: index, %arg1: memref<?xf32>, %arg2: index, %arg3: memref<?xf32>, %arg4: memref<?xf32>) {
    %cast = memref.cast %arg4 : memref<?xf32> to memref<?xf32, strided<[1]>>
    return
  }
  func.func private @two(%arg0: index, %arg1: index, %arg2: i1, %arg3: memref<?xf32>) {
    cf.cond_br %arg2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return
  ^bb2:  // pred: ^bb0
    return
  }
  func.func @g(%arg0: index, %arg1: memref<?xf32>, %arg2: i1) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
    call @f(%arg0, %arg1, %arg0, %alloc, %alloc_0) : (index, memref<?xf32>, index, memref<?xf32>, memref<?xf32>) -> ()
    %alloc_1 = memref.alloc(%arg0) : memref<?xf32>
    call @two(%arg0, %arg0, %arg2, %alloc_1) : (index, index, i1, memref<?xf32>) -> ()
    return
  }
}

