func.func @s(%a: index, %m: memref<?xindex>, %v: memref<?xf64>, %d: memref<?x?xf64>) {
  %t0 = gpu.wait async
  %sp, %t1 = gpu.create_coo async [%t0] %a, %a, %a, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %sp2, %t2 = gpu.create_csr async [%t1] %a, %a, %a, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %sp3, %t3 = gpu.create_csc async [%t2] %a, %a, %a, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %sp4, %t4 = gpu.create_bsr async [%t3] %a, %a, %a, %a, %a, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %sp5, %t5 = gpu.create_coo_aos async [%t4] %a, %a, %a, %m, %v : memref<?xindex>, memref<?xf64>
  %sp6, %t6 = gpu.create_2to4_spmat async [%t5] {PRUNE_AND_CHECK} %a, %a, %d : memref<?x?xf64>
  %dn, %t7 = gpu.create_dn_tensor async [%t6] %d, %a, %a : index, index into memref<?x?xf64>
  %dn1, %t8 = gpu.create_dn_tensor async [%t7] %v, %a : index into memref<?xf64>
  %b, %t9 = gpu.spmv_buffer_size async [%t8] %sp, %dn1, %dn1 into f64
  %t10 = gpu.spmv async [%t9] %sp{TRANSPOSE}, %dn1, %dn1, %v : memref<?xf64> into f64
  %b2, %t11 = gpu.spmm_buffer_size async [%t10] %sp, %dn, %dn : index into f64
  %t12 = gpu.spmm async [%t11] %sp, %dn, %dn, %v : memref<?xf64> into f64
  %b3:3, %t13 = gpu.spmm_buffer_size async [%t12] %sp6, %dn{CONJUGATE_TRANSPOSE}, %dn : index, index, index into f16
  %t14 = gpu.spmm async [%t13] %sp6, %dn, %dn, %v, %v, %v : memref<?xf64>, memref<?xf64>, memref<?xf64> into f16
  %b4, %t15 = gpu.sddmm_buffer_size async [%t14] %dn, %dn{TRANSPOSE}, %sp into f64
  %t16 = gpu.sddmm async [%t15] %dn, %dn, %sp, %v : memref<?xf64> into f64
  %desc, %t17 = gpu.spgemm_create_descr async [%t16]
  %nb, %t18 = gpu.spgemm_work_estimation_or_compute async [%t17]{WORK_ESTIMATION} %sp, %sp{TRANSPOSE}, %sp, %desc, %a, %v : f32 into memref<?xf64>
  %nb2, %t19 = gpu.spgemm_work_estimation_or_compute async [%t18]{COMPUTE} %sp, %sp, %sp, %desc, %a, %v : f32 into memref<?xf64>
  %t20 = gpu.spgemm_copy async [%t19] %sp, %sp, %sp, %desc : f32
  %r, %c, %n, %t21 = gpu.spmat_get_size async [%t20] %sp
  %t22 = gpu.set_csr_pointers async [%t21] %sp, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %t23 = gpu.spgemm_destroy_descr async [%t22] %desc
  %t24 = gpu.destroy_sp_mat async [%t23] %sp
  %t25 = gpu.destroy_dn_tensor async [%t24] %dn
  gpu.wait [%t25]
  %spx = gpu.create_csr %a, %a, %a, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  gpu.destroy_sp_mat %spx
  return
}
// -----
func.func @mma(%m: !gpu.mma_matrix<16x16xf16, "COp">, %i: index, %v: f16, %x: i32, %f: f32) {
  %0 = gpu.subgroup_mma_extract_thread_local %m[%i] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
  %1 = gpu.subgroup_mma_insert_thread_local %v, %m[%i] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  %2 = gpu.subgroup_broadcast %f, first_active_lane : f32
  %3 = gpu.subgroup_broadcast %f, specific_lane %x : f32
  return
}
// -----
func.func @w(%l: index, %c: i1, %a: vector<4xf32>, %b: index) -> (vector<64xf32>) {
  gpu.warp_execute_on_lane_0(%l)[32] { }
  gpu.warp_execute_on_lane_0(%l)[64] { gpu.yield } 
  %0:2 = gpu.warp_execute_on_lane_0(%l)[32] args(%a, %b : vector<4xf32>, index) -> (vector<4xf32>, index) {
  ^bb0(%x: vector<128xf32>, %y: index):
    gpu.yield %x, %y : vector<128xf32>, index
  }
  %1 = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<64xf32>) {
    %2 = arith.constant dense<0.0> : vector<64xf32>
    gpu.yield %2 : vector<64xf32>
  }
  return %1 : vector<64xf32>
}
// -----
module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target, "abc">]
  gpu.binary @k1 <#gpu.select_object<1>> [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "abc\00\FF">, #gpu.object<#rocdl.target<chip = "gfx90a">, offload = "x">]
  gpu.binary @k2 <#gpu.select_object<#nvvm.target>> [#gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "x">]
  gpu.binary @k3 [#gpu.object<#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>, "x">, #gpu.object<#rocdl.target, kernels = <[#gpu.kernel_metadata<"k", (i32) -> (), metadata = {sgpr_count = 255 : i64}>, #gpu.kernel_metadata<"z", () -> ()>, #gpu.kernel_metadata<"k2", (i32) -> (), arg_attrs = [{x}], metadata = {a}>]>, fatbin = "y">]
  gpu.module @m [#nvvm.target<chip = "sm_80", O = 3, flags = {fast, ftz}, link = ["a"]>, #rocdl.target<chip = "gfx1100", flags = {no_wave64, fast}, features = "+x", link = ["b"], abi = "500", O = 3>, #xevm.target<chip = "pvc">] attributes {x = 1} {
    gpu.func @kernel(%a: i32, %m: memref<4xf32, 1>) workgroup(%w: memref<3xf32, 3>) private(%p: memref<1xf32, 5>) kernel attributes {gpu.known_block_size = array<i32: 4, 1, 1>, gpu.known_grid_size = array<i32: 1, 2, 3>} {
      gpu.return
    }
  }
  gpu.module @m2 <#gpu.select_object<0>> [#nvvm.target] { }
  gpu.module @m3 <#gpu.select_object> { }
}
// -----
func.func private @f() attributes {a = #gpu.kernel_table<>, b = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>]>, c = #gpu.mask<3>, d = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, e = #gpu<broadcast first_active_lane>, f = #gpu<prune_2to4_spmat_flag NONE>, g = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>, h = #gpu<mat_transpose_mode TRANSPOSE>, i = #gpu.block<x>, j = #gpu.warp<linear_dim_0>, k = #gpu.memory_space<workgroup>, l = #gpu<mma_element_wise addf>}
