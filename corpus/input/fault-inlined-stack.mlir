// The function frees its stack memory when it returns; the loops of the caller free nothing.
func.func private @use(memref<256xi32>)
func.func private @callee(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<256xi32>
  func.call @use(%a) : (memref<256xi32>) -> ()
  memref.store %v, %a[%c0] : memref<256xi32>
  %x = memref.load %a[%c0] : memref<256xi32>
  return %x : i32
}
func.func @blocks(%n: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^a(%c0 : index)
^a(%i: index):
  %c = arith.cmpi ult, %i, %n : index
  cf.cond_br %c, ^b, ^d
^b:
  %r = func.call @callee(%v) : (i32) -> i32
  %j = arith.addi %i, %c1 : index
  cf.br ^a(%j : index)
^d:
  return %v : i32
}
func.func @while(%n: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %c = arith.cmpi ult, %i, %n : index
    scf.condition(%c) %i : index
  } do {
  ^bb0(%i: index):
    %q = func.call @callee(%v) : (i32) -> i32
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return %v : i32
}
func.func private @sized(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca(%n) : memref<?xi32>
  %x = memref.load %a[%c0] : memref<?xi32>
  return %x : i32
}
func.func @stays(%n: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%i = %c0, %s = %v) : (index, i32) -> (index, i32) {
    %c = arith.cmpi ult, %i, %n : index
    scf.condition(%c) %i, %s : index, i32
  } do {
  ^bb0(%i: index, %s: i32):
    %q = func.call @sized(%i) : (index) -> i32
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %q : index, i32
  }
  return %r#1 : i32
}
