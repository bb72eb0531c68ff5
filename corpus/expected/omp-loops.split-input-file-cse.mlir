module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?xf32>) -> memref<?xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%arg4) : index = (%arg0) to (%arg1) step (%arg2) {
          %alloc_0 = memref.alloc() : memref<4xf32>
          %0 = memref.load %arg3[%arg4] : memref<?xf32>
          %1 = arith.addf %0, %cst : f32
          memref.store %1, %alloc[%arg4] : memref<?xf32>
          memref.store %1, %alloc_0[%arg4] : memref<4xf32>
          omp.yield
        }
      }
      omp.terminator
    }
    return %alloc : memref<?xf32>
  }
}

// -----
module {
  func.func @g(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%arg4, %arg5) : index = (%c0, %c0) to (%arg1, %arg1) step (%c1, %c1) {
          memref.alloca_scope  {
            %0 = memref.load %arg3[%arg4] : memref<?xf32>
            memref.store %0, %arg3[%arg5] : memref<?xf32>
          }
          omp.yield
        }
      }
      omp.terminator
    }
    return
  }
}

