func.func private @one(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @two(%x: i32) -> i32 {
  %0 = call @one(%x) : (i32) -> i32
  %1 = call @one(%0) : (i32) -> i32
  return %1 : i32
}
func.func @pub(%x: i32) -> i32 {
  %0 = call @two(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @decl(i32) -> i32
func.func @calls_decl(%x: i32) -> i32 {
  %0 = call @decl(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @unused(%x: i32) -> i32 {
  return %x : i32
}
