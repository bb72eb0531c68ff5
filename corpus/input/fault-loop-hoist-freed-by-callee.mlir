func.func private @free(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 1.0 : f32
  scf.for %i = %c0 to %c4 step %c1 {
    %a = memref.alloc() : memref<4xf32>
    memref.store %v, %a[%c0] : memref<4xf32>
    func.call @free(%a) : (memref<4xf32>) -> ()
  }
  return %v : f32
}
