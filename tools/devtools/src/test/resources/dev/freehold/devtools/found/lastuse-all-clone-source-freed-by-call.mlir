func.func private @g(%m: memref<f32>) -> memref<f32> {
  %v = memref.load %m[] : memref<f32>
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  return %a : memref<f32>
}
func.func @f(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %z = bufferization.clone %a : memref<f32> to memref<f32>
  %r = call @g(%a) : (memref<f32>) -> memref<f32>
  %x = memref.load %z[] : memref<f32>
  %y = memref.load %r[] : memref<f32>
  %s = arith.addf %x, %y : f32
  return %s : f32
}
