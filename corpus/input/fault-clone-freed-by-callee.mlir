func.func private @release(%x: memref<f32>) {
  memref.dealloc %x : memref<f32>
  return
}
func.func private @through(%x: memref<f32>) {
  call @release(%x) : (memref<f32>) -> ()
  return
}
func.func @f(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %z = bufferization.clone %a : memref<f32> to memref<f32>
  call @through(%a) : (memref<f32>) -> ()
  %w = memref.load %z[] : memref<f32>
  memref.dealloc %z : memref<f32>
  return %w : f32
}
