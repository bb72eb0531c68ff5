module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4xf64>, %arg3: memref<4xf64>, %arg4: memref<4xf64>) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 9.000000e+00 : f64
    memref.copy %arg3, %arg4 : memref<4xf64> to memref<4xf64>
    %alloc = memref.alloc() : memref<4xf64>
    %0 = arith.select %arg0, %arg4, %alloc : memref<4xf64>
    %alloc_0 = memref.alloc() : memref<4xf64>
    scf.if %arg0 {
      memref.store %cst, %arg4[%arg1] : memref<4xf64>
    }
    call @f0(%arg0, %c1, %alloc_0, %alloc_0, %alloc_0) : (i1, index, memref<4xf64>, memref<4xf64>, memref<4xf64>) -> ()
    scf.if %arg0 {
      memref.copy %0, %alloc : memref<4xf64> to memref<4xf64>
    }
    memref.dealloc %alloc : memref<4xf64>
    memref.dealloc %alloc_0 : memref<4xf64>
    return
  }
}

