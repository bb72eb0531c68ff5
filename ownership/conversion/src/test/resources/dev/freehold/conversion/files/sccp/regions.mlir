// RUN: freehold-opt %s --sccp --allow-unregistered-dialect | FileCheck %s

// CHECK: #[[SET:.+]] = affine_set<(d0) : (d0 - 5 >= 0)>
// CHECK-LABEL: func.func private @sink(i32, index)
func.func private @sink(i32, index)
// CHECK-LABEL: func.func @forconst(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C6_I32:.+]] = arith.constant 6 : i32
// CHECK-NEXT:   %[[C5_I32:.+]] = arith.constant 5 : i32
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG1:.+]] = %[[C1]] to %[[C0]] step %[[C1]] iter_args(%[[ARG2:.+]] = %[[C5_I32]]) -> (i32) {
// CHECK-NEXT:     func.call @sink(%[[ARG2]], %[[ARG1]]) : (i32, index) -> ()
// CHECK-NEXT:     scf.yield %[[C6_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = scf.for %[[ARG1]] = %[[C0]] to %[[C1]] step %[[C1]] iter_args(%[[ARG2]] = %[[C5_I32]]) -> (i32) {
// CHECK-NEXT:     func.call @sink(%[[ARG2]], %[[ARG1]]) : (i32, index) -> ()
// CHECK-NEXT:     scf.yield %[[C6_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[V0]], %[[V1]] : i32
// CHECK-NEXT:   return %[[V2]] : i32
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @while(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C10_I32:.+]] = arith.constant 10 : i32
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[C5_I32:.+]] = arith.constant 5 : i32
// CHECK-NEXT:   return %[[C10_I32]] : i32
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @switch(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C50_I32:.+]] = arith.constant 50 : i32
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   return %[[C50_I32]] : i32
// CHECK-NEXT: }
func.func @switch(%x: i32) -> i32 {
  %c5 = arith.constant 5 : index
  %r = scf.index_switch %c5 -> i32
  case 5 { %a = arith.constant 50 : i32
    scf.yield %a : i32 }
  default { %b = arith.constant 51 : i32
    scf.yield %b : i32 }
  return %r : i32
}
// CHECK-LABEL: func.func @exec(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C50_I32:.+]] = arith.constant 50 : i32
// CHECK-NEXT:   return %[[C50_I32]] : i32
// CHECK-NEXT: }
func.func @exec(%x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    %a = arith.constant 50 : i32
    scf.yield %a : i32 }
  return %r : i32
}
// CHECK-LABEL: func.func @affineif(
// CHECK-SAME: %[[ARG0:.+]]: index) -> i32 {
// CHECK-NEXT:   %[[C50_I32:.+]] = arith.constant 50 : i32
// CHECK-NEXT:   %[[C51_I32:.+]] = arith.constant 51 : i32
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[V0:.+]] = affine.if #[[SET]](%[[C5]]) -> i32 {
// CHECK-NEXT:     affine.yield %[[C50_I32]] : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     affine.yield %[[C51_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @affineif(%x: index) -> i32 {
  %c5 = arith.constant 5 : index
  %r = affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%c5) -> i32 {
    %a = arith.constant 50 : i32
    affine.yield %a : i32 } else {
    %b = arith.constant 51 : i32
    affine.yield %b : i32 }
  return %r : i32
}
// CHECK-LABEL: func.func @affinefor(
// CHECK-SAME: %[[ARG0:.+]]: index) -> i32 {
// CHECK-NEXT:   %[[C11_I32:.+]] = arith.constant 11 : i32
// CHECK-NEXT:   %[[C6_I32:.+]] = arith.constant 6 : i32
// CHECK-NEXT:   %[[C5_I32:.+]] = arith.constant 5 : i32
// CHECK-NEXT:   return %[[C11_I32]] : i32
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @parallel(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xi32>) {
// CHECK-NEXT:   %[[C6_I32:.+]] = arith.constant 6 : i32
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   scf.parallel (%[[ARG1:.+]]) = (%[[C0]]) to (%[[C1]]) step (%[[C1]]) {
// CHECK-NEXT:     memref.store %[[C6_I32]], %[[ARG0]][%[[ARG1]]] : memref<4xi32>
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.forall (%[[ARG1]]) in (4) {
// CHECK-NEXT:     memref.store %[[C6_I32]], %[[ARG0]][%[[ARG1]]] : memref<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @order(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xi32>, %[[ARG1:.+]]: i1) -> i32 {
// CHECK-NEXT:   %[[C23_I32:.+]] = arith.constant 23 : i32
// CHECK-NEXT:   %[[C11_I32:.+]] = arith.constant 11 : i32
// CHECK-NEXT:   %[[C33_I32:.+]] = arith.constant 33 : i32
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C21_I32:.+]] = arith.constant 21 : i32
// CHECK-NEXT:   %[[C12_I32:.+]] = arith.constant 12 : i32
// CHECK-NEXT:   %[[C4_I32:.+]] = arith.constant 4 : i32
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     memref.store %[[C23_I32]], %[[ARG0]][%[[C0]]] : memref<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     memref.store %[[C33_I32]], %[[ARG0]][%[[C0]]] : memref<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[C12_I32]] : i32
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func private @dead(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[C3_I32]], %[[C3_I32]] : i32
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func private @dead(%a: i32) -> i32 {
  %v = arith.constant 3 : i32
  %w = arith.addi %v, %v : i32
  return %w : i32
}
// CHECK-LABEL: func.func private @used(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C6_I32:.+]] = arith.constant 6 : i32
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   return %[[C6_I32]] : i32
// CHECK-NEXT: }
func.func private @used(%a: i32) -> i32 {
  %v = arith.constant 3 : i32
  %w = arith.addi %v, %a : i32
  return %w : i32
}
// CHECK-LABEL: func.func @callit(
// CHECK-SAME: %[[ARG0:.+]]: i1) -> i32 {
// CHECK-NEXT:   %[[C6_I32:.+]] = arith.constant 6 : i32
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   cf.cond_br %[[FALSE]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[C4_I32:.+]] = arith.constant 4 : i32
// CHECK-NEXT:   %[[V0:.+]] = call @used(%[[C4_I32]]) : (i32) -> i32
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = call @used(%[[C3_I32]]) : (i32) -> i32
// CHECK-NEXT:   return %[[C6_I32]] : i32
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func private @taken(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[C3_I32]], %[[ARG0]] : i32
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func private @taken(%a: i32) -> i32 {
  %v = arith.constant 3 : i32
  %w = arith.addi %v, %a : i32
  return %w : i32
}
// CHECK-LABEL: func.func @take() -> (i32, (i32) -> i32) {
// CHECK-NEXT:   %[[F:.+]] = constant @taken : (i32) -> i32
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[V0:.+]] = call @taken(%[[C3_I32]]) : (i32) -> i32
// CHECK-NEXT:   return %[[V0]], %[[F]] : i32, (i32) -> i32
// CHECK-NEXT: }
func.func @take() -> (i32, (i32) -> i32) {
  %v = arith.constant 3 : i32
  %f = constant @taken : (i32) -> i32
  %s = call @taken(%v) : (i32) -> i32
  return %s, %f : i32, (i32) -> i32
}
// CHECK-LABEL: func.func private @rec(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG1]], %[[C0_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return %[[C3_I32]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[ARG1]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[V2:.+]] = call @rec(%[[C3_I32]], %[[V1]]) : (i32, i32) -> i32
// CHECK-NEXT:   return %[[C3_I32]] : i32
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @callrec(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[V0:.+]] = call @rec(%[[C3_I32]], %[[ARG0]]) : (i32, i32) -> i32
// CHECK-NEXT:   return %[[C3_I32]] : i32
// CHECK-NEXT: }
func.func @callrec(%n: i32) -> i32 {
  %v = arith.constant 3 : i32
  %s = call @rec(%v, %n) : (i32, i32) -> i32
  return %s : i32
}
// CHECK-LABEL: func.func @loopcfg(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   cf.br ^bb1(%[[C3_I32]], %[[C0_I32]] : i32, i32)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: i32, %[[V1:.+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi slt, %[[V1]], %[[ARG0]] : i32
// CHECK-NEXT:   cf.cond_br %[[V2]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[V1]], %[[C1_I32]] : i32
// CHECK-NEXT:   cf.br ^bb1(%[[C3_I32]], %[[V3]] : i32, i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   return %[[C3_I32]] : i32
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @unknown(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[V0:.+]] = "test.op"(%[[C3_I32]]) ({
// CHECK-NEXT:     %[[C6_I32:.+]] = arith.constant 6 : i32
// CHECK-NEXT:     "test.yield"(%[[C6_I32]]) : (i32) -> ()
// CHECK-NEXT:   }) : (i32) -> i32
// CHECK-NEXT:   return %[[C0_I32]] : i32
// CHECK-NEXT: }
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
// CHECK-LABEL: func.func @unreach(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   return %[[C3_I32]] : i32
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[C3_I32]], %[[ARG0]] : i32
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @unreach(%n: i32) -> i32 {
  %v = arith.constant 3 : i32
  return %v : i32
^bb:
  %w = arith.addi %v, %n : i32
  return %w : i32
}
// CHECK-LABEL: func.func @swcf(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   cf.switch %[[C3_I32]] : i32, [
// CHECK-NEXT:     default: ^bb1,
// CHECK-NEXT:     3: ^bb2(%[[C3_I32]] : i32)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return %[[ARG0]] : i32
// CHECK-NEXT: ^bb2(%[[V0:.+]]: i32):  // pred: ^bb0
// CHECK-NEXT:   return %[[C3_I32]] : i32
// CHECK-NEXT: }
func.func @swcf(%n: i32) -> i32 {
  %v = arith.constant 3 : i32
  cf.switch %v : i32, [ default: ^a, 3: ^b(%v : i32) ]
^a:
  return %n : i32
^b(%q: i32):
  return %q : i32
}
// CHECK-LABEL: module @inner {
// CHECK-NEXT:   func.func private @p(%[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:     return %[[C3_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @q() -> i32 {
// CHECK-NEXT:     %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:     %[[V0:.+]] = call @p(%[[C3_I32]]) : (i32) -> i32
// CHECK-NEXT:     return %[[C3_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
module @inner {
  func.func private @p(%a: i32) -> i32 { return %a : i32 }
  func.func @q() -> i32 {
    %v = arith.constant 3 : i32
    %r = func.call @p(%v) : (i32) -> i32
    return %r : i32
  }
}
