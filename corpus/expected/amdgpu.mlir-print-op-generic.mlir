"builtin.module"() ({
  "func.func"() <{function_type = (i32, index, memref<128x72xf32, 1>, vector<4xf32>, f32, memref<128xf32>, memref<128x72xi32, 1>, f16, memref<16xf32, 3>, i64, vector<4xf16>, vector<32xf32>, vector<4xf32>, vector<16xf16>, vector<8xf32>, vector<4xf8E4M3FNUZ>, memref<?x?xf32, #amdgpu.address_space<fat_raw_buffer>>, i14) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: i32, %arg1: index, %arg2: memref<128x72xf32, 1>, %arg3: vector<4xf32>, %arg4: f32, %arg5: memref<128xf32>, %arg6: memref<128x72xi32, 1>, %arg7: f16, %arg8: memref<16xf32, 3>, %arg9: i64, %arg10: vector<4xf16>, %arg11: vector<32xf32>, %arg12: vector<4xf32>, %arg13: vector<16xf16>, %arg14: vector<8xf32>, %arg15: vector<4xf8E4M3FNUZ>, %arg16: memref<?x?xf32, #amdgpu.address_space<fat_raw_buffer>>, %arg17: i14):
    %0 = "amdgpu.raw_buffer_load"(%arg2, %arg0, %arg0, %arg0) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<128x72xf32, 1>, i32, i32, i32) -> f32
    %1 = "amdgpu.raw_buffer_load"(%arg2, %arg0, %arg0) <{boundsCheck = false, operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<128x72xf32, 1>, i32, i32) -> vector<4xf32>
    "amdgpu.raw_buffer_store"(%arg4, %arg2, %arg0, %arg0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (f32, memref<128x72xf32, 1>, i32, i32) -> ()
    "amdgpu.raw_buffer_store"(%arg3, %arg2, %arg0, %arg0, %arg0) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<4xf32>, memref<128x72xf32, 1>, i32, i32, i32) -> ()
    "amdgpu.raw_buffer_atomic_fadd"(%arg4, %arg2, %arg0, %arg0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (f32, memref<128x72xf32, 1>, i32, i32) -> ()
    "amdgpu.raw_buffer_atomic_umin"(%arg0, %arg6, %arg0, %arg0, %arg0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (i32, memref<128x72xi32, 1>, i32, i32, i32) -> ()
    %2 = "amdgpu.raw_buffer_atomic_cmpswap"(%arg0, %arg0, %arg6, %arg0, %arg0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 2, 0>}> : (i32, i32, memref<128x72xi32, 1>, i32, i32) -> i32
    "amdgpu.lds_barrier"() : () -> ()
    "amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<none>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<valu|all_vmem>}> : () -> ()
    "amdgpu.memory_counter_wait"() <{ds = 3 : i32, load = 1 : i32}> : () -> ()
    "amdgpu.memory_counter_wait"() <{ds = 1 : i32, exp = 4 : i32}> : () -> ()
    "amdgpu.lds_barrier"() : () -> ()
    "amdgpu.memory_counter_wait"() <{exp = 2 : i32}> : () -> ()
    "amdgpu.memory_counter_wait"() <{exp = 5 : i32}> : () -> ()
    %3 = "amdgpu.mfma"(%arg4, %arg4, %arg11) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
    %4 = "amdgpu.mfma"(%arg10, %arg10, %arg12) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    %5 = "amdgpu.wmma"(%arg13, %arg13, %arg14) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %6 = "amdgpu.dpp"(%arg0, %arg0) <{bank_mask = 15 : i32, bound_ctrl = true, kind = #amdgpu<dpp_perm row_shr>, permArgument = 1 : i32, row_mask = 10 : i32}> : (i32, i32) -> i32
    %7 = "amdgpu.dpp"(%arg4, %arg4) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = [1, 1, 1, 0], row_mask = 15 : i32}> : (f32, f32) -> f32
    %8 = "amdgpu.dpp"(%arg4, %arg4) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm row_mirror>, permArgument, row_mask = 15 : i32}> : (f32, f32) -> f32
    %9 = "amdgpu.swizzle_bitmode"(%arg4) <{and_mask = 1 : i32, or_mask = 2 : i32, xor_mask = 4 : i32}> : (f32) -> f32
    %10 = "amdgpu.permlane_swap"(%arg4) <{bound_ctrl = false, fetch_inactive = true, row_length = 16 : i32}> : (f32) -> f32
    %11 = "amdgpu.packed_trunc_2xfp8"(%arg4) <{operandSegmentSizes = array<i32: 1, 0, 0>, wordIndex = 0 : i32}> : (f32) -> vector<4xf8E4M3FNUZ>
    %12 = "amdgpu.packed_trunc_2xfp8"(%arg4, %arg4, %11) <{operandSegmentSizes = array<i32: 1, 1, 1>, wordIndex = 1 : i32}> : (f32, f32, vector<4xf8E4M3FNUZ>) -> vector<4xf8E4M3FNUZ>
    %13 = "amdgpu.packed_stoch_round_fp8"(%arg4, %arg0) <{storeIndex = 2 : i32}> : (f32, i32) -> vector<4xf8E4M3FNUZ>
    %14 = "amdgpu.ext_packed_fp8"(%arg15) <{index = 0 : i32}> : (vector<4xf8E4M3FNUZ>) -> f32
    %15 = "amdgpu.fat_raw_buffer_cast"(%arg5) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<128xf32>) -> memref<128xf32, #amdgpu.address_space<fat_raw_buffer>>
    %16 = "amdgpu.fat_raw_buffer_cast"(%arg5, %arg9, %arg17) <{boundsCheck = false, operandSegmentSizes = array<i32: 1, 1, 1>, resetOffset}> : (memref<128xf32>, i64, i14) -> memref<128xf32, #amdgpu.address_space<fat_raw_buffer>>
    "amdgpu.gather_to_lds"(%arg5, %arg1, %arg8, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = f32}> : (memref<128xf32>, index, memref<16xf32, 3>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

