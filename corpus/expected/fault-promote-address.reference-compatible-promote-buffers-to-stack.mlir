module {
  func.func @f(%arg0: f32) -> index {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<4xf32>
    memref.store %arg0, %alloca[%c0] : memref<4xf32>
    %intptr = memref.extract_aligned_pointer_as_index %alloca : memref<4xf32> -> index
    return %intptr : index
  }
}

