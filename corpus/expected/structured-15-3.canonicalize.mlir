module {
  func.func @f0(%arg0: i1, %arg1: memref<?xi32>, %arg2: memref<4xi64>, %arg3: memref<8x4x?xi1>) -> (index, index) {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %dim = memref.dim %arg3, %c2 : memref<8x4x?xi1>
    scf.while : () -> () {
      scf.forall (%arg4) in (%dim) {
        %alloc = memref.alloc() : memref<4xi64>
        memref.copy %arg2, %alloc : memref<4xi64> to memref<4xi64>
      }
      scf.condition(%arg0)
    } do {
      scf.yield
    }
    return %c4, %c2 : index, index
  }
}

