func.func private @make(%v: f32) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %v, %m[%c0] : memref<4xf32>
  return %m : memref<4xf32>
}
func.func @f(%v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %r = call @make(%v) : (f32) -> memref<4xf32>
  %x = memref.load %r[%c0] : memref<4xf32>
  memref.dealloc %r : memref<4xf32>
  return %x : f32
}
