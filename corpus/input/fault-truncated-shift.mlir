func.func @f(%x: i64) -> i32 {
  %c32 = arith.constant 32 : i64
  %0 = arith.shrsi %x, %c32 : i64
  %1 = arith.trunci %0 overflow<nsw> : i64 to i32
  return %1 : i32
}
