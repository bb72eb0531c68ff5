shard.grid @g(shape = [])
// -----
shard.grid @g(shape = -1)
// -----
"shard.grid"() <{sym_name = "g", shape = array<i64>}> : () -> ()
// -----
"shard.grid"() <{sym_name = "g", shape = array<i64: 2, -3>}> : () -> ()
// -----
shard.grid @g(shape = 2x0)
// -----
func.func @f() {
  %0 = shard.grid_shape @nope : index
  return
}
// -----
func.func @g() {
  %0 = shard.grid_shape @g : index
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f() {
  %0 = shard.grid_shape @grid : index
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f() {
  %0 = shard.grid_shape @grid axes = [0, 1, 0] : index
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f() {
  %0 = shard.grid_shape @grid axes = [2] : index
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f() {
  %0 = shard.process_multi_index on @grid axes = [-1] : index
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f() {
  %0:2 = shard.process_multi_index on @grid axes = [1] : index, index
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f() {
  %0 = shard.process_linear_index on @grid : i32
  return
}
// -----
func.func @f() {
  %0 = shard.process_linear_index on @grid : index
  return
}
// -----
func.func @f(%i: index) {
  %0:2 = shard.neighbors_linear_indices on @grid[%i] split_axes = [0] : index, index
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%i: index) {
  %0:2 = shard.neighbors_linear_indices on @grid[%i] split_axes = [7] : index, index
  %1 = shard.sharding @grid split_axes = [[0], [0]] : !shard.sharding
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%i: index) {
  %1 = shard.sharding @grid split_axes = [[0], [-1]] : !shard.sharding
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%i: index) {
  %1 = shard.sharding @grid split_axes = [[0], [1]] halo_sizes = [1, 2] : !shard.sharding
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%i: index) {
  %1 = shard.sharding @grid split_axes = [[0], [1]] halo_sizes = [1, 2, 3, 4] sharded_dims_offsets = [1, 2]: !shard.sharding
  return
}
// -----
shard.grid @grid(shape = 2x?)
func.func @f(%i: index) {
  %1 = shard.sharding @grid split_axes = [[0], [1]] sharded_dims_offsets = [1, 2]: !shard.sharding
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%i: index) {
  %1 = shard.sharding @grid split_axes = [[0], [1]] sharded_dims_offsets = [1, 2]: !shard.sharding
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%i: index) {
  %1 = shard.sharding @grid split_axes = [[0], [1]] sharded_dims_offsets = [1, 2, 0, 0, 0, 0]: !shard.sharding
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%i: index) {
  %1 = shard.sharding @grid split_axes = [0] : !shard.sharding
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%i: index) {
  %1 = shard.sharding @grid split_axes = [] : !shard.sharding
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%i: index) {
  %1 = shard.sharding @grid split_axes = [[0]] : !shard.shard
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%i: index) {
  %1 = shard.sharding @grid split_axes = [[0]] halo_sizes = [%i, 2] : !shard.sharding
  return
}
// -----
func.func @f(%i: index, %s: !shard.sharding, %t: tensor<*xf32>) {
  %1 = shard.shard %t to %s : tensor<*xf32>
  return
}
// -----
func.func @f(%i: index, %s: !shard.sharding, %t: tensor<4xf32>) {
  %1 = "shard.shard"(%t, %s) : (tensor<4xf32>, !shard.sharding) -> tensor<5xf32>
  return
}
// -----
func.func @f(%i: index, %s: !shard.sharding, %t: tensor<4xf32>) {
  %1 = "shard.shard"(%t, %i) : (tensor<4xf32>, index) -> tensor<4xf32>
  return
}
// -----
func.func @f(%i: index, %s: !shard.sharding, %t: tensor<4xf32>) {
  %1 = shard.shard_shape dims = [4] sharding = %s device = [1] : i32
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_gather %t on @gri grid_axes = [1] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x32xf32>
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_gather %t on @grid grid_axes = [1] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x32xf32>
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_gather %t on @grid grid_axes = [1] gather_axis = 2 : tensor<4x8xf32> -> tensor<4x32xf32>
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_gather %t on @grid grid_axes = [1, 1] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x32xf32>
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_gather %t on @grid grid_axes = [1, 3] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x32xf32>
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_gather %t on @grid grid_axes = [1] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x16xf64>
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_gather %t on @grid grid_axes = [1] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x16x1xf32>
  return
}
// -----
shard.grid @grid(shape = 2x?)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_gather %t on @grid grid_axes = [1] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x16xf32>
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_gather %t on @grid grid_axes = [1] gather_axis = -1 : tensor<4x8xf32> -> tensor<4x16xf32>
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%t: tensor<f32>) {
  %0 = shard.all_gather %t on @grid grid_axes = [1] gather_axis = 0 : tensor<f32> -> tensor<f32>
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_reduce %t on @grid grid_axes = [1] reduction = foo : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_reduce %t on @grid grid_axes = [1] : tensor<4x8xf32> -> tensor<4x9xf32>
  return
}
// -----
shard.grid @grid(shape = 2x2)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_reduce %t on @grid grid_axes = [1] : tensor<4x8xf32> -> vector<4x8xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_slice %t on @grid grid_axes = [1] slice_axis = 0 : tensor<4x8xf32> -> tensor<4x9xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_slice %t on @grid grid_axes = [1] slice_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_slice %t on @grid grid_axes = [0] slice_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>) {
  %0 = shard.all_to_all %t on @grid grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x8x2xf32> -> tensor<2x16x3xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>) {
  %0 = shard.all_to_all %t on @grid grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x8x2xf32> -> tensor<2x17x2xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>) {
  %0 = shard.all_to_all %t on @grid grid_axes = [1] split_axis = 0 concat_axis = 1 : tensor<4x8x2xf32> -> tensor<2x24x2xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>) {
  %0 = shard.all_to_all %t on @grid grid_axes = [1] split_axis = 0 concat_axis = 0 : tensor<4x8x2xf32> -> tensor<2x24x2xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.broadcast %t on @grid grid_axes = [1] root = [3] : (tensor<4x8x2xf32>) -> tensor<4x8x2xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.broadcast %t on @grid grid_axes = [1] root = [1, 1] : (tensor<4x8x2xf32>) -> tensor<4x8x2xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.broadcast %t on @grid grid_axes = [1] root = [%i] : (tensor<4x8x2xf32>, index) -> tensor<4x8x3xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.broadcast %t on @grid grid_axes = [1] root = [%i] : (tensor<4x8x2xf32>, index) -> tensor<4x8x2xf64>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.gather %t on @grid grid_axes = [1] gather_axis = 0 root = [%i] : (tensor<4x8x2xf32>, index) -> tensor<4x8x2xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.gather %t on @grid grid_axes = [1] gather_axis = 0 root = [%i] : (tensor<4x8x2xf32>, index) -> tensor<12x8xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.recv %t on @grid grid_axes = [1] source = [0, 0] : (tensor<4x8x2xf32>) -> tensor<4x8x2xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.recv %t on @grid grid_axes = [1] source = [7] : (tensor<4x8x2xf32>) -> tensor<4x8x2xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.reduce %t on @grid grid_axes = [1] reduction = 3 root = [7] : (tensor<4x8x2xf32>) -> tensor<4x8x2xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.reduce_scatter %t on @grid grid_axes = [0] scatter_axis = 0 : tensor<4x8x2xf32> -> tensor<4x8x2xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.reduce_scatter %t on @grid grid_axes = [0] scatter_axis = 0 : tensor<4x8x2xf32> -> tensor<2x8xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.scatter %t on @grid grid_axes = [0] scatter_axis = 0 root = [2] : (tensor<4x8x2xf32>) -> tensor<2x8x2xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.scatter %t on @grid grid_axes = [1] scatter_axis = 0 root = [2] : (tensor<4x8x2xf32>) -> tensor<2x8x2xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.send %t on @grid grid_axes = [1] destination = [3] : (tensor<4x8x2xf32>) -> tensor<4x8x2xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.send %t on @grid grid_axes = [1] destination = [%i : (tensor<4x8x2xf32>, index) -> tensor<4x8x2xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.shift %t on @grid grid_axes = [1] shift_axis = 0 offset = 2 : tensor<4x8x2xf32> -> tensor<4x8x2xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.shift %t on @grid grid_axes = [1] shift_axis = 1 offset = 2 : tensor<4x8x2xf32> -> tensor<4x8x2xf64>
  return
}
// -----
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = shard.update_halo %t on @grid split_axes = [[0]] : tensor<4x8x2xf32>
  return
}
// -----
shard.grid @grid(shape = 2x3)
func.func @f(%t: tensor<4x8x2xf32>, %i: index) {
  %0 = "shard.update_halo"(%t) <{grid = @grid, split_axes = #shard.axisarray[[0]]}> : (tensor<4x8x2xf32>) -> tensor<4x8x3xf32>
  return
}
// -----
func.func @f() attributes {a = #shard.axisarray[[0, 1], [], [2]], b = #shard.partial<max>, c = #shard<partial sum>} {
  return
}
// -----
func.func @f() attributes {a = #shard.axisarray[[0, 1], 3, [2]]} {
  return
}
// -----
func.func @f() attributes {a = #shard.axisarray[[0, 100000]]} {
  return
}
// -----
func.func @f() attributes {a = #shard.axisarray<[0]>} {
  return
}
// -----
func.func @f() attributes {a = #shard<partial foo>} {
  return
}
