func.func @f(%n: index, %a: i32) {
  %0:2 = "scf.for"(%n, %n, %n, %a, %a) ({
  ^bb0(%i: index, %x: i32, %y: i32):
    "scf.yield"(%x, %y) : (i32, i32) -> ()
  }) : (index, index, index, i32, i32) -> (i32, f32)
  return
}
