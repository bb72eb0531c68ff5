func.func private @sink(i32, index)
func.func @forconst(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : i32
  %c6 = arith.constant 6 : i32
  %r = scf.for %i = %c1 to %c0 step %c1 iter_args(%a = %c5) -> i32 {
    func.call @sink(%a, %i) : (i32, index) -> ()
    scf.yield %c6 : i32
  }
  %q = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %c5) -> i32 {
    func.call @sink(%a, %i) : (i32, index) -> ()
    scf.yield %c6 : i32
  }
  %s = arith.addi %r, %q : i32
  return %s : i32
}
func.func @while(%x: i32) -> i32 {
  %c5 = arith.constant 5 : i32
  %f = arith.constant false
  %r = scf.while (%a = %c5) : (i32) -> i32 {
    %k = arith.addi %a, %a : i32
    scf.condition(%f) %k : i32
  } do {
  ^bb0(%b: i32):
    %l = arith.addi %b, %b : i32
    scf.yield %l : i32
  }
  return %r : i32
}
func.func @switch(%x: i32) -> i32 {
  %c5 = arith.constant 5 : index
  %r = scf.index_switch %c5 -> i32
  case 5 { %a = arith.constant 50 : i32
    scf.yield %a : i32 }
  default { %b = arith.constant 51 : i32
    scf.yield %b : i32 }
  return %r : i32
}
func.func @exec(%x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    %a = arith.constant 50 : i32
    scf.yield %a : i32 }
  return %r : i32
}
func.func @affineif(%x: index) -> i32 {
  %c5 = arith.constant 5 : index
  %r = affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%c5) -> i32 {
    %a = arith.constant 50 : i32
    affine.yield %a : i32 } else {
    %b = arith.constant 51 : i32
    affine.yield %b : i32 }
  return %r : i32
}
func.func @affinefor(%x: index) -> i32 {
  %c5 = arith.constant 5 : i32
  %c6 = arith.constant 6 : i32
  %r = affine.for %i = 0 to 0 iter_args(%a = %c5) -> i32 {
    affine.yield %c6 : i32 }
  %q = affine.for %i = 0 to 1 iter_args(%a = %c5) -> i32 {
    affine.yield %c6 : i32 }
  %s = arith.addi %r, %q : i32
  return %s : i32
}
func.func @parallel(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 3 : i32
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    %w = arith.addi %v, %v : i32
    memref.store %w, %m[%i] : memref<4xi32>
  }
  scf.forall (%i) in (4) {
    %w = arith.addi %v, %v : i32
    memref.store %w, %m[%i] : memref<4xi32>
  }
  return
}
func.func @order(%m: memref<4xi32>, %c: i1) -> i32 {
  %v = arith.constant 3 : i32
  %u = arith.constant 4 : i32
  %w = arith.muli %v, %u : i32
  scf.if %c {
    %a = arith.constant 11 : i32
    %c0 = arith.constant 0 : index
    %b = arith.addi %a, %w : i32
    memref.store %b, %m[%c0] : memref<4xi32>
  }
  scf.if %c {
    %a = arith.constant 21 : i32
    %c0 = arith.constant 0 : index
    %b = arith.addi %a, %w : i32
    memref.store %b, %m[%c0] : memref<4xi32>
  }
  return %w : i32
}
func.func private @dead(%a: i32) -> i32 {
  %v = arith.constant 3 : i32
  %w = arith.addi %v, %v : i32
  return %w : i32
}
func.func private @used(%a: i32) -> i32 {
  %v = arith.constant 3 : i32
  %w = arith.addi %v, %a : i32
  return %w : i32
}
func.func @callit(%c: i1) -> i32 {
  %v = arith.constant 3 : i32
  %f = arith.constant false
  cf.cond_br %f, ^a, ^b
^a:
  %k = arith.constant 4 : i32
  %r = call @used(%k) : (i32) -> i32
  return %r : i32
^b:
  %s = call @used(%v) : (i32) -> i32
  return %s : i32
}
func.func private @taken(%a: i32) -> i32 {
  %v = arith.constant 3 : i32
  %w = arith.addi %v, %a : i32
  return %w : i32
}
func.func @take() -> (i32, (i32) -> i32) {
  %v = arith.constant 3 : i32
  %f = constant @taken : (i32) -> i32
  %s = call @taken(%v) : (i32) -> i32
  return %s, %f : i32, (i32) -> i32
}
func.func private @rec(%a: i32, %n: i32) -> i32 {
  %v = arith.constant 0 : i32
  %c = arith.cmpi eq, %n, %v : i32
  cf.cond_br %c, ^a, ^b
^a:
  return %a : i32
^b:
  %o = arith.constant 1 : i32
  %p = arith.subi %n, %o : i32
  %q = call @rec(%a, %p) : (i32, i32) -> i32
  return %q : i32
}
func.func @callrec(%n: i32) -> i32 {
  %v = arith.constant 3 : i32
  %s = call @rec(%v, %n) : (i32, i32) -> i32
  return %s : i32
}
func.func @loopcfg(%n: i32) -> i32 {
  %v = arith.constant 3 : i32
  %z = arith.constant 0 : i32
  cf.br ^h(%v, %z : i32, i32)
^h(%a: i32, %i: i32):
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^b, ^e
^b:
  %s = arith.muli %a, %z : i32
  %t = arith.addi %s, %v : i32
  %o = arith.constant 1 : i32
  %j = arith.addi %i, %o : i32
  cf.br ^h(%t, %j : i32, i32)
^e:
  return %a : i32
}
func.func @unknown(%n: i32) -> i32 {
  %v = arith.constant 3 : i32
  %r = "test.op"(%v) ({
    %w = arith.addi %v, %v : i32
    "test.yield"(%w) : (i32) -> ()
  }) : (i32) -> i32
  %d = arith.divsi %v, %v : i32
  %x = arith.subi %n, %n : i32
  %y = arith.muli %n, %x : i32
  return %y : i32
}
func.func @unreach(%n: i32) -> i32 {
  %v = arith.constant 3 : i32
  return %v : i32
^bb:
  %w = arith.addi %v, %n : i32
  return %w : i32
}
func.func @swcf(%n: i32) -> i32 {
  %v = arith.constant 3 : i32
  cf.switch %v : i32, [ default: ^a, 3: ^b(%v : i32) ]
^a:
  return %n : i32
^b(%q: i32):
  return %q : i32
}
module @inner {
  func.func private @p(%a: i32) -> i32 { return %a : i32 }
  func.func @q() -> i32 {
    %v = arith.constant 3 : i32
    %r = func.call @p(%v) : (i32) -> i32
    return %r : i32
  }
}
