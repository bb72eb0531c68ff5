func.func @counts(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.while (%i = %zero) : (i32) -> i32 {
    %next = arith.addi %i, %one : i32
    %more = arith.cmpi slt, %next, %n : i32
    scf.condition(%more) %next : i32
  } do {
  ^bb0(%i: i32):
    scf.yield %i : i32
  }
  scf.while : () -> () {
    %c = "test.c"() : () -> i1
    scf.condition(%c)
  } do {
    scf.yield
  }
  return %r : i32
}
func.func @swaps(%x: i32, %y: i32, %c: i1) -> (i32, i32) {
  %r:2 = scf.while (%a = %x, %b = %y) : (i32, i32) -> (i32, i32) {
    scf.condition(%c) %a, %b : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    scf.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @outer(%c: i1, %x: index) -> index {
  %r = scf.while (%a = %x) : (index) -> index {
    %d = scf.if %c -> i1 {
      %e = scf.for %i = %x to %a step %x iter_args(%f = %c) -> i1 {
        %g = arith.xori %f, %c : i1
        scf.yield %g : i1
      }
      scf.yield %e : i1
    } else {
      scf.yield %c : i1
    }
    scf.condition(%d) %a : index
  } do {
  ^bb0(%a: index):
    scf.yield %a : index
  }
  return %r : index
}
