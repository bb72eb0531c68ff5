module {
  func.func private @use(memref<4xi32>)
  func.func @f(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.while (%arg1 = %c0) : (index) -> index {
      %1 = arith.cmpi ult, %arg1, %arg0 : index
      scf.condition(%1) %arg1 : index
    } do {
    ^bb0(%arg1: index):
      %alloca = memref.alloca() : memref<4xi32>
      func.call @use(%alloca) : (memref<4xi32>) -> ()
      %alloca_0 = memref.alloca() : memref<4xi32>
      func.call @use(%alloca_0) : (memref<4xi32>) -> ()
      %alloca_1 = memref.alloca() : memref<4xi32>
      func.call @use(%alloca_1) : (memref<4xi32>) -> ()
      %1 = arith.addi %arg1, %c1 : index
      scf.yield %1 : index
    }
    return
  }
}

