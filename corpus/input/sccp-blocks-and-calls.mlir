func.func private @callee(%a: i32, %b: i32) -> (i32, i32) {
  %s = arith.addi %a, %b : i32
  return %s, %a : i32, i32
}
func.func @main() -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %r:2 = call @callee(%c1, %c2) : (i32, i32) -> (i32, i32)
  %s:2 = call @callee(%c1, %c3) : (i32, i32) -> (i32, i32)
  return %r#0, %r#1, %s#0, %s#1 : i32, i32, i32, i32
}
func.func @branch(%x: i32) -> i32 {
  %true = arith.constant true
  %c1 = arith.constant 1 : i32
  cf.cond_br %true, ^a(%c1 : i32), ^b
^a(%p: i32):
  %q = arith.addi %p, %p : i32
  %z = arith.muli %q, %q : i32
  %w = arith.addi %z, %x : i32
  return %w : i32
^b:
  %k = arith.constant 7 : i32
  %l = arith.addi %k, %k : i32
  cf.br ^a(%l : i32)
}
func.func @loop(%n: index, %x: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 5 : i32
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %v) -> i32 {
    %b = arith.addi %a, %z : i32
    scf.yield %b : i32
  }
  %t = arith.addi %r, %r : i32
  memref.store %t, %x[%c0] : memref<4xi32>
  return %t : i32
}
func.func @if(%n: i1) -> i32 {
  %f = arith.constant false
  %v = arith.constant 5 : i32
  %w = arith.constant 6 : i32
  %r = scf.if %f -> i32 { scf.yield %v : i32 } else { scf.yield %w : i32 }
  %s = scf.if %n -> i32 { scf.yield %w : i32 } else { %k = arith.constant 6 : i32 
     scf.yield %k : i32 }
  %t = arith.addi %r, %s : i32
  return %t : i32
}
