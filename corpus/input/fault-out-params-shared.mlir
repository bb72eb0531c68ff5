func.func private @first(%m: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %n = memref.alloc() : memref<4xf32>
  memref.dealloc %n : memref<4xf32>
  return %m : memref<4xf32>
}
func.func @f(%m: memref<4xf32>, %c: i1, %v: f32, %i: index) {
  %r = call @first(%m, %c) : (memref<4xf32>, i1) -> memref<4xf32>
  memref.store %v, %r[%i] : memref<4xf32>
  return
}
