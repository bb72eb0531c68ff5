func.func @f(%x: memref<4xf32>) {
  %a = gpu.alloc () : memref<4xf32>
  gpu.memcpy %a, %x : memref<4xf32>, memref<4xf32>
  gpu.memcpy %x, %a : memref<4xf32>, memref<4xf32>
  return
}
