module {
  func.func private @softmax(%arg0: memref<12x128x128xf32, strided<[?, ?, ?], offset: ?>>) -> memref<12x128x128xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<12x128xf32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<12x128x128xf32>
    affine.for %arg1 = 0 to 12 {
      affine.for %arg2 = 0 to 128 {
        affine.store %cst_0, %alloc[%arg1, %arg2] : memref<12x128xf32>
      }
    }
    affine.for %arg1 = 0 to 12 {
      affine.for %arg2 = 0 to 128 {
        affine.for %arg3 = 0 to 128 {
          %0 = affine.load %arg0[%arg1, %arg2, %arg3] : memref<12x128x128xf32, strided<[?, ?, ?], offset: ?>>
          %1 = affine.load %alloc[%arg1, %arg2] : memref<12x128xf32>
          %2 = arith.maximumf %0, %1 : f32
          affine.store %2, %alloc[%arg1, %arg2] : memref<12x128xf32>
        }
      }
    }
    affine.for %arg1 = 0 to 12 {
      affine.for %arg2 = 0 to 128 {
        affine.for %arg3 = 0 to 128 {
          %0 = affine.load %arg0[%arg1, %arg2, %arg3] : memref<12x128x128xf32, strided<[?, ?, ?], offset: ?>>
          %1 = affine.load %alloc[%arg1, %arg2] : memref<12x128xf32>
          %2 = arith.subf %0, %1 : f32
          %3 = math.exp %2 : f32
          affine.store %3, %alloc_1[%arg1, %arg2, %arg3] : memref<12x128x128xf32>
        }
      }
    }
    affine.for %arg1 = 0 to 12 {
      affine.for %arg2 = 0 to 128 {
        affine.store %cst, %alloc[%arg1, %arg2] : memref<12x128xf32>
      }
    }
    affine.for %arg1 = 0 to 12 {
      affine.for %arg2 = 0 to 128 {
        affine.for %arg3 = 0 to 128 {
          %0 = affine.load %alloc_1[%arg1, %arg2, %arg3] : memref<12x128x128xf32>
          %1 = affine.load %alloc[%arg1, %arg2] : memref<12x128xf32>
          %2 = arith.addf %0, %1 : f32
          affine.store %2, %alloc[%arg1, %arg2] : memref<12x128xf32>
        }
      }
    }
    affine.for %arg1 = 0 to 12 {
      affine.for %arg2 = 0 to 128 {
        affine.for %arg3 = 0 to 128 {
          %0 = affine.load %alloc_1[%arg1, %arg2, %arg3] : memref<12x128x128xf32>
          %1 = affine.load %alloc[%arg1, %arg2] : memref<12x128xf32>
          %2 = arith.divf %0, %1 : f32
          affine.store %2, %alloc_1[%arg1, %arg2, %arg3] : memref<12x128x128xf32>
        }
      }
    }
    return %alloc_1 : memref<12x128x128xf32>
  }
  func.func private @layer(%arg0: memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<12x64x128xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>) -> memref<12x128x64xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<12x128x128xf32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 128 {
        affine.for %arg5 = 0 to 128 {
          affine.store %cst, %alloc[%arg3, %arg4, %arg5] : memref<12x128x128xf32>
        }
      }
    }
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 128 {
        affine.for %arg5 = 0 to 128 {
          affine.for %arg6 = 0 to 64 {
            %1 = affine.load %arg0[%arg3, %arg4, %arg6] : memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>
            %2 = affine.load %arg1[%arg3, %arg6, %arg5] : memref<12x64x128xf32, strided<[?, ?, ?], offset: ?>>
            %3 = affine.load %alloc[%arg3, %arg4, %arg5] : memref<12x128x128xf32>
            %4 = arith.mulf %1, %2 : f32
            %5 = arith.addf %3, %4 : f32
            affine.store %5, %alloc[%arg3, %arg4, %arg5] : memref<12x128x128xf32>
          }
        }
      }
    }
    %cast = memref.cast %alloc : memref<12x128x128xf32> to memref<12x128x128xf32, strided<[?, ?, ?], offset: ?>>
    %0 = call @softmax(%cast) : (memref<12x128x128xf32, strided<[?, ?, ?], offset: ?>>) -> memref<12x128x128xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<12x128x64xf32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 128 {
        affine.for %arg5 = 0 to 64 {
          affine.store %cst, %alloc_0[%arg3, %arg4, %arg5] : memref<12x128x64xf32>
        }
      }
    }
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 128 {
        affine.for %arg5 = 0 to 64 {
          affine.for %arg6 = 0 to 128 {
            %1 = affine.load %0[%arg3, %arg4, %arg6] : memref<12x128x128xf32>
            %2 = affine.load %arg2[%arg3, %arg6, %arg5] : memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>
            %3 = affine.load %alloc_0[%arg3, %arg4, %arg5] : memref<12x128x64xf32>
            %4 = arith.mulf %1, %2 : f32
            %5 = arith.addf %3, %4 : f32
            affine.store %5, %alloc_0[%arg3, %arg4, %arg5] : memref<12x128x64xf32>
          }
        }
      }
    }
    return %alloc_0 : memref<12x128x64xf32>
  }
  func.func @encoder(%arg0: memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<12x64x128xf32, strided<[?, ?, ?], offset: ?>>) -> memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    %0 = scf.for %arg2 = %c0 to %c12 step %c1 iter_args(%arg3 = %arg0) -> (memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>) {
      %1 = func.call @layer(%arg3, %arg1, %arg3) : (memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>, memref<12x64x128xf32, strided<[?, ?, ?], offset: ?>>, memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>) -> memref<12x128x64xf32>
      %cast = memref.cast %1 : memref<12x128x64xf32> to memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>
      scf.yield %cast : memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>
    }
    return %0 : memref<12x128x64xf32, strided<[?, ?, ?], offset: ?>>
  }
}

