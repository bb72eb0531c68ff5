#map = affine_map<(d0) -> (d0)>
module {
  func.func @structured(%arg0: memref<2xindex>, %arg1: memref<3xindex>) {
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : memref<2xindex>) {
    ^bb0(%out: index):
      %0 = linalg.index 0 : index
      linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg1 : memref<3xindex>) {
      ^bb0(%out_0: index):
        linalg.yield %0 : index
      }
      linalg.yield %0 : index
    }
    return
  }
  func.func @masked(%arg0: vector<8xi32>, %arg1: vector<8xi1>) -> (i32, i32) {
    %0 = vector.reduction <add>, %arg0 : vector<8xi32> into i32
    %1 = vector.mask %arg1 { vector.yield %0 : i32 } : vector<8xi1> -> i32
    return %0, %1 : i32, i32
  }
  func.func @launched(%arg0: index, %arg1: memref<?xindex>) {
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %c1, %arg9 = %c1, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %c1, %arg13 = %c1) {
      %thread_id_x = gpu.thread_id  x
      gpu.launch blocks(%arg14, %arg15, %arg16) in (%arg20 = %c1, %arg21 = %c1, %arg22 = %c1) threads(%arg17, %arg18, %arg19) in (%arg23 = %arg0, %arg24 = %c1, %arg25 = %c1) {
        memref.store %thread_id_x, %arg1[%thread_id_x] : memref<?xindex>
        gpu.terminator
      }
      memref.store %thread_id_x, %arg1[%thread_id_x] : memref<?xindex>
      gpu.terminator
    }
    return
  }
  func.func @groups(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    %c1 = arith.constant 1 : index
    %0 = async.create_group %c1 : !async.group
    %token = async.execute {
      %token_0 = async.execute {
        memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
        async.yield
      }
      %2 = async.add_to_group %token_0, %0 : !async.token
      async.await_all %0
      async.yield
    }
    %1 = async.add_to_group %token, %0 : !async.token
    async.await_all %0
    return
  }
}

