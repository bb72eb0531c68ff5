module {
  func.func @f(%arg0: i32, %arg1: memref<4xf32>) -> (i32, i32, index, f32, i32) {
    %c0_i32 = arith.constant 0 : i32
    %c2 = arith.constant 2 : index
    %0 = arith.addi %arg0, %c0_i32 : i32
    %idx4 = index.constant 4
    %1 = index.add %idx4, %idx4
    %2 = call @g(%0) : (i32) -> i32
    %c4 = arith.constant 4 : index
    %c0_i32_0 = arith.constant 0 : i32
    %c0_i32_1 = arith.constant 0 : i32
    %3 = memref.load %arg1[%c4] : memref<4xf32>
    cf.br ^bb1(%c0_i32_0 : i32)
  ^bb1(%4: i32):  // pred: ^bb0
    return %0, %2, %1, %3, %c0_i32_1 : i32, i32, index, f32, i32
  }
  func.func private @g(i32) -> i32
  func.func @h(%arg0: memref<4xf32>, %arg1: tensor<4xf32>, %arg2: i1) -> (index, f32, i1) {
    %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg0[%c0] : memref<4xf32>
    %c4 = arith.constant 4 : index
    %true = arith.constant true
    %1 = arith.xori %arg2, %true : i1
    %2 = scf.if %1 -> (i1) {
      scf.yield %true : i1
    } else {
      scf.yield %arg2 : i1
    }
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0_0 to %c0_1 step %c1 {
      %c0_2 = arith.constant 0 : index
      "test.use"(%c0_2) : (index) -> ()
    }
    return %c4, %0, %2 : index, f32, i1
  }
}

