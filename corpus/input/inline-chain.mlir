func.func @top(%x: i32) -> i32 {
  %0 = call @l1(%x) : (i32) -> i32
  %1 = call @l1(%0) : (i32) -> i32
  return %1 : i32
}
func.func private @l3(%x: i32) -> i32 {
  cf.br ^bb1(%x : i32)
^bb1(%y: i32):
  %c = arith.constant 3 : i32
  %z = arith.addi %y, %c : i32
  %n = arith.cmpi slt, %z, %c : i32
  cf.cond_br %n, ^bb1(%z : i32), ^bb2
^bb2:
  return %z : i32
}
func.func private @l1(%x: i32) -> i32 {
  %0 = call @l2(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @l2(%x: i32) -> i32 {
  %0 = call @l3(%x) : (i32) -> i32
  %1 = call @l4(%x) : (i32) -> i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func private @l4(%x: i32) -> i32 {
  %0 = call @ext(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @ext(i32) -> i32
