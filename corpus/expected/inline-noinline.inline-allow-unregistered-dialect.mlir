module {
  func.func private @a(%arg0: i32) -> i32 attributes {no_inline} {
    %0 = arith.muli %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func private @b(%arg0: i32) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func @f(%arg0: i32) -> i32 {
    %0 = call @a(%arg0) : (i32) -> i32
    %1 = call @b(%0) {no_inline} : (i32) -> i32
    %2 = arith.muli %1, %1 : i32
    return %2 : i32
  }
}

