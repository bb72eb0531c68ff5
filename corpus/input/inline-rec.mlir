func.func @fact(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %n = arith.cmpi eq, %x, %c0 : i32
  %r = scf.if %n -> i32 {
    scf.yield %c0 : i32
  } else {
    %c1 = arith.constant 1 : i32
    %y = arith.subi %x, %c1 : i32
    %s = func.call @fact(%y) : (i32) -> i32
    %t = arith.muli %s, %x : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func private @even(%x: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %n = arith.cmpi eq, %x, %c0 : i32
  %r = scf.if %n -> i1 {
    scf.yield %n : i1
  } else {
    %c1 = arith.constant 1 : i32
    %y = arith.subi %x, %c1 : i32
    %s = func.call @odd(%y) : (i32) -> i1
    scf.yield %s : i1
  }
  return %r : i1
}
func.func private @odd(%x: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %n = arith.cmpi ne, %x, %c0 : i32
  %r = scf.if %n -> i1 {
    %c1 = arith.constant 1 : i32
    %y = arith.subi %x, %c1 : i32
    %s = func.call @even(%y) : (i32) -> i1
    scf.yield %s : i1
  } else {
    scf.yield %n : i1
  }
  return %r : i1
}
func.func @start(%x: i32) -> (i1, i32) {
  %0 = call @even(%x) : (i32) -> i1
  %1 = call @fact(%x) : (i32) -> i32
  return %0, %1 : i1, i32
}
