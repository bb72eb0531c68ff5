func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%c0] : memref<4xf32>
  %l = memref.load %a[%c0] : memref<4xf32>
  %r = memref.realloc %a : memref<4xf32> to memref<8xf32>
  memref.store %v, %r[%c0] : memref<8xf32>
  memref.dealloc %r : memref<8xf32>
  return %l : f32
}
