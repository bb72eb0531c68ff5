func.func @f(%c: i1, %m: memref<4xf32>) {
  cf.cond_br %c, ^loop(%m : memref<4xf32>), ^end(%m : memref<4xf32>)
^loop(%last: memref<4xf32>):
  %a = memref.alloc() : memref<4xf32>
  memref.copy %last, %a : memref<4xf32> to memref<4xf32>
  cf.cond_br %c, ^loop(%a : memref<4xf32>), ^end(%a : memref<4xf32>)
^end(%r: memref<4xf32>):
  memref.copy %r, %m : memref<4xf32> to memref<4xf32>
  return
}
