#map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
#map1 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @depthwise(%arg0: memref<1x?x?x3xi8>, %arg1: memref<3x3x3xi8>, %arg2: memref<1x?x?x3xi32>, %arg3: i32) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg2, %c1 : memref<1x?x?x3xi32>
    %dim_0 = memref.dim %arg2, %c2 : memref<1x?x?x3xi32>
    scf.for %arg4 = %c0 to %c1 step %c1 {
      scf.for %arg5 = %c0 to %dim step %c1 {
        scf.for %arg6 = %c0 to %dim_0 step %c1 {
          scf.for %arg7 = %c0 to %c3 step %c1 {
            scf.for %arg8 = %c0 to %c3 step %c1 {
              scf.for %arg9 = %c0 to %c3 step %c1 {
                %0 = affine.apply #map(%arg5, %arg8)
                %1 = affine.apply #map(%arg6, %arg9)
                %2 = memref.load %arg0[%arg4, %0, %1, %arg7] : memref<1x?x?x3xi8>
                %3 = memref.load %arg1[%arg8, %arg9, %arg7] : memref<3x3x3xi8>
                %4 = memref.load %arg2[%arg4, %arg5, %arg6, %arg7] : memref<1x?x?x3xi32>
                %5 = arith.extsi %2 : i8 to i32
                %6 = arith.subi %5, %arg3 : i32
                %7 = arith.extsi %3 : i8 to i32
                %8 = arith.subi %7, %arg3 : i32
                %9 = arith.muli %6, %8 : i32
                %10 = arith.addi %4, %9 : i32
                memref.store %10, %arg2[%arg4, %arg5, %arg6, %arg7] : memref<1x?x?x3xi32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @volume(%arg0: memref<2x?x8x8x3xf32>, %arg1: memref<3x3x3x3x4xf32>, %arg2: memref<2x?x6x6x4xf32>) {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg2, %c1 : memref<2x?x6x6x4xf32>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %dim step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          scf.for %arg6 = %c0 to %c6 step %c1 {
            scf.for %arg7 = %c0 to %c4 step %c1 {
              scf.for %arg8 = %c0 to %c3 step %c1 {
                scf.for %arg9 = %c0 to %c3 step %c1 {
                  scf.for %arg10 = %c0 to %c3 step %c1 {
                    scf.for %arg11 = %c0 to %c3 step %c1 {
                      %0 = affine.apply #map1(%arg4, %arg8)
                      %1 = affine.apply #map1(%arg5, %arg9)
                      %2 = affine.apply #map1(%arg6, %arg10)
                      %3 = memref.load %arg0[%arg3, %0, %1, %2, %arg11] : memref<2x?x8x8x3xf32>
                      %4 = memref.load %arg1[%arg8, %arg9, %arg10, %arg11, %arg7] : memref<3x3x3x3x4xf32>
                      %5 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x?x6x6x4xf32>
                      %6 = arith.mulf %3, %4 : f32
                      %7 = arith.addf %5, %6 : f32
                      memref.store %7, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x?x6x6x4xf32>
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
}

