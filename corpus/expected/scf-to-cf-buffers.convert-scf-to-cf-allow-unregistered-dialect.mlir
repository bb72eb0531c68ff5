module {
  func.func @buffers(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) -> memref<?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+00 : f32
    cf.br ^bb1(%c0, %arg2 : index, memref<?xf32>)
  ^bb1(%0: index, %1: memref<?xf32>):  // 2 preds: ^bb0, ^bb9
    %2 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %2, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    cf.cond_br %arg0, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %alloc = memref.alloc(%0) : memref<?xf32>
    cf.br ^bb5(%alloc : memref<?xf32>)
  ^bb4:  // pred: ^bb2
    cf.br ^bb5(%1 : memref<?xf32>)
  ^bb5(%3: memref<?xf32>):  // 2 preds: ^bb3, ^bb4
    cf.br ^bb6
  ^bb6:  // pred: ^bb5
    cf.br ^bb7(%c0 : index)
  ^bb7(%4: index):  // 2 preds: ^bb6, ^bb8
    %5 = arith.cmpi slt, %4, %0 : index
    cf.cond_br %5, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    memref.store %cst, %3[%4] : memref<?xf32>
    %6 = arith.addi %4, %c1 : index
    cf.br ^bb7(%6 : index)
  ^bb9:  // pred: ^bb7
    %7 = arith.addi %0, %c1 : index
    cf.br ^bb1(%7, %3 : index, memref<?xf32>)
  ^bb10:  // pred: ^bb1
    cf.br ^bb11(%c0, %cst : index, f32)
  ^bb11(%8: index, %9: f32):  // 2 preds: ^bb10, ^bb12
    %10 = arith.cmpi slt, %8, %arg1 : index
    cf.cond_br %10, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %11 = memref.load %arg2[%8] : memref<?xf32>
    %12 = arith.maximumf %9, %11 : f32
    %13 = arith.addi %8, %c1 : index
    cf.br ^bb11(%13, %12 : index, f32)
  ^bb13:  // pred: ^bb11
    memref.store %9, %1[%c0] : memref<?xf32>
    return %1 : memref<?xf32>
  }
}

