func.func @main(%n: index, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %r = arith.constant 0 : i32
  %m = memref.alloca() : memref<1xi32>
  %d = memref.cast %m : memref<1xi32> to memref<?xi32>
  cf.cond_br %c, ^some, ^end(%d : memref<?xi32>)
^some:
  %a = memref.alloc(%n) : memref<?xi32>
  cf.br ^end(%a : memref<?xi32>)
^end(%x: memref<?xi32>):
  memref.store %r, %x[%c0] : memref<?xi32>
  return %r : i32
}
