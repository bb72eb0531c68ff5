module attributes {gpu.container_module} {
  gpu.module @kernels <#gpu.select_object<1>> [#nvvm.target, #rocdl.target<chip = "gfx90a">] {
    gpu.func @k(%arg0: f32, %m: memref<?xf32>) workgroup(%w: memref<32xf32, 3>) private(%p: memref<1xf32, 5>) kernel attributes {known_block_size = array<i32: 1, 2, 3>, a = 1} {
      %0 = gpu.thread_id x
      %1 = gpu.block_id y upper_bound 12
      %2 = gpu.lane_id
      %3 = gpu.subgroup_id : index
      %4 = gpu.num_subgroups upper_bound 3 : index
      %5 = gpu.subgroup_size : index
      %6 = gpu.global_id z
      %7 = gpu.cluster_dim x
      %8 = gpu.cluster_dim_blocks x
      %9 = gpu.cluster_id x
      %10 = gpu.cluster_block_id x
      gpu.barrier
      %11 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %12 = gpu.all_reduce add %arg0 {} : (f32) -> f32
      %13 = gpu.all_reduce %arg0 uniform {
      ^bb0(%a: f32, %b: f32):
        %s = arith.addf %a, %b : f32
        gpu.yield %s : f32
      } : (f32) -> f32
      %14 = gpu.subgroup_reduce add %arg0 cluster(size = 4, stride = 2) : (f32) -> f32
      %c = arith.constant 3 : i32
      %15, %16 = gpu.shuffle xor %arg0, %c, %c : f32
      %17, %18 = gpu.rotate %arg0, 1, 16 : f32
      gpu.printf "hello %d", %c : i32
      gpu.return
    }
    gpu.func @r(%a: f32 {x.y}) -> (f32 {llvm.z}) { gpu.return %a : f32 }
    gpu.func @empty() workgroup(%w: memref<3xf32, 3> {llvm.align = 4 : i64}) { gpu.return }
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "abc">]
  gpu.binary @bin2 <#gpu.select_object<#rocdl.target>> [#gpu.object<#rocdl.target, kernels = <[#gpu.kernel_metadata<"k", () -> ()>]>, bin = "xx">]
  func.func @host(%c: index, %m: memref<?xf32>, %x: f32, %u: memref<*xf32>, %i: i32, %i64: i64) {
    gpu.host_register %u : memref<*xf32>
    gpu.host_unregister %u : memref<*xf32>
    %t = gpu.wait async
    gpu.wait [%t]
    %a, %t1 = gpu.alloc async [%t] host_shared (%c) : memref<?xf32>
    %a2 = gpu.alloc (%c) : memref<?xf32, 1>
    %a3 = gpu.alloc () : memref<4xf32, affine_map<(d0) -> (d0)>>
    %t2 = gpu.memcpy async [%t1] %a, %m : memref<?xf32>, memref<?xf32>
    gpu.memset %a, %x : memref<?xf32>, f32
    %t3 = gpu.launch_func async [%t2] @kernels::@k blocks in (%c, %c, %c) threads in (%c, %c, %c) dynamic_shared_memory_size %i args(%x : f32, %m : memref<?xf32>)
    gpu.launch_func @kernels::@k clusters in (%i64, %i64, %i64) blocks in (%i64, %i64, %i64) threads in (%i64, %i64, %i64) : i64 args(%x : f32, %m : memref<?xf32>) {z = 1}
    gpu.launch_func @kernels::@k blocks in (%c, %c, %c) threads in (%c, %c, %c) args(%x : f32, %m : memref<?xf32>)
    %t4 = gpu.dealloc async [%t3] %a : memref<?xf32>
    gpu.dealloc %a2 : memref<?xf32, 1>
    gpu.set_default_device %i
    gpu.launch blocks(%bx, %by, %bz) in (%sx = %c, %sy = %c, %sz = %c) threads(%tx, %ty, %tz) in (%ux = %c, %uy = %c, %uz = %c) {
      gpu.terminator
    }
    %t5 = gpu.launch async [%t] clusters(%cx, %cy, %cz) in (%dx = %c, %dy = %c, %dz = %c) blocks(%bx, %by, %bz) in (%sx = %c, %sy = %c, %sz = %c) threads(%tx, %ty, %tz) in (%ux = %c, %uy = %c, %uz = %c) dynamic_shared_memory_size %i module(@mm) function(@ff) workgroup(%w: memref<3xf32, 3>) private(%pp: memref<1xf32, 5>) {
      %z = arith.addi %cx, %bx : index
      gpu.terminator
    } {q = 1}
    return
  }
  func.func @mma(%m: memref<32x32xf16, 3>, %i: index) attributes {d = #gpu<dim x>, e = #gpu<all_reduce_op add>, f = #gpu.block<x>, g = #gpu.thread<linear_dim_0>, h = #gpu.warp<y>, k= #gpu<shuffle_mode xor>, l = #gpu.memory_space<global>, m = #gpu.mask<3>, nn = #gpu.warpgroup<z>, o = #gpu.lane<x>, pp = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>} {
    %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %2 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "COp">
    %3 = gpu.subgroup_mma_compute %0, %1, %2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %3, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
    %c = arith.constant 1.0 : f16
    %4 = gpu.subgroup_mma_constant_matrix %c : !gpu.mma_matrix<16x16xf16, "COp">
    %5 = gpu.subgroup_mma_elementwise addf %4, %4 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    return
  }
}
