func.func @main(%n: index, %u: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = arith.constant 0 : i32
  scf.for %i = %c0 to %u step %c1 {
    %a = memref.alloc(%n) : memref<?xi32>
    memref.store %r, %a[%c0] : memref<?xi32>
  }
  return %r : i32
}
