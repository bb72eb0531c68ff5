"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 2, 4>, sym_name = "grid"}> : () -> ()
  "shard.grid"() <{shape = array<i64: -9223372036854775808, 3>, sym_name = "any"}> {a} : () -> ()
  "shard.grid"() <{shape = array<i64: 4>, sym_name = "line"}> : () -> ()
  "func.func"() <{function_type = (index, i64, tensor<4x8xf32>) -> (tensor<4x8xf32>, !shard.sharding), sym_name = "queries"}> ({
  ^bb0(%arg7: index, %arg8: i64, %arg9: tensor<4x8xf32>):
    %29:3 = "shard.grid_shape"() <{axes = array<i16>, grid = @grid}> : () -> (index, index, index)
    %30:2 = "shard.grid_shape"() <{axes = array<i16: 2, 0>, grid = @grid}> {b} : () -> (index, index)
    %31:2 = "shard.grid_shape"() <{axes = array<i16: 0, 1>, grid = @any}> : () -> (index, index)
    %32:2 = "shard.grid_shape"() <{axes = array<i16>, grid = @any}> : () -> (index, index)
    %33:3 = "shard.process_multi_index"() <{axes = array<i16>, grid = @grid}> : () -> (index, index, index)
    %34 = "shard.process_multi_index"() <{axes = array<i16: 1>, grid = @grid}> {c} : () -> index
    %35 = "shard.process_linear_index"() <{grid = @grid}> : () -> index
    %36:2 = "shard.neighbors_linear_indices"(%arg7, %arg7, %35) <{grid = @grid, split_axes = array<i16: 1>}> : (index, index, index) -> (index, index)
    %37 = "shard.sharding"() <{grid = @grid, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64>}> : () -> !shard.sharding
    %38 = "shard.sharding"() <{grid = @grid, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[0, 1], [], [2]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64>}> {d} : () -> !shard.sharding
    %39 = "shard.sharding"(%arg8) <{grid = @grid, operandSegmentSizes = array<i32: 0, 1>, split_axes = #shard<axisarray[[0], [1]]>, static_halo_sizes = array<i64: 1, -9223372036854775808, 2, 3>, static_sharded_dims_offsets = array<i64>}> : (i64) -> !shard.sharding
    %40 = "shard.sharding"(%arg8) <{grid = @line, operandSegmentSizes = array<i32: 1, 0>, split_axes = #shard<axisarray[[], [0]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64: 0, 2, -9223372036854775808, 9, 14>}> : (i64) -> !shard.sharding
    %41 = "shard.sharding"() <{grid = @line, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64: 0, 1, 2, 3, 4>}> : () -> !shard.sharding
    %42 = "shard.sharding"() <{grid = @grid, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64: 1, 4>, static_sharded_dims_offsets = array<i64>}> {e = 1 : i8} : () -> !shard.sharding
    %43 = "shard.shard"(%arg9, %37) : (tensor<4x8xf32>, !shard.sharding) -> tensor<4x8xf32>
    %44 = "shard.shard"(%arg9, %38) <{annotate_for_users}> {f} : (tensor<4x8xf32>, !shard.sharding) -> tensor<4x8xf32>
    %45 = "shard.get_sharding"(%43) {g} : (tensor<4x8xf32>) -> !shard.sharding
    %46:2 = "shard.shard_shape"(%arg7, %39, %arg7) <{device = array<i64: -9223372036854775808, 0, 1>, dims = array<i64: 4, -9223372036854775808>, operandSegmentSizes = array<i32: 1, 1, 1>}> {z} : (index, !shard.sharding, index) -> (index, index)
    "func.return"(%44, %45) : (tensor<4x8xf32>, !shard.sharding) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, memref<4x8xf32>, index, tensor<?x?xf32>, i64, tensor<f32>, memref<4xi8>) -> (), sym_name = "collectives"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: index, %arg3: tensor<?x?xf32>, %arg4: i64, %arg5: tensor<f32>, %arg6: memref<4xi8>):
    %0 = "shard.all_gather"(%arg0) <{gather_axis = 1 : index, grid = @grid, grid_axes = array<i16: 2>}> : (tensor<4x8xf32>) -> tensor<4x32xf32>
    %1 = "shard.all_gather"(%arg0) <{gather_axis = 0 : index, grid = @grid, grid_axes = array<i16>}> {a} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "shard.all_reduce"(%arg0) <{grid = @grid, grid_axes = array<i16>, reduction = #shard<partial sum>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %3 = "shard.all_reduce"(%arg0) <{grid = @grid, grid_axes = array<i16: 1, 0>, reduction = #shard<partial max>}> {b} : (tensor<4x8xf32>) -> tensor<4x8xf64>
    %4 = "shard.all_reduce"(%arg1) <{grid = @grid, grid_axes = array<i16: 1>, reduction = #shard<partial sum>}> : (memref<4x8xf32>) -> memref<4x8xf32>
    %5 = "shard.all_slice"(%arg0) <{grid = @grid, grid_axes = array<i16: 2>, slice_axis = 1 : index}> : (tensor<4x8xf32>) -> tensor<4x2xf32>
    %6 = "shard.all_slice"(%arg0) <{grid = @grid, grid_axes = array<i16>, slice_axis = 1 : index}> {c} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %7 = "shard.all_to_all"(%arg0) <{concat_axis = 1 : index, grid = @grid, grid_axes = array<i16: 0>, split_axis = 0 : index}> : (tensor<4x8xf32>) -> tensor<2x16xf32>
    %8 = "shard.all_to_all"(%arg0) <{concat_axis = 0 : index, grid = @grid, grid_axes = array<i16>, split_axis = 0 : index}> {d} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %9 = "shard.broadcast"(%arg0, %arg2) <{grid = @grid, grid_axes = array<i16: 0, 1>, root = array<i64: 1, -9223372036854775808>}> : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
    %10 = "shard.broadcast"(%arg5) <{grid = @grid, grid_axes = array<i16>, root = array<i64>}> {e} : (tensor<f32>) -> tensor<f32>
    %11 = "shard.gather"(%arg0, %arg2) <{gather_axis = 1 : index, grid = @grid, grid_axes = array<i16: 1>, root = array<i64: -9223372036854775808>}> : (tensor<4x8xf32>, index) -> tensor<4x16xf32>
    %12 = "shard.gather"(%arg0) <{gather_axis = 1 : index, grid = @grid, grid_axes = array<i16>, root = array<i64>}> {f} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %13 = "shard.recv"(%arg0, %arg2) <{grid = @grid, grid_axes = array<i16: 0, 2>, source = array<i64: 0, -9223372036854775808>}> : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
    %14 = "shard.recv"(%arg0) <{grid = @grid, grid_axes = array<i16: 0, 2>}> {g} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %15 = "shard.reduce"(%arg0) <{grid = @grid, grid_axes = array<i16: 0>, reduction = #shard<partial bitwise_xor>, root = array<i64: 1>}> : (tensor<4x8xf32>) -> tensor<4x8xf64>
    %16 = "shard.reduce"(%arg0, %arg2) <{grid = @grid, grid_axes = array<i16: 2>, reduction = #shard<partial sum>, root = array<i64: -9223372036854775808>}> {h} : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
    %17 = "shard.reduce_scatter"(%arg0) <{grid = @grid, grid_axes = array<i16: 1>, reduction = #shard<partial generic>, scatter_axis = 0 : index}> : (tensor<4x8xf32>) -> tensor<2x8xf64>
    %18 = "shard.reduce_scatter"(%arg0) <{grid = @grid, grid_axes = array<i16: 1>, reduction = #shard<partial sum>, scatter_axis = 0 : index}> {i} : (tensor<4x8xf32>) -> tensor<2x8xf32>
    %19 = "shard.scatter"(%arg0) <{grid = @grid, grid_axes = array<i16: 0>, root = array<i64: 1>, scatter_axis = 0 : index}> : (tensor<4x8xf32>) -> tensor<2x8xf32>
    %20 = "shard.scatter"(%arg0, %arg2) <{grid = @grid, grid_axes = array<i16: 0>, root = array<i64: -9223372036854775808>, scatter_axis = 0 : index}> {j} : (tensor<4x8xf32>, index) -> tensor<2x8xf32>
    %21 = "shard.send"(%arg0) <{destination = array<i64: 1>, grid = @grid, grid_axes = array<i16: 0>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %22 = "shard.send"(%arg0, %arg2) <{destination = array<i64: -9223372036854775808>, grid = @grid, grid_axes = array<i16: 0>}> {k} : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
    %23 = "shard.shift"(%arg0) <{grid = @grid, grid_axes = array<i16: 1>, offset = 2 : i64, rotate, shift_axis = 1 : index}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %24 = "shard.shift"(%arg0) <{grid = @grid, grid_axes = array<i16: 1, 2>, offset = -2 : i64, shift_axis = 1 : index}> {l} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %25 = "shard.update_halo"(%arg1, %arg4) <{grid = @grid, split_axes = #shard<axisarray[[0], [1]]>, static_halo_sizes = array<i64: 1, -9223372036854775808, 2, 3>}> : (memref<4x8xf32>, i64) -> memref<4x8xf32>
    %26 = "shard.update_halo"(%arg0) <{grid = @grid, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64>}> {m} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %27 = "shard.all_gather"(%arg3) <{gather_axis = 1 : index, grid = @any, grid_axes = array<i16: 0>}> : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %28 = "shard.all_slice"(%arg3) <{grid = @any, grid_axes = array<i16: 0>, slice_axis = 1 : index}> : (tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

