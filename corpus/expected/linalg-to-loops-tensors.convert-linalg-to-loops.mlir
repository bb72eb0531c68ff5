module {
  func.func @t(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.exp ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @u(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %0 = memref.load %arg0[%arg2] : memref<4xf32>
      %1 = math.exp %0 : f32
      memref.store %1, %arg1[%arg2] : memref<4xf32>
    }
    return
  }
  func.func @fold(%arg0: i32, %arg1: memref<4x?xf32>) -> (index, i32) {
    %true = arith.constant true
    %c5 = arith.constant 5 : index
    %0 = scf.if %true -> (i32) {
      scf.yield %arg0 : i32
    } else {
      scf.yield %arg0 : i32
    }
    return %c5, %0 : index, i32
  }
}

