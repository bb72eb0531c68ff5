func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  scf.if %c { "test.a"() : () -> () }
  scf.if %c { "test.a"() : () -> () } else { "test.b"() : () -> () }
  %r = scf.if %c -> i32 {
    %q = scf.if %c -> i32 { scf.yield %y : i32 } else { scf.yield %x : i32 }
    scf.yield %q : i32
  } else { scf.yield %y : i32 } {attr = 1 : i32}
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  %s = scf.if %n -> i32 { scf.yield %x : i32 } else { scf.yield %y : i32 }
  scf.if %c {}
  return %s : i32
}
