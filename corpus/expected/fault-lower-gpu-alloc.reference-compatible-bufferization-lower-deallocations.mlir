module {
  func.func @f(%arg0: i1) {
    %memref = gpu.alloc  () : memref<4xf32>
    scf.if %arg0 {
      memref.dealloc %memref : memref<4xf32>
    }
    return
  }
}

