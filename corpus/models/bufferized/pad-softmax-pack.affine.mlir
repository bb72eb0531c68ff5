module {
  func.func @blocked(%arg0: memref<30x60xf32, strided<[?, ?], offset: ?>>) -> (memref<4x8x8x8xf32>, memref<30x60xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<32x64xf32>
    affine.for %arg1 = 0 to 32 {
      affine.for %arg2 = 0 to 64 {
        affine.store %cst, %alloc[%arg1, %arg2] : memref<32x64xf32>
      }
    }
    %subview = memref.subview %alloc[0, 0] [30, 60] [1, 1] : memref<32x64xf32> to memref<30x60xf32, strided<[64, 1]>>
    memref.copy %arg0, %subview : memref<30x60xf32, strided<[?, ?], offset: ?>> to memref<30x60xf32, strided<[64, 1]>>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x8x8x8xf32>
    %expand_shape = memref.expand_shape %alloc [[0, 1], [2, 3]] output_shape [4, 8, 8, 8] : memref<32x64xf32> into memref<4x8x8x8xf32>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 8 {
        affine.for %arg3 = 0 to 8 {
          affine.for %arg4 = 0 to 8 {
            %0 = affine.load %expand_shape[%arg1, %arg3, %arg2, %arg4] : memref<4x8x8x8xf32>
            affine.store %0, %alloc_0[%arg1, %arg2, %arg3, %arg4] : memref<4x8x8x8xf32>
          }
        }
      }
    }
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<30x60xf32>
    affine.for %arg1 = 0 to 30 {
      affine.for %arg2 = 0 to 60 {
        %0 = affine.load %subview[%arg1, %arg2] : memref<30x60xf32, strided<[64, 1]>>
        %1 = arith.negf %0 : f32
        affine.store %1, %alloc_1[%arg1, %arg2] : memref<30x60xf32>
      }
    }
    return %alloc_0, %alloc_1 : memref<4x8x8x8xf32>, memref<30x60xf32>
  }
}

