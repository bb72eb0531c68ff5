// Equal operations whose results depend on the operation around them, or are objects.
func.func @structured(%m: memref<2xindex>, %k: memref<3xindex>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<2xindex>) {
  ^bb0(%o: index):
    %i = linalg.index 0 : index
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%k : memref<3xindex>) {
    ^bb0(%p: index):
      %j = linalg.index 0 : index
      linalg.yield %j : index
    }
    linalg.yield %i : index
  }
  return
}

func.func @masked(%v: vector<8xi32>, %m: vector<8xi1>) -> (i32, i32) {
  %a = vector.reduction <add>, %v : vector<8xi32> into i32
  %b = vector.mask %m { vector.reduction <add>, %v : vector<8xi32> into i32 } : vector<8xi1> -> i32
  return %a, %b : i32, i32
}

func.func @launched(%n: index, %m: memref<?xindex>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    %i = gpu.thread_id x
    gpu.launch blocks(%cx, %cy, %cz) in (%hx = %c1, %hy = %c1, %hz = %c1) threads(%ux, %uy, %uz) in (%rx = %n, %ry = %c1, %rz = %c1) {
      %j = gpu.thread_id x
      memref.store %j, %m[%j] : memref<?xindex>
      gpu.terminator
    }
    memref.store %i, %m[%i] : memref<?xindex>
    gpu.terminator
  }
  return
}

func.func @groups(%m: memref<4xf32>, %a: memref<4xf32>) {
  %c1 = arith.constant 1 : index
  %g0 = async.create_group %c1 : !async.group
  %t0 = async.execute {
    %g = async.create_group %c1 : !async.group
    %t = async.execute {
      memref.copy %m, %a : memref<4xf32> to memref<4xf32>
      async.yield
    }
    %n = async.add_to_group %t, %g : !async.token
    async.await_all %g
    async.yield
  }
  %n0 = async.add_to_group %t0, %g0 : !async.token
  async.await_all %g0
  return
}
