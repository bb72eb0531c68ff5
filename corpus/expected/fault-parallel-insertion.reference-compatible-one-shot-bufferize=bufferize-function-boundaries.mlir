module {
  func.func @f(%arg0: f32, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
    linalg.map outs(%alloc : memref<8xf32>)
      (%init: f32) {
        linalg.yield %arg0 : f32
      }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
    linalg.map outs(%alloc_0 : memref<3xf32>)
      (%init: f32) {
        linalg.yield %arg1 : f32
      }
    scf.forall (%arg2) in (1) {
      memref.store %arg1, %alloc[%c0] : memref<8xf32>
      %subview = memref.subview %alloc[3] [3] [1] : memref<8xf32> to memref<3xf32, strided<[1], offset: 3>>
      memref.copy %alloc_0, %subview : memref<3xf32> to memref<3xf32, strided<[1], offset: 3>>
    }
    %0 = memref.load %alloc[%c0] : memref<8xf32>
    return %0 : f32
  }
}

