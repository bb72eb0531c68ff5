module {
  func.func @convnet(%arg0: memref<1x32x32x3xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<16x3x3x3xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<16xf32, strided<[?], offset: ?>>, %arg3: memref<32x3x3x16xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg4: memref<32xf32, strided<[?], offset: ?>>) -> memref<1x8x8x32xf32> {
    %c8 = arith.constant 8 : index
    %c18 = arith.constant 18 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %c3 = arith.constant 3 : index
    %c34 = arith.constant 34 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 3.400000e+38 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %cst_1 = arith.constant -3.40282347E+38 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x34x34x3xf32>
    scf.for %arg5 = %c0 to %c34 step %c1 {
      scf.for %arg6 = %c0 to %c34 step %c1 {
        scf.for %arg7 = %c0 to %c3 step %c1 {
          memref.store %cst_2, %alloc[%c0, %arg5, %arg6, %arg7] : memref<1x34x34x3xf32>
        }
      }
    }
    %subview = memref.subview %alloc[0, 1, 1, 0] [1, 32, 32, 3] [1, 1, 1, 1] : memref<1x34x34x3xf32> to memref<1x32x32x3xf32, strided<[3468, 102, 3, 1], offset: 105>>
    memref.copy %arg0, %subview : memref<1x32x32x3xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<1x32x32x3xf32, strided<[3468, 102, 3, 1], offset: 105>>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<1x32x32x16xf32>
    scf.for %arg5 = %c0 to %c32 step %c1 {
      scf.for %arg6 = %c0 to %c32 step %c1 {
        scf.for %arg7 = %c0 to %c16 step %c1 {
          %0 = memref.load %arg2[%arg7] : memref<16xf32, strided<[?], offset: ?>>
          memref.store %0, %alloc_3[%c0, %arg5, %arg6, %arg7] : memref<1x32x32x16xf32>
        }
      }
    }
    scf.for %arg5 = %c0 to %c32 step %c1 {
      scf.for %arg6 = %c0 to %c32 step %c1 {
        scf.for %arg7 = %c0 to %c16 step %c1 {
          scf.for %arg8 = %c0 to %c3 step %c1 {
            scf.for %arg9 = %c0 to %c3 step %c1 {
              scf.for %arg10 = %c0 to %c3 step %c1 {
                %0 = arith.addi %arg5, %arg8 : index
                %1 = arith.addi %arg6, %arg9 : index
                %2 = memref.load %alloc[%c0, %0, %1, %arg10] : memref<1x34x34x3xf32>
                %3 = memref.load %arg1[%arg7, %arg8, %arg9, %arg10] : memref<16x3x3x3xf32, strided<[?, ?, ?, ?], offset: ?>>
                %4 = memref.load %alloc_3[%c0, %arg5, %arg6, %arg7] : memref<1x32x32x16xf32>
                %5 = arith.mulf %2, %3 : f32
                %6 = arith.addf %4, %5 : f32
                memref.store %6, %alloc_3[%c0, %arg5, %arg6, %arg7] : memref<1x32x32x16xf32>
              }
            }
          }
        }
      }
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<1x32x32x16xf32>
    scf.for %arg5 = %c0 to %c32 step %c1 {
      scf.for %arg6 = %c0 to %c32 step %c1 {
        scf.for %arg7 = %c0 to %c16 step %c1 {
          %0 = memref.load %alloc_3[%c0, %arg5, %arg6, %arg7] : memref<1x32x32x16xf32>
          %1 = arith.minimumf %0, %cst : f32
          %2 = arith.maximumf %1, %cst_2 : f32
          memref.store %2, %alloc_4[%c0, %arg5, %arg6, %arg7] : memref<1x32x32x16xf32>
        }
      }
    }
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x16xf32>
    scf.for %arg5 = %c0 to %c16 step %c1 {
      scf.for %arg6 = %c0 to %c16 step %c1 {
        scf.for %arg7 = %c0 to %c16 step %c1 {
          memref.store %cst_1, %alloc_5[%c0, %arg5, %arg6, %arg7] : memref<1x16x16x16xf32>
        }
      }
    }
    scf.for %arg5 = %c0 to %c16 step %c1 {
      scf.for %arg6 = %c0 to %c16 step %c1 {
        scf.for %arg7 = %c0 to %c16 step %c1 {
          scf.for %arg8 = %c0 to %c2 step %c1 {
            scf.for %arg9 = %c0 to %c2 step %c1 {
              %0 = arith.muli %arg5, %c2 overflow<nsw> : index
              %1 = arith.addi %0, %arg8 : index
              %2 = arith.muli %arg6, %c2 overflow<nsw> : index
              %3 = arith.addi %2, %arg9 : index
              %4 = memref.load %alloc_4[%c0, %1, %3, %arg7] : memref<1x32x32x16xf32>
              %5 = memref.load %alloc_5[%c0, %arg5, %arg6, %arg7] : memref<1x16x16x16xf32>
              %6 = arith.maximumf %5, %4 : f32
              memref.store %6, %alloc_5[%c0, %arg5, %arg6, %arg7] : memref<1x16x16x16xf32>
            }
          }
        }
      }
    }
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<1x18x18x16xf32>
    scf.for %arg5 = %c0 to %c18 step %c1 {
      scf.for %arg6 = %c0 to %c18 step %c1 {
        scf.for %arg7 = %c0 to %c16 step %c1 {
          memref.store %cst_2, %alloc_6[%c0, %arg5, %arg6, %arg7] : memref<1x18x18x16xf32>
        }
      }
    }
    %subview_7 = memref.subview %alloc_6[0, 1, 1, 0] [1, 16, 16, 16] [1, 1, 1, 1] : memref<1x18x18x16xf32> to memref<1x16x16x16xf32, strided<[5184, 288, 16, 1], offset: 304>>
    memref.copy %alloc_5, %subview_7 : memref<1x16x16x16xf32> to memref<1x16x16x16xf32, strided<[5184, 288, 16, 1], offset: 304>>
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x32xf32>
    scf.for %arg5 = %c0 to %c16 step %c1 {
      scf.for %arg6 = %c0 to %c16 step %c1 {
        scf.for %arg7 = %c0 to %c32 step %c1 {
          %0 = memref.load %arg4[%arg7] : memref<32xf32, strided<[?], offset: ?>>
          memref.store %0, %alloc_8[%c0, %arg5, %arg6, %arg7] : memref<1x16x16x32xf32>
        }
      }
    }
    scf.for %arg5 = %c0 to %c16 step %c1 {
      scf.for %arg6 = %c0 to %c16 step %c1 {
        scf.for %arg7 = %c0 to %c32 step %c1 {
          scf.for %arg8 = %c0 to %c3 step %c1 {
            scf.for %arg9 = %c0 to %c3 step %c1 {
              scf.for %arg10 = %c0 to %c16 step %c1 {
                %0 = arith.addi %arg5, %arg8 : index
                %1 = arith.addi %arg6, %arg9 : index
                %2 = memref.load %alloc_6[%c0, %0, %1, %arg10] : memref<1x18x18x16xf32>
                %3 = memref.load %arg3[%arg7, %arg8, %arg9, %arg10] : memref<32x3x3x16xf32, strided<[?, ?, ?, ?], offset: ?>>
                %4 = memref.load %alloc_8[%c0, %arg5, %arg6, %arg7] : memref<1x16x16x32xf32>
                %5 = arith.mulf %2, %3 : f32
                %6 = arith.addf %4, %5 : f32
                memref.store %6, %alloc_8[%c0, %arg5, %arg6, %arg7] : memref<1x16x16x32xf32>
              }
            }
          }
        }
      }
    }
    %alloc_9 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x32xf32>
    scf.for %arg5 = %c0 to %c16 step %c1 {
      scf.for %arg6 = %c0 to %c16 step %c1 {
        scf.for %arg7 = %c0 to %c32 step %c1 {
          %0 = memref.load %alloc_8[%c0, %arg5, %arg6, %arg7] : memref<1x16x16x32xf32>
          %1 = math.tanh %0 : f32
          memref.store %1, %alloc_9[%c0, %arg5, %arg6, %arg7] : memref<1x16x16x32xf32>
        }
      }
    }
    %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<1x8x8x32xf32>
    scf.for %arg5 = %c0 to %c8 step %c1 {
      scf.for %arg6 = %c0 to %c8 step %c1 {
        scf.for %arg7 = %c0 to %c32 step %c1 {
          memref.store %cst_2, %alloc_10[%c0, %arg5, %arg6, %arg7] : memref<1x8x8x32xf32>
        }
      }
    }
    scf.for %arg5 = %c0 to %c8 step %c1 {
      scf.for %arg6 = %c0 to %c8 step %c1 {
        scf.for %arg7 = %c0 to %c32 step %c1 {
          scf.for %arg8 = %c0 to %c2 step %c1 {
            scf.for %arg9 = %c0 to %c2 step %c1 {
              %0 = arith.muli %arg5, %c2 overflow<nsw> : index
              %1 = arith.addi %0, %arg8 : index
              %2 = arith.muli %arg6, %c2 overflow<nsw> : index
              %3 = arith.addi %2, %arg9 : index
              %4 = memref.load %alloc_9[%c0, %1, %3, %arg7] : memref<1x16x16x32xf32>
              %5 = memref.load %alloc_10[%c0, %arg5, %arg6, %arg7] : memref<1x8x8x32xf32>
              %6 = arith.addf %5, %4 : f32
              memref.store %6, %alloc_10[%c0, %arg5, %arg6, %arg7] : memref<1x8x8x32xf32>
            }
          }
        }
      }
    }
    %alloc_11 = memref.alloc() {alignment = 64 : i64} : memref<1x8x8x32xf32>
    scf.for %arg5 = %c0 to %c8 step %c1 {
      scf.for %arg6 = %c0 to %c8 step %c1 {
        scf.for %arg7 = %c0 to %c32 step %c1 {
          %0 = memref.load %alloc_10[%c0, %arg5, %arg6, %arg7] : memref<1x8x8x32xf32>
          %1 = arith.divf %0, %cst_0 : f32
          memref.store %1, %alloc_11[%c0, %arg5, %arg6, %arg7] : memref<1x8x8x32xf32>
        }
      }
    }
    return %alloc_11 : memref<1x8x8x32xf32>
  }
}

