func.func private @f(%m: memref<4xf32>) -> memref<4xf32> {
  %a = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return %a : memref<4xf32>
}
