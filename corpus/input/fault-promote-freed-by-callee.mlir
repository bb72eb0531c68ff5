func.func private @free(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%c0] : memref<4xf32>
  %l = memref.load %a[%c0] : memref<4xf32>
  call @free(%a) : (memref<4xf32>) -> ()
  return %l : f32
}
