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
  func.func @mma(%arg0: !gpu.mma_matrix<16x16xf16, "COp">, %arg1: index, %arg2: f16, %arg3: i32, %arg4: f32) {
    %0 = gpu.subgroup_mma_extract_thread_local %arg0[%arg1] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
    %1 = gpu.subgroup_mma_insert_thread_local %arg2, %arg0[%arg1] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    %2 = gpu.subgroup_broadcast %arg4,  first_active_lane : f32
    %3 = gpu.subgroup_broadcast %arg4,  specific_lane %arg3 : f32
    return
  }
}

// -----
module {
  func.func @w(%arg0: index, %arg1: i1, %arg2: vector<4xf32>, %arg3: index) -> vector<64xf32> {
    gpu.warp_execute_on_lane_0(%arg0)[32] {
    }
    gpu.warp_execute_on_lane_0(%arg0)[64] {
    }
    %0:2 = gpu.warp_execute_on_lane_0(%arg0)[32] args(%arg2, %arg3 : vector<4xf32>, index) -> (vector<4xf32>, index) {
    ^bb0(%arg4: vector<128xf32>, %arg5: index):
      gpu.yield %arg4, %arg5 : vector<128xf32>, index
    }
    %1 = gpu.warp_execute_on_lane_0(%arg0)[32] -> (vector<64xf32>) {
      %cst = arith.constant dense<0.000000e+00> : vector<64xf32>
      gpu.yield %cst : vector<64xf32>
    }
    return %1 : vector<64xf32>
  }
}

// -----
module attributes {gpu.container_module} {
  gpu.binary @k  [#gpu.object<#nvvm.target, "abc">]
  gpu.binary @k1 <#gpu.select_object<1 : i64>> [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "abc\00\FF">, #gpu.object<#rocdl.target<chip = "gfx90a">, offload = "x">]
  gpu.binary @k2 <#gpu.select_object<#nvvm.target>> [#gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "x">]
  gpu.binary @k3  [#gpu.object<#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>, "x">, #gpu.object<#rocdl.target, kernels = <[#gpu.kernel_metadata<"k", (i32) -> (), metadata = {sgpr_count = 255 : i64}>, #gpu.kernel_metadata<"k2", (i32) -> (), arg_attrs = [{x}], metadata = {a}>, #gpu.kernel_metadata<"z", () -> ()>]>, "y">]
  gpu.module @m [#nvvm.target<O = 3, chip = "sm_80", flags = {fast, ftz}, link = ["a"]>, #rocdl.target<O = 3, chip = "gfx1100", features = "+x", abi = "500", flags = {fast, no_wave64}, link = ["b"]>, #xevm.target<chip = "pvc">] attributes {x = 1 : i64} {
    gpu.func @kernel(%arg0: i32, %arg1: memref<4xf32, 1>) workgroup(%arg2 : memref<3xf32, 3>) private(%arg3 : memref<1xf32, 5>) kernel attributes {gpu.known_block_size = array<i32: 4, 1, 1>, gpu.known_grid_size = array<i32: 1, 2, 3>} {
      gpu.return
    }
  }
  gpu.module @m2<#gpu.select_object<0 : i64>> [#nvvm.target] {
  }
  gpu.module @m3<#gpu.select_object> {
  }
}

// -----
module {
  func.func private @f() attributes {a = #gpu.kernel_table<>, b = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>]>, c = #gpu.mask<3>, d = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, e = #gpu<broadcast first_active_lane>, f = #gpu<prune_2to4_spmat_flag NONE>, g = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>, h = #gpu<mat_transpose_mode TRANSPOSE>, i = #gpu.block<x>, j = #gpu.warp<linear_dim_0>, k = #gpu.memory_space<workgroup>, l = #gpu<mma_element_wise addf>}
}

