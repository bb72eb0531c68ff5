#map = affine_map<(d0) -> (d0)>
module {
  func.func @task(%arg0: memref<4xf32>) {
    omp.task {
      %alloca = memref.alloca() : memref<4xf32>
      memref.copy %arg0, %alloca : memref<4xf32> to memref<4xf32>
      omp.terminator
    }
    omp.taskgroup {
      %alloca = memref.alloca() : memref<4xf32>
      memref.copy %arg0, %alloca : memref<4xf32> to memref<4xf32>
      omp.terminator
    }
    return
  }
  func.func @elements(%arg0: memref<4xf32>) {
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : memref<4xf32>) {
    ^bb0(%out: f32):
      %0 = linalg.index 0 : index
      %alloc = memref.alloc() : memref<4xf32>
      memref.store %out, %alloc[%0] : memref<4xf32>
      %1 = memref.load %alloc[%0] : memref<4xf32>
      linalg.yield %1 : f32
    }
    return
  }
}

