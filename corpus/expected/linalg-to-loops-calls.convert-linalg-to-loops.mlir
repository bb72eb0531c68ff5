module {
  func.func private @one(%arg0: memref<?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    scf.for %arg1 = %c0 to %dim step %c1 {
      %0 = memref.load %arg0[%arg1] : memref<?xf32>
      %1 = math.exp %0 : f32
      memref.store %1, %arg0[%arg1] : memref<?xf32>
    }
    return
  }
  func.func @two(%arg0: memref<4xf32>, %arg1: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
    call @one(%cast) : (memref<?xf32>) -> ()
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %1 = memref.load %arg0[%arg2] : memref<4xf32>
      %2 = math.exp %1 : f32
      memref.store %2, %arg0[%arg2] : memref<4xf32>
    }
    %0 = memref.load %arg0[%c0] : memref<4xf32>
    memref.dealloc %arg0 : memref<4xf32>
    return %0 : f32
  }
  func.func private @decl(memref<?xf32>)
}

