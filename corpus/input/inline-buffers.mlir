func.func private @alloc(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  return %m : memref<?xf32>
}
func.func private @stack(%n: index, %f: f32) -> f32 {
  %m = memref.alloca(%n) : memref<?xf32>
  %c0 = arith.constant 0 : index
  memref.store %f, %m[%c0] : memref<?xf32>
  %r = memref.load %m[%c0] : memref<?xf32>
  return %r : f32
}
func.func @f(%n: index, %f: f32) -> f32 {
  %m = call @alloc(%n) : (index) -> memref<?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %s = func.call @stack(%i, %f) : (index, f32) -> f32
    memref.store %s, %m[%i] : memref<?xf32>
  }
  %r = memref.load %m[%c0] : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return %r : f32
}
