module {
  func.func @a(%arg0: i32, %arg1: index, %arg2: memref<128x72xf32, 1>, %arg3: vector<4xf32>, %arg4: f32, %arg5: memref<128xf32>, %arg6: memref<128x72xi32, 1>, %arg7: f16, %arg8: memref<16xf32, 3>, %arg9: i64, %arg10: vector<4xf16>, %arg11: vector<32xf32>, %arg12: vector<4xf32>, %arg13: vector<16xf16>, %arg14: vector<8xf32>, %arg15: vector<4xf8E4M3FNUZ>, %arg16: memref<?x?xf32, #amdgpu.address_space<fat_raw_buffer>>, %arg17: i14) {
    %0 = amdgpu.raw_buffer_load {indexOffset = 1 : i32} %arg2[%arg0, %arg0] sgprOffset %arg0 : memref<128x72xf32, 1>, i32, i32 -> f32
    %1 = amdgpu.raw_buffer_load {boundsCheck = false} %arg2[%arg0, %arg0] : memref<128x72xf32, 1>, i32, i32 -> vector<4xf32>
    amdgpu.raw_buffer_store %arg4 -> %arg2[%arg0, %arg0] : f32 -> memref<128x72xf32, 1>, i32, i32
    amdgpu.raw_buffer_store {indexOffset = 1 : i32} %arg3 -> %arg2[%arg0, %arg0] sgprOffset %arg0 : vector<4xf32> -> memref<128x72xf32, 1>, i32, i32
    amdgpu.raw_buffer_atomic_fadd %arg4 -> %arg2[%arg0, %arg0] : f32 -> memref<128x72xf32, 1>, i32, i32
    amdgpu.raw_buffer_atomic_umin %arg0 -> %arg6[%arg0, %arg0] sgprOffset %arg0 : i32 -> memref<128x72xi32, 1>, i32, i32
    %2 = amdgpu.raw_buffer_atomic_cmpswap %arg0, %arg0 -> %arg6[%arg0, %arg0] : i32 -> memref<128x72xi32, 1>, i32, i32
    amdgpu.lds_barrier
    amdgpu.sched_barrier allow = <none>
    amdgpu.sched_barrier allow = <valu|all_vmem>
    amdgpu.memory_counter_wait load(1) ds(3)
    amdgpu.memory_counter_wait ds(1) exp(4)
    amdgpu.lds_barrier
    amdgpu.memory_counter_wait exp(2)
    amdgpu.memory_counter_wait exp(5)
    %3 = amdgpu.mfma 32x32x1 %arg4 * %arg4 + %arg11 {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp =  bcast_second_32 : f32, f32, vector<32xf32>
    %4 = amdgpu.mfma 16x16x16 %arg10 * %arg10 + %arg12 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
    %5 = amdgpu.wmma 16x16x16 %arg13 * %arg13 + %arg14 : vector<16xf16>, vector<16xf16>, vector<8xf32>
    %6 = amdgpu.dpp %arg0 %arg0  row_shr(1 : i32) {bound_ctrl = true, row_mask = 10 : i32} : i32
    %7 = amdgpu.dpp %arg4 %arg4  quad_perm([1, 1, 1, 0]) : f32
    %8 = amdgpu.dpp %arg4 %arg4  row_mirror(unit) : f32
    %9 = amdgpu.swizzle_bitmode %arg4 1 2 4 : f32
    %10 = amdgpu.permlane_swap %arg4 16 {fetch_inactive = true} : f32
    %11 = amdgpu.packed_trunc_2xfp8 %arg4, undef into undef[word 0] : f32 to vector<4xf8E4M3FNUZ>
    %12 = amdgpu.packed_trunc_2xfp8 %arg4, %arg4 into %11[word 1] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
    %13 = amdgpu.packed_stoch_round_fp8 %arg4 + %arg0 into undef[2] : f32 to vector<4xf8E4M3FNUZ>
    %14 = amdgpu.ext_packed_fp8 %arg15[0] : vector<4xf8E4M3FNUZ> to f32
    %15 = amdgpu.fat_raw_buffer_cast %arg5 : memref<128xf32> to memref<128xf32, #amdgpu.address_space<fat_raw_buffer>>
    %16 = amdgpu.fat_raw_buffer_cast %arg5 validBytes(%arg9) cacheSwizzleStride(%arg17) boundsCheck(false) resetOffset : memref<128xf32> to memref<128xf32, #amdgpu.address_space<fat_raw_buffer>>
    amdgpu.gather_to_lds %arg5[%arg1], %arg8[%arg1] : f32, memref<128xf32>, memref<16xf32, 3>
    return
  }
}

