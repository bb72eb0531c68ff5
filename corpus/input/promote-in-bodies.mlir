// A task has a stack of its own; the body of a structured operation has none, and does not end when its function does.
func.func @task(%m: memref<4xf32>) {
  omp.task {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    omp.terminator
  }
  omp.taskgroup {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    omp.terminator
  }
  return
}

func.func @elements(%m: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%x: f32):
    %i = linalg.index 0 : index
    %a = memref.alloc() : memref<4xf32>
    memref.store %x, %a[%i] : memref<4xf32>
    %y = memref.load %a[%i] : memref<4xf32>
    linalg.yield %y : f32
  }
  return
}
