module {
  shard.grid @grid(shape = 2x2)
  shard.grid @line(shape = 4)
  func.func @empty(%arg0: tensor<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: index) -> (tensor<4x8xf32>, memref<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf64>, tensor<?x8xf32>) {
    %reduce = shard.reduce %arg0 on @grid root = [] : (tensor<4x8xf32>) -> tensor<4x8xf64>
    %all_slice = shard.all_slice %arg0 on @grid slice_axis = 0 : tensor<4x8xf32> -> tensor<?x8xf32>
    %0 = bufferization.clone %arg1 : memref<4x8xf32> to memref<4x8xf32>
    return %arg0, %0, %arg0, %arg0, %reduce, %all_slice : tensor<4x8xf32>, memref<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf64>, tensor<?x8xf32>
  }
  func.func @normalize(%arg0: i64) -> (!shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding) {
    %c-1_i64 = arith.constant -1 : i64
    %sharding = shard.sharding @grid split_axes = [[0]] : !shard.sharding
    %sharding_0 = shard.sharding @grid split_axes = [[0]] halo_sizes = [2, %arg0] : !shard.sharding
    %sharding_1 = shard.sharding @grid split_axes = [[0]] halo_sizes = [%c-1_i64, 0] : !shard.sharding
    %sharding_2 = shard.sharding @line split_axes = [[0]] : !shard.sharding
    %sharding_3 = shard.sharding @line split_axes = [[0]] sharded_dims_offsets = [0, 2, 4, 6, 9] : !shard.sharding
    %sharding_4 = shard.sharding @line split_axes = [[0]] sharded_dims_offsets = [0, 2, %arg0, 6, 9] : !shard.sharding
    return %sharding, %sharding_0, %sharding_1, %sharding_2, %sharding_3, %sharding_4 : !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding
  }
  func.func @once(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %sharding = shard.sharding @grid split_axes = [[0]] : !shard.sharding
    %sharding_0 = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding : tensor<4x8xf32>
    %sharding_annotated_1 = shard.shard %sharding_annotated to %sharding_0 : tensor<4x8xf32>
    %sharding_annotated_2 = shard.shard %arg1 to %sharding : tensor<4x8xf32>
    %sharding_annotated_3 = shard.shard %sharding_annotated_2 to %sharding_0 : tensor<4x8xf32>
    return %sharding_annotated, %sharding_annotated, %sharding_annotated_1, %sharding_annotated_2, %sharding_annotated_3 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  func.func @halo(%arg0: memref<4x8xf32>, %arg1: i64) -> memref<4x8xf32> {
    %alloc = memref.alloc() : memref<4x8xf32>
    %0 = shard.update_halo %alloc on @grid split_axes = [[0]] halo_sizes = [1, %arg1] : memref<4x8xf32>
    %alloc_0 = memref.alloc() : memref<4x8xf32>
    %all_reduce = shard.all_reduce %alloc_0 on @grid grid_axes = [0] : memref<4x8xf32> -> memref<4x8xf32>
    memref.copy %0, %arg0 : memref<4x8xf32> to memref<4x8xf32>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4x8xf32> -> index
    %intptr_1 = memref.extract_aligned_pointer_as_index %all_reduce : memref<4x8xf32> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_1 : index
    scf.if %1 {
      memref.dealloc %alloc : memref<4x8xf32>
    }
    %intptr_2 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<4x8xf32> -> index
    %2 = arith.cmpi ne, %intptr_2, %intptr_1 : index
    scf.if %2 {
      memref.dealloc %alloc_0 : memref<4x8xf32>
    }
    return %all_reduce : memref<4x8xf32>
  }
}

