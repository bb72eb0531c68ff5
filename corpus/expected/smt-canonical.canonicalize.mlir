module {
  func.func @f(%arg0: !smt.int, %arg1: !smt.bv<4>, %arg2: i1) -> (!smt.int, !smt.int, !smt.bv<4>, !smt.bool, !smt.bool) {
    %true = smt.constant true
    %c3_bv4 = smt.bv.constant #smt.bv<3> : !smt.bv<4>
    %c2 = smt.int.constant 2
    %0 = smt.int.add %arg0, %c2, %c2
    %1 = smt.int.mul %0, %c2
    %2 = scf.if %arg2 -> (!smt.bv<4>) {
      scf.yield %c3_bv4 : !smt.bv<4>
    } else {
      %8 = smt.bv.add %c3_bv4, %arg1 : !smt.bv<4>
      scf.yield %8 : !smt.bv<4>
    }
    %3 = smt.forall {
    ^bb0(%arg3: !smt.int):
      %8 = smt.eq %arg3, %c2 : !smt.int
      smt.yield %8 : !smt.bool
    }
    %4 = smt.and %true, %true, %3
    %5 = smt.exists {
      smt.yield %true : !smt.bool
    }
    %6 = smt.exists {
      smt.yield %true : !smt.bool
    }
    %7 = smt.or %5, %6
    return %0, %1, %2, %4, %7 : !smt.int, !smt.int, !smt.bv<4>, !smt.bool, !smt.bool
  }
  func.func @buffers(%arg0: !smt.int, %arg1: memref<4xf32>) -> !smt.bool {
    %alloc = memref.alloc() : memref<4xf32>
    %f = smt.declare_fun "f" : !smt.func<(!smt.int) !smt.bool>
    %0 = smt.apply_func %f(%arg0) : !smt.func<(!smt.int) !smt.bool>
    %1 = smt.forall {
    ^bb0(%arg2: !smt.int):
      %3 = smt.eq %arg2, %arg0 : !smt.int
      smt.yield %3 : !smt.bool
    }
    %2 = smt.and %0, %1
    memref.copy %arg1, %alloc : memref<4xf32> to memref<4xf32>
    memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
    return %2 : !smt.bool
  }
}

