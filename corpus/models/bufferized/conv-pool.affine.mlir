#map = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<(d0, d1) -> (d0 * 2 + d1)>
module {
  func.func @conv_pool(%arg0: memref<1x34x34x4xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<3x3x4x8xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<8xf32, strided<[?], offset: ?>>) -> memref<1x16x16x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant -3.400000e+38 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x32x32x8xf32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1x32x32x8xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 32 {
        affine.for %arg5 = 0 to 32 {
          affine.for %arg6 = 0 to 8 {
            %0 = affine.load %arg2[%arg6] : memref<8xf32, strided<[?], offset: ?>>
            affine.store %0, %alloc_1[%arg3, %arg4, %arg5, %arg6] : memref<1x32x32x8xf32>
          }
        }
      }
    }
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 32 {
        affine.for %arg5 = 0 to 32 {
          affine.for %arg6 = 0 to 8 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 3 {
                affine.for %arg9 = 0 to 4 {
                  %0 = affine.apply #map(%arg4, %arg7)
                  %1 = affine.apply #map(%arg5, %arg8)
                  %2 = affine.load %arg0[%arg3, %0, %1, %arg9] : memref<1x34x34x4xf32, strided<[?, ?, ?, ?], offset: ?>>
                  %3 = affine.load %arg1[%arg7, %arg8, %arg9, %arg6] : memref<3x3x4x8xf32, strided<[?, ?, ?, ?], offset: ?>>
                  %4 = affine.load %alloc_1[%arg3, %arg4, %arg5, %arg6] : memref<1x32x32x8xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  affine.store %6, %alloc_1[%arg3, %arg4, %arg5, %arg6] : memref<1x32x32x8xf32>
                }
              }
            }
          }
        }
      }
    }
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 32 {
        affine.for %arg5 = 0 to 32 {
          affine.for %arg6 = 0 to 8 {
            affine.store %cst, %alloc[%arg3, %arg4, %arg5, %arg6] : memref<1x32x32x8xf32>
          }
        }
      }
    }
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 32 {
        affine.for %arg5 = 0 to 32 {
          affine.for %arg6 = 0 to 8 {
            %0 = affine.load %alloc_1[%arg3, %arg4, %arg5, %arg6] : memref<1x32x32x8xf32>
            %1 = affine.load %alloc[%arg3, %arg4, %arg5, %arg6] : memref<1x32x32x8xf32>
            %2 = arith.maximumf %0, %1 : f32
            affine.store %2, %alloc[%arg3, %arg4, %arg5, %arg6] : memref<1x32x32x8xf32>
          }
        }
      }
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x8xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 16 {
        affine.for %arg5 = 0 to 16 {
          affine.for %arg6 = 0 to 8 {
            affine.store %cst_0, %alloc_2[%arg3, %arg4, %arg5, %arg6] : memref<1x16x16x8xf32>
          }
        }
      }
    }
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 16 {
        affine.for %arg5 = 0 to 16 {
          affine.for %arg6 = 0 to 8 {
            affine.for %arg7 = 0 to 2 {
              affine.for %arg8 = 0 to 2 {
                %0 = affine.apply #map1(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = affine.load %alloc[%arg3, %0, %1, %arg6] : memref<1x32x32x8xf32>
                %3 = affine.load %alloc_2[%arg3, %arg4, %arg5, %arg6] : memref<1x16x16x8xf32>
                %4 = arith.maximumf %3, %2 : f32
                affine.store %4, %alloc_2[%arg3, %arg4, %arg5, %arg6] : memref<1x16x16x8xf32>
              }
            }
          }
        }
      }
    }
    return %alloc_2 : memref<1x16x16x8xf32>
  }
}

