module {
  func.func @later_block(%arg0: memref<2xi64, strided<[?], offset: ?>>, %arg1: i64) -> (memref<2xi64, strided<[?], offset: ?>>, i64) {
    %c1 = arith.constant 1 : index
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    memref.store %arg1, %arg0[%c1] : memref<2xi64, strided<[?], offset: ?>>
    %0 = memref.load %arg0[%c1] : memref<2xi64, strided<[?], offset: ?>>
    return %arg0, %0 : memref<2xi64, strided<[?], offset: ?>>, i64
  }
  func.func @loop_of_blocks(%arg0: i64) -> i64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %true = arith.constant true
    %c0_i64 = arith.constant 0 : i64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
    linalg.fill ins(%c0_i64 : i64) outs(%alloc : memref<3xi64>)
    cf.br ^bb1(%c0, %c0_i64 : index, i64)
  ^bb1(%0: index, %1: i64):  // 2 preds: ^bb0, ^bb1
    %2 = scf.if %true -> (i64) {
      %6 = memref.load %alloc[%c0] : memref<3xi64>
      memref.store %arg0, %alloc[%c0] : memref<3xi64>
      %7 = memref.load %alloc[%c0] : memref<3xi64>
      %8 = arith.addi %6, %7 : i64
      scf.yield %8 : i64
    } else {
      scf.yield %c0_i64 : i64
    }
    %3 = arith.addi %1, %2 : i64
    %4 = arith.addi %0, %c1 : index
    %5 = arith.cmpi ult, %4, %c3 : index
    cf.cond_br %5, ^bb1(%4, %3 : index, i64), ^bb2
  ^bb2:  // pred: ^bb1
    return %3 : i64
  }
  func.func @switch(%arg0: i64) -> i64 {
    %c0 = arith.constant 0 : index
    %c5_i64 = arith.constant 5 : i64
    %c1_i32 = arith.constant 1 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
    linalg.fill ins(%c5_i64 : i64) outs(%alloc : memref<3xi64>)
    cf.switch %c1_i32 : i32, [
      default: ^bb1(%alloc : memref<3xi64>),
      1: ^bb2(%alloc : memref<3xi64>)
    ]
  ^bb1(%0: memref<3xi64>):  // pred: ^bb0
    cf.br ^bb3(%0 : memref<3xi64>)
  ^bb2(%1: memref<3xi64>):  // pred: ^bb0
    memref.store %arg0, %1[%c0] : memref<3xi64>
    cf.br ^bb3(%1 : memref<3xi64>)
  ^bb3(%2: memref<3xi64>):  // 2 preds: ^bb1, ^bb2
    %3 = memref.load %2[%c0] : memref<3xi64>
    %4 = memref.load %alloc[%c0] : memref<3xi64>
    %5 = arith.subi %4, %3 : i64
    return %5 : i64
  }
  func.func @unknown_loop(%arg0: i64) -> i64 {
    %c0 = arith.constant 0 : index
    %c0_i64 = arith.constant 0 : i64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
    linalg.fill ins(%c0_i64 : i64) outs(%alloc : memref<3xi64>)
    %0 = affine.for %arg1 = 0 to 3 iter_args(%arg2 = %c0_i64) -> (i64) {
      memref.store %arg0, %alloc[%arg1] : memref<3xi64>
      %1 = memref.load %alloc[%c0] : memref<3xi64>
      %2 = arith.addi %arg2, %1 : i64
      affine.yield %2 : i64
    }
    return %0 : i64
  }
  func.func @part_of_each_iteration(%arg0: i64) -> i64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0_i64 = arith.constant 0 : i64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
    linalg.fill ins(%c0_i64 : i64) outs(%alloc : memref<3xi64>)
    %0 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %c0_i64) -> (i64) {
      %subview = memref.subview %alloc[%arg1] [1] [1] : memref<3xi64> to memref<1xi64, strided<[1], offset: ?>>
      linalg.fill ins(%arg0 : i64) outs(%subview : memref<1xi64, strided<[1], offset: ?>>)
      %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
      memref.copy %alloc, %alloc_0 : memref<3xi64> to memref<3xi64>
      %subview_1 = memref.subview %alloc_0[%arg1] [1] [1] : memref<3xi64> to memref<1xi64, strided<[1], offset: ?>>
      memref.copy %subview, %subview_1 : memref<1xi64, strided<[1], offset: ?>> to memref<1xi64, strided<[1], offset: ?>>
      %1 = memref.load %alloc_0[%c0] : memref<3xi64>
      %2 = arith.addi %arg2, %1 : i64
      scf.yield %2 : i64
    }
    return %0 : i64
  }
}

