module {
  func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<4x4xf32>, %arg3: index, %arg4: i1) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg5 = %c0 to %arg3 step %c1 {
      scf.if %arg4 {
        %dim = memref.dim %arg0, %c1 : memref<4x?xf32>
        scf.for %arg6 = %c0 to %c4 step %c1 {
          scf.for %arg7 = %c0 to %c4 step %c1 {
            scf.for %arg8 = %c0 to %dim step %c1 {
              %0 = memref.load %arg0[%arg6, %arg8] : memref<4x?xf32>
              %1 = memref.load %arg1[%arg8, %arg7] : memref<?x4xf32>
              %2 = memref.load %arg2[%arg6, %arg7] : memref<4x4xf32>
              %3 = arith.mulf %0, %1 : f32
              %4 = arith.addf %2, %3 : f32
              memref.store %4, %arg2[%arg6, %arg7] : memref<4x4xf32>
            }
          }
        }
      }
      scf.for %arg6 = %c0 to %c4 step %c1 {
        scf.for %arg7 = %c0 to %c4 step %c1 {
          %0 = memref.load %arg2[%arg7, %arg5] : memref<4x4xf32>
          memref.store %0, %arg2[%arg6, %arg7] : memref<4x4xf32>
        }
      }
    }
    return
  }
  func.func @blocks(%arg0: memref<?xf32>, %arg1: f32, %arg2: i1) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    cf.cond_br %arg2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    scf.for %arg3 = %c0 to %dim step %c1 {
      memref.store %arg1, %arg0[%arg3] : memref<?xf32>
    }
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    %dim_0 = memref.dim %arg0, %c0 : memref<?xf32>
    scf.for %arg3 = %c0 to %dim_0 step %c1 {
      memref.store %arg1, %arg0[%arg3] : memref<?xf32>
    }
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %dim_1 = memref.dim %arg0, %c0 : memref<?xf32>
    scf.for %arg3 = %c0 to %dim_1 step %c1 {
      %0 = memref.load %arg0[%arg3] : memref<?xf32>
      %1 = math.exp %0 : f32
      memref.store %1, %arg0[%arg3] : memref<?xf32>
    }
    return
  }
}

