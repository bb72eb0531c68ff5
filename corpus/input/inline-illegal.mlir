func.func private @unknown(%x: i32) -> i32 {
  %y = "foo.bar"(%x) : (i32) -> i32
  return %y : i32
}
func.func private @inside(%x: i32, %c: i1) -> i32 {
  %r = scf.if %c -> i32 {
    %y = "foo.bar"(%x) : (i32) -> i32
    scf.yield %y : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}
func.func private @fine(%x: i32) -> i32 {
  %y = arith.muli %x, %x : i32
  return %y : i32
}
func.func @f(%x: i32, %c: i1) -> i32 {
  %0 = call @unknown(%x) : (i32) -> i32
  %1 = call @inside(%0, %c) : (i32, i1) -> i32
  "foo.region"() ({
    %2 = func.call @fine(%1) : (i32) -> i32
    "foo.end"(%2) : (i32) -> ()
  }) : () -> ()
  memref.alloca_scope {
    %2 = func.call @fine(%1) : (i32) -> i32
    "foo.use"(%2) : (i32) -> ()
  }
  return %1 : i32
}
