func.func @f(%m: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  cf.br ^next(%a : memref<2xf32>)
^next(%x: memref<2xf32>):
  memref.copy %x, %m : memref<2xf32> to memref<2xf32>
  memref.dealloc %x : memref<2xf32>
  return
}
