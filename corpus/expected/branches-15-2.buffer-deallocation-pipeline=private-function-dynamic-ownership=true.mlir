module {
  func.func @f0(%arg0: i1) {
    %alloc = memref.alloc() : memref<2xi32>
    %alloc_0 = memref.alloc() : memref<2xi32>
    %0 = arith.select %arg0, %alloc, %alloc_0 : memref<2xi32>
    memref.copy %0, %alloc : memref<2xi32> to memref<2xi32>
    %alloc_1 = memref.alloc() : memref<2xi32>
    memref.copy %alloc_1, %0 : memref<2xi32> to memref<2xi32>
    %alloc_2 = memref.alloc() : memref<2xi32>
    memref.copy %0, %alloc_2 : memref<2xi32> to memref<2xi32>
    memref.dealloc %alloc : memref<2xi32>
    memref.dealloc %alloc_0 : memref<2xi32>
    memref.dealloc %alloc_1 : memref<2xi32>
    memref.dealloc %alloc_2 : memref<2xi32>
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: i32) -> (memref<2xi32>, memref<?xf64>, i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xi32>
    %alloca = memref.alloca() : memref<2xi32>
    %alloc_0 = memref.alloc() : memref<2xi32>
    memref.copy %alloc, %alloc_0 : memref<2xi32> to memref<2xi32>
    %alloc_1 = memref.alloc() : memref<9xf64>
    %cast = memref.cast %alloc_1 : memref<9xf64> to memref<?xf64>
    memref.dealloc %alloc : memref<2xi32>
    memref.dealloc %alloc_0 : memref<2xi32>
    return %alloca, %cast, %false, %true : memref<2xi32>, memref<?xf64>, i1, i1
  }
}

