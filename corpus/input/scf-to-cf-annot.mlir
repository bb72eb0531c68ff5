func.func @f(%l: index, %u: index, %x: i32) {
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%u, %u) {
    "test.a"(%i, %j) : (index, index) -> ()
    scf.reduce
  } {a = #llvm.loop_annotation<disableNonforced = true>}
  scf.forall (%i, %j) in (%u, 4) {
    "test.a"(%i, %j) : (index, index) -> ()
  } {a = #llvm.loop_annotation<disableNonforced = true>}
  %w = scf.while (%a = %x) : (i32) -> i32 {
    %c = "test.c"(%a) : (i32) -> i1
    scf.condition(%c) %a : i32
  } do {
    ^bb0(%k: i32):
    scf.yield %k : i32
  } attributes {a = #llvm.loop_annotation<disableNonforced = true>}
  %w1:2 = scf.while (%a = %x, %b = %x) : (i32, i32) -> (i32, i32) {
    %c = "test.c"(%a) : (i32) -> i1
    scf.condition(%c) %a, %b : i32, i32
  } do {
    ^bb0(%k: i32, %m: i32):
    scf.yield %m, %k : i32, i32
  } attributes {b = #llvm.loop_annotation<disableNonforced = true>}
  %w2:2 = scf.while (%a = %x) : (i32) -> (i32, i32) {
    %c = "test.c"(%a) : (i32) -> i1
    scf.condition(%c) %a, %x : i32, i32
  } do {
    ^bb0(%k: i32, %m: i32):
    scf.yield %k : i32
  } attributes {b = #llvm.loop_annotation<disableNonforced = true>}
  return
}
