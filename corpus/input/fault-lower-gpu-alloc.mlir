func.func @f(%own: i1) {
  %a = gpu.alloc () : memref<4xf32>
  bufferization.dealloc (%a : memref<4xf32>) if (%own)
  return
}
