func.func @f(%lb: index, %ub: index, %st: index, %m: memref<?xf32>) -> memref<?xf32> {
  %c = arith.constant 1.0 : f32
  %a = memref.alloc(%ub) : memref<?xf32>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%lb) to (%ub) step (%st) {
        %t = memref.alloc() : memref<4xf32>
        %x = memref.load %m[%i] : memref<?xf32>
        %y = arith.addf %x, %c : f32
        memref.store %y, %a[%i] : memref<?xf32>
        memref.store %y, %t[%i] : memref<4xf32>
        omp.yield
      }
    }
    omp.terminator
  }
  return %a : memref<?xf32>
}
// -----
func.func @g(%lb: index, %ub: index, %st: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i, %j) : index = (%c0, %c0) to (%ub, %ub) step (%c1, %c1) {
        memref.alloca_scope  {
          %x = memref.load %m[%i] : memref<?xf32>
          memref.store %x, %m[%j] : memref<?xf32>
        }
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
