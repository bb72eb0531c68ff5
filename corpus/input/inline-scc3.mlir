func.func private @a(%x: i32, %c: i1) -> i32 {
  %r = scf.if %c -> i32 {
    %0 = func.call @b(%x, %c) : (i32, i1) -> i32
    scf.yield %0 : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}
func.func private @b(%x: i32, %c: i1) -> i32 {
  %y = arith.muli %x, %x : i32
  %0 = call @c(%y, %c) : (i32, i1) -> i32
  return %0 : i32
}
func.func private @c(%x: i32, %c: i1) -> i32 {
  %0 = call @a(%x, %c) : (i32, i1) -> i32
  %1 = call @leaf(%0) : (i32) -> i32
  return %1 : i32
}
func.func private @leaf(%x: i32) -> i32 {
  %c = arith.constant 3 : i32
  %y = arith.addi %x, %c : i32
  return %y : i32
}
func.func @main(%x: i32, %c: i1) -> i32 {
  %0 = call @b(%x, %c) : (i32, i1) -> i32
  %1 = call @leaf(%0) : (i32) -> i32
  return %1 : i32
}
