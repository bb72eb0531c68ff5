func.func @f(%i: index, %m: memref<2xf32>) -> index {
  %a = memref.alloc() : memref<2xf32>
  cf.br ^next
^next:
  %j = arith.addi %i, %i : index
  memref.copy %a, %m : memref<2xf32> to memref<2xf32>
  return %j : index
}
