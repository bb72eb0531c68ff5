module {
  func.func private @free(%arg0: memref<4xf32>) {
    memref.dealloc %arg0 : memref<4xf32>
    return
  }
  func.func @main() -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 1.000000e+00 : f32
    %alloc = memref.alloc() : memref<4xf32>
    scf.for %arg0 = %c0 to %c4 step %c1 {
      memref.store %cst, %alloc[%c0] : memref<4xf32>
      func.call @free(%alloc) : (memref<4xf32>) -> ()
    }
    return %cst : f32
  }
}

