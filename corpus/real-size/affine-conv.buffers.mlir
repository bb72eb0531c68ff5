module {
  func.func @conv(%arg0: memref<1x64x114x114xf32>, %arg1: memref<64x64x3x3xf32>, %arg2: memref<1x64x112x112xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg3 = 0 to 64 {
      %alloc = memref.alloc() : memref<112x112xf32>
      affine.for %arg4 = 0 to 112 {
        affine.for %arg5 = 0 to 112 {
          affine.store %cst, %alloc[%arg4, %arg5] : memref<112x112xf32>
          affine.for %arg6 = 0 to 64 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 3 {
                %0 = affine.load %arg0[0, %arg6, %arg4 + %arg7, %arg5 + %arg8] : memref<1x64x114x114xf32>
                %1 = affine.load %arg1[%arg3, %arg6, %arg7, %arg8] : memref<64x64x3x3xf32>
                %2 = affine.load %alloc[%arg4, %arg5] : memref<112x112xf32>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                affine.store %4, %alloc[%arg4, %arg5] : memref<112x112xf32>
              }
            }
          }
        }
      }
      affine.parallel (%arg4, %arg5) = (0, 0) to (112, 112) {
        %0 = affine.load %alloc[%arg4, %arg5] : memref<112x112xf32>
        affine.store %0, %arg2[0, %arg3, %arg4, %arg5] : memref<1x64x112x112xf32>
      }
    }
    return
  }
  func.func @seidel(%arg0: memref<2000x2000xf64>) {
    %cst = arith.constant 9.000000e+00 : f64
    affine.for %arg1 = 0 to 500 {
      affine.for %arg2 = 1 to 1999 {
        affine.for %arg3 = 1 to 1999 {
          %0 = affine.load %arg0[%arg2 - 1, %arg3] : memref<2000x2000xf64>
          %1 = affine.load %arg0[%arg2, %arg3 - 1] : memref<2000x2000xf64>
          %2 = affine.load %arg0[%arg2, %arg3] : memref<2000x2000xf64>
          %3 = affine.load %arg0[%arg2 + 1, %arg3 + 1] : memref<2000x2000xf64>
          %4 = arith.addf %0, %1 : f64
          %5 = arith.addf %2, %3 : f64
          %6 = arith.addf %4, %5 : f64
          %7 = arith.divf %6, %cst : f64
          affine.store %7, %arg0[%arg2, %arg3] : memref<2000x2000xf64>
        }
      }
    }
    return
  }
}

