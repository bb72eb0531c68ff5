func.func @f(%m: memref<100xf32>, %n: memref<100xf32, 2>, %t: memref<1xf32>, %i: index, %s: index) {
  %c1 = arith.constant 1 : index
  affine.dma_start %m[%i + 7], %n[%i + 1], %t[0], %s : memref<100xf32>, memref<100xf32, 2>, memref<1xf32>
  affine.dma_start %m[%i], %n[%i], %t[%i], %s, %c1, %s : memref<100xf32>, memref<100xf32, 2>, memref<1xf32>
  affine.dma_wait %t[%i + 1], %s : memref<1xf32>
  return
}
