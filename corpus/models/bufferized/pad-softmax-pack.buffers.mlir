module {
  func.func @blocked(%arg0: memref<30x60xf32, strided<[?, ?], offset: ?>>) -> (memref<4x8x8x8xf32>, memref<30x60xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<32x64xf32>
    linalg.map outs(%alloc : memref<32x64xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %subview = memref.subview %alloc[0, 0] [30, 60] [1, 1] : memref<32x64xf32> to memref<30x60xf32, strided<[64, 1]>>
    memref.copy %arg0, %subview : memref<30x60xf32, strided<[?, ?], offset: ?>> to memref<30x60xf32, strided<[64, 1]>>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x8x8x8xf32>
    %expand_shape = memref.expand_shape %alloc [[0, 1], [2, 3]] output_shape [4, 8, 8, 8] : memref<32x64xf32> into memref<4x8x8x8xf32>
    linalg.transpose ins(%expand_shape : memref<4x8x8x8xf32>) outs(%alloc_0 : memref<4x8x8x8xf32>) permutation = [0, 2, 1, 3] 
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<30x60xf32>
    linalg.map { arith.negf } ins(%subview : memref<30x60xf32, strided<[64, 1]>>) outs(%alloc_1 : memref<30x60xf32>)
    return %alloc_0, %alloc_1 : memref<4x8x8x8xf32>, memref<30x60xf32>
  }
}

