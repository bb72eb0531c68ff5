module {
  memref.global "private" @g0 : memref<i32, 1>
  func.func @f0(%arg0: memref<4xi32, 1>, %arg1: memref<i32, 2>, %arg2: memref<4xi32, 1>) -> (memref<4xi32, 1>, memref<i32, 2>) {
    %true = arith.constant true
    %false = arith.constant false
    memref.copy %arg2, %arg0 : memref<4xi32, 1> to memref<4xi32, 1>
    %alloc = memref.alloc() : memref<i32, 2>
    %alloc_0 = memref.alloc() : memref<i32, 2>
    memref.copy %alloc, %alloc_0 : memref<i32, 2> to memref<i32, 2>
    %0 = scf.if %false -> (memref<4xi32, 1>) {
      scf.yield %arg0 : memref<4xi32, 1>
    } else {
      %2 = bufferization.clone %arg0 : memref<4xi32, 1> to memref<4xi32, 1>
      scf.yield %2 : memref<4xi32, 1>
    }
    %1 = scf.if %false -> (memref<i32, 2>) {
      scf.yield %arg1 : memref<i32, 2>
    } else {
      %2 = bufferization.clone %arg1 : memref<i32, 2> to memref<i32, 2>
      scf.yield %2 : memref<i32, 2>
    }
    bufferization.dealloc (%alloc : memref<i32, 2>) if (%true)
    bufferization.dealloc (%alloc_0 : memref<i32, 2>) if (%true)
    return %0, %1 : memref<4xi32, 1>, memref<i32, 2>
  }
}

