func.func @f(%c: i1, %v: f64, %b: i8) -> memref<2xf32> {
  %0 = arith.constant 0 : index
  %8 = arith.constant 8 : index
  %bytes = memref.alloc() : memref<64xi8>
  %view = memref.view %bytes[%8][] : memref<64xi8> to memref<2xf64>
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1(%a : memref<2xf32>), ^bb2
^bb1(%x: memref<2xf32>):
  memref.store %v, %view[%0] : memref<2xf64>
  cf.br ^bb3(%x : memref<2xf32>)
^bb2:
  cf.br ^bb3(%a : memref<2xf32>)
^bb3(%r: memref<2xf32>):
  memref.store %v, %view[%0] : memref<2xf64>
  memref.store %b, %bytes[%0] : memref<64xi8>
  return %r : memref<2xf32>
}
