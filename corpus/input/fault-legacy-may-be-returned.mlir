func.func @f(%c: i1, %arg: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  memref.copy %arg, %a : memref<2xf32> to memref<2xf32>
  %r = arith.select %c, %a, %arg : memref<2xf32>
  return %r : memref<2xf32>
}
