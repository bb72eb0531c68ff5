func.func @f(%c: i1, %x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2(%x : i32)
  ^bb1:
    scf.yield %x : i32
  ^bb2(%y: i32):
    scf.yield %y : i32
  }
  scf.execute_region no_inline {
    "test.a"() : () -> ()
    scf.yield
  }
  scf.execute_region {
    %q = scf.execute_region -> i32 { scf.yield %x : i32 }
    scf.if %c { "test.z"(%q) : (i32) -> () }
    scf.yield
  }
  return %r : i32
}
