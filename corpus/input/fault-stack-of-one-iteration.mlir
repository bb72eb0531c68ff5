// The loop with one iteration is in a loop that frees nothing.
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %c = arith.cmpi ult, %i, %n : index
    scf.condition(%c) %i : index
  } do {
  ^bb0(%i: index):
    scf.for %k = %c0 to %c1 step %c1 {
      %a = memref.alloca() : memref<4xi32>
      func.call @use(%a) : (memref<4xi32>) -> ()
    }
    scf.forall (%k) in (1) {
      %a = memref.alloca() : memref<4xi32>
      func.call @use(%a) : (memref<4xi32>) -> ()
    }
    scf.parallel (%k) = (%c0) to (%c1) step (%c1) {
      %a = memref.alloca() : memref<4xi32>
      func.call @use(%a) : (memref<4xi32>) -> ()
    }
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return
}
