module {
  memref.global "private" constant @__constant_1x1x1xf32_0 : memref<1x1x1xf32> = dense<9.99999974E-6> {alignment = 64 : i64}
  memref.global "private" constant @__constant_1x1x1xf32 : memref<1x1x1xf32> = dense<3.125000e-02> {alignment = 64 : i64}
  func.func private @softmax(%arg0: memref<4x16x16xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4x16x16xf32> {
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant -3.40282347E+38 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x16xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        memref.store %cst_1, %alloc[%arg1, %arg2] : memref<4x16xf32>
      }
    }
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        scf.for %arg3 = %c0 to %c16 step %c1 {
          %0 = memref.load %arg0[%arg1, %arg2, %arg3] : memref<4x16x16xf32, strided<[?, ?, ?], offset: ?>>
          %1 = memref.load %alloc[%arg1, %arg2] : memref<4x16xf32>
          %2 = arith.maximumf %0, %1 : f32
          memref.store %2, %alloc[%arg1, %arg2] : memref<4x16xf32>
        }
      }
    }
    %expand_shape = memref.expand_shape %alloc [[0], [1, 2]] output_shape [4, 16, 1] : memref<4x16xf32> into memref<4x16x1xf32>
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x16x16xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        scf.for %arg3 = %c0 to %c16 step %c1 {
          %0 = memref.load %arg0[%arg1, %arg2, %arg3] : memref<4x16x16xf32, strided<[?, ?, ?], offset: ?>>
          %1 = memref.load %expand_shape[%arg1, %arg2, %c0] : memref<4x16x1xf32>
          %2 = arith.subf %0, %1 : f32
          memref.store %2, %alloc_2[%arg1, %arg2, %arg3] : memref<4x16x16xf32>
        }
      }
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<4x16x16xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        scf.for %arg3 = %c0 to %c16 step %c1 {
          %0 = memref.load %alloc_2[%arg1, %arg2, %arg3] : memref<4x16x16xf32>
          %1 = math.exp %0 : f32
          memref.store %1, %alloc_3[%arg1, %arg2, %arg3] : memref<4x16x16xf32>
        }
      }
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<4x16xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        memref.store %cst_0, %alloc_4[%arg1, %arg2] : memref<4x16xf32>
      }
    }
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        scf.for %arg3 = %c0 to %c16 step %c1 {
          %0 = memref.load %alloc_3[%arg1, %arg2, %arg3] : memref<4x16x16xf32>
          %1 = memref.load %alloc_4[%arg1, %arg2] : memref<4x16xf32>
          %2 = arith.addf %0, %1 : f32
          memref.store %2, %alloc_4[%arg1, %arg2] : memref<4x16xf32>
        }
      }
    }
    %expand_shape_5 = memref.expand_shape %alloc_4 [[0], [1, 2]] output_shape [4, 16, 1] : memref<4x16xf32> into memref<4x16x1xf32>
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<4x16x1xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        %0 = memref.load %expand_shape_5[%arg1, %arg2, %c0] : memref<4x16x1xf32>
        %1 = arith.divf %cst, %0 : f32
        memref.store %1, %alloc_6[%arg1, %arg2, %c0] : memref<4x16x1xf32>
      }
    }
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<4x16x16xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        scf.for %arg3 = %c0 to %c16 step %c1 {
          %0 = memref.load %alloc_3[%arg1, %arg2, %arg3] : memref<4x16x16xf32>
          %1 = memref.load %alloc_6[%arg1, %arg2, %c0] : memref<4x16x1xf32>
          %2 = arith.mulf %0, %1 : f32
          memref.store %2, %alloc_7[%arg1, %arg2, %arg3] : memref<4x16x16xf32>
        }
      }
    }
    return %alloc_7 : memref<4x16x16xf32>
  }
  func.func private @norm(%arg0: memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4x16x32xf32> {
    %c32 = arith.constant 32 : index
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @__constant_1x1x1xf32 : memref<1x1x1xf32>
    %1 = memref.get_global @__constant_1x1x1xf32_0 : memref<1x1x1xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x16xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        memref.store %cst, %alloc[%arg1, %arg2] : memref<4x16xf32>
      }
    }
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        scf.for %arg3 = %c0 to %c32 step %c1 {
          %2 = memref.load %arg0[%arg1, %arg2, %arg3] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
          %3 = memref.load %alloc[%arg1, %arg2] : memref<4x16xf32>
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc[%arg1, %arg2] : memref<4x16xf32>
        }
      }
    }
    %expand_shape = memref.expand_shape %alloc [[0], [1, 2]] output_shape [4, 16, 1] : memref<4x16xf32> into memref<4x16x1xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x16x1xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        %2 = memref.load %expand_shape[%arg1, %arg2, %c0] : memref<4x16x1xf32>
        %3 = memref.load %0[%c0, %c0, %c0] : memref<1x1x1xf32>
        %4 = arith.mulf %2, %3 : f32
        memref.store %4, %alloc_0[%arg1, %arg2, %c0] : memref<4x16x1xf32>
      }
    }
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        scf.for %arg3 = %c0 to %c32 step %c1 {
          %2 = memref.load %arg0[%arg1, %arg2, %arg3] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
          %3 = memref.load %alloc_0[%arg1, %arg2, %c0] : memref<4x16x1xf32>
          %4 = arith.subf %2, %3 : f32
          memref.store %4, %alloc_1[%arg1, %arg2, %arg3] : memref<4x16x32xf32>
        }
      }
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        scf.for %arg3 = %c0 to %c32 step %c1 {
          %2 = memref.load %alloc_1[%arg1, %arg2, %arg3] : memref<4x16x32xf32>
          %3 = memref.load %alloc_1[%arg1, %arg2, %arg3] : memref<4x16x32xf32>
          %4 = arith.mulf %2, %3 : f32
          memref.store %4, %alloc_2[%arg1, %arg2, %arg3] : memref<4x16x32xf32>
        }
      }
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<4x16xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        memref.store %cst, %alloc_3[%arg1, %arg2] : memref<4x16xf32>
      }
    }
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        scf.for %arg3 = %c0 to %c32 step %c1 {
          %2 = memref.load %alloc_2[%arg1, %arg2, %arg3] : memref<4x16x32xf32>
          %3 = memref.load %alloc_3[%arg1, %arg2] : memref<4x16xf32>
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc_3[%arg1, %arg2] : memref<4x16xf32>
        }
      }
    }
    %expand_shape_4 = memref.expand_shape %alloc_3 [[0], [1, 2]] output_shape [4, 16, 1] : memref<4x16xf32> into memref<4x16x1xf32>
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<4x16x1xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        %2 = memref.load %expand_shape_4[%arg1, %arg2, %c0] : memref<4x16x1xf32>
        %3 = memref.load %0[%c0, %c0, %c0] : memref<1x1x1xf32>
        %4 = arith.mulf %2, %3 : f32
        memref.store %4, %alloc_5[%arg1, %arg2, %c0] : memref<4x16x1xf32>
      }
    }
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<4x16x1xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        %2 = memref.load %alloc_5[%arg1, %arg2, %c0] : memref<4x16x1xf32>
        %3 = memref.load %1[%c0, %c0, %c0] : memref<1x1x1xf32>
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %alloc_6[%arg1, %arg2, %c0] : memref<4x16x1xf32>
      }
    }
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<4x16x1xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        %2 = memref.load %alloc_6[%arg1, %arg2, %c0] : memref<4x16x1xf32>
        %3 = math.rsqrt %2 : f32
        memref.store %3, %alloc_7[%arg1, %arg2, %c0] : memref<4x16x1xf32>
      }
    }
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c16 step %c1 {
        scf.for %arg3 = %c0 to %c32 step %c1 {
          %2 = memref.load %alloc_1[%arg1, %arg2, %arg3] : memref<4x16x32xf32>
          %3 = memref.load %alloc_7[%arg1, %arg2, %c0] : memref<4x16x1xf32>
          %4 = arith.mulf %2, %3 : f32
          memref.store %4, %alloc_8[%arg1, %arg2, %arg3] : memref<4x16x32xf32>
        }
      }
    }
    return %alloc_8 : memref<4x16x32xf32>
  }
  func.func @block(%arg0: memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>, %arg3: memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>, %arg4: memref<4x32x64xf32, strided<[?, ?, ?], offset: ?>>, %arg5: memref<4x64x32xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4x16x32xf32> {
    %c64 = arith.constant 64 : index
    %c32 = arith.constant 32 : index
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c32 step %c1 {
          memref.store %cst_0, %alloc[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
        }
      }
    }
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c32 step %c1 {
          scf.for %arg9 = %c0 to %c32 step %c1 {
            %2 = memref.load %arg0[%arg6, %arg7, %arg9] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
            %3 = memref.load %arg1[%arg6, %arg9, %arg8] : memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>
            %4 = memref.load %alloc[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            memref.store %6, %alloc[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
          }
        }
      }
    }
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c32 step %c1 {
          memref.store %cst_0, %alloc_1[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
        }
      }
    }
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c32 step %c1 {
          scf.for %arg9 = %c0 to %c32 step %c1 {
            %2 = memref.load %arg0[%arg6, %arg7, %arg9] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
            %3 = memref.load %arg2[%arg6, %arg9, %arg8] : memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>
            %4 = memref.load %alloc_1[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            memref.store %6, %alloc_1[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
          }
        }
      }
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c32 step %c1 {
          memref.store %cst_0, %alloc_2[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
        }
      }
    }
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c32 step %c1 {
          scf.for %arg9 = %c0 to %c32 step %c1 {
            %2 = memref.load %arg0[%arg6, %arg7, %arg9] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
            %3 = memref.load %arg3[%arg6, %arg9, %arg8] : memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>
            %4 = memref.load %alloc_2[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            memref.store %6, %alloc_2[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
          }
        }
      }
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<4x32x16xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c32 step %c1 {
        scf.for %arg8 = %c0 to %c16 step %c1 {
          %2 = memref.load %alloc_1[%arg6, %arg8, %arg7] : memref<4x16x32xf32>
          memref.store %2, %alloc_3[%arg6, %arg7, %arg8] : memref<4x32x16xf32>
        }
      }
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<4x16x16xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c16 step %c1 {
          memref.store %cst_0, %alloc_4[%arg6, %arg7, %arg8] : memref<4x16x16xf32>
        }
      }
    }
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c16 step %c1 {
          scf.for %arg9 = %c0 to %c32 step %c1 {
            %2 = memref.load %alloc[%arg6, %arg7, %arg9] : memref<4x16x32xf32>
            %3 = memref.load %alloc_3[%arg6, %arg9, %arg8] : memref<4x32x16xf32>
            %4 = memref.load %alloc_4[%arg6, %arg7, %arg8] : memref<4x16x16xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            memref.store %6, %alloc_4[%arg6, %arg7, %arg8] : memref<4x16x16xf32>
          }
        }
      }
    }
    %cast = memref.cast %alloc_4 : memref<4x16x16xf32> to memref<4x16x16xf32, strided<[?, ?, ?], offset: ?>>
    %0 = call @softmax(%cast) : (memref<4x16x16xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4x16x16xf32>
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c32 step %c1 {
          memref.store %cst_0, %alloc_5[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
        }
      }
    }
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c32 step %c1 {
          scf.for %arg9 = %c0 to %c16 step %c1 {
            %2 = memref.load %0[%arg6, %arg7, %arg9] : memref<4x16x16xf32>
            %3 = memref.load %alloc_2[%arg6, %arg9, %arg8] : memref<4x16x32xf32>
            %4 = memref.load %alloc_5[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            memref.store %6, %alloc_5[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
          }
        }
      }
    }
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c32 step %c1 {
          %2 = memref.load %arg0[%arg6, %arg7, %arg8] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
          %3 = memref.load %alloc_5[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc_6[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
        }
      }
    }
    %cast_7 = memref.cast %alloc_6 : memref<4x16x32xf32> to memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
    %1 = call @norm(%cast_7) : (memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4x16x32xf32>
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<4x16x64xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c64 step %c1 {
          memref.store %cst_0, %alloc_8[%arg6, %arg7, %arg8] : memref<4x16x64xf32>
        }
      }
    }
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c64 step %c1 {
          scf.for %arg9 = %c0 to %c32 step %c1 {
            %2 = memref.load %1[%arg6, %arg7, %arg9] : memref<4x16x32xf32>
            %3 = memref.load %arg4[%arg6, %arg9, %arg8] : memref<4x32x64xf32, strided<[?, ?, ?], offset: ?>>
            %4 = memref.load %alloc_8[%arg6, %arg7, %arg8] : memref<4x16x64xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            memref.store %6, %alloc_8[%arg6, %arg7, %arg8] : memref<4x16x64xf32>
          }
        }
      }
    }
    %alloc_9 = memref.alloc() {alignment = 64 : i64} : memref<4x16x64xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c64 step %c1 {
          %2 = memref.load %alloc_8[%arg6, %arg7, %arg8] : memref<4x16x64xf32>
          %3 = arith.negf %2 : f32
          %4 = math.exp %3 : f32
          %5 = arith.addf %4, %cst : f32
          %6 = arith.divf %cst, %5 : f32
          memref.store %6, %alloc_9[%arg6, %arg7, %arg8] : memref<4x16x64xf32>
        }
      }
    }
    %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c32 step %c1 {
          memref.store %cst_0, %alloc_10[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
        }
      }
    }
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c32 step %c1 {
          scf.for %arg9 = %c0 to %c64 step %c1 {
            %2 = memref.load %alloc_9[%arg6, %arg7, %arg9] : memref<4x16x64xf32>
            %3 = memref.load %arg5[%arg6, %arg9, %arg8] : memref<4x64x32xf32, strided<[?, ?, ?], offset: ?>>
            %4 = memref.load %alloc_10[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            memref.store %6, %alloc_10[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
          }
        }
      }
    }
    %alloc_11 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c16 step %c1 {
        scf.for %arg8 = %c0 to %c32 step %c1 {
          %2 = memref.load %1[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
          %3 = memref.load %alloc_10[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc_11[%arg6, %arg7, %arg8] : memref<4x16x32xf32>
        }
      }
    }
    return %alloc_11 : memref<4x16x32xf32>
  }
}

