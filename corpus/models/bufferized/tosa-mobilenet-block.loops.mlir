module {
  func.func @block(%arg0: memref<1x14x14x32xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<96x1x1x32xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<96xf32, strided<[?], offset: ?>>, %arg3: memref<3x3x96x1xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg4: memref<96xf32, strided<[?], offset: ?>>, %arg5: memref<32x1x1x96xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg6: memref<32xf32, strided<[?], offset: ?>>) -> memref<1x14x14x32xf32> {
    %c3 = arith.constant 3 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %c96 = arith.constant 96 : index
    %c14 = arith.constant 14 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 6.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x96xf32>
    scf.for %arg7 = %c0 to %c14 step %c1 {
      scf.for %arg8 = %c0 to %c14 step %c1 {
        scf.for %arg9 = %c0 to %c96 step %c1 {
          %0 = memref.load %arg2[%arg9] : memref<96xf32, strided<[?], offset: ?>>
          memref.store %0, %alloc[%c0, %arg7, %arg8, %arg9] : memref<1x14x14x96xf32>
        }
      }
    }
    scf.for %arg7 = %c0 to %c14 step %c1 {
      scf.for %arg8 = %c0 to %c14 step %c1 {
        scf.for %arg9 = %c0 to %c96 step %c1 {
          scf.for %arg10 = %c0 to %c32 step %c1 {
            %0 = memref.load %arg0[%c0, %arg7, %arg8, %arg10] : memref<1x14x14x32xf32, strided<[?, ?, ?, ?], offset: ?>>
            %1 = memref.load %arg1[%arg9, %c0, %c0, %arg10] : memref<96x1x1x32xf32, strided<[?, ?, ?, ?], offset: ?>>
            %2 = memref.load %alloc[%c0, %arg7, %arg8, %arg9] : memref<1x14x14x96xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            memref.store %4, %alloc[%c0, %arg7, %arg8, %arg9] : memref<1x14x14x96xf32>
          }
        }
      }
    }
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x96xf32>
    scf.for %arg7 = %c0 to %c14 step %c1 {
      scf.for %arg8 = %c0 to %c14 step %c1 {
        scf.for %arg9 = %c0 to %c96 step %c1 {
          %0 = memref.load %alloc[%c0, %arg7, %arg8, %arg9] : memref<1x14x14x96xf32>
          %1 = arith.minimumf %0, %cst : f32
          %2 = arith.maximumf %1, %cst_0 : f32
          memref.store %2, %alloc_1[%c0, %arg7, %arg8, %arg9] : memref<1x14x14x96xf32>
        }
      }
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x96xf32>
    scf.for %arg7 = %c0 to %c16 step %c1 {
      scf.for %arg8 = %c0 to %c16 step %c1 {
        scf.for %arg9 = %c0 to %c96 step %c1 {
          memref.store %cst_0, %alloc_2[%c0, %arg7, %arg8, %arg9] : memref<1x16x16x96xf32>
        }
      }
    }
    %subview = memref.subview %alloc_2[0, 1, 1, 0] [1, 14, 14, 96] [1, 1, 1, 1] : memref<1x16x16x96xf32> to memref<1x14x14x96xf32, strided<[24576, 1536, 96, 1], offset: 1632>>
    memref.copy %alloc_1, %subview : memref<1x14x14x96xf32> to memref<1x14x14x96xf32, strided<[24576, 1536, 96, 1], offset: 1632>>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x96x1xf32>
    scf.for %arg7 = %c0 to %c14 step %c1 {
      scf.for %arg8 = %c0 to %c14 step %c1 {
        scf.for %arg9 = %c0 to %c96 step %c1 {
          memref.store %cst_0, %alloc_3[%c0, %arg7, %arg8, %arg9, %c0] : memref<1x14x14x96x1xf32>
        }
      }
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x96xf32>
    scf.for %arg7 = %c0 to %c14 step %c1 {
      scf.for %arg8 = %c0 to %c14 step %c1 {
        scf.for %arg9 = %c0 to %c96 step %c1 {
          scf.for %arg10 = %c0 to %c3 step %c1 {
            scf.for %arg11 = %c0 to %c3 step %c1 {
              %0 = arith.addi %arg7, %arg10 : index
              %1 = arith.addi %arg8, %arg11 : index
              %2 = memref.load %alloc_2[%c0, %0, %1, %arg9] : memref<1x16x16x96xf32>
              %3 = memref.load %arg3[%arg10, %arg11, %arg9, %c0] : memref<3x3x96x1xf32, strided<[?, ?, ?, ?], offset: ?>>
              %4 = memref.load %alloc_3[%c0, %arg7, %arg8, %arg9, %c0] : memref<1x14x14x96x1xf32>
              %5 = arith.mulf %2, %3 : f32
              %6 = arith.addf %4, %5 : f32
              memref.store %6, %alloc_3[%c0, %arg7, %arg8, %arg9, %c0] : memref<1x14x14x96x1xf32>
            }
          }
        }
      }
    }
    %collapse_shape = memref.collapse_shape %alloc_3 [[0], [1], [2], [3, 4]] : memref<1x14x14x96x1xf32> into memref<1x14x14x96xf32>
    scf.for %arg7 = %c0 to %c14 step %c1 {
      scf.for %arg8 = %c0 to %c14 step %c1 {
        scf.for %arg9 = %c0 to %c96 step %c1 {
          %0 = memref.load %arg4[%arg9] : memref<96xf32, strided<[?], offset: ?>>
          %1 = memref.load %collapse_shape[%c0, %arg7, %arg8, %arg9] : memref<1x14x14x96xf32>
          %2 = arith.addf %0, %1 : f32
          memref.store %2, %alloc_4[%c0, %arg7, %arg8, %arg9] : memref<1x14x14x96xf32>
        }
      }
    }
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x96xf32>
    scf.for %arg7 = %c0 to %c14 step %c1 {
      scf.for %arg8 = %c0 to %c14 step %c1 {
        scf.for %arg9 = %c0 to %c96 step %c1 {
          %0 = memref.load %alloc_4[%c0, %arg7, %arg8, %arg9] : memref<1x14x14x96xf32>
          %1 = arith.minimumf %0, %cst : f32
          %2 = arith.maximumf %1, %cst_0 : f32
          memref.store %2, %alloc_5[%c0, %arg7, %arg8, %arg9] : memref<1x14x14x96xf32>
        }
      }
    }
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x32xf32>
    scf.for %arg7 = %c0 to %c14 step %c1 {
      scf.for %arg8 = %c0 to %c14 step %c1 {
        scf.for %arg9 = %c0 to %c32 step %c1 {
          %0 = memref.load %arg6[%arg9] : memref<32xf32, strided<[?], offset: ?>>
          memref.store %0, %alloc_6[%c0, %arg7, %arg8, %arg9] : memref<1x14x14x32xf32>
        }
      }
    }
    scf.for %arg7 = %c0 to %c14 step %c1 {
      scf.for %arg8 = %c0 to %c14 step %c1 {
        scf.for %arg9 = %c0 to %c32 step %c1 {
          scf.for %arg10 = %c0 to %c96 step %c1 {
            %0 = memref.load %alloc_5[%c0, %arg7, %arg8, %arg10] : memref<1x14x14x96xf32>
            %1 = memref.load %arg5[%arg9, %c0, %c0, %arg10] : memref<32x1x1x96xf32, strided<[?, ?, ?, ?], offset: ?>>
            %2 = memref.load %alloc_6[%c0, %arg7, %arg8, %arg9] : memref<1x14x14x32xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            memref.store %4, %alloc_6[%c0, %arg7, %arg8, %arg9] : memref<1x14x14x32xf32>
          }
        }
      }
    }
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x32xf32>
    scf.for %arg7 = %c0 to %c14 step %c1 {
      scf.for %arg8 = %c0 to %c14 step %c1 {
        scf.for %arg9 = %c0 to %c32 step %c1 {
          %0 = memref.load %arg0[%c0, %arg7, %arg8, %arg9] : memref<1x14x14x32xf32, strided<[?, ?, ?, ?], offset: ?>>
          %1 = memref.load %alloc_6[%c0, %arg7, %arg8, %arg9] : memref<1x14x14x32xf32>
          %2 = arith.addf %0, %1 : f32
          memref.store %2, %alloc_7[%c0, %arg7, %arg8, %arg9] : memref<1x14x14x32xf32>
        }
      }
    }
    return %alloc_7 : memref<1x14x14x32xf32>
  }
}

