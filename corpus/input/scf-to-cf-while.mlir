func.func @f(%x: i32, %y: i64) -> (i64, i32) {
  %r:2 = scf.while (%a = %x, %b = %y) : (i32, i64) -> (i64, i32) {
    %c = "test.c"(%a) : (i32) -> i1
    scf.condition(%c) %b, %a : i64, i32
  } do {
  ^bb0(%p: i64, %q: i32):
    %z = scf.while (%k = %q) : (i32) -> i32 {
      %c = "test.c"(%k) : (i32) -> i1
      scf.condition(%c) %k : i32
    } do {
    ^bb0(%l: i32):
      scf.yield %l : i32
    }
    scf.yield %z, %p : i32, i64
  }
  scf.while : () -> () {
    %c = "test.c"() : () -> i1
    scf.condition(%c)
  } do {
    "test.d"() : () -> ()
    scf.yield
  } attributes {foo}
  %w = scf.while (%a = %x) : (i32) -> i32 {
    %c = "test.c"(%a) : (i32) -> i1
    %d = "test.d"(%a) : (i32) -> i32
    scf.condition(%c) %d : i32
  } do {
    ^bb0(%l: i32):
    scf.yield %l : i32
  }
  %w2 = scf.while (%a = %x) : (i32) -> i64 {
    %c = "test.c"(%a) : (i32) -> i1
    %d = "test.d"(%a) : (i32) -> i64
    scf.condition(%c) %d : i64
  } do {
    ^bb0(%l: i64):
    scf.yield %x : i32
  }
  return %r#0, %w : i64, i32
}
