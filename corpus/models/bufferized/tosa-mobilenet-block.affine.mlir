#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @block(%arg0: memref<1x14x14x32xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<96x1x1x32xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<96xf32, strided<[?], offset: ?>>, %arg3: memref<3x3x96x1xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg4: memref<96xf32, strided<[?], offset: ?>>, %arg5: memref<32x1x1x96xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg6: memref<32xf32, strided<[?], offset: ?>>) -> memref<1x14x14x32xf32> {
    %cst = arith.constant 6.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x96xf32>
    affine.for %arg7 = 0 to 1 {
      affine.for %arg8 = 0 to 14 {
        affine.for %arg9 = 0 to 14 {
          affine.for %arg10 = 0 to 96 {
            %0 = affine.load %arg2[%arg10] : memref<96xf32, strided<[?], offset: ?>>
            affine.store %0, %alloc[%arg7, %arg8, %arg9, %arg10] : memref<1x14x14x96xf32>
          }
        }
      }
    }
    affine.for %arg7 = 0 to 1 {
      affine.for %arg8 = 0 to 14 {
        affine.for %arg9 = 0 to 14 {
          affine.for %arg10 = 0 to 96 {
            affine.for %arg11 = 0 to 1 {
              affine.for %arg12 = 0 to 1 {
                affine.for %arg13 = 0 to 32 {
                  %0 = affine.apply #map(%arg8, %arg11)
                  %1 = affine.apply #map(%arg9, %arg12)
                  %2 = affine.load %arg0[%arg7, %0, %1, %arg13] : memref<1x14x14x32xf32, strided<[?, ?, ?, ?], offset: ?>>
                  %3 = affine.load %arg1[%arg10, %arg11, %arg12, %arg13] : memref<96x1x1x32xf32, strided<[?, ?, ?, ?], offset: ?>>
                  %4 = affine.load %alloc[%arg7, %arg8, %arg9, %arg10] : memref<1x14x14x96xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  affine.store %6, %alloc[%arg7, %arg8, %arg9, %arg10] : memref<1x14x14x96xf32>
                }
              }
            }
          }
        }
      }
    }
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x96xf32>
    affine.for %arg7 = 0 to 1 {
      affine.for %arg8 = 0 to 14 {
        affine.for %arg9 = 0 to 14 {
          affine.for %arg10 = 0 to 96 {
            %0 = affine.load %alloc[%arg7, %arg8, %arg9, %arg10] : memref<1x14x14x96xf32>
            %1 = arith.minimumf %0, %cst : f32
            %2 = arith.maximumf %1, %cst_0 : f32
            affine.store %2, %alloc_1[%arg7, %arg8, %arg9, %arg10] : memref<1x14x14x96xf32>
          }
        }
      }
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x96xf32>
    affine.for %arg7 = 0 to 1 {
      affine.for %arg8 = 0 to 16 {
        affine.for %arg9 = 0 to 16 {
          affine.for %arg10 = 0 to 96 {
            affine.store %cst_0, %alloc_2[%arg7, %arg8, %arg9, %arg10] : memref<1x16x16x96xf32>
          }
        }
      }
    }
    %subview = memref.subview %alloc_2[0, 1, 1, 0] [1, 14, 14, 96] [1, 1, 1, 1] : memref<1x16x16x96xf32> to memref<1x14x14x96xf32, strided<[24576, 1536, 96, 1], offset: 1632>>
    memref.copy %alloc_1, %subview : memref<1x14x14x96xf32> to memref<1x14x14x96xf32, strided<[24576, 1536, 96, 1], offset: 1632>>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x96x1xf32>
    affine.for %arg7 = 0 to 1 {
      affine.for %arg8 = 0 to 14 {
        affine.for %arg9 = 0 to 14 {
          affine.for %arg10 = 0 to 96 {
            affine.for %arg11 = 0 to 1 {
              affine.store %cst_0, %alloc_3[%arg7, %arg8, %arg9, %arg10, %arg11] : memref<1x14x14x96x1xf32>
            }
          }
        }
      }
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x96xf32>
    affine.for %arg7 = 0 to 1 {
      affine.for %arg8 = 0 to 14 {
        affine.for %arg9 = 0 to 14 {
          affine.for %arg10 = 0 to 96 {
            affine.for %arg11 = 0 to 1 {
              affine.for %arg12 = 0 to 3 {
                affine.for %arg13 = 0 to 3 {
                  %0 = affine.apply #map(%arg8, %arg12)
                  %1 = affine.apply #map(%arg9, %arg13)
                  %2 = affine.load %alloc_2[%arg7, %0, %1, %arg10] : memref<1x16x16x96xf32>
                  %3 = affine.load %arg3[%arg12, %arg13, %arg10, %arg11] : memref<3x3x96x1xf32, strided<[?, ?, ?, ?], offset: ?>>
                  %4 = affine.load %alloc_3[%arg7, %arg8, %arg9, %arg10, %arg11] : memref<1x14x14x96x1xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  affine.store %6, %alloc_3[%arg7, %arg8, %arg9, %arg10, %arg11] : memref<1x14x14x96x1xf32>
                }
              }
            }
          }
        }
      }
    }
    %collapse_shape = memref.collapse_shape %alloc_3 [[0], [1], [2], [3, 4]] : memref<1x14x14x96x1xf32> into memref<1x14x14x96xf32>
    affine.for %arg7 = 0 to 1 {
      affine.for %arg8 = 0 to 14 {
        affine.for %arg9 = 0 to 14 {
          affine.for %arg10 = 0 to 96 {
            %0 = affine.load %arg4[%arg10] : memref<96xf32, strided<[?], offset: ?>>
            %1 = affine.load %collapse_shape[%arg7, %arg8, %arg9, %arg10] : memref<1x14x14x96xf32>
            %2 = arith.addf %0, %1 : f32
            affine.store %2, %alloc_4[%arg7, %arg8, %arg9, %arg10] : memref<1x14x14x96xf32>
          }
        }
      }
    }
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x96xf32>
    affine.for %arg7 = 0 to 1 {
      affine.for %arg8 = 0 to 14 {
        affine.for %arg9 = 0 to 14 {
          affine.for %arg10 = 0 to 96 {
            %0 = affine.load %alloc_4[%arg7, %arg8, %arg9, %arg10] : memref<1x14x14x96xf32>
            %1 = arith.minimumf %0, %cst : f32
            %2 = arith.maximumf %1, %cst_0 : f32
            affine.store %2, %alloc_5[%arg7, %arg8, %arg9, %arg10] : memref<1x14x14x96xf32>
          }
        }
      }
    }
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x32xf32>
    affine.for %arg7 = 0 to 1 {
      affine.for %arg8 = 0 to 14 {
        affine.for %arg9 = 0 to 14 {
          affine.for %arg10 = 0 to 32 {
            %0 = affine.load %arg6[%arg10] : memref<32xf32, strided<[?], offset: ?>>
            affine.store %0, %alloc_6[%arg7, %arg8, %arg9, %arg10] : memref<1x14x14x32xf32>
          }
        }
      }
    }
    affine.for %arg7 = 0 to 1 {
      affine.for %arg8 = 0 to 14 {
        affine.for %arg9 = 0 to 14 {
          affine.for %arg10 = 0 to 32 {
            affine.for %arg11 = 0 to 1 {
              affine.for %arg12 = 0 to 1 {
                affine.for %arg13 = 0 to 96 {
                  %0 = affine.apply #map(%arg8, %arg11)
                  %1 = affine.apply #map(%arg9, %arg12)
                  %2 = affine.load %alloc_5[%arg7, %0, %1, %arg13] : memref<1x14x14x96xf32>
                  %3 = affine.load %arg5[%arg10, %arg11, %arg12, %arg13] : memref<32x1x1x96xf32, strided<[?, ?, ?, ?], offset: ?>>
                  %4 = affine.load %alloc_6[%arg7, %arg8, %arg9, %arg10] : memref<1x14x14x32xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  affine.store %6, %alloc_6[%arg7, %arg8, %arg9, %arg10] : memref<1x14x14x32xf32>
                }
              }
            }
          }
        }
      }
    }
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x32xf32>
    affine.for %arg7 = 0 to 1 {
      affine.for %arg8 = 0 to 14 {
        affine.for %arg9 = 0 to 14 {
          affine.for %arg10 = 0 to 32 {
            %0 = affine.load %arg0[%arg7, %arg8, %arg9, %arg10] : memref<1x14x14x32xf32, strided<[?, ?, ?, ?], offset: ?>>
            %1 = affine.load %alloc_6[%arg7, %arg8, %arg9, %arg10] : memref<1x14x14x32xf32>
            %2 = arith.addf %0, %1 : f32
            affine.store %2, %alloc_7[%arg7, %arg8, %arg9, %arg10] : memref<1x14x14x32xf32>
          }
        }
      }
    }
    return %alloc_7 : memref<1x14x14x32xf32>
  }
}

