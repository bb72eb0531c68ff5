func.func @f(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %s = memref.alloca() : memref<memref<f32>>
  memref.store %a, %s[] : memref<memref<f32>>
  %m = memref.load %s[] : memref<memref<f32>>
  %x = memref.load %m[] : memref<f32>
  memref.dealloc %a : memref<f32>
  return %x : f32
}
