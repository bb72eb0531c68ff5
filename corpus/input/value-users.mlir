func.func @f(%a: i32, %c: i1) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1:2 = "u.x"(%0) ({
  ^bb0(%q: i32, %r: f32):
    "u.y"(%0, %q) : (i32, i32) -> ()
    %z = "u.z"() : () -> i32
  }) : (i32) -> (i32, i32)
  cf.cond_br %c, ^bb1(%0 : i32), ^bb2
^bb1(%x: i32):
  %5 = arith.muli %x, %0 : i32
  return %1#0, %5 : i32, i32
^bb2:
  return %1#1, %1#1 : i32, i32
}
