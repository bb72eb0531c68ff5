module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<?xi1>, i1) {
    %alloc = memref.alloc() : memref<8xi1>
    %cast = memref.cast %alloc : memref<8xi1> to memref<?xi1>
    return %cast, %arg0 : memref<?xi1>, i1
  }
  func.func private @f1(%arg0: i1, %arg1: index) -> memref<?xi1> {
    %alloca = memref.alloca(%arg1) : memref<?xi1>
    return %alloca : memref<?xi1>
  }
}

