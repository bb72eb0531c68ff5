module {
  func.func private @callee(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %c1_i32, %arg1 : i32
    return %0, %c1_i32 : i32, i32
  }
  func.func @main() -> (i32, i32, i32, i32) {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:2 = call @callee(%c1_i32, %c2_i32) : (i32, i32) -> (i32, i32)
    %1:2 = call @callee(%c1_i32, %c3_i32) : (i32, i32) -> (i32, i32)
    return %0#0, %c1_i32, %1#0, %c1_i32 : i32, i32, i32, i32
  }
  func.func @branch(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    cf.cond_br %true, ^bb1(%c1_i32 : i32), ^bb2
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = arith.addi %c4_i32, %arg0 : i32
    return %1 : i32
  ^bb2:  // pred: ^bb0
    %c7_i32 = arith.constant 7 : i32
    %2 = arith.addi %c7_i32, %c7_i32 : i32
    cf.br ^bb1(%2 : i32)
  }
  func.func @loop(%arg0: index, %arg1: memref<4xi32>) -> i32 {
    %c10_i32 = arith.constant 10 : i32
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    memref.store %c10_i32, %arg1[%c0] : memref<4xi32>
    return %c10_i32 : i32
  }
  func.func @if(%arg0: i1) -> i32 {
    %c12_i32 = arith.constant 12 : i32
    %c6_i32 = arith.constant 6 : i32
    %c5_i32 = arith.constant 5 : i32
    %false = arith.constant false
    return %c12_i32 : i32
  }
}

