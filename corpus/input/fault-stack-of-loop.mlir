// The loop frees stack memory after each iteration; blocks do not.
func.func private @use(memref<?xi32>)
func.func @static(%n: index, %c: i1, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %c {
      %a = memref.alloca() : memref<4xi32>
      memref.store %v, %a[%c0] : memref<4xi32>
      %b = memref.cast %a : memref<4xi32> to memref<?xi32>
      func.call @use(%b) : (memref<?xi32>) -> ()
    }
  }
  return
}
func.func @sized(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca(%n) : memref<?xi32>
    func.call @use(%a) : (memref<?xi32>) -> ()
  }
  return
}
func.func @sizedInLoop(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (index) {
    %a = memref.alloca(%i) : memref<?xi32>
    func.call @use(%a) : (memref<?xi32>) -> ()
    %x = arith.addi %s, %i : index
    scf.yield %x : index
  }
  return %r : index
}
