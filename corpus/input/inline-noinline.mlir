func.func private @a(%x: i32) -> i32 attributes {no_inline} {
  %y = arith.muli %x, %x : i32
  return %y : i32
}
func.func private @b(%x: i32) -> i32 {
  %y = arith.muli %x, %x : i32
  return %y : i32
}
func.func @f(%x: i32) -> i32 {
  %0 = call @a(%x) : (i32) -> i32
  %1 = call @b(%0) {no_inline} : (i32) -> i32
  %2 = call @b(%1) : (i32) -> i32
  return %2 : i32
}
