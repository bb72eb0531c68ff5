module {
  func.func private @use(index, index)
  func.func @f(%arg0: index, %arg1: memref<?x4xf32>) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    scf.parallel (%arg2, %arg3) = (%c0, %c0_0) to (%arg0, %c4) step (%c1, %c1_1) {
      func.call @use(%arg2, %arg3) : (index, index) -> ()
      %c8 = arith.constant 8 : index
      %c2 = arith.constant 2 : index
      scf.parallel (%arg4) = (%arg2) to (%c8) step (%c2) {
        func.call @use(%arg4, %arg3) : (index, index) -> ()
        scf.reduce 
      }
      scf.reduce 
    } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
    return
  }
  func.func @g(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg1) = (%c0) to (%arg0) step (%c1) {
      func.call @use(%arg1, %arg1) : (index, index) -> ()
      scf.reduce 
    }
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1_1 = arith.constant 1 : index
    scf.parallel (%arg1) = (%c0_0) to (%c4) step (%c1_1) {
      func.call @use(%arg1, %arg1) : (index, index) -> ()
      scf.reduce 
    }
    return
  }
}

