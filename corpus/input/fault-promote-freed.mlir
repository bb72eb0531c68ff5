func.func @f(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %0 = arith.select %c, %a, %b : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return
}
