module {
  func.func @attention(%arg0: memref<32x16xf32, strided<[?, ?], offset: ?>>, %arg1: memref<32x16xf32, strided<[?, ?], offset: ?>>, %arg2: memref<32x16xf32, strided<[?, ?], offset: ?>>, %arg3: memref<32x32xi1, strided<[?, ?], offset: ?>>) -> memref<32x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<16x32xf32>
    affine.for %arg4 = 0 to 16 {
      affine.for %arg5 = 0 to 32 {
        %0 = affine.load %arg1[%arg5, %arg4] : memref<32x16xf32, strided<[?, ?], offset: ?>>
        affine.store %0, %alloc[%arg4, %arg5] : memref<16x32xf32>
      }
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<32x32xf32>
    affine.for %arg4 = 0 to 32 {
      affine.for %arg5 = 0 to 32 {
        affine.store %cst, %alloc_2[%arg4, %arg5] : memref<32x32xf32>
      }
    }
    affine.for %arg4 = 0 to 32 {
      affine.for %arg5 = 0 to 32 {
        affine.for %arg6 = 0 to 16 {
          %0 = affine.load %arg0[%arg4, %arg6] : memref<32x16xf32, strided<[?, ?], offset: ?>>
          %1 = affine.load %alloc[%arg6, %arg5] : memref<16x32xf32>
          %2 = affine.load %alloc_2[%arg4, %arg5] : memref<32x32xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %alloc_2[%arg4, %arg5] : memref<32x32xf32>
        }
      }
    }
    affine.for %arg4 = 0 to 32 {
      affine.for %arg5 = 0 to 32 {
        %0 = affine.load %alloc_2[%arg4, %arg5] : memref<32x32xf32>
        %1 = affine.load %arg3[%arg4, %arg5] : memref<32x32xi1, strided<[?, ?], offset: ?>>
        %2 = arith.mulf %0, %cst_1 : f32
        %3 = arith.select %1, %2, %cst_0 : f32
        affine.store %3, %alloc_2[%arg4, %arg5] : memref<32x32xf32>
      }
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<32xf32>
    affine.for %arg4 = 0 to 32 {
      affine.store %cst_0, %alloc_3[%arg4] : memref<32xf32>
    }
    affine.for %arg4 = 0 to 32 {
      affine.for %arg5 = 0 to 32 {
        %0 = affine.load %alloc_2[%arg4, %arg5] : memref<32x32xf32>
        %1 = affine.load %alloc_3[%arg4] : memref<32xf32>
        %2 = arith.maximumf %0, %1 : f32
        affine.store %2, %alloc_3[%arg4] : memref<32xf32>
      }
    }
    affine.for %arg4 = 0 to 32 {
      affine.for %arg5 = 0 to 32 {
        %0 = affine.load %alloc_2[%arg4, %arg5] : memref<32x32xf32>
        %1 = affine.load %alloc_3[%arg4] : memref<32xf32>
        %2 = arith.subf %0, %1 : f32
        %3 = math.exp %2 : f32
        affine.store %3, %alloc_2[%arg4, %arg5] : memref<32x32xf32>
      }
    }
    affine.for %arg4 = 0 to 32 {
      affine.store %cst, %alloc_3[%arg4] : memref<32xf32>
    }
    affine.for %arg4 = 0 to 32 {
      affine.for %arg5 = 0 to 32 {
        %0 = affine.load %alloc_2[%arg4, %arg5] : memref<32x32xf32>
        %1 = affine.load %alloc_3[%arg4] : memref<32xf32>
        %2 = arith.addf %0, %1 : f32
        affine.store %2, %alloc_3[%arg4] : memref<32xf32>
      }
    }
    affine.for %arg4 = 0 to 32 {
      affine.for %arg5 = 0 to 32 {
        %0 = affine.load %alloc_2[%arg4, %arg5] : memref<32x32xf32>
        %1 = affine.load %alloc_3[%arg4] : memref<32xf32>
        %2 = arith.divf %0, %1 : f32
        affine.store %2, %alloc_2[%arg4, %arg5] : memref<32x32xf32>
      }
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<32x16xf32>
    affine.for %arg4 = 0 to 32 {
      affine.for %arg5 = 0 to 16 {
        affine.store %cst, %alloc_4[%arg4, %arg5] : memref<32x16xf32>
      }
    }
    affine.for %arg4 = 0 to 32 {
      affine.for %arg5 = 0 to 16 {
        affine.for %arg6 = 0 to 32 {
          %0 = affine.load %alloc_2[%arg4, %arg6] : memref<32x32xf32>
          %1 = affine.load %arg2[%arg6, %arg5] : memref<32x16xf32, strided<[?, ?], offset: ?>>
          %2 = affine.load %alloc_4[%arg4, %arg5] : memref<32x16xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %alloc_4[%arg4, %arg5] : memref<32x16xf32>
        }
      }
    }
    return %alloc_4 : memref<32x16xf32>
  }
}

