"foo.op"() ({
  "foo.use"(%0) : (i32) -> ()
  %0 = "foo.def"() : () -> i32
}) : () -> ()
// -----
"foo.op"() ({
  "foo.use"(%0) : (i32) -> ()
  %0 = "foo.def"() : () -> i32
  "foo.br"()[^bb1] : () -> ()
^bb1:
  "foo.end"() : () -> ()
}) : () -> ()
// -----
"foo.op"() ({
  "foo.use"(%0) : (i32) -> ()
  "foo.br"()[^bb1] : () -> ()
^bb1:
  %0 = "foo.def"() : () -> i32
  "foo.end"() : () -> ()
}) : () -> ()
// -----
"foo.op"() ({
  "foo.in"() ({
    "foo.use"(%0) : (i32) -> ()
    }) : () -> ()
  %0 = "foo.def"() : () -> i32
}) : () -> ()
// -----
"foo.op"() ({
  %0 = "foo.self"(%0) : (i32) -> i32
}) : () -> ()
// -----
"foo.op"() ({
  %0 = "foo.def"() ({
    "foo.use"(%0) : (i32) -> ()
  }) : () -> i32
}) : () -> ()
// -----
func.func @f(%c: i1) {
  scf.if %c {
    "foo.use"(%0) : (i32) -> ()
    %0 = "foo.def"() : () -> i32
  }
  return
}
// -----
func.func @f(%c: i1) {
  "foo.op"() ({
    scf.if %c {
      "foo.use"(%0) : (i32) -> ()
      %0 = "foo.def"() : () -> i32
    }
  }) : () -> ()
  return
}
// -----
func.func @f(%c: i1) {
  "foo.op"() ({
    scf.if %c {
      "foo.use"(%0) : (i32) -> ()
    }
    %0 = arith.constant 1 : i32
    %1 = arith.constant 1 : i32
  }) : () -> ()
  return
}
// -----
func.func @f(%c: i1) {
  %r = "foo.op"() ({
    %0 = arith.addi %1, %1 : i32
    %1 = arith.constant 1 : i32
    %2 = arith.constant 1 : i32
    "foo.yield"(%0, %2): (i32, i32) -> ()
  }) : () -> i32
  return
}
// -----
"foo.op"() ({
  "foo.use"(%0) : (i32) -> ()
  %1 = arith.addi %0, %0 : i32
  %0 = arith.addi %1, %1 : i32
  %2 = arith.addi %0, %0 : i32
  "foo.use"(%2) : (i32) -> ()
  "foo.br"()[^bb1] : () -> ()
^bb1:
  "foo.end"() : () -> ()
}) : () -> ()
