module {
  memref.global "private" constant @__constant_1x1x1xf32_0 : memref<1x1x1xf32> = dense<9.99999974E-6> {alignment = 64 : i64}
  memref.global "private" constant @__constant_1x1x1xf32 : memref<1x1x1xf32> = dense<3.125000e-02> {alignment = 64 : i64}
  func.func private @softmax(%arg0: memref<4x16x16xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4x16x16xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant -3.40282347E+38 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x16xf32>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.store %cst_1, %alloc[%arg1, %arg2] : memref<4x16xf32>
      }
    }
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.for %arg3 = 0 to 16 {
          %0 = affine.load %arg0[%arg1, %arg2, %arg3] : memref<4x16x16xf32, strided<[?, ?, ?], offset: ?>>
          %1 = affine.load %alloc[%arg1, %arg2] : memref<4x16xf32>
          %2 = arith.maximumf %0, %1 : f32
          affine.store %2, %alloc[%arg1, %arg2] : memref<4x16xf32>
        }
      }
    }
    %expand_shape = memref.expand_shape %alloc [[0], [1, 2]] output_shape [4, 16, 1] : memref<4x16xf32> into memref<4x16x1xf32>
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x16x16xf32>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.for %arg3 = 0 to 16 {
          %0 = affine.load %arg0[%arg1, %arg2, %arg3] : memref<4x16x16xf32, strided<[?, ?, ?], offset: ?>>
          %1 = affine.load %expand_shape[%arg1, %arg2, %c0] : memref<4x16x1xf32>
          %2 = arith.subf %0, %1 : f32
          affine.store %2, %alloc_2[%arg1, %arg2, %arg3] : memref<4x16x16xf32>
        }
      }
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<4x16x16xf32>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.for %arg3 = 0 to 16 {
          %0 = affine.load %alloc_2[%arg1, %arg2, %arg3] : memref<4x16x16xf32>
          %1 = math.exp %0 : f32
          affine.store %1, %alloc_3[%arg1, %arg2, %arg3] : memref<4x16x16xf32>
        }
      }
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<4x16xf32>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.store %cst_0, %alloc_4[%arg1, %arg2] : memref<4x16xf32>
      }
    }
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.for %arg3 = 0 to 16 {
          %0 = affine.load %alloc_3[%arg1, %arg2, %arg3] : memref<4x16x16xf32>
          %1 = affine.load %alloc_4[%arg1, %arg2] : memref<4x16xf32>
          %2 = arith.addf %0, %1 : f32
          affine.store %2, %alloc_4[%arg1, %arg2] : memref<4x16xf32>
        }
      }
    }
    %expand_shape_5 = memref.expand_shape %alloc_4 [[0], [1, 2]] output_shape [4, 16, 1] : memref<4x16xf32> into memref<4x16x1xf32>
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<4x16x1xf32>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.for %arg3 = 0 to 1 {
          %0 = affine.load %expand_shape_5[%arg1, %arg2, %arg3] : memref<4x16x1xf32>
          %1 = arith.divf %cst, %0 : f32
          affine.store %1, %alloc_6[%arg1, %arg2, %arg3] : memref<4x16x1xf32>
        }
      }
    }
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<4x16x16xf32>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.for %arg3 = 0 to 16 {
          %0 = affine.load %alloc_3[%arg1, %arg2, %arg3] : memref<4x16x16xf32>
          %1 = affine.load %alloc_6[%arg1, %arg2, %c0] : memref<4x16x1xf32>
          %2 = arith.mulf %0, %1 : f32
          affine.store %2, %alloc_7[%arg1, %arg2, %arg3] : memref<4x16x16xf32>
        }
      }
    }
    return %alloc_7 : memref<4x16x16xf32>
  }
  func.func private @norm(%arg0: memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4x16x32xf32> {
    %cst = arith.constant 9.99999974E-6 : f32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 3.125000e-02 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x16xf32>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.store %cst_1, %alloc[%arg1, %arg2] : memref<4x16xf32>
      }
    }
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.for %arg3 = 0 to 32 {
          %0 = affine.load %arg0[%arg1, %arg2, %arg3] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
          %1 = affine.load %alloc[%arg1, %arg2] : memref<4x16xf32>
          %2 = arith.addf %0, %1 : f32
          affine.store %2, %alloc[%arg1, %arg2] : memref<4x16xf32>
        }
      }
    }
    %expand_shape = memref.expand_shape %alloc [[0], [1, 2]] output_shape [4, 16, 1] : memref<4x16xf32> into memref<4x16x1xf32>
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x16x1xf32>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.for %arg3 = 0 to 1 {
          %0 = affine.load %expand_shape[%arg1, %arg2, %arg3] : memref<4x16x1xf32>
          %1 = arith.mulf %0, %cst_0 : f32
          affine.store %1, %alloc_2[%arg1, %arg2, %arg3] : memref<4x16x1xf32>
        }
      }
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.for %arg3 = 0 to 32 {
          %0 = affine.load %arg0[%arg1, %arg2, %arg3] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
          %1 = affine.load %alloc_2[%arg1, %arg2, %c0] : memref<4x16x1xf32>
          %2 = arith.subf %0, %1 : f32
          affine.store %2, %alloc_3[%arg1, %arg2, %arg3] : memref<4x16x32xf32>
        }
      }
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.for %arg3 = 0 to 32 {
          %0 = affine.load %alloc_3[%arg1, %arg2, %arg3] : memref<4x16x32xf32>
          %1 = affine.load %alloc_3[%arg1, %arg2, %arg3] : memref<4x16x32xf32>
          %2 = arith.mulf %0, %1 : f32
          affine.store %2, %alloc_4[%arg1, %arg2, %arg3] : memref<4x16x32xf32>
        }
      }
    }
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<4x16xf32>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.store %cst_1, %alloc_5[%arg1, %arg2] : memref<4x16xf32>
      }
    }
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.for %arg3 = 0 to 32 {
          %0 = affine.load %alloc_4[%arg1, %arg2, %arg3] : memref<4x16x32xf32>
          %1 = affine.load %alloc_5[%arg1, %arg2] : memref<4x16xf32>
          %2 = arith.addf %0, %1 : f32
          affine.store %2, %alloc_5[%arg1, %arg2] : memref<4x16xf32>
        }
      }
    }
    %expand_shape_6 = memref.expand_shape %alloc_5 [[0], [1, 2]] output_shape [4, 16, 1] : memref<4x16xf32> into memref<4x16x1xf32>
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<4x16x1xf32>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.for %arg3 = 0 to 1 {
          %0 = affine.load %expand_shape_6[%arg1, %arg2, %arg3] : memref<4x16x1xf32>
          %1 = arith.mulf %0, %cst_0 : f32
          affine.store %1, %alloc_7[%arg1, %arg2, %arg3] : memref<4x16x1xf32>
        }
      }
    }
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<4x16x1xf32>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.for %arg3 = 0 to 1 {
          %0 = affine.load %alloc_7[%arg1, %arg2, %arg3] : memref<4x16x1xf32>
          %1 = arith.addf %0, %cst : f32
          affine.store %1, %alloc_8[%arg1, %arg2, %arg3] : memref<4x16x1xf32>
        }
      }
    }
    %alloc_9 = memref.alloc() {alignment = 64 : i64} : memref<4x16x1xf32>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.for %arg3 = 0 to 1 {
          %0 = affine.load %alloc_8[%arg1, %arg2, %arg3] : memref<4x16x1xf32>
          %1 = math.rsqrt %0 : f32
          affine.store %1, %alloc_9[%arg1, %arg2, %arg3] : memref<4x16x1xf32>
        }
      }
    }
    %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 16 {
        affine.for %arg3 = 0 to 32 {
          %0 = affine.load %alloc_3[%arg1, %arg2, %arg3] : memref<4x16x32xf32>
          %1 = affine.load %alloc_9[%arg1, %arg2, %c0] : memref<4x16x1xf32>
          %2 = arith.mulf %0, %1 : f32
          affine.store %2, %alloc_10[%arg1, %arg2, %arg3] : memref<4x16x32xf32>
        }
      }
    }
    return %alloc_10 : memref<4x16x32xf32>
  }
  func.func @block(%arg0: memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>, %arg3: memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>, %arg4: memref<4x32x64xf32, strided<[?, ?, ?], offset: ?>>, %arg5: memref<4x64x32xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4x16x32xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 32 {
          affine.store %cst_0, %alloc[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
        }
      }
    }
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 32 {
          affine.for %arg9 = 0 to 32 {
            %2 = affine.load %arg0[%arg6, %arg7, %arg9] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
            %3 = affine.load %arg1[%arg6, %arg9, %arg8] : memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>
            %4 = affine.load %alloc[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            affine.store %6, %alloc[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
          }
        }
      }
    }
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 32 {
          affine.store %cst_0, %alloc_1[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
        }
      }
    }
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 32 {
          affine.for %arg9 = 0 to 32 {
            %2 = affine.load %arg0[%arg6, %arg7, %arg9] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
            %3 = affine.load %arg2[%arg6, %arg9, %arg8] : memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>
            %4 = affine.load %alloc_1[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            affine.store %6, %alloc_1[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
          }
        }
      }
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 32 {
          affine.store %cst_0, %alloc_2[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
        }
      }
    }
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 32 {
          affine.for %arg9 = 0 to 32 {
            %2 = affine.load %arg0[%arg6, %arg7, %arg9] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
            %3 = affine.load %arg3[%arg6, %arg9, %arg8] : memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>
            %4 = affine.load %alloc_2[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            affine.store %6, %alloc_2[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
          }
        }
      }
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<4x32x16xf32>
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 32 {
        affine.for %arg8 = 0 to 16 {
          %2 = affine.load %alloc_1[%arg6, %arg8, %arg7] : memref<4x16x32xf32>
          affine.store %2, %alloc_3[%arg6, %arg7, %arg8] : memref<4x32x16xf32>
        }
      }
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<4x16x16xf32>
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 16 {
          affine.store %cst_0, %alloc_4[%arg6, %arg7, %arg8] : memref<4x16x16xf32>
        }
      }
    }
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 16 {
          affine.for %arg9 = 0 to 32 {
            %2 = affine.load %alloc[%arg6, %arg7, %arg9] : memref<4x16x32xf32>
            %3 = affine.load %alloc_3[%arg6, %arg9, %arg8] : memref<4x32x16xf32>
            %4 = affine.load %alloc_4[%arg6, %arg7, %arg8] : memref<4x16x16xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            affine.store %6, %alloc_4[%arg6, %arg7, %arg8] : memref<4x16x16xf32>
          }
        }
      }
    }
    %cast = memref.cast %alloc_4 : memref<4x16x16xf32> to memref<4x16x16xf32, strided<[?, ?, ?], offset: ?>>
    %0 = call @softmax(%cast) : (memref<4x16x16xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4x16x16xf32>
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 32 {
          affine.store %cst_0, %alloc_5[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
        }
      }
    }
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 32 {
          affine.for %arg9 = 0 to 16 {
            %2 = affine.load %0[%arg6, %arg7, %arg9] : memref<4x16x16xf32>
            %3 = affine.load %alloc_2[%arg6, %arg9, %arg8] : memref<4x16x32xf32>
            %4 = affine.load %alloc_5[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            affine.store %6, %alloc_5[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
          }
        }
      }
    }
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 32 {
          %2 = affine.load %arg0[%arg6, %arg7, %arg8] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
          %3 = affine.load %alloc_5[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %alloc_6[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
        }
      }
    }
    %cast_7 = memref.cast %alloc_6 : memref<4x16x32xf32> to memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
    %1 = call @norm(%cast_7) : (memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4x16x32xf32>
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<4x16x64xf32>
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 64 {
          affine.store %cst_0, %alloc_8[%arg6, %arg7, %arg8] : memref<4x16x64xf32>
        }
      }
    }
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 64 {
          affine.for %arg9 = 0 to 32 {
            %2 = affine.load %1[%arg6, %arg7, %arg9] : memref<4x16x32xf32>
            %3 = affine.load %arg4[%arg6, %arg9, %arg8] : memref<4x32x64xf32, strided<[?, ?, ?], offset: ?>>
            %4 = affine.load %alloc_8[%arg6, %arg7, %arg8] : memref<4x16x64xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            affine.store %6, %alloc_8[%arg6, %arg7, %arg8] : memref<4x16x64xf32>
          }
        }
      }
    }
    %alloc_9 = memref.alloc() {alignment = 64 : i64} : memref<4x16x64xf32>
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 64 {
          %2 = affine.load %alloc_8[%arg6, %arg7, %arg8] : memref<4x16x64xf32>
          %3 = arith.negf %2 : f32
          %4 = math.exp %3 : f32
          %5 = arith.addf %4, %cst : f32
          %6 = arith.divf %cst, %5 : f32
          affine.store %6, %alloc_9[%arg6, %arg7, %arg8] : memref<4x16x64xf32>
        }
      }
    }
    %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 32 {
          affine.store %cst_0, %alloc_10[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
        }
      }
    }
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 32 {
          affine.for %arg9 = 0 to 64 {
            %2 = affine.load %alloc_9[%arg6, %arg7, %arg9] : memref<4x16x64xf32>
            %3 = affine.load %arg5[%arg6, %arg9, %arg8] : memref<4x64x32xf32, strided<[?, ?, ?], offset: ?>>
            %4 = affine.load %alloc_10[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            affine.store %6, %alloc_10[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
          }
        }
      }
    }
    %alloc_11 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    affine.for %arg6 = 0 to 4 {
      affine.for %arg7 = 0 to 16 {
        affine.for %arg8 = 0 to 32 {
          %2 = affine.load %1[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
          %3 = affine.load %alloc_10[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %alloc_11[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
        }
      }
    }
    return %alloc_11 : memref<4x16x32xf32>
  }
}

