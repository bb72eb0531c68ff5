func.func @f(%lb: index, %ub: index, %s: index, %x: i32, %y: f32) -> (i32, f32) {
  scf.for %i = %lb to %ub step %s {
    "test.a"(%i) : (index) -> ()
  } {loop_annotation = "hello", foo = 1 : i32}
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%a = %x, %b = %y) -> (i32, f32) {
    %n:2 = scf.for %j = %i to %ub step %s iter_args(%c = %a, %d = %b) -> (i32, f32) {
      %z = arith.addi %c, %a : i32
      scf.yield %z, %b : i32, f32
    }
    "test.b"(%n#0) : (i32) -> ()
    scf.yield %n#0, %n#1 : i32, f32
  }
  return %r#0, %r#1 : i32, f32
}
func.func @g(%lb: i32, %ub: i32, %s: i32) {
  scf.for unsigned %i = %lb to %ub step %s : i32 {
    "test.a"(%i) : (i32) -> ()
  } {llvm.foo = 1 : i32, llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>, loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
  return
}
