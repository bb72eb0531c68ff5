func.func @f(%m: memref<4xf32>) {
  %c4 = arith.constant 4 : index
  %a = memref.alloc(%c4) {bufferization.manual_deallocation} : memref<?xf32>
  memref.copy %m, %a : memref<4xf32> to memref<?xf32>
  memref.copy %a, %m : memref<?xf32> to memref<4xf32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<?xf32>
  return
}
