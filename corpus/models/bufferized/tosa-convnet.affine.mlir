#map = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<(d0, d1) -> (d0 * 2 + d1)>
module {
  func.func @convnet(%arg0: memref<1x32x32x3xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<16x3x3x3xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<16xf32, strided<[?], offset: ?>>, %arg3: memref<32x3x3x16xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg4: memref<32xf32, strided<[?], offset: ?>>) -> memref<1x8x8x32xf32> {
    %cst = arith.constant 3.400000e+38 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %cst_1 = arith.constant -3.40282347E+38 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x34x34x3xf32>
    affine.for %arg5 = 0 to 1 {
      affine.for %arg6 = 0 to 34 {
        affine.for %arg7 = 0 to 34 {
          affine.for %arg8 = 0 to 3 {
            affine.store %cst_2, %alloc[%arg5, %arg6, %arg7, %arg8] : memref<1x34x34x3xf32>
          }
        }
      }
    }
    %subview = memref.subview %alloc[0, 1, 1, 0] [1, 32, 32, 3] [1, 1, 1, 1] : memref<1x34x34x3xf32> to memref<1x32x32x3xf32, strided<[3468, 102, 3, 1], offset: 105>>
    memref.copy %arg0, %subview : memref<1x32x32x3xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<1x32x32x3xf32, strided<[3468, 102, 3, 1], offset: 105>>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<1x32x32x16xf32>
    affine.for %arg5 = 0 to 1 {
      affine.for %arg6 = 0 to 32 {
        affine.for %arg7 = 0 to 32 {
          affine.for %arg8 = 0 to 16 {
            %0 = affine.load %arg2[%arg8] : memref<16xf32, strided<[?], offset: ?>>
            affine.store %0, %alloc_3[%arg5, %arg6, %arg7, %arg8] : memref<1x32x32x16xf32>
          }
        }
      }
    }
    affine.for %arg5 = 0 to 1 {
      affine.for %arg6 = 0 to 32 {
        affine.for %arg7 = 0 to 32 {
          affine.for %arg8 = 0 to 16 {
            affine.for %arg9 = 0 to 3 {
              affine.for %arg10 = 0 to 3 {
                affine.for %arg11 = 0 to 3 {
                  %0 = affine.apply #map(%arg6, %arg9)
                  %1 = affine.apply #map(%arg7, %arg10)
                  %2 = affine.load %alloc[%arg5, %0, %1, %arg11] : memref<1x34x34x3xf32>
                  %3 = affine.load %arg1[%arg8, %arg9, %arg10, %arg11] : memref<16x3x3x3xf32, strided<[?, ?, ?, ?], offset: ?>>
                  %4 = affine.load %alloc_3[%arg5, %arg6, %arg7, %arg8] : memref<1x32x32x16xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  affine.store %6, %alloc_3[%arg5, %arg6, %arg7, %arg8] : memref<1x32x32x16xf32>
                }
              }
            }
          }
        }
      }
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<1x32x32x16xf32>
    affine.for %arg5 = 0 to 1 {
      affine.for %arg6 = 0 to 32 {
        affine.for %arg7 = 0 to 32 {
          affine.for %arg8 = 0 to 16 {
            %0 = affine.load %alloc_3[%arg5, %arg6, %arg7, %arg8] : memref<1x32x32x16xf32>
            %1 = arith.minimumf %0, %cst : f32
            %2 = arith.maximumf %1, %cst_2 : f32
            affine.store %2, %alloc_4[%arg5, %arg6, %arg7, %arg8] : memref<1x32x32x16xf32>
          }
        }
      }
    }
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x16xf32>
    affine.for %arg5 = 0 to 1 {
      affine.for %arg6 = 0 to 16 {
        affine.for %arg7 = 0 to 16 {
          affine.for %arg8 = 0 to 16 {
            affine.store %cst_1, %alloc_5[%arg5, %arg6, %arg7, %arg8] : memref<1x16x16x16xf32>
          }
        }
      }
    }
    affine.for %arg5 = 0 to 1 {
      affine.for %arg6 = 0 to 16 {
        affine.for %arg7 = 0 to 16 {
          affine.for %arg8 = 0 to 16 {
            affine.for %arg9 = 0 to 2 {
              affine.for %arg10 = 0 to 2 {
                %0 = affine.apply #map1(%arg6, %arg9)
                %1 = affine.apply #map1(%arg7, %arg10)
                %2 = affine.load %alloc_4[%arg5, %0, %1, %arg8] : memref<1x32x32x16xf32>
                %3 = affine.load %alloc_5[%arg5, %arg6, %arg7, %arg8] : memref<1x16x16x16xf32>
                %4 = arith.maximumf %3, %2 : f32
                affine.store %4, %alloc_5[%arg5, %arg6, %arg7, %arg8] : memref<1x16x16x16xf32>
              }
            }
          }
        }
      }
    }
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<1x18x18x16xf32>
    affine.for %arg5 = 0 to 1 {
      affine.for %arg6 = 0 to 18 {
        affine.for %arg7 = 0 to 18 {
          affine.for %arg8 = 0 to 16 {
            affine.store %cst_2, %alloc_6[%arg5, %arg6, %arg7, %arg8] : memref<1x18x18x16xf32>
          }
        }
      }
    }
    %subview_7 = memref.subview %alloc_6[0, 1, 1, 0] [1, 16, 16, 16] [1, 1, 1, 1] : memref<1x18x18x16xf32> to memref<1x16x16x16xf32, strided<[5184, 288, 16, 1], offset: 304>>
    memref.copy %alloc_5, %subview_7 : memref<1x16x16x16xf32> to memref<1x16x16x16xf32, strided<[5184, 288, 16, 1], offset: 304>>
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x32xf32>
    affine.for %arg5 = 0 to 1 {
      affine.for %arg6 = 0 to 16 {
        affine.for %arg7 = 0 to 16 {
          affine.for %arg8 = 0 to 32 {
            %0 = affine.load %arg4[%arg8] : memref<32xf32, strided<[?], offset: ?>>
            affine.store %0, %alloc_8[%arg5, %arg6, %arg7, %arg8] : memref<1x16x16x32xf32>
          }
        }
      }
    }
    affine.for %arg5 = 0 to 1 {
      affine.for %arg6 = 0 to 16 {
        affine.for %arg7 = 0 to 16 {
          affine.for %arg8 = 0 to 32 {
            affine.for %arg9 = 0 to 3 {
              affine.for %arg10 = 0 to 3 {
                affine.for %arg11 = 0 to 16 {
                  %0 = affine.apply #map(%arg6, %arg9)
                  %1 = affine.apply #map(%arg7, %arg10)
                  %2 = affine.load %alloc_6[%arg5, %0, %1, %arg11] : memref<1x18x18x16xf32>
                  %3 = affine.load %arg3[%arg8, %arg9, %arg10, %arg11] : memref<32x3x3x16xf32, strided<[?, ?, ?, ?], offset: ?>>
                  %4 = affine.load %alloc_8[%arg5, %arg6, %arg7, %arg8] : memref<1x16x16x32xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  affine.store %6, %alloc_8[%arg5, %arg6, %arg7, %arg8] : memref<1x16x16x32xf32>
                }
              }
            }
          }
        }
      }
    }
    %alloc_9 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x32xf32>
    affine.for %arg5 = 0 to 1 {
      affine.for %arg6 = 0 to 16 {
        affine.for %arg7 = 0 to 16 {
          affine.for %arg8 = 0 to 32 {
            %0 = affine.load %alloc_8[%arg5, %arg6, %arg7, %arg8] : memref<1x16x16x32xf32>
            %1 = math.tanh %0 : f32
            affine.store %1, %alloc_9[%arg5, %arg6, %arg7, %arg8] : memref<1x16x16x32xf32>
          }
        }
      }
    }
    %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<1x8x8x32xf32>
    affine.for %arg5 = 0 to 1 {
      affine.for %arg6 = 0 to 8 {
        affine.for %arg7 = 0 to 8 {
          affine.for %arg8 = 0 to 32 {
            affine.store %cst_2, %alloc_10[%arg5, %arg6, %arg7, %arg8] : memref<1x8x8x32xf32>
          }
        }
      }
    }
    affine.for %arg5 = 0 to 1 {
      affine.for %arg6 = 0 to 8 {
        affine.for %arg7 = 0 to 8 {
          affine.for %arg8 = 0 to 32 {
            affine.for %arg9 = 0 to 2 {
              affine.for %arg10 = 0 to 2 {
                %0 = affine.apply #map1(%arg6, %arg9)
                %1 = affine.apply #map1(%arg7, %arg10)
                %2 = affine.load %alloc_9[%arg5, %0, %1, %arg8] : memref<1x16x16x32xf32>
                %3 = affine.load %alloc_10[%arg5, %arg6, %arg7, %arg8] : memref<1x8x8x32xf32>
                %4 = arith.addf %3, %2 : f32
                affine.store %4, %alloc_10[%arg5, %arg6, %arg7, %arg8] : memref<1x8x8x32xf32>
              }
            }
          }
        }
      }
    }
    %alloc_11 = memref.alloc() {alignment = 64 : i64} : memref<1x8x8x32xf32>
    affine.for %arg5 = 0 to 1 {
      affine.for %arg6 = 0 to 8 {
        affine.for %arg7 = 0 to 8 {
          affine.for %arg8 = 0 to 32 {
            %0 = affine.load %alloc_10[%arg5, %arg6, %arg7, %arg8] : memref<1x8x8x32xf32>
            %1 = arith.divf %0, %cst_0 : f32
            affine.store %1, %alloc_11[%arg5, %arg6, %arg7, %arg8] : memref<1x8x8x32xf32>
          }
        }
      }
    }
    return %alloc_11 : memref<1x8x8x32xf32>
  }
}

