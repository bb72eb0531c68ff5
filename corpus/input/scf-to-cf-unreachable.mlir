func.func @f(%c: i1, %u: index) {
  return
^bb1:
  scf.if %c { "test.a"() : () -> () }
  cf.br ^bb2
^bb2:
  scf.for %i = %u to %u step %u { "test.b"() : () -> () }
  cf.br ^bb1
}
func.func @g(%c: i1, %x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    scf.yield %x : i32
  ^bb1:
    scf.if %c { "test.a"() : () -> () }
    scf.yield %x : i32
  }
  return %r : i32
}
