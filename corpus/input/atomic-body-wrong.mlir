func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    %y = memref.load %m[%i] : memref<4xf32>
    memref.atomic_yield %y : f32
  }
  return
}
