func.func @f(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<2xf32>
  cf.br ^next(%a : memref<2xf32>)
^next(%x: memref<2xf32>):
  %r = memref.realloc %x : memref<2xf32> to memref<4xf32>
  memref.copy %m, %r : memref<4xf32> to memref<4xf32>
  return
}
