func.func @f(%i: index, %v: f32) {
  %a = memref.alloc() : memref<4x2xf32>
  %t = memref.transpose %a (i, j) -> (j, i) : memref<4x2xf32> to memref<2x4xf32, strided<[1, 2]>>
  memref.store %v, %t[%i, %i] : memref<2x4xf32, strided<[1, 2]>>
  memref.dealloc %a : memref<4x2xf32>
  return
}
