module {
  func.func @mlp(%arg0: memref<8x1x784xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<8x784x128xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<1x1x128xf32, strided<[?, ?, ?], offset: ?>>, %arg3: memref<8x128x10xf32, strided<[?, ?, ?], offset: ?>>) -> memref<8x1x10xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 6.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8x1x128xf32>
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 1 {
        affine.for %arg6 = 0 to 128 {
          affine.store %cst_1, %alloc[%arg4, %arg5, %arg6] : memref<8x1x128xf32>
        }
      }
    }
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 1 {
        affine.for %arg6 = 0 to 128 {
          affine.for %arg7 = 0 to 784 {
            %0 = affine.load %arg0[%arg4, %arg5, %arg7] : memref<8x1x784xf32, strided<[?, ?, ?], offset: ?>>
            %1 = affine.load %arg1[%arg4, %arg7, %arg6] : memref<8x784x128xf32, strided<[?, ?, ?], offset: ?>>
            %2 = affine.load %alloc[%arg4, %arg5, %arg6] : memref<8x1x128xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            affine.store %4, %alloc[%arg4, %arg5, %arg6] : memref<8x1x128xf32>
          }
        }
      }
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<8x1x128xf32>
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 1 {
        affine.for %arg6 = 0 to 128 {
          %0 = affine.load %alloc[%arg4, %arg5, %arg6] : memref<8x1x128xf32>
          %1 = affine.load %arg2[%c0, %arg5, %arg6] : memref<1x1x128xf32, strided<[?, ?, ?], offset: ?>>
          %2 = arith.addf %0, %1 : f32
          affine.store %2, %alloc_2[%arg4, %arg5, %arg6] : memref<8x1x128xf32>
        }
      }
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<8x1x128xf32>
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 1 {
        affine.for %arg6 = 0 to 128 {
          %0 = affine.load %alloc_2[%arg4, %arg5, %arg6] : memref<8x1x128xf32>
          %1 = arith.minimumf %0, %cst_0 : f32
          %2 = arith.maximumf %1, %cst_1 : f32
          affine.store %2, %alloc_3[%arg4, %arg5, %arg6] : memref<8x1x128xf32>
        }
      }
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<8x1x10xf32>
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 1 {
        affine.for %arg6 = 0 to 10 {
          affine.store %cst_1, %alloc_4[%arg4, %arg5, %arg6] : memref<8x1x10xf32>
        }
      }
    }
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 1 {
        affine.for %arg6 = 0 to 10 {
          affine.for %arg7 = 0 to 128 {
            %0 = affine.load %alloc_3[%arg4, %arg5, %arg7] : memref<8x1x128xf32>
            %1 = affine.load %arg3[%arg4, %arg7, %arg6] : memref<8x128x10xf32, strided<[?, ?, ?], offset: ?>>
            %2 = affine.load %alloc_4[%arg4, %arg5, %arg6] : memref<8x1x10xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            affine.store %4, %alloc_4[%arg4, %arg5, %arg6] : memref<8x1x10xf32>
          }
        }
      }
    }
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<8x1x10xf32>
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 1 {
        affine.for %arg6 = 0 to 10 {
          %0 = affine.load %alloc_4[%arg4, %arg5, %arg6] : memref<8x1x10xf32>
          %1 = math.exp %0 : f32
          affine.store %1, %alloc_5[%arg4, %arg5, %arg6] : memref<8x1x10xf32>
        }
      }
    }
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<8x1xf32>
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 1 {
        affine.store %cst_1, %alloc_6[%arg4, %arg5] : memref<8x1xf32>
      }
    }
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 1 {
        affine.for %arg6 = 0 to 10 {
          %0 = affine.load %alloc_5[%arg4, %arg5, %arg6] : memref<8x1x10xf32>
          %1 = affine.load %alloc_6[%arg4, %arg5] : memref<8x1xf32>
          %2 = arith.addf %0, %1 : f32
          affine.store %2, %alloc_6[%arg4, %arg5] : memref<8x1xf32>
        }
      }
    }
    %expand_shape = memref.expand_shape %alloc_6 [[0], [1, 2]] output_shape [8, 1, 1] : memref<8x1xf32> into memref<8x1x1xf32>
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<8x1x1xf32>
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 1 {
        affine.for %arg6 = 0 to 1 {
          %0 = affine.load %expand_shape[%arg4, %arg5, %arg6] : memref<8x1x1xf32>
          %1 = arith.divf %cst, %0 : f32
          affine.store %1, %alloc_7[%arg4, %arg5, %arg6] : memref<8x1x1xf32>
        }
      }
    }
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<8x1x10xf32>
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 1 {
        affine.for %arg6 = 0 to 10 {
          %0 = affine.load %alloc_5[%arg4, %arg5, %arg6] : memref<8x1x10xf32>
          %1 = affine.load %alloc_7[%arg4, %arg5, %c0] : memref<8x1x1xf32>
          %2 = arith.mulf %0, %1 : f32
          affine.store %2, %alloc_8[%arg4, %arg5, %arg6] : memref<8x1x10xf32>
        }
      }
    }
    return %alloc_8 : memref<8x1x10xf32>
  }
}

