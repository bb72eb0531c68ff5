module {
  func.func @f0(%arg0: index) -> (i64, memref<?xf32>) {
    %c3_i64 = arith.constant 3 : i64
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    return %c3_i64, %alloc : i64, memref<?xf32>
  }
}

