#set = affine_set<(d0) : (d0 - 5 >= 0)>
module {
  func.func private @sink(i32, index)
  func.func @forconst(%arg0: i32) -> i32 {
    %c6_i32 = arith.constant 6 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = scf.for %arg1 = %c1 to %c0 step %c1 iter_args(%arg2 = %c5_i32) -> (i32) {
      func.call @sink(%arg2, %arg1) : (i32, index) -> ()
      scf.yield %c6_i32 : i32
    }
    %1 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %c5_i32) -> (i32) {
      func.call @sink(%arg2, %arg1) : (i32, index) -> ()
      scf.yield %c6_i32 : i32
    }
    %2 = arith.addi %0, %1 : i32
    return %2 : i32
  }
  func.func @while(%arg0: i32) -> i32 {
    %c10_i32 = arith.constant 10 : i32
    %false = arith.constant false
    %c5_i32 = arith.constant 5 : i32
    return %c10_i32 : i32
  }
  func.func @switch(%arg0: i32) -> i32 {
    %c50_i32 = arith.constant 50 : i32
    %c5 = arith.constant 5 : index
    return %c50_i32 : i32
  }
  func.func @exec(%arg0: i32) -> i32 {
    %c50_i32 = arith.constant 50 : i32
    return %c50_i32 : i32
  }
  func.func @affineif(%arg0: index) -> i32 {
    %c50_i32 = arith.constant 50 : i32
    %c51_i32 = arith.constant 51 : i32
    %c5 = arith.constant 5 : index
    %0 = affine.if #set(%c5) -> i32 {
      affine.yield %c50_i32 : i32
    } else {
      affine.yield %c51_i32 : i32
    }
    return %0 : i32
  }
  func.func @affinefor(%arg0: index) -> i32 {
    %c11_i32 = arith.constant 11 : i32
    %c6_i32 = arith.constant 6 : i32
    %c5_i32 = arith.constant 5 : i32
    return %c11_i32 : i32
  }
  func.func @parallel(%arg0: memref<4xi32>) {
    %c6_i32 = arith.constant 6 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    scf.parallel (%arg1) = (%c0) to (%c1) step (%c1) {
      memref.store %c6_i32, %arg0[%arg1] : memref<4xi32>
      scf.reduce 
    }
    scf.forall (%arg1) in (4) {
      memref.store %c6_i32, %arg0[%arg1] : memref<4xi32>
    }
    return
  }
  func.func @order(%arg0: memref<4xi32>, %arg1: i1) -> i32 {
    %c23_i32 = arith.constant 23 : i32
    %c11_i32 = arith.constant 11 : i32
    %c33_i32 = arith.constant 33 : i32
    %c0 = arith.constant 0 : index
    %c21_i32 = arith.constant 21 : i32
    %c12_i32 = arith.constant 12 : i32
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    scf.if %arg1 {
      memref.store %c23_i32, %arg0[%c0] : memref<4xi32>
    }
    scf.if %arg1 {
      memref.store %c33_i32, %arg0[%c0] : memref<4xi32>
    }
    return %c12_i32 : i32
  }
  func.func private @dead(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %c3_i32, %c3_i32 : i32
    return %0 : i32
  }
  func.func private @used(%arg0: i32) -> i32 {
    %c6_i32 = arith.constant 6 : i32
    %c3_i32 = arith.constant 3 : i32
    return %c6_i32 : i32
  }
  func.func @callit(%arg0: i1) -> i32 {
    %c6_i32 = arith.constant 6 : i32
    %false = arith.constant false
    %c3_i32 = arith.constant 3 : i32
    cf.cond_br %false, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %c4_i32 = arith.constant 4 : i32
    %0 = call @used(%c4_i32) : (i32) -> i32
    return %0 : i32
  ^bb2:  // pred: ^bb0
    %1 = call @used(%c3_i32) : (i32) -> i32
    return %c6_i32 : i32
  }
  func.func private @taken(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %c3_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @take() -> (i32, (i32) -> i32) {
    %f = constant @taken : (i32) -> i32
    %c3_i32 = arith.constant 3 : i32
    %0 = call @taken(%c3_i32) : (i32) -> i32
    return %0, %f : i32, (i32) -> i32
  }
  func.func private @rec(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi eq, %arg1, %c0_i32 : i32
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c3_i32 : i32
  ^bb2:  // pred: ^bb0
    %1 = arith.subi %arg1, %c1_i32 : i32
    %2 = call @rec(%c3_i32, %1) : (i32, i32) -> i32
    return %c3_i32 : i32
  }
  func.func @callrec(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = call @rec(%c3_i32, %arg0) : (i32, i32) -> i32
    return %c3_i32 : i32
  }
  func.func @loopcfg(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c3_i32 = arith.constant 3 : i32
    cf.br ^bb1(%c3_i32, %c0_i32 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %1, %arg0 : i32
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = arith.addi %1, %c1_i32 : i32
    cf.br ^bb1(%c3_i32, %3 : i32, i32)
  ^bb3:  // pred: ^bb1
    return %c3_i32 : i32
  }
  func.func @unknown(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = "test.op"(%c3_i32) ({
      %c6_i32 = arith.constant 6 : i32
      "test.yield"(%c6_i32) : (i32) -> ()
    }) : (i32) -> i32
    return %c0_i32 : i32
  }
  func.func @unreach(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    return %c3_i32 : i32
  ^bb1:  // no predecessors
    %0 = arith.addi %c3_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @swcf(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    cf.switch %c3_i32 : i32, [
      default: ^bb1,
      3: ^bb2(%c3_i32 : i32)
    ]
  ^bb1:  // pred: ^bb0
    return %arg0 : i32
  ^bb2(%0: i32):  // pred: ^bb0
    return %c3_i32 : i32
  }
  module @inner {
    func.func private @p(%arg0: i32) -> i32 {
      %c3_i32 = arith.constant 3 : i32
      return %c3_i32 : i32
    }
    func.func @q() -> i32 {
      %c3_i32 = arith.constant 3 : i32
      %0 = call @p(%c3_i32) : (i32) -> i32
      return %c3_i32 : i32
    }
  }
}

