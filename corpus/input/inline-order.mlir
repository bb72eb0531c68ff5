func.func @z(%x: i32) -> i32 {
  %0 = call @m(%x) : (i32) -> i32
  %1 = call @n(%x) : (i32) -> i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func private @m(%x: i32) -> i32 {
  %0 = call @n(%x) : (i32) -> i32
  %1 = call @n(%0) : (i32) -> i32
  return %1 : i32
}
func.func private @n(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %1 = arith.addi %x, %c1 : i32
  %2 = arith.addi %1, %c0 : i32
  %3 = arith.muli %2, %2 : i32
  return %3 : i32
}
func.func @indirect(%x: i32) -> i32 {
  %f = func.constant @n : (i32) -> i32
  %0 = call_indirect %f(%x) : (i32) -> i32
  return %0 : i32
}
func.func @unreachable(%x: i32) -> i32 {
  return %x : i32
^bb1:
  %0 = call @n(%x) : (i32) -> i32
  return %0 : i32
}
