func.func @f(%m: memref<2xf32> {bufferization.foo}) {
  return
}
