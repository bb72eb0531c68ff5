func.func private @f(%v: f32, %i: index) -> memref<8xf32> {
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%i] : memref<4xf32>
  %b = memref.realloc %a : memref<4xf32> to memref<8xf32>
  return %b : memref<8xf32>
}
func.func @grown(%v: f32, %i: index) -> f32 {
  %a = call @f(%v, %i) : (f32, index) -> memref<8xf32>
  %x = memref.load %a[%i] : memref<8xf32>
  return %x : f32
}
