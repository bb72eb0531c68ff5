module attributes {gpu.container_module} {
  gpu.module @kernels<#gpu.select_object<1 : i64>> [#nvvm.target, #rocdl.target<chip = "gfx90a">] {
    gpu.func @k(%arg0: f32, %arg1: memref<?xf32>) workgroup(%arg2 : memref<32xf32, 3>) private(%arg3 : memref<1xf32, 5>) kernel attributes {a = 1 : i64, known_block_size = array<i32: 1, 2, 3>} {
      %thread_id_x = gpu.thread_id  x
      %block_id_y = gpu.block_id  y upper_bound 12
      %0 = gpu.lane_id
      %1 = gpu.subgroup_id : index
      %2 = gpu.num_subgroups upper_bound 3 : index
      %3 = gpu.subgroup_size : index
      %global_id_z = gpu.global_id  z
      %cluster_dim_x = gpu.cluster_dim  x
      %cluster_dim_blocks_x = gpu.cluster_dim_blocks  x
      %cluster_id_x = gpu.cluster_id  x
      %cluster_block_id_x = gpu.cluster_block_id  x
      gpu.barrier
      %4 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %5 = gpu.all_reduce  add %arg0 {
      } : (f32) -> f32
      %6 = gpu.all_reduce  %arg0 uniform {
      ^bb0(%arg4: f32, %arg5: f32):
        %8 = arith.addf %arg4, %arg5 : f32
        gpu.yield %8 : f32
      } : (f32) -> f32
      %7 = gpu.subgroup_reduce  add %arg0 cluster(size = 4, stride = 2) : (f32) -> f32
      %c3_i32 = arith.constant 3 : i32
      %shuffleResult, %valid = gpu.shuffle  xor %arg0, %c3_i32, %c3_i32 : f32
      %rotateResult, %valid_0 = gpu.rotate %arg0, 1, 16 : f32
      gpu.printf "hello %d", %c3_i32 : i32
      gpu.return
    }
    gpu.func @r(%arg0: f32 {x.y}) -> (f32 {llvm.z}) {
      gpu.return %arg0 : f32
    }
    gpu.func @empty() workgroup(%arg0 : memref<3xf32, 3> {llvm.align = 4 : i64}) {
      gpu.return
    }
  }
  gpu.binary @bin  [#gpu.object<#nvvm.target, "abc">]
  gpu.binary @bin2 <#gpu.select_object<#rocdl.target>> [#gpu.object<#rocdl.target, kernels = <[#gpu.kernel_metadata<"k", () -> ()>]>, bin = "xx">]
  func.func @host(%arg0: index, %arg1: memref<?xf32>, %arg2: f32, %arg3: memref<*xf32>, %arg4: i32, %arg5: i64) {
    gpu.host_register %arg3 : memref<*xf32>
    gpu.host_unregister %arg3 : memref<*xf32>
    %0 = gpu.wait async
    gpu.wait [%0]
    %memref, %asyncToken = gpu.alloc async [%0] host_shared (%arg0) : memref<?xf32>
    %memref_0 = gpu.alloc  (%arg0) : memref<?xf32, 1>
    %memref_1 = gpu.alloc  () : memref<4xf32>
    %1 = gpu.memcpy async [%asyncToken] %memref, %arg1 : memref<?xf32>, memref<?xf32>
    gpu.memset  %memref, %arg2 : memref<?xf32>, f32
    %2 = gpu.launch_func async [%1] @kernels::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  dynamic_shared_memory_size %arg4 args(%arg2 : f32, %arg1 : memref<?xf32>)
    gpu.launch_func  @kernels::@k clusters in (%arg5, %arg5, %arg5) blocks in (%arg5, %arg5, %arg5) threads in (%arg5, %arg5, %arg5) : i64 args(%arg2 : f32, %arg1 : memref<?xf32>) {z = 1 : i64}
    gpu.launch_func  @kernels::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%arg2 : f32, %arg1 : memref<?xf32>)
    %3 = gpu.dealloc async [%2] %memref : memref<?xf32>
    gpu.dealloc  %memref_0 : memref<?xf32, 1>
    gpu.set_default_device %arg4
    gpu.launch blocks(%arg6, %arg7, %arg8) in (%arg12 = %arg0, %arg13 = %arg0, %arg14 = %arg0) threads(%arg9, %arg10, %arg11) in (%arg15 = %arg0, %arg16 = %arg0, %arg17 = %arg0) {
      gpu.terminator
    }
    %4 = gpu.launch async [%0] clusters(%arg18, %arg19, %arg20) in (%arg21 = %arg0, %arg22 = %arg0, %arg23 = %arg0) blocks(%arg6, %arg7, %arg8) in (%arg12 = %arg0, %arg13 = %arg0, %arg14 = %arg0) threads(%arg9, %arg10, %arg11) in (%arg15 = %arg0, %arg16 = %arg0, %arg17 = %arg0) dynamic_shared_memory_size %arg4 module(@mm) function(@ff) workgroup(%arg24 : memref<3xf32, 3>) private(%arg25 : memref<1xf32, 5>) {
      %5 = arith.addi %arg18, %arg6 : index
      gpu.terminator
    } {q = 1 : i64}
    return
  }
  func.func @mma(%arg0: memref<32x32xf16, 3>, %arg1: index) attributes {d = #gpu<dim x>, e = #gpu<all_reduce_op add>, f = #gpu.block<x>, g = #gpu.thread<linear_dim_0>, h = #gpu.warp<y>, k = #gpu<shuffle_mode xor>, l = #gpu.memory_space<global>, m = #gpu.mask<3>, nn = #gpu.warpgroup<z>, o = #gpu.lane<x>, pp = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>} {
    %0 = gpu.subgroup_mma_load_matrix %arg0[%arg1, %arg1] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = gpu.subgroup_mma_load_matrix %arg0[%arg1, %arg1] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %2 = gpu.subgroup_mma_load_matrix %arg0[%arg1, %arg1] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "COp">
    %3 = gpu.subgroup_mma_compute %0, %1, %2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %3, %arg0[%arg1, %arg1] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
    %cst = arith.constant 1.000000e+00 : f16
    %4 = gpu.subgroup_mma_constant_matrix %cst : !gpu.mma_matrix<16x16xf16, "COp">
    %5 = gpu.subgroup_mma_elementwise  addf %4, %4 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    return
  }
}

