func.func @f(%l: index, %u: index, %s: index, %f: f32, %g: i32) -> (f32, i32) {
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
    "test.a"(%i, %j) : (index, index) -> ()
    scf.reduce
  } {loop_annotation = "x"}
  %r:2 = scf.parallel (%i, %j) = (%l, %u) to (%u, %s) step (%s, %l) init (%f, %g) -> (f32, i32) {
    %v = "test.v"(%i) : (index) -> f32
    %w = "test.w"(%j) : (index) -> i32
    scf.parallel (%k) = (%i) to (%j) step (%s) { "test.b"(%k) : (index) -> () scf.reduce }
    scf.reduce(%v, %w : f32, i32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32
    }, {
    ^bb0(%a: i32, %b: i32):
      %c = arith.muli %a, %b : i32
      scf.reduce.return %c : i32
    }
  }
  %q = scf.parallel (%i) = (%l) to (%u) step (%s) init (%g) -> i32 {
    scf.reduce(%g : i32) {
    ^bb0(%a: i32, %b: i32):
      %cond = arith.cmpi slt, %a, %b : i32
      %m = scf.if %cond -> i32 { scf.yield %a : i32 } else { scf.yield %b : i32 }
      scf.reduce.return %m : i32
    }
  }
  return %r#0, %q : f32, i32
}
