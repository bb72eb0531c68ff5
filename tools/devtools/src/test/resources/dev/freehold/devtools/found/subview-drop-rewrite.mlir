func.func @main(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<2x3x2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2x3x2xi32>)
  memref.store %w, %m[%c1, %c2, %c1] : memref<2x3x2xi32>
  %mc = memref.cast %m : memref<2x3x2xi32> to memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>
  %s = memref.subview %mc[%c1, 0, %c1] [1, %c3, 1] [1, 1, 1] : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>> to memref<1x?xi32, strided<[?, ?], offset: ?>>
  %x = memref.load %s[%c0, %c2] : memref<1x?xi32, strided<[?, ?], offset: ?>>
  memref.dealloc %m : memref<2x3x2xi32>
  return %x : i32
}
