// Every operation of the dialect, with and without its optional parts.
shard.grid @grid(shape = 2x2x4)
shard.grid @any(shape = ?x3) {a}
shard.grid @line(shape = 4)
func.func @queries(%i: index, %w: i64, %t: tensor<4x8xf32>) -> (tensor<4x8xf32>, !shard.sharding) {
  %s:3 = shard.grid_shape @grid : index, index, index
  %s1:2 = shard.grid_shape @grid axes = [2, 0] {b} : index, index
  %s2:2 = shard.grid_shape @any axes = [0, 1] : index, index
  %s3:2 = shard.grid_shape @any axes = [] : index, index
  %p:3 = shard.process_multi_index on @grid : index, index, index
  %p1 = shard.process_multi_index on @grid axes = [1] {c} : index
  %l = shard.process_linear_index on @grid : index
  %down, %up = shard.neighbors_linear_indices on @grid[%i, %i, %l] split_axes = [1] : index, index
  %h = shard.sharding @grid split_axes = [[]] : !shard.sharding
  %h0 = shard.sharding @grid split_axes = [[0, 1], [], [2]] {d} : !shard.sharding
  %h1 = shard.sharding @grid split_axes = [[0], [1]] halo_sizes = [1, %w, 2, 3] : !shard.sharding
  %h2 = shard.sharding @line split_axes = [[], [0]] sharded_dims_offsets = [0, 2, %w, 9, 14] : !shard.sharding
  %h3 = shard.sharding @line split_axes = [[0]] sharded_dims_offsets = [0, 1, 2, 3, 4] : !shard.sharding
  %h4 = shard.sharding @grid split_axes = [[0]] halo_sizes = [1, 4] {e = 1 : i8} : !shard.sharding
  %sh = shard.shard %t to %h : tensor<4x8xf32>
  %sh1 = shard.shard %t to %h0 annotate_for_users {f} : tensor<4x8xf32>
  %g = shard.get_sharding %sh {g} : tensor<4x8xf32> -> !shard.sharding
  %shape:2 = shard.shard_shape dims = [4, %i] sharding = %h1 device = [%i, 0, 1] {z} : index, index
  return %sh1, %g : tensor<4x8xf32>, !shard.sharding
}
func.func @collectives(%t: tensor<4x8xf32>, %m: memref<4x8xf32>, %i: index, %d: tensor<?x?xf32>, %w: i64, %u: tensor<f32>, %nm: memref<4xi8>) {
  %0 = shard.all_gather %t on @grid grid_axes = [2] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x32xf32>
  %1 = shard.all_gather %t on @grid gather_axis = 0 {a} : tensor<4x8xf32> -> tensor<4x8xf32>
  %2 = shard.all_reduce %t on @grid : tensor<4x8xf32> -> tensor<4x8xf32>
  %3 = shard.all_reduce %t on @grid grid_axes = [1, 0] reduction = max {b} : tensor<4x8xf32> -> tensor<4x8xf64>
  %4 = shard.all_reduce %m on @grid grid_axes = [1] reduction = sum : memref<4x8xf32> -> memref<4x8xf32>
  %5 = shard.all_slice %t on @grid grid_axes = [2] slice_axis = 1 : tensor<4x8xf32> -> tensor<4x2xf32>
  %6 = shard.all_slice %t on @grid slice_axis = 1 {c} : tensor<4x8xf32> -> tensor<4x8xf32>
  %7 = shard.all_to_all %t on @grid grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<2x16xf32>
  %8 = shard.all_to_all %t on @grid split_axis = 0 concat_axis = 0 {d} : tensor<4x8xf32> -> tensor<4x8xf32>
  %9 = shard.broadcast %t on @grid grid_axes = [0, 1] root = [1, %i] : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
  %10 = shard.broadcast %u on @grid root = [] {e} : (tensor<f32>) -> tensor<f32>
  %11 = shard.gather %t on @grid grid_axes = [1] gather_axis = 1 root = [%i] : (tensor<4x8xf32>, index) -> tensor<4x16xf32>
  %12 = shard.gather %t on @grid gather_axis = 1 root = [] {f} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %13 = shard.recv %t on @grid grid_axes = [0, 2] source = [0, %i] : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
  %14 = shard.recv %t on @grid grid_axes = [0, 2] {g} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %15 = shard.reduce %t on @grid grid_axes = [0] reduction = bitwise_xor root = [1] : (tensor<4x8xf32>) -> tensor<4x8xf64>
  %16 = shard.reduce %t on @grid grid_axes = [2] root = [%i] {h} : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
  %17 = shard.reduce_scatter %t on @grid grid_axes = [1] reduction = generic scatter_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf64>
  %18 = shard.reduce_scatter %t on @grid grid_axes = [1] scatter_axis = 0 {i} : tensor<4x8xf32> -> tensor<2x8xf32>
  %19 = shard.scatter %t on @grid grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<4x8xf32>) -> tensor<2x8xf32>
  %20 = shard.scatter %t on @grid grid_axes = [0] scatter_axis = 0 root = [%i] {j} : (tensor<4x8xf32>, index) -> tensor<2x8xf32>
  %21 = shard.send %t on @grid grid_axes = [0] destination = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %22 = shard.send %t on @grid grid_axes = [0] destination = [%i] {k} : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
  %23 = shard.shift %t on @grid grid_axes = [1] shift_axis = 1 offset = 2 rotate : tensor<4x8xf32> -> tensor<4x8xf32>
  %24 = shard.shift %t on @grid grid_axes = [1, 2] shift_axis = 1 offset = -2 {l} : tensor<4x8xf32> -> tensor<4x8xf32>
  %25 = shard.update_halo %m on @grid split_axes = [[0], [1]] halo_sizes = [1, %w, 2, 3] : memref<4x8xf32>
  %26 = shard.update_halo %t on @grid split_axes = [[0]] {m} : tensor<4x8xf32>
  %27 = shard.all_gather %d on @any grid_axes = [0] gather_axis = 1 : tensor<?x?xf32> -> tensor<?x?xf32>
  %28 = shard.all_slice %d on @any grid_axes = [0] slice_axis = 1 : tensor<?x?xf32> -> tensor<?x?xf32>
  return
}
