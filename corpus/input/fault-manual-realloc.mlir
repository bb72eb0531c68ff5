func.func @f(%v: f32, %n: index, %m: index) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) {bufferization.manual_deallocation} : memref<?xf32>
  memref.store %v, %a[%c0] : memref<?xf32>
  %r = memref.realloc %a(%m) {bufferization.manual_deallocation} : memref<?xf32> to memref<?xf32>
  %x = memref.load %r[%c0] : memref<?xf32>
  memref.dealloc %r {bufferization.manual_deallocation} : memref<?xf32>
  return %x : f32
}
