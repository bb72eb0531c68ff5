module {
  func.func private @f(%x: i32) -> i32 {
    return %x : i32
  }
  module @inner {
    func.func private @g(%x: i32) -> i32 {
      %y = arith.addi %x, %x : i32
      return %y : i32
    }
    func.func @h(%x: i32) -> i32 {
      %0 = func.call @g(%x) : (i32) -> i32
      return %0 : i32
    }
  }
  func.func @k(%x: i32) -> i32 {
    %0 = call @f(%x) : (i32) -> i32
    return %0 : i32
  }
}
