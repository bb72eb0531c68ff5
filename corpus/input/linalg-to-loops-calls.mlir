func.func private @one(%m: memref<?xf32>) {
  linalg.exp ins(%m : memref<?xf32>) outs(%m : memref<?xf32>)
  return
}
func.func @two(%m: memref<4xf32>, %f: f32) -> f32 {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  call @one(%c) : (memref<?xf32>) -> ()
  linalg.exp ins(%c : memref<?xf32>) outs(%c : memref<?xf32>)
  %c0 = arith.constant 0 : index
  %r = memref.load %c[%c0] : memref<?xf32>
  memref.dealloc %m : memref<4xf32>
  return %r : f32
}
func.func private @decl(memref<?xf32>)
