module {
  func.func private @free(%arg0: memref<4xf32>) {
    memref.dealloc %arg0 : memref<4xf32>
    return
  }
  func.func @main() -> f32 {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %alloca = memref.alloca() : memref<4xf32>
    memref.store %cst, %alloca[%c0] : memref<4xf32>
    %0 = memref.load %alloca[%c0] : memref<4xf32>
    call @free(%alloca) : (memref<4xf32>) -> ()
    return %0 : f32
  }
}

