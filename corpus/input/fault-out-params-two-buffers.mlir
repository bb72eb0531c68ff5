func.func private @f(%c: i1) -> (memref<4xf32>, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  cf.cond_br %c, ^one, ^other
^one:
  return %a, %b : memref<4xf32>, memref<4xf32>
^other:
  return %b, %a : memref<4xf32>, memref<4xf32>
}
