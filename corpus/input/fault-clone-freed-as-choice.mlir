func.func @f(%c: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %y = arith.select %c, %a, %b : memref<f32>
  %z = bufferization.clone %y : memref<f32> to memref<f32>
  scf.execute_region {
    memref.dealloc %a : memref<f32>
    memref.dealloc %b : memref<f32>
    scf.yield
  } {no_inline}
  %w = memref.load %z[] : memref<f32>
  memref.dealloc %z : memref<f32>
  return %w : f32
}
