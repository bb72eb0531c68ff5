module {
  func.func @two(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %0, %0 : i32
    return %1 : i32
  }
  func.func @pub(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %0, %0 : i32
    return %1 : i32
  }
  func.func private @decl(i32) -> i32
  func.func @calls_decl(%arg0: i32) -> i32 {
    %0 = call @decl(%arg0) : (i32) -> i32
    return %0 : i32
  }
}

