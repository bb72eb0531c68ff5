func.func @f(%c: i1, %m: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^other, ^end(%a : memref<2xf32>)
^other:
  %b = memref.alloc() : memref<2xf32>
  cf.br ^end(%b : memref<2xf32>)
^end(%x: memref<2xf32>):
  memref.copy %x, %m : memref<2xf32> to memref<2xf32>
  return
}
