module {
  func.func @f(%arg0: f32, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %alloca = memref.alloca() : memref<2xmemref<f32>>
    %alloc = memref.alloc() : memref<f32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      %3 = arith.cmpi eq, %arg2, %c0 : index
      %4 = arith.select %3, %arg0, %arg1 : f32
      memref.store %4, %alloc[] : memref<f32>
      memref.store %alloc, %alloca[%arg2] : memref<2xmemref<f32>>
    }
    %0 = memref.load %alloca[%c0] : memref<2xmemref<f32>>
    %1 = memref.load %alloca[%c1] : memref<2xmemref<f32>>
    %2 = memref.load %0[] : memref<f32>
    memref.dealloc %0 : memref<f32>
    memref.dealloc %1 : memref<f32>
    return %2 : f32
  }
}

