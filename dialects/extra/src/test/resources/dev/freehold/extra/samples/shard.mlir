module {
  shard.grid @grid(shape = 2x2x4)
  shard.grid @any(shape = ?x3) {a}
  shard.grid @line(shape = 4)
  func.func @queries(%arg0: index, %arg1: i64, %arg2: tensor<4x8xf32>) -> (tensor<4x8xf32>, !shard.sharding) {
    %grid_shape:3 = shard.grid_shape @grid : index, index, index
    %grid_shape_0:2 = shard.grid_shape @grid axes = [2, 0] {b} : index, index
    %grid_shape_1:2 = shard.grid_shape @any axes = [0, 1] : index, index
    %grid_shape_2:2 = shard.grid_shape @any : index, index
    %proc_linear_idx:3 = shard.process_multi_index on @grid : index, index, index
    %proc_linear_idx_3 = shard.process_multi_index on @grid axes = [1] {c} : index
    %proc_linear_idx_4 = shard.process_linear_index on @grid : index
    %down_linear_idx, %up_linear_idx = shard.neighbors_linear_indices on @grid[%arg0, %arg0, %proc_linear_idx_4] split_axes = [1] : index, index
    %sharding = shard.sharding @grid split_axes = [[]] : !shard.sharding
    %sharding_5 = shard.sharding @grid split_axes = [[0, 1], [], [2]] {d} : !shard.sharding
    %sharding_6 = shard.sharding @grid split_axes = [[0], [1]] halo_sizes = [1, %arg1, 2, 3] : !shard.sharding
    %sharding_7 = shard.sharding @line split_axes = [[], [0]] sharded_dims_offsets = [0, 2, %arg1, 9, 14] : !shard.sharding
    %sharding_8 = shard.sharding @line split_axes = [[0]] sharded_dims_offsets = [0, 1, 2, 3, 4] : !shard.sharding
    %sharding_9 = shard.sharding @grid split_axes = [[0]] halo_sizes = [1, 4] {e = 1 : i8} : !shard.sharding
    %sharding_annotated = shard.shard %arg2 to %sharding : tensor<4x8xf32>
    %sharding_annotated_10 = shard.shard %arg2 to %sharding_5 annotate_for_users {f} : tensor<4x8xf32>
    %0 = shard.get_sharding %sharding_annotated {g} : tensor<4x8xf32> -> !shard.sharding
    %shard_shape:2 = shard.shard_shape dims = [4, %arg0] sharding = %sharding_6 device = [%arg0, 0, 1] {z} : index, index
    return %sharding_annotated_10, %0 : tensor<4x8xf32>, !shard.sharding
  }
  func.func @collectives(%arg0: tensor<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: index, %arg3: tensor<?x?xf32>, %arg4: i64, %arg5: tensor<f32>, %arg6: memref<4xi8>) {
    %all_gather = shard.all_gather %arg0 on @grid grid_axes = [2] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x32xf32>
    %all_gather_0 = shard.all_gather %arg0 on @grid gather_axis = 0 {a} : tensor<4x8xf32> -> tensor<4x8xf32>
    %all_reduce = shard.all_reduce %arg0 on @grid : tensor<4x8xf32> -> tensor<4x8xf32>
    %all_reduce_1 = shard.all_reduce %arg0 on @grid grid_axes = [1, 0] reduction =  max {b} : tensor<4x8xf32> -> tensor<4x8xf64>
    %all_reduce_2 = shard.all_reduce %arg1 on @grid grid_axes = [1] : memref<4x8xf32> -> memref<4x8xf32>
    %all_slice = shard.all_slice %arg0 on @grid grid_axes = [2] slice_axis = 1 : tensor<4x8xf32> -> tensor<4x2xf32>
    %all_slice_3 = shard.all_slice %arg0 on @grid slice_axis = 1 {c} : tensor<4x8xf32> -> tensor<4x8xf32>
    %all_to_all = shard.all_to_all %arg0 on @grid grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<2x16xf32>
    %all_to_all_4 = shard.all_to_all %arg0 on @grid split_axis = 0 concat_axis = 0 {d} : tensor<4x8xf32> -> tensor<4x8xf32>
    %broadcast = shard.broadcast %arg0 on @grid grid_axes = [0, 1] root = [1, %arg2] : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
    %broadcast_5 = shard.broadcast %arg5 on @grid root = [] {e} : (tensor<f32>) -> tensor<f32>
    %gather = shard.gather %arg0 on @grid grid_axes = [1] gather_axis = 1 root = [%arg2] : (tensor<4x8xf32>, index) -> tensor<4x16xf32>
    %gather_6 = shard.gather %arg0 on @grid gather_axis = 1 root = [] {f} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %recv = shard.recv %arg0 on @grid grid_axes = [0, 2] source = [0, %arg2] : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
    %recv_7 = shard.recv %arg0 on @grid grid_axes = [0, 2] {g} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %reduce = shard.reduce %arg0 on @grid grid_axes = [0] reduction =  bitwise_xor root = [1] : (tensor<4x8xf32>) -> tensor<4x8xf64>
    %reduce_8 = shard.reduce %arg0 on @grid grid_axes = [2] root = [%arg2] {h} : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
    %reduce_scatter = shard.reduce_scatter %arg0 on @grid grid_axes = [1] reduction =  generic scatter_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf64>
    %reduce_scatter_9 = shard.reduce_scatter %arg0 on @grid grid_axes = [1] scatter_axis = 0 {i} : tensor<4x8xf32> -> tensor<2x8xf32>
    %scatter = shard.scatter %arg0 on @grid grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<4x8xf32>) -> tensor<2x8xf32>
    %scatter_10 = shard.scatter %arg0 on @grid grid_axes = [0] scatter_axis = 0 root = [%arg2] {j} : (tensor<4x8xf32>, index) -> tensor<2x8xf32>
    %send = shard.send %arg0 on @grid grid_axes = [0] destination = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %send_11 = shard.send %arg0 on @grid grid_axes = [0] destination = [%arg2] {k} : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
    %shift = shard.shift %arg0 on @grid grid_axes = [1] shift_axis = 1 offset = 2 rotate : tensor<4x8xf32> -> tensor<4x8xf32>
    %shift_12 = shard.shift %arg0 on @grid grid_axes = [1, 2] shift_axis = 1 offset = -2 {l} : tensor<4x8xf32> -> tensor<4x8xf32>
    %0 = shard.update_halo %arg1 on @grid split_axes = [[0], [1]] halo_sizes = [1, %arg4, 2, 3] : memref<4x8xf32>
    %1 = shard.update_halo %arg0 on @grid split_axes = [[0]] {m} : tensor<4x8xf32>
    %all_gather_13 = shard.all_gather %arg3 on @any grid_axes = [0] gather_axis = 1 : tensor<?x?xf32> -> tensor<?x?xf32>
    %all_slice_14 = shard.all_slice %arg3 on @any grid_axes = [0] slice_axis = 1 : tensor<?x?xf32> -> tensor<?x?xf32>
    return
  }
}
