func.func @f(%n: index, %v: f32) {
  scf.for %i = %n to %n step %n {
    %a = memref.alloc() : memref<4xf32>
    memref.store %v, %a[%i] : memref<4xf32>
    memref.dealloc %a : memref<4xf32>
  }
  return
}
