module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?x4xindex>, %arg3: memref<?x4xindex>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    memref.store %arg1, %arg3[%c0, %c1] : memref<?x4xindex>
    call @f1(%arg0, %arg1) : (i1, index) -> ()
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index) {
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%arg1) : memref<?x4xindex>
    call @f0(%arg0, %c1, %alloc, %alloc) : (i1, index, memref<?x4xindex>, memref<?x4xindex>) -> ()
    memref.dealloc %alloc : memref<?x4xindex>
    return
  }
}

