module {
  shard.grid @grid(shape = 2x2x4)
  shard.grid @any(shape = ?x3) {a}
  shard.grid @line(shape = 4)
  func.func @queries(%arg0: index, %arg1: i64, %arg2: tensor<4x8xf32>) -> (tensor<4x8xf32>, !shard.sharding) {
    %sharding = shard.sharding @grid split_axes = [[]] : !shard.sharding
    %sharding_0 = shard.sharding @grid split_axes = [[0, 1], [], [2]] {d} : !shard.sharding
    %sharding_annotated = shard.shard %arg2 to %sharding : tensor<4x8xf32>
    %sharding_annotated_1 = shard.shard %sharding_annotated to %sharding_0 annotate_for_users {f} : tensor<4x8xf32>
    %0 = shard.get_sharding %sharding_annotated {g} : tensor<4x8xf32> -> !shard.sharding
    return %sharding_annotated_1, %0 : tensor<4x8xf32>, !shard.sharding
  }
  func.func @collectives(%arg0: tensor<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: index, %arg3: tensor<?x?xf32>, %arg4: i64, %arg5: tensor<f32>, %arg6: memref<4xi8>) {
    %recv = shard.recv %arg0 on @grid grid_axes = [0, 2] source = [0, %arg2] : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
    %recv_0 = shard.recv %arg0 on @grid grid_axes = [0, 2] {g} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %send = shard.send %arg0 on @grid grid_axes = [0] destination = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %send_1 = shard.send %arg0 on @grid grid_axes = [0] destination = [%arg2] {k} : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
    return
  }
}

