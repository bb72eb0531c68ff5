func.func nested @nested(%x: i32) -> i32 {
  return %x : i32
}
func.func private @referenced(%x: i32) -> i32 {
  return %x : i32
}
func.func private @deadcaller(%x: i32) -> i32 {
  %0 = call @onlydead(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @onlydead(%x: i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  return %0 : i32
}
func.func @f(%x: i32) -> i32 {
  %0 = call @nested(%x) : (i32) -> i32
  %1 = call @referenced(%0) : (i32) -> i32
  return %1 : i32
}
func.func @g() -> ((i32) -> i32) {
  %0 = func.constant @referenced : (i32) -> i32
  return %0 : (i32) -> i32
}
func.func private @attr(%x: i32) -> i32 {
  return %x : i32
}
"test.op"() {ref = @attr} : () -> ()
func.func @h(%x: i32) -> i32 {
  %1 = call @attr(%x) : (i32) -> i32
  return %1 : i32
}
