func.func @f(%m: memref<4x2xf32>) -> memref<2x4xf32, strided<[1, 2]>> {
  %a = memref.alloc() : memref<4x2xf32>
  memref.copy %m, %a : memref<4x2xf32> to memref<4x2xf32>
  %t = memref.transpose %a (i, j) -> (j, i) : memref<4x2xf32> to memref<2x4xf32, strided<[1, 2]>>
  return %t : memref<2x4xf32, strided<[1, 2]>>
}
