func.func @main(%n: index, %v: i32) -> (index) {
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<2x?x2xi32>
  %mc = memref.cast %m : memref<2x?x2xi32> to memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>
  %s = memref.subview %mc[1, 0, 1] [1, %n, 1] [1, 1, 1] : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>> to memref<1x?xi32, strided<[?, ?], offset: ?>>
  %x = memref.dim %s, %c1 : memref<1x?xi32, strided<[?, ?], offset: ?>>
  memref.dealloc %m : memref<2x?x2xi32>
  return %x : index
}
