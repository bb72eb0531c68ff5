module {
  func.func @f0(%arg0: i1) -> memref<8xf32> {
    %alloc = memref.alloc() : memref<8xf32>
    return %alloc : memref<8xf32>
  }
}

