module {
  func.func @f(%arg0: index, %arg1: i8) -> i8 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xi8>
    memref.store %arg1, %alloc[%c0] : memref<4xi8>
    %0 = memref.load %alloc[%c0] : memref<4xi8>
    return %0 : i8
  }
}

