#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @g(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: memref<4x8xi1>, %arg4: memref<8xf32>, %arg5: memref<4xf32>, %arg6: memref<8x4xf32>, %arg7: memref<4x4xf32>, %arg8: f64, %arg9: f64, %arg10: i32) {
    %c12345_i32 = arith.constant 12345 : i32
    %c1103515245_i32 = arith.constant 1103515245 : i32
    %cst = arith.constant 0x41DFFFFFFFC00000 : f64
    %cst_0 = arith.constant 2.3283063999999999E-10 : f64
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    scf.for %arg11 = %c0 to %c4 step %c1 {
      scf.for %arg12 = %c0 to %c8 step %c1 {
        %0 = memref.load %arg0[%arg11, %arg12] : memref<4x8xf32>
        %1 = memref.load %arg1[%arg11, %arg12] : memref<4x8xf32>
        %2 = arith.subf %0, %1 : f32
        memref.store %2, %arg2[%arg11, %arg12] : memref<4x8xf32>
      }
    }
    scf.for %arg11 = %c0 to %c4 step %c1 {
      scf.for %arg12 = %c0 to %c8 step %c1 {
        %0 = memref.load %arg0[%arg11, %arg12] : memref<4x8xf32>
        %1 = memref.load %arg1[%arg11, %arg12] : memref<4x8xf32>
        %2 = arith.divf %0, %1 : f32
        memref.store %2, %arg2[%arg11, %arg12] : memref<4x8xf32>
      }
    }
    scf.for %arg11 = %c0 to %c4 step %c1 {
      scf.for %arg12 = %c0 to %c8 step %c1 {
        %0 = memref.load %arg3[%arg11, %arg12] : memref<4x8xi1>
        %1 = memref.load %arg0[%arg11, %arg12] : memref<4x8xf32>
        %2 = memref.load %arg1[%arg11, %arg12] : memref<4x8xf32>
        %3 = arith.select %0, %1, %2 : f32
        memref.store %3, %arg2[%arg11, %arg12] : memref<4x8xf32>
      }
    }
    scf.for %arg11 = %c0 to %c4 step %c1 {
      scf.for %arg12 = %c0 to %c8 step %c1 {
        %0 = memref.load %arg0[%arg11, %arg12] : memref<4x8xf32>
        %1 = memref.load %arg4[%arg12] : memref<8xf32>
        %2 = memref.load %arg5[%arg11] : memref<4xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %arg5[%arg11] : memref<4xf32>
      }
    }
    scf.for %arg11 = %c0 to %c8 step %c1 {
      scf.for %arg12 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg5[%arg12] : memref<4xf32>
        %1 = memref.load %arg0[%arg12, %arg11] : memref<4x8xf32>
        %2 = memref.load %arg4[%arg11] : memref<8xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %arg4[%arg11] : memref<8xf32>
      }
    }
    scf.for %arg11 = %c0 to %c4 step %c1 {
      scf.for %arg12 = %c0 to %c8 step %c1 {
        %0 = memref.load %arg0[%arg11, %arg12] : memref<4x8xf32>
        %1 = math.tanh %0 : f32
        memref.store %1, %arg2[%arg11, %arg12] : memref<4x8xf32>
      }
    }
    scf.for %arg11 = %c0 to %c4 step %c1 {
      scf.for %arg12 = %c0 to %c8 step %c1 {
        %0 = arith.index_cast %arg12 : index to i32
        %1 = arith.index_cast %arg11 : index to i32
        %2 = arith.addi %1, %arg10 : i32
        %3 = arith.muli %2, %c1103515245_i32 : i32
        %4 = arith.addi %3, %c12345_i32 : i32
        %5 = arith.addi %0, %4 : i32
        %6 = arith.muli %5, %c1103515245_i32 : i32
        %7 = arith.addi %6, %c12345_i32 : i32
        %8 = arith.sitofp %7 : i32 to f64
        %9 = arith.addf %8, %cst : f64
        %10 = arith.subf %arg9, %arg8 : f64
        %11 = arith.mulf %10, %cst_0 : f64
        %12 = arith.mulf %9, %11 : f64
        %13 = arith.addf %12, %arg8 : f64
        %14 = arith.truncf %13 : f64 to f32
        memref.store %14, %arg2[%arg11, %arg12] : memref<4x8xf32>
      }
    }
    scf.for %arg11 = %c0 to %c4 step %c1 {
      scf.for %arg12 = %c0 to %c4 step %c1 {
        scf.for %arg13 = %c0 to %c8 step %c1 {
          %0 = memref.load %arg6[%arg13, %arg11] : memref<8x4xf32>
          %1 = memref.load %arg6[%arg13, %arg12] : memref<8x4xf32>
          %2 = memref.load %arg7[%arg11, %arg12] : memref<4x4xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg7[%arg11, %arg12] : memref<4x4xf32>
        }
      }
    }
    scf.for %arg11 = %c0 to %c4 step %c1 {
      scf.for %arg12 = %c0 to %c4 step %c1 {
        scf.for %arg13 = %c0 to %c8 step %c1 {
          %0 = memref.load %arg0[%arg11, %arg13] : memref<4x8xf32>
          %1 = memref.load %arg6[%arg13, %arg12] : memref<8x4xf32>
          %2 = memref.load %arg7[%arg11, %arg12] : memref<4x4xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg7[%arg11, %arg12] : memref<4x4xf32>
        }
      }
    }
    linalg.softmax dimension(1) ins(%arg0 : memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
    scf.for %arg11 = %c0 to %c4 step %c1 {
      scf.for %arg12 = %c0 to %c8 step %c1 {
        %0 = memref.load %arg0[%arg11, %arg12] : memref<4x8xf32>
        %1 = math.sqrt %0 : f32
        memref.store %1, %arg2[%arg11, %arg12] : memref<4x8xf32>
      }
    }
    return
  }
  func.func @conv1(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg1, %c0 : memref<?xf32>
    %dim_0 = memref.dim %arg2, %c0 : memref<?xf32>
    scf.for %arg6 = %c0 to %dim_0 step %c1 {
      scf.for %arg7 = %c0 to %dim step %c1 {
        %0 = affine.apply #map(%arg6, %arg7)
        %1 = memref.load %arg0[%0] : memref<?xf32>
        %2 = memref.load %arg1[%arg7] : memref<?xf32>
        %3 = memref.load %arg2[%arg6] : memref<?xf32>
        %4 = arith.mulf %1, %2 : f32
        %5 = arith.addf %3, %4 : f32
        memref.store %5, %arg2[%arg6] : memref<?xf32>
      }
    }
    %dim_1 = memref.dim %arg4, %c0 : memref<?x?xf32>
    %dim_2 = memref.dim %arg4, %c1 : memref<?x?xf32>
    %dim_3 = memref.dim %arg5, %c0 : memref<?x?xf32>
    %dim_4 = memref.dim %arg5, %c1 : memref<?x?xf32>
    scf.for %arg6 = %c0 to %dim_3 step %c1 {
      scf.for %arg7 = %c0 to %dim_4 step %c1 {
        scf.for %arg8 = %c0 to %dim_1 step %c1 {
          scf.for %arg9 = %c0 to %dim_2 step %c1 {
            %0 = affine.apply #map(%arg6, %arg8)
            %1 = affine.apply #map(%arg7, %arg9)
            %2 = memref.load %arg3[%0, %1] : memref<?x?xf32>
            %3 = memref.load %arg4[%arg8, %arg9] : memref<?x?xf32>
            %4 = memref.load %arg5[%arg6, %arg7] : memref<?x?xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            memref.store %6, %arg5[%arg6, %arg7] : memref<?x?xf32>
          }
        }
      }
    }
    return
  }
}

