"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?xindex>, memref<?xf64>, memref<?x?xf64>) -> (), sym_name = "s"}> ({
  ^bb0(%arg0: index, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: memref<?x?xf64>):
    %0 = "gpu.wait"() : () -> !gpu.async.token
    %1:2 = "gpu.create_coo"(%0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2) : (!gpu.async.token, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
    %2:2 = "gpu.create_csr"(%1#1, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2) : (!gpu.async.token, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
    %3:2 = "gpu.create_csc"(%2#1, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2) : (!gpu.async.token, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
    %4:2 = "gpu.create_bsr"(%3#1, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2) : (!gpu.async.token, index, index, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
    %5:2 = "gpu.create_coo_aos"(%4#1, %arg0, %arg0, %arg0, %arg1, %arg2) : (!gpu.async.token, index, index, index, memref<?xindex>, memref<?xf64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
    %6:2 = "gpu.create_2to4_spmat"(%5#1, %arg0, %arg0, %arg3) <{pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>}> : (!gpu.async.token, index, index, memref<?x?xf64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
    %7:2 = "gpu.create_dn_tensor"(%6#1, %arg3, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (!gpu.async.token, memref<?x?xf64>, index, index) -> (!gpu.sparse.dntensor_handle, !gpu.async.token)
    %8:2 = "gpu.create_dn_tensor"(%7#1, %arg2, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, memref<?xf64>, index) -> (!gpu.sparse.dntensor_handle, !gpu.async.token)
    %9:2 = "gpu.spmv_buffer_size"(%8#1, %1#0, %8#0, %8#0) <{computeType = f64, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
    %10 = "gpu.spmv"(%9#1, %1#0, %8#0, %8#0, %arg2) <{computeType = f64, modeA = #gpu<mat_transpose_mode TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<?xf64>) -> !gpu.async.token
    %11:2 = "gpu.spmm_buffer_size"(%10, %1#0, %7#0, %7#0) <{computeType = f64, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, resultSegmentSizes = array<i32: 1, 1>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
    %12 = "gpu.spmm"(%11#1, %1#0, %7#0, %7#0, %arg2) <{computeType = f64, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<?xf64>) -> !gpu.async.token
    %13:4 = "gpu.spmm_buffer_size"(%12, %6#0, %7#0, %7#0) <{computeType = f16, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, resultSegmentSizes = array<i32: 3, 1>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, index, index, !gpu.async.token)
    %14 = "gpu.spmm"(%13#3, %6#0, %7#0, %7#0, %arg2, %arg2, %arg2) <{computeType = f16, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 3>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<?xf64>, memref<?xf64>, memref<?xf64>) -> !gpu.async.token
    %15:2 = "gpu.sddmm_buffer_size"(%14, %7#0, %7#0, %1#0) <{computeType = f64, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> (index, !gpu.async.token)
    %16 = "gpu.sddmm"(%15#1, %7#0, %7#0, %1#0, %arg2) <{computeType = f64, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<?xf64>) -> !gpu.async.token
    %17:2 = "gpu.spgemm_create_descr"(%16) : (!gpu.async.token) -> (!gpu.sparse.spgemmop_handle, !gpu.async.token)
    %18:2 = "gpu.spgemm_work_estimation_or_compute"(%17#1, %17#0, %1#0, %1#0, %1#0, %arg0, %arg2) <{computeType = f32, kind = #gpu<spgemm_work_estimation_or_compute_kind WORK_ESTIMATION>, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<?xf64>) -> (index, !gpu.async.token)
    %19:2 = "gpu.spgemm_work_estimation_or_compute"(%18#1, %17#0, %1#0, %1#0, %1#0, %arg0, %arg2) <{computeType = f32, kind = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<?xf64>) -> (index, !gpu.async.token)
    %20 = "gpu.spgemm_copy"(%19#1, %17#0, %1#0, %1#0, %1#0) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> !gpu.async.token
    %21:4 = "gpu.spmat_get_size"(%20, %1#0) : (!gpu.async.token, !gpu.sparse.spmat_handle) -> (index, index, index, !gpu.async.token)
    %22 = "gpu.set_csr_pointers"(%21#3, %1#0, %arg1, %arg1, %arg2) : (!gpu.async.token, !gpu.sparse.spmat_handle, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> !gpu.async.token
    %23 = "gpu.spgemm_destroy_descr"(%22, %17#0) : (!gpu.async.token, !gpu.sparse.spgemmop_handle) -> !gpu.async.token
    %24 = "gpu.destroy_sp_mat"(%23, %1#0) : (!gpu.async.token, !gpu.sparse.spmat_handle) -> !gpu.async.token
    %25 = "gpu.destroy_dn_tensor"(%24, %7#0) : (!gpu.async.token, !gpu.sparse.dntensor_handle) -> !gpu.async.token
    "gpu.wait"(%25) : (!gpu.async.token) -> ()
    %26 = "gpu.create_csr"(%arg0, %arg0, %arg0, %arg1, %arg1, %arg2) : (index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> !gpu.sparse.spmat_handle
    "gpu.destroy_sp_mat"(%26) : (!gpu.sparse.spmat_handle) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!gpu.mma_matrix<16x16xf16, "COp">, index, f16, i32, f32) -> (), sym_name = "mma"}> ({
  ^bb0(%arg0: !gpu.mma_matrix<16x16xf16, "COp">, %arg1: index, %arg2: f16, %arg3: i32, %arg4: f32):
    %0 = "gpu.subgroup_mma_extract_thread_local"(%arg0, %arg1) : (!gpu.mma_matrix<16x16xf16, "COp">, index) -> f16
    %1 = "gpu.subgroup_mma_insert_thread_local"(%arg2, %arg0, %arg1) : (f16, !gpu.mma_matrix<16x16xf16, "COp">, index) -> !gpu.mma_matrix<16x16xf16, "COp">
    %2 = "gpu.subgroup_broadcast"(%arg4) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (f32) -> f32
    %3 = "gpu.subgroup_broadcast"(%arg4, %arg3) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, i32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, i1, vector<4xf32>, index) -> vector<64xf32>, sym_name = "w"}> ({
  ^bb0(%arg0: index, %arg1: i1, %arg2: vector<4xf32>, %arg3: index):
    "gpu.warp_execute_on_lane_0"(%arg0) <{warp_size = 32 : i64}> ({
      "gpu.yield"() : () -> ()
    }) : (index) -> ()
    "gpu.warp_execute_on_lane_0"(%arg0) <{warp_size = 64 : i64}> ({
      "gpu.yield"() : () -> ()
    }) : (index) -> ()
    %0:2 = "gpu.warp_execute_on_lane_0"(%arg0, %arg2, %arg3) <{warp_size = 32 : i64}> ({
    ^bb0(%arg4: vector<128xf32>, %arg5: index):
      "gpu.yield"(%arg4, %arg5) : (vector<128xf32>, index) -> ()
    }) : (index, vector<4xf32>, index) -> (vector<4xf32>, index)
    %1 = "gpu.warp_execute_on_lane_0"(%arg0) <{warp_size = 32 : i64}> ({
      %2 = "arith.constant"() <{value = dense<0.000000e+00> : vector<64xf32>}> : () -> vector<64xf32>
      "gpu.yield"(%2) : (vector<64xf32>) -> ()
    }) : (index) -> vector<64xf32>
    "func.return"(%1) : (vector<64xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "abc">], offloadingHandler = #gpu.select_object, sym_name = "k"}> : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "abc\00\FF">, #gpu.object<#rocdl.target<chip = "gfx90a">, offload = "x">], offloadingHandler = #gpu.select_object<1 : i64>, sym_name = "k1"}> : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "x">], offloadingHandler = #gpu.select_object<#nvvm.target>, sym_name = "k2"}> : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>, "x">, #gpu.object<#rocdl.target, kernels = <[#gpu.kernel_metadata<"k", (i32) -> (), metadata = {sgpr_count = 255 : i64}>, #gpu.kernel_metadata<"k2", (i32) -> (), arg_attrs = [{x}], metadata = {a}>, #gpu.kernel_metadata<"z", () -> ()>]>, "y">], offloadingHandler = #gpu.select_object, sym_name = "k3"}> : () -> ()
  "gpu.module"() <{sym_name = "m", targets = [#nvvm.target<O = 3, chip = "sm_80", flags = {fast, ftz}, link = ["a"]>, #rocdl.target<O = 3, chip = "gfx1100", features = "+x", abi = "500", flags = {fast, no_wave64}, link = ["b"]>, #xevm.target<chip = "pvc">]}> ({
    "gpu.func"() <{function_type = (i32, memref<4xf32, 1>) -> ()}> ({
    ^bb0(%arg0: i32, %arg1: memref<4xf32, 1>, %arg2: memref<3xf32, 3>, %arg3: memref<1xf32, 5>):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, gpu.known_block_size = array<i32: 4, 1, 1>, gpu.known_grid_size = array<i32: 1, 2, 3>, sym_name = "kernel", workgroup_attributions = 1 : i64} : () -> ()
  }) {x = 1 : i64} : () -> ()
  "gpu.module"() <{offloadingHandler = #gpu.select_object<0 : i64>, sym_name = "m2", targets = [#nvvm.target]}> ({
  ^bb0:
  }) : () -> ()
  "gpu.module"() <{offloadingHandler = #gpu.select_object, sym_name = "m3"}> ({
  ^bb0:
  }) : () -> ()
}) {gpu.container_module} : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) {a = #gpu.kernel_table<>, b = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>]>, c = #gpu.mask<3>, d = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, e = #gpu<broadcast first_active_lane>, f = #gpu<prune_2to4_spmat_flag NONE>, g = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>, h = #gpu<mat_transpose_mode TRANSPOSE>, i = #gpu.block<x>, j = #gpu.warp<linear_dim_0>, k = #gpu.memory_space<workgroup>, l = #gpu<mma_element_wise addf>} : () -> ()
}) : () -> ()

