func.func private @f(%m: memref<4xf32>) -> memref<4xf32> {
  %a = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return %a : memref<4xf32>
}
func.func @copied(%m: memref<4xf32>, %i: index) -> f32 {
  %a = call @f(%m) : (memref<4xf32>) -> memref<4xf32>
  %x = memref.load %a[%i] : memref<4xf32>
  return %x : f32
}
