module {
  module @inner {
    func.func @h(%arg0: i32) -> i32 {
      %0 = arith.addi %arg0, %arg0 : i32
      return %0 : i32
    }
  }
  func.func @k(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

