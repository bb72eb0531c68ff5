module {
  func.func @f(%arg0: i64) -> i32 {
    %c32_i64 = arith.constant 32 : i64
    %0 = arith.shrui %arg0, %c32_i64 : i64
    %1 = arith.trunci %0 overflow<nsw> : i64 to i32
    return %1 : i32
  }
}

