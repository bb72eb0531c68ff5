shard.grid @grid(shape = 2x2)
shard.grid @line(shape = 4)
func.func @empty(%t: tensor<4x8xf32>, %m: memref<4x8xf32>, %i: index) -> (tensor<4x8xf32>, memref<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf64>, tensor<?x8xf32>) {
  %0 = shard.all_gather %t on @grid gather_axis = 1 : tensor<4x8xf32> -> tensor<4x8xf32>
  %1 = shard.all_reduce %m on @grid : memref<4x8xf32> -> memref<4x8xf32>
  %2 = shard.send %0 on @grid destination = [] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = shard.recv %t on @grid : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = shard.reduce %t on @grid root = [] : (tensor<4x8xf32>) -> tensor<4x8xf64>
  %5 = shard.all_slice %t on @grid slice_axis = 0 : tensor<4x8xf32> -> tensor<?x8xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4x8xf32>, memref<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf64>, tensor<?x8xf32>
}
func.func @normalize(%w: i64) -> (!shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding) {
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : i64
  %n = arith.constant -1 : i64
  %0 = shard.sharding @grid split_axes = [[0]] halo_sizes = [%c0, 0] : !shard.sharding
  %1 = shard.sharding @grid split_axes = [[0]] halo_sizes = [%c2, %w] : !shard.sharding
  %2 = shard.sharding @grid split_axes = [[0]] halo_sizes = [%n, %c0] : !shard.sharding
  %3 = shard.sharding @line split_axes = [[0]] sharded_dims_offsets = [0, %c2, 4, 6, 8] : !shard.sharding
  %4 = shard.sharding @line split_axes = [[0]] sharded_dims_offsets = [0, %c2, 4, 6, 9] : !shard.sharding
  %5 = shard.sharding @line split_axes = [[0]] sharded_dims_offsets = [0, %c2, %w, 6, 9] : !shard.sharding
  return %0, %1, %2, %3, %4, %5 : !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding
}
func.func @once(%t: tensor<4x8xf32>, %u: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %a = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %b = shard.sharding @grid split_axes = [[0], []] : !shard.sharding
  %c = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %0 = shard.shard %t to %a : tensor<4x8xf32>
  %1 = shard.shard %t to %b annotate_for_users : tensor<4x8xf32>
  %2 = shard.shard %t to %c : tensor<4x8xf32>
  %3 = shard.shard %u to %a : tensor<4x8xf32>
  %4 = shard.shard %u to %c : tensor<4x8xf32>
  return %0, %1, %2, %3, %4 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}
func.func @halo(%m: memref<4x8xf32>, %w: i64) -> memref<4x8xf32> {
  %a = memref.alloc() : memref<4x8xf32>
  %0 = shard.update_halo %a on @grid split_axes = [[0]] halo_sizes = [1, %w] : memref<4x8xf32>
  %b = memref.alloc() : memref<4x8xf32>
  %1 = shard.all_reduce %b on @grid grid_axes = [0] : memref<4x8xf32> -> memref<4x8xf32>
  memref.copy %0, %m : memref<4x8xf32> to memref<4x8xf32>
  return %1 : memref<4x8xf32>
}
