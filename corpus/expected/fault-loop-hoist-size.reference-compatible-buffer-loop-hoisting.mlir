module {
  func.func @main(%arg0: index, %arg1: index) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc(%arg0) : memref<?xi32>
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      memref.store %c0_i32, %alloc[%c0] : memref<?xi32>
    }
    return %c0_i32 : i32
  }
}

