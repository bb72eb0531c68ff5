module {
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
}
// -----
module {
  func.func @s(%arg0: index, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: memref<?x?xf64>) {
    %0 = gpu.wait async
    %spmat, %asyncToken = gpu.create_coo async [%0] %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spmat_0, %asyncToken_1 = gpu.create_csr async [%asyncToken] %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spmat_2, %asyncToken_3 = gpu.create_csc async [%asyncToken_1] %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spmat_4, %asyncToken_5 = gpu.create_bsr async [%asyncToken_3] %arg0, %arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spmat_6, %asyncToken_7 = gpu.create_coo_aos async [%asyncToken_5] %arg0, %arg0, %arg0, %arg1, %arg2 : memref<?xindex>, memref<?xf64>
    %spMat, %asyncToken_8 = gpu.create_2to4_spmat async [%asyncToken_7]{ PRUNE_AND_CHECK} %arg0, %arg0, %arg3 : memref<?x?xf64>
    %dnTensor, %asyncToken_9 = gpu.create_dn_tensor async [%asyncToken_8] %arg3, %arg0, %arg0 : index, index into memref<?x?xf64>
    %dnTensor_10, %asyncToken_11 = gpu.create_dn_tensor async [%asyncToken_9] %arg2, %arg0 : index into memref<?xf64>
    %bufferSz, %asyncToken_12 = gpu.spmv_buffer_size async [%asyncToken_11] %spmat, %dnTensor_10, %dnTensor_10 into f64
    %1 = gpu.spmv async [%asyncToken_12] %spmat{ TRANSPOSE}, %dnTensor_10, %dnTensor_10, %arg2 : memref<?xf64> into f64
    %bufferSzs, %asyncToken_13 = gpu.spmm_buffer_size async [%1] %spmat, %dnTensor, %dnTensor : index into f64
    %2 = gpu.spmm async [%asyncToken_13] %spmat, %dnTensor, %dnTensor, %arg2 : memref<?xf64> into f64
    %bufferSzs_14:3, %asyncToken_15 = gpu.spmm_buffer_size async [%2] %spMat, %dnTensor{ CONJUGATE_TRANSPOSE}, %dnTensor : index, index, index into f16
    %3 = gpu.spmm async [%asyncToken_15] %spMat, %dnTensor, %dnTensor, %arg2, %arg2, %arg2 : memref<?xf64>, memref<?xf64>, memref<?xf64> into f16
    %bufferSz_16, %asyncToken_17 = gpu.sddmm_buffer_size async [%3] %dnTensor, %dnTensor{ TRANSPOSE}, %spmat into f64
    %4 = gpu.sddmm async [%asyncToken_17] %dnTensor, %dnTensor, %spmat, %arg2 : memref<?xf64> into f64
    %desc, %asyncToken_18 = gpu.spgemm_create_descr async [%4]
    %bufferSzNew, %asyncToken_19 = gpu.spgemm_work_estimation_or_compute async [%asyncToken_18]{ WORK_ESTIMATION} %spmat, %spmat{ TRANSPOSE}, %spmat, %desc, %arg0, %arg2 : f32 into memref<?xf64>
    %bufferSzNew_20, %asyncToken_21 = gpu.spgemm_work_estimation_or_compute async [%asyncToken_19]{ COMPUTE} %spmat, %spmat, %spmat, %desc, %arg0, %arg2 : f32 into memref<?xf64>
    %5 = gpu.spgemm_copy async [%asyncToken_21] %spmat, %spmat, %spmat, %desc : f32
    %rows, %cols, %nnz, %asyncToken_22 = gpu.spmat_get_size async [%5] %spmat
    %6 = gpu.set_csr_pointers async [%asyncToken_22] %spmat, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %7 = gpu.spgemm_destroy_descr async [%6] %desc
    %8 = gpu.destroy_sp_mat async [%7] %spmat
    %9 = gpu.destroy_dn_tensor async [%8] %dnTensor
    gpu.wait [%9]
    %spmat_23 = gpu.create_csr  %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    gpu.destroy_sp_mat  %spmat_23
    return
  }
}
// -----
module {
  gpu.module @m {
    gpu.func @mma(%arg0: memref<32x32xf16, 3>, %arg1: memref<32x32xf32>, %arg2: index) kernel {
      %0 = gpu.subgroup_mma_load_matrix %arg0[%arg2, %arg2] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
      %1 = gpu.subgroup_mma_load_matrix %arg0[%arg2, %arg2] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
      %2 = gpu.subgroup_mma_load_matrix %arg1[%arg2, %arg2] {leadDimension = 32 : index} : memref<32x32xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
      %3 = gpu.subgroup_mma_compute %0, %1, %2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
      gpu.subgroup_mma_store_matrix %3, %arg1[%arg2, %arg2] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>
      %4 = gpu.lane_id
      %5 = gpu.lane_id upper_bound 32
      %6 = gpu.subgroup_id : index
      %7 = gpu.num_subgroups : index
      %8 = gpu.subgroup_size : index
      %global_id_x = gpu.global_id  x
      gpu.barrier
      %cst = arith.constant 1.000000e+00 : f32
      %9 = gpu.all_reduce  %cst {
      ^bb0(%arg3: f32, %arg4: f32):
        %11 = arith.addf %arg3, %arg4 : f32
        gpu.yield %11 : f32
      } : (f32) -> f32
      %10 = gpu.subgroup_reduce  add %cst cluster(size = 4) : (f32) -> f32
      gpu.return
    }
  }
}
// -----
module attributes {gpu.container_module} {
  func.func @h(%arg0: memref<*xf32>, %arg1: i32, %arg2: index, %arg3: memref<?xf32>, %arg4: memref<?xf32, 1>) {
    gpu.set_default_device %arg1
    gpu.host_register %arg0 : memref<*xf32>
    gpu.host_unregister %arg0 : memref<*xf32>
    %memref = gpu.alloc  host_shared (%arg2) : memref<?xf32>
    gpu.memcpy  %arg4, %arg3 : memref<?xf32, 1>, memref<?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    gpu.memset  %arg3, %cst : memref<?xf32>, f32
    gpu.dealloc  %memref : memref<?xf32>
    gpu.launch_func  @k::@f blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)  dynamic_shared_memory_size %arg1 args(%arg3 : memref<?xf32>)
    return
  }
  gpu.module @k {
    gpu.func @f(%arg0: memref<?xf32>) kernel {
      gpu.return
    }
  }
  gpu.binary @bin  [#gpu.object<#nvvm.target<chip = "sm_80">, "BIN">]
}
// -----
module {
  func.func @threads(%arg0: memref<?xindex>) {
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %c1, %arg8 = %c1, %arg9 = %c1) threads(%arg4, %arg5, %arg6) in (%arg10 = %c1, %arg11 = %c1, %arg12 = %c1) {
      %block_dim_x = gpu.block_dim  x
      %grid_dim_y = gpu.grid_dim  y upper_bound 64
      memref.store %block_dim_x, %arg0[%grid_dim_y] : memref<?xindex>
      gpu.terminator
    }
    return
  }
}
// -----
module {
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
// -----
module {
  func.func @mma(%arg0: !gpu.mma_matrix<16x16xf16, "COp">, %arg1: index, %arg2: f16, %arg3: i32, %arg4: f32) {
    %0 = gpu.subgroup_mma_extract_thread_local %arg0[%arg1] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
    %1 = gpu.subgroup_mma_insert_thread_local %arg2, %arg0[%arg1] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    %2 = gpu.subgroup_broadcast %arg4,  first_active_lane : f32
    %3 = gpu.subgroup_broadcast %arg4,  specific_lane %arg3 : f32
    return
  }
}
