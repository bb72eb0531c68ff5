module {
  func.func @f(%arg0: index, %arg1: tensor<2xi32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %0 = bufferization.to_buffer %arg1 : tensor<2xi32> to memref<2xi32>
    %1 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
      %2 = memref.load %0[%c0] : memref<2xi32>
      %3 = arith.addi %2, %2 : i32
      memref.store %3, %0[%c0] : memref<2xi32>
      %4 = arith.addi %arg3, %3 : i32
      scf.yield %4 : i32
    }
    return %1 : i32
  }
}

