module {
  func.func @dense(%arg0: memref<?x64x32xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<?x32x48xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<48xf32, strided<[?], offset: ?>>) -> memref<?x64x48xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.707106769 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x64x32xf32, strided<[?, ?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x64x48xf32>
    affine.for %arg3 = 0 to %dim {
      affine.for %arg4 = 0 to 64 {
        affine.for %arg5 = 0 to 48 {
          affine.store %cst, %alloc[%arg3, %arg4, %arg5] : memref<?x64x48xf32>
        }
      }
    }
    %dim_3 = memref.dim %arg0, %c0 : memref<?x64x32xf32, strided<[?, ?, ?], offset: ?>>
    affine.for %arg3 = 0 to %dim_3 {
      affine.for %arg4 = 0 to 64 {
        affine.for %arg5 = 0 to 48 {
          affine.for %arg6 = 0 to 32 {
            %0 = affine.load %arg0[%arg3, %arg4, %arg6] : memref<?x64x32xf32, strided<[?, ?, ?], offset: ?>>
            %1 = affine.load %arg1[%arg3, %arg6, %arg5] : memref<?x32x48xf32, strided<[?, ?, ?], offset: ?>>
            %2 = affine.load %alloc[%arg3, %arg4, %arg5] : memref<?x64x48xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            affine.store %4, %alloc[%arg3, %arg4, %arg5] : memref<?x64x48xf32>
          }
        }
      }
    }
    affine.for %arg3 = 0 to %dim {
      affine.for %arg4 = 0 to 64 {
        affine.for %arg5 = 0 to 48 {
          %0 = affine.load %alloc[%arg3, %arg4, %arg5] : memref<?x64x48xf32>
          %1 = affine.load %arg2[%arg5] : memref<48xf32, strided<[?], offset: ?>>
          %2 = arith.addf %0, %1 : f32
          %3 = arith.mulf %2, %cst_2 : f32
          %4 = math.erf %3 : f32
          %5 = arith.addf %4, %cst_1 : f32
          %6 = arith.mulf %5, %cst_0 : f32
          %7 = arith.mulf %2, %6 : f32
          affine.store %7, %alloc[%arg3, %arg4, %arg5] : memref<?x64x48xf32>
        }
      }
    }
    return %alloc : memref<?x64x48xf32>
  }
}

