func.func @f(%i: index, %m: memref<4xf32>) -> memref<4xf32> {
  %box = memref.alloc() : memref<2xmemref<4xf32>>
  memref.store %m, %box[%i] : memref<2xmemref<4xf32>>
  %0 = memref.load %box[%i] : memref<2xmemref<4xf32>>
  return %0 : memref<4xf32>
}
