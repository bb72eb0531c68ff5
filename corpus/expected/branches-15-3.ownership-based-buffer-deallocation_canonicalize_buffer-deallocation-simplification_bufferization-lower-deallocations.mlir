module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<?xi1>, i1) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<i1>
    scf.if %arg0 {
      memref.dealloc %alloc : memref<i1>
    }
    %0 = arith.xori %arg0, %true : i1
    scf.if %0 {
      memref.dealloc %alloc : memref<i1>
    }
    %alloc_0 = memref.alloc(%arg1) : memref<?x9x4xi32>
    %cast = memref.cast %alloc_0 : memref<?x9x4xi32> to memref<?x?x4xi32>
    %alloc_1 = memref.alloc() : memref<8xi1>
    %cast_2 = memref.cast %alloc_1 : memref<8xi1> to memref<?xi1>
    scf.if %true {
      memref.dealloc %cast : memref<?x?x4xi32>
    }
    return %cast_2, %arg0 : memref<?xi1>, i1
  }
  func.func private @f1(%arg0: i1, %arg1: index) -> memref<?xi1> {
    %alloca = memref.alloca(%arg1) : memref<?xi1>
    %0 = bufferization.clone %alloca : memref<?xi1> to memref<?xi1>
    return %0 : memref<?xi1>
  }
}

