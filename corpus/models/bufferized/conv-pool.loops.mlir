module {
  func.func @conv_pool(%arg0: memref<1x34x34x4xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<3x3x4x8xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<8xf32, strided<[?], offset: ?>>) -> memref<1x16x16x8xf32> {
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant -3.400000e+38 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x32x32x8xf32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1x32x32x8xf32>
    scf.for %arg3 = %c0 to %c32 step %c1 {
      scf.for %arg4 = %c0 to %c32 step %c1 {
        scf.for %arg5 = %c0 to %c8 step %c1 {
          %0 = memref.load %arg2[%arg5] : memref<8xf32, strided<[?], offset: ?>>
          memref.store %0, %alloc_1[%c0, %arg3, %arg4, %arg5] : memref<1x32x32x8xf32>
        }
      }
    }
    scf.for %arg3 = %c0 to %c32 step %c1 {
      scf.for %arg4 = %c0 to %c32 step %c1 {
        scf.for %arg5 = %c0 to %c8 step %c1 {
          scf.for %arg6 = %c0 to %c3 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                %0 = arith.addi %arg3, %arg6 : index
                %1 = arith.addi %arg4, %arg7 : index
                %2 = memref.load %arg0[%c0, %0, %1, %arg8] : memref<1x34x34x4xf32, strided<[?, ?, ?, ?], offset: ?>>
                %3 = memref.load %arg1[%arg6, %arg7, %arg8, %arg5] : memref<3x3x4x8xf32, strided<[?, ?, ?, ?], offset: ?>>
                %4 = memref.load %alloc_1[%c0, %arg3, %arg4, %arg5] : memref<1x32x32x8xf32>
                %5 = arith.mulf %2, %3 : f32
                %6 = arith.addf %4, %5 : f32
                memref.store %6, %alloc_1[%c0, %arg3, %arg4, %arg5] : memref<1x32x32x8xf32>
              }
            }
          }
        }
      }
    }
    scf.for %arg3 = %c0 to %c32 step %c1 {
      scf.for %arg4 = %c0 to %c32 step %c1 {
        scf.for %arg5 = %c0 to %c8 step %c1 {
          memref.store %cst, %alloc[%c0, %arg3, %arg4, %arg5] : memref<1x32x32x8xf32>
        }
      }
    }
    scf.for %arg3 = %c0 to %c32 step %c1 {
      scf.for %arg4 = %c0 to %c32 step %c1 {
        scf.for %arg5 = %c0 to %c8 step %c1 {
          %0 = memref.load %alloc_1[%c0, %arg3, %arg4, %arg5] : memref<1x32x32x8xf32>
          %1 = memref.load %alloc[%c0, %arg3, %arg4, %arg5] : memref<1x32x32x8xf32>
          %2 = arith.maximumf %0, %1 : f32
          memref.store %2, %alloc[%c0, %arg3, %arg4, %arg5] : memref<1x32x32x8xf32>
        }
      }
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x8xf32>
    scf.for %arg3 = %c0 to %c16 step %c1 {
      scf.for %arg4 = %c0 to %c16 step %c1 {
        scf.for %arg5 = %c0 to %c8 step %c1 {
          memref.store %cst_0, %alloc_2[%c0, %arg3, %arg4, %arg5] : memref<1x16x16x8xf32>
        }
      }
    }
    scf.for %arg3 = %c0 to %c16 step %c1 {
      scf.for %arg4 = %c0 to %c16 step %c1 {
        scf.for %arg5 = %c0 to %c8 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c2 step %c1 {
              %0 = arith.muli %arg3, %c2 overflow<nsw> : index
              %1 = arith.addi %0, %arg6 : index
              %2 = arith.muli %arg4, %c2 overflow<nsw> : index
              %3 = arith.addi %2, %arg7 : index
              %4 = memref.load %alloc[%c0, %1, %3, %arg5] : memref<1x32x32x8xf32>
              %5 = memref.load %alloc_2[%c0, %arg3, %arg4, %arg5] : memref<1x16x16x8xf32>
              %6 = arith.maximumf %5, %4 : f32
              memref.store %6, %alloc_2[%c0, %arg3, %arg4, %arg5] : memref<1x16x16x8xf32>
            }
          }
        }
      }
    }
    return %alloc_2 : memref<1x16x16x8xf32>
  }
}

