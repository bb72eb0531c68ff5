func.func @negated(%c: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %n { "test.a"() : () -> () }
  %r = scf.if %n -> i32 {
    %nn = arith.xori %n, %true : i1
    %s = scf.if %nn -> i32 { scf.yield %x : i32 } else { scf.yield %y : i32 }
    scf.yield %s : i32
  } else {
    scf.yield %y : i32
  }
  %known = scf.if %true -> i32 { scf.yield %r : i32 } else { scf.yield %x : i32 }
  return %known : i32
}
