#map = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<(d0, d1) -> (d0 * 2 + d1 * 2)>
module {
  func.func @matmul(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf32>
    scf.for %arg3 = %c0 to %dim step %c1 {
      scf.for %arg4 = %c0 to %dim_1 step %c1 {
        scf.for %arg5 = %c0 to %dim_0 step %c1 {
          %0 = memref.load %arg0[%arg3, %arg5] : memref<?x?xf32>
          %1 = memref.load %arg1[%arg5, %arg4] : memref<?x?xf32>
          %2 = memref.load %arg2[%arg3, %arg4] : memref<?x?xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg2[%arg3, %arg4] : memref<?x?xf32>
        }
      }
    }
    return
  }
  func.func @fill(%arg0: memref<4x?xf32>, %arg1: f32) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c1 : memref<4x?xf32>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      scf.for %arg3 = %c0 to %dim step %c1 {
        memref.store %arg1, %arg0[%arg2, %arg3] : memref<4x?xf32>
      }
    }
    return
  }
  func.func @more(%arg0: memref<2x3x4xf32>, %arg1: memref<2x4x5xf32>, %arg2: memref<2x3x5xf32>, %arg3: memref<4xf32>, %arg4: memref<f32>, %arg5: memref<3x4xi8>, %arg6: memref<4x5xi8>, %arg7: memref<3x5xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c4 = arith.constant 4 : index
    scf.for %arg8 = %c0 to %c2 step %c1 {
      scf.for %arg9 = %c0 to %c3 step %c1 {
        scf.for %arg10 = %c0 to %c5 step %c1 {
          scf.for %arg11 = %c0 to %c4 step %c1 {
            %0 = memref.load %arg0[%arg8, %arg9, %arg11] : memref<2x3x4xf32>
            %1 = memref.load %arg1[%arg8, %arg11, %arg10] : memref<2x4x5xf32>
            %2 = memref.load %arg2[%arg8, %arg9, %arg10] : memref<2x3x5xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            memref.store %4, %arg2[%arg8, %arg9, %arg10] : memref<2x3x5xf32>
          }
        }
      }
    }
    scf.for %arg8 = %c0 to %c4 step %c1 {
      %0 = memref.load %arg3[%arg8] : memref<4xf32>
      %1 = memref.load %arg3[%arg8] : memref<4xf32>
      %2 = memref.load %arg4[] : memref<f32>
      %3 = arith.mulf %0, %1 : f32
      %4 = arith.addf %2, %3 : f32
      memref.store %4, %arg4[] : memref<f32>
    }
    scf.for %arg8 = %c0 to %c3 step %c1 {
      scf.for %arg9 = %c0 to %c5 step %c1 {
        scf.for %arg10 = %c0 to %c4 step %c1 {
          %0 = memref.load %arg5[%arg8, %arg10] : memref<3x4xi8>
          %1 = memref.load %arg6[%arg10, %arg9] : memref<4x5xi8>
          %2 = memref.load %arg7[%arg8, %arg9] : memref<3x5xi32>
          %3 = arith.extsi %0 : i8 to i32
          %4 = arith.extsi %1 : i8 to i32
          %5 = arith.muli %3, %4 : i32
          %6 = arith.addi %2, %5 : i32
          memref.store %6, %arg7[%arg8, %arg9] : memref<3x5xi32>
        }
      }
    }
    scf.for %arg8 = %c0 to %c2 step %c1 {
      scf.for %arg9 = %c0 to %c3 step %c1 {
        scf.for %arg10 = %c0 to %c4 step %c1 {
          %0 = memref.load %arg0[%arg8, %arg9, %arg10] : memref<2x3x4xf32>
          memref.store %0, %arg0[%arg8, %arg9, %arg10] : memref<2x3x4xf32>
        }
      }
    }
    scf.for %arg8 = %c0 to %c4 step %c1 {
      %0 = memref.load %arg3[%arg8] : memref<4xf32>
      %1 = math.exp %0 : f32
      memref.store %1, %arg3[%arg8] : memref<4xf32>
    }
    scf.for %arg8 = %c0 to %c4 step %c1 {
      %0 = memref.load %arg3[%arg8] : memref<4xf32>
      %1 = memref.load %arg3[%arg8] : memref<4xf32>
      %2 = arith.addf %0, %1 : f32
      memref.store %2, %arg3[%arg8] : memref<4xf32>
    }
    return
  }
  func.func @convs(%arg0: memref<1x8x8x3xf32>, %arg1: memref<3x3x3x4xf32>, %arg2: memref<1x6x6x4xf32>, %arg3: memref<1x3x3x3xf32>, %arg4: memref<2x2xf32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    scf.for %arg5 = %c0 to %c1 step %c1 {
      scf.for %arg6 = %c0 to %c6 step %c1 {
        scf.for %arg7 = %c0 to %c6 step %c1 {
          scf.for %arg8 = %c0 to %c4 step %c1 {
            scf.for %arg9 = %c0 to %c3 step %c1 {
              scf.for %arg10 = %c0 to %c3 step %c1 {
                scf.for %arg11 = %c0 to %c3 step %c1 {
                  %0 = affine.apply #map(%arg6, %arg9)
                  %1 = affine.apply #map(%arg7, %arg10)
                  %2 = memref.load %arg0[%arg5, %0, %1, %arg11] : memref<1x8x8x3xf32>
                  %3 = memref.load %arg1[%arg9, %arg10, %arg11, %arg8] : memref<3x3x3x4xf32>
                  %4 = memref.load %arg2[%arg5, %arg6, %arg7, %arg8] : memref<1x6x6x4xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  memref.store %6, %arg2[%arg5, %arg6, %arg7, %arg8] : memref<1x6x6x4xf32>
                }
              }
            }
          }
        }
      }
    }
    scf.for %arg5 = %c0 to %c1 step %c1 {
      scf.for %arg6 = %c0 to %c3 step %c1 {
        scf.for %arg7 = %c0 to %c3 step %c1 {
          scf.for %arg8 = %c0 to %c3 step %c1 {
            scf.for %arg9 = %c0 to %c2 step %c1 {
              scf.for %arg10 = %c0 to %c2 step %c1 {
                %0 = affine.apply #map1(%arg6, %arg9)
                %1 = affine.apply #map1(%arg7, %arg10)
                %2 = memref.load %arg0[%arg5, %0, %1, %arg8] : memref<1x8x8x3xf32>
                %3 = memref.load %arg3[%arg5, %arg6, %arg7, %arg8] : memref<1x3x3x3xf32>
                %4 = arith.maximumf %3, %2 : f32
                memref.store %4, %arg3[%arg5, %arg6, %arg7, %arg8] : memref<1x3x3x3xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @others(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>, %arg2: memref<4xf32>, %arg3: memref<4x8x2xf32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg4 = %c0 to %c8 step %c1 {
      scf.for %arg5 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg5, %arg4] : memref<4x8xf32>
        memref.store %0, %arg1[%arg4, %arg5] : memref<8x4xf32>
      }
    }
    scf.for %arg4 = %c0 to %c4 step %c1 {
      scf.for %arg5 = %c0 to %c8 step %c1 {
        scf.for %arg6 = %c0 to %c2 step %c1 {
          %0 = memref.load %arg0[%arg4, %arg5] : memref<4x8xf32>
          memref.store %0, %arg3[%arg4, %arg5, %arg6] : memref<4x8x2xf32>
        }
      }
    }
    scf.for %arg4 = %c0 to %c4 step %c1 {
      scf.for %arg5 = %c0 to %c8 step %c1 {
        %0 = memref.load %arg0[%arg4, %arg5] : memref<4x8xf32>
        %1 = memref.load %arg2[%arg4] : memref<4xf32>
        %2 = arith.maximumf %0, %1 : f32
        memref.store %2, %arg2[%arg4] : memref<4xf32>
      }
    }
    scf.for %arg4 = %c0 to %c4 step %c1 {
      scf.for %arg5 = %c0 to %c8 step %c1 {
        %0 = memref.load %arg0[%arg4, %arg5] : memref<4x8xf32>
        %1 = memref.load %arg0[%arg4, %arg5] : memref<4x8xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %arg0[%arg4, %arg5] : memref<4x8xf32>
      }
    }
    return
  }
}

