func.func @f(%c: i1, %m: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^use, ^end
^use:
  memref.copy %a, %m : memref<2xf32> to memref<2xf32>
  cf.br ^end
^end:
  return
}
