// Constants of the dialect are moved and merged as others are; constants go behind other summands.
func.func @f(%a: !smt.int, %v: !smt.bv<4>, %c: i1) -> (!smt.int, !smt.int, !smt.bv<4>, !smt.bool, !smt.bool) {
  %0 = smt.int.constant 2
  %1 = smt.int.constant 2
  %2 = smt.int.constant 0x2
  %3 = smt.int.add %0, %a, %1
  %4 = smt.int.mul %2, %3
  %5 = scf.if %c -> !smt.bv<4> {
    %b = smt.bv.constant #smt.bv<3> : !smt.bv<4>
    scf.yield %b : !smt.bv<4>
  } else {
    %b = smt.bv.constant #smt.bv<3> : !smt.bv<4>
    %d = smt.bv.add %b, %v : !smt.bv<4>
    %unused = smt.declare_fun : !smt.bool
    scf.yield %d : !smt.bv<4>
  }
  %t = smt.constant true
  %t1 = smt.constant true
  %6 = smt.forall {
  ^bb0(%x: !smt.int):
    %z = smt.int.constant 2
    %y = smt.eq %x, %z : !smt.int
    smt.yield %y : !smt.bool
  }
  %7 = smt.forall {
  ^bb0(%x: !smt.int):
    smt.yield %t : !smt.bool
  }
  %8 = smt.and %t, %t1, %6
  %9 = smt.exists { smt.yield %t : !smt.bool }
  %10 = smt.exists { smt.yield %t1 : !smt.bool }
  %11 = smt.or %9, %10
  return %3, %4, %5, %8, %11 : !smt.int, !smt.int, !smt.bv<4>, !smt.bool, !smt.bool
}
func.func @buffers(%a: !smt.int, %m: memref<4xf32>) -> !smt.bool {
  %0 = memref.alloc() : memref<4xf32>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int) !smt.bool>
  %1 = smt.apply_func %f(%a) : !smt.func<(!smt.int) !smt.bool>
  %2 = smt.forall {
  ^bb0(%x: !smt.int):
    %y = smt.eq %x, %a : !smt.int
    smt.yield %y : !smt.bool
  }
  %3 = smt.and %1, %2
  memref.copy %m, %0 : memref<4xf32> to memref<4xf32>
  memref.copy %0, %m : memref<4xf32> to memref<4xf32>
  return %3 : !smt.bool
}
