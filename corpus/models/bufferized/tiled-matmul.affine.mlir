module {
  func.func @matmul(%arg0: memref<128x96xf32, strided<[?, ?], offset: ?>>, %arg1: memref<96x64xf32, strided<[?, ?], offset: ?>>, %arg2: memref<128x64xf32, strided<[?, ?], offset: ?>>) -> memref<128x64xf32, strided<[?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %c96 = arith.constant 96 : index
    %c128 = arith.constant 128 : index
    %cst = arith.constant 0.000000e+00 : f32
    scf.for %arg3 = %c0 to %c128 step %c32 {
      scf.for %arg4 = %c0 to %c64 step %c16 {
        %alloc = memref.alloc() {alignment = 64 : i64} : memref<32x16xf32>
        affine.for %arg5 = 0 to 32 {
          affine.for %arg6 = 0 to 16 {
            affine.store %cst, %alloc[%arg5, %arg6] : memref<32x16xf32>
          }
        }
        scf.for %arg5 = %c0 to %c96 step %c32 {
          %subview_0 = memref.subview %arg0[%arg3, %arg5] [32, 32] [1, 1] : memref<128x96xf32, strided<[?, ?], offset: ?>> to memref<32x32xf32, strided<[?, ?], offset: ?>>
          %subview_1 = memref.subview %arg1[%arg5, %arg4] [32, 16] [1, 1] : memref<96x64xf32, strided<[?, ?], offset: ?>> to memref<32x16xf32, strided<[?, ?], offset: ?>>
          affine.for %arg6 = 0 to 32 {
            affine.for %arg7 = 0 to 16 {
              affine.for %arg8 = 0 to 32 {
                %0 = affine.load %subview_0[%arg6, %arg8] : memref<32x32xf32, strided<[?, ?], offset: ?>>
                %1 = affine.load %subview_1[%arg8, %arg7] : memref<32x16xf32, strided<[?, ?], offset: ?>>
                %2 = affine.load %alloc[%arg6, %arg7] : memref<32x16xf32>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                affine.store %4, %alloc[%arg6, %arg7] : memref<32x16xf32>
              }
            }
          }
        }
        %subview = memref.subview %arg2[%arg3, %arg4] [32, 16] [1, 1] : memref<128x64xf32, strided<[?, ?], offset: ?>> to memref<32x16xf32, strided<[?, ?], offset: ?>>
        affine.for %arg5 = 0 to 32 {
          affine.for %arg6 = 0 to 16 {
            %0 = affine.load %alloc[%arg5, %arg6] : memref<32x16xf32>
            %1 = affine.load %subview[%arg5, %arg6] : memref<32x16xf32, strided<[?, ?], offset: ?>>
            %2 = arith.addf %0, %1 : f32
            affine.store %2, %subview[%arg5, %arg6] : memref<32x16xf32, strided<[?, ?], offset: ?>>
          }
        }
        memref.copy %subview, %subview : memref<32x16xf32, strided<[?, ?], offset: ?>> to memref<32x16xf32, strided<[?, ?], offset: ?>>
      }
    }
    return %arg2 : memref<128x64xf32, strided<[?, ?], offset: ?>>
  }
  func.func @parallel(%arg0: memref<128x96xf32, strided<[?, ?], offset: ?>>, %arg1: memref<96x64xf32, strided<[?, ?], offset: ?>>, %arg2: memref<128x64xf32, strided<[?, ?], offset: ?>>) -> memref<128x64xf32, strided<[?, ?], offset: ?>> {
    scf.forall (%arg3) = (0) to (128) step (32) {
      %subview = memref.subview %arg0[%arg3, 0] [32, 96] [1, 1] : memref<128x96xf32, strided<[?, ?], offset: ?>> to memref<32x96xf32, strided<[?, ?], offset: ?>>
      %subview_0 = memref.subview %arg2[%arg3, 0] [32, 64] [1, 1] : memref<128x64xf32, strided<[?, ?], offset: ?>> to memref<32x64xf32, strided<[?, ?], offset: ?>>
      affine.for %arg4 = 0 to 32 {
        affine.for %arg5 = 0 to 64 {
          affine.for %arg6 = 0 to 96 {
            %0 = affine.load %subview[%arg4, %arg6] : memref<32x96xf32, strided<[?, ?], offset: ?>>
            %1 = affine.load %arg1[%arg6, %arg5] : memref<96x64xf32, strided<[?, ?], offset: ?>>
            %2 = affine.load %subview_0[%arg4, %arg5] : memref<32x64xf32, strided<[?, ?], offset: ?>>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            affine.store %4, %subview_0[%arg4, %arg5] : memref<32x64xf32, strided<[?, ?], offset: ?>>
          }
        }
      }
      memref.copy %subview_0, %subview_0 : memref<32x64xf32, strided<[?, ?], offset: ?>> to memref<32x64xf32, strided<[?, ?], offset: ?>>
    }
    return %arg2 : memref<128x64xf32, strided<[?, ?], offset: ?>>
  }
}

