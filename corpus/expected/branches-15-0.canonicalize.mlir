module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<?xi1>, i1) {
    %alloc = memref.alloc(%arg1) : memref<?xi1>
    return %alloc, %arg0 : memref<?xi1>, i1
  }
  func.func @f1(%arg0: i1, %arg1: index) {
    %alloc = memref.alloc() : memref<4xindex>
    %alloc_0 = memref.alloc() : memref<4xindex>
    memref.copy %alloc, %alloc_0 : memref<4xindex> to memref<4xindex>
    return
  }
}

