func.func @f(%i: index, %x: i32, %y: i32) -> (i32, i32) {
  %r:2 = scf.index_switch %i -> i32, i32
  case 2 { scf.yield %x, %y : i32, i32 }
  case -5 { %k = arith.addi %x, %y : i32
    scf.yield %k, %y : i32, i32 }
  case 4294967297 { scf.yield %y, %y : i32, i32 }
  default { scf.yield %y, %x : i32, i32 }
  scf.index_switch %i
  case 1 { "test.a"() : () -> () scf.yield }
  default { scf.yield }
  scf.index_switch %i
  default { "test.b"() : () -> () scf.yield }
  return %r#0, %r#1 : i32, i32
}
