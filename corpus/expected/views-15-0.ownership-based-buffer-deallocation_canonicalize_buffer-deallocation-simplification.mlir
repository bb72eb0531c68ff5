module {
  func.func @f0(%arg0: index) -> (i64, memref<?xf32>) {
    %c3_i64 = arith.constant 3 : i64
    %c1 = arith.constant 1 : index
    %false = arith.constant false
    %true = arith.constant true
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %alloc_0 = memref.alloc() {tag = "a"} : memref<2xi1>
    memref.store %false, %alloc_0[%c1] : memref<2xi1>
    bufferization.dealloc (%alloc_0 : memref<2xi1>) if (%true)
    return %c3_i64, %alloc : i64, memref<?xf32>
  }
}

