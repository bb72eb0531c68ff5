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
// -----
module {
  func.func @scales2(%arg0: vector<32xf4E2M1FN>, %arg1: vector<4xf32>, %arg2: vector<3xf8E8M0FNU>, %arg3: vector<8xf8E8M0FNU>, %arg4: index) -> (vector<4xf32>, vector<4xf32>) {
    %cst = arith.constant dense<1.000000e+00> : vector<4xf8E8M0FNU>
    %0 = vector.extract %arg3[1] : f8E8M0FNU from vector<8xf8E8M0FNU>
    %1 = vector.insert %0, %cst [3] : f8E8M0FNU into vector<4xf8E8M0FNU>
    %2 = vector.extract %arg2[1] : f8E8M0FNU from vector<3xf8E8M0FNU>
    %3 = vector.insert %2, %cst [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
    %4 = amdgpu.scaled_mfma 16x16x128 (%1[2] * %arg0) * (%3[1] * %arg0) + %arg1 : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
    %5 = amdgpu.scaled_mfma 16x16x128 (%1[2] * %arg0) * (%1[1] * %arg0) + %arg1 : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
    return %4, %5 : vector<4xf32>, vector<4xf32>
  }
}
// -----
module {
  func.func @oob2(%arg0: memref<8xf32, strided<[?]>>, %arg1: memref<8xf32, strided<[1], offset: ?>>, %arg2: memref<8xi32>, %arg3: i32, %arg4: memref<?xf32>) -> (f32, f32, f32, f32) {
    %c8_i32 = arith.constant 8 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = amdgpu.raw_buffer_load %arg0[%c8_i32] : memref<8xf32, strided<[?]>>, i32 -> f32
    %1 = amdgpu.raw_buffer_load %arg1[%c8_i32] : memref<8xf32, strided<[1], offset: ?>>, i32 -> f32
    %2 = amdgpu.raw_buffer_load %arg0[%c9_i32] : memref<8xf32, strided<[?]>>, i32 -> f32
    %3 = amdgpu.raw_buffer_load %arg4[%c9_i32] : memref<?xf32>, i32 -> f32
    amdgpu.raw_buffer_atomic_smax %arg3 -> %arg2[%c8_i32] : i32 -> memref<8xi32>, i32
    amdgpu.raw_buffer_atomic_umin %arg3 -> %arg2[%c8_i32] : i32 -> memref<8xi32>, i32
    return %0, %1, %2, %3 : f32, f32, f32, f32
  }
}
// -----
module {
  func.func @f(%arg0: !amdgpu.tdm_base<i32>, %arg1: index) -> (!amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor) {
    %c-1 = arith.constant -1 : index
    %c0 = arith.constant 0 : index
    %0 = amdgpu.make_dma_descriptor %arg0 globalSize [%c-1, %c0] globalStride [%c-1, 1] sharedSize [%c-1, %c0] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
    %1 = amdgpu.make_dma_descriptor %arg0 globalSize [%c-1, 1] globalStride [%c0, 1] sharedSize [%arg1, 3] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
    return %0, %1 : !amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor
  }
}
// -----
module {
  func.func @f(%arg0: memref<8x16xi32>, %arg1: memref<4xi32, #gpu.address_space<workgroup>>, %arg2: memref<4xi32, 3>, %arg3: memref<4xf32, #gpu.address_space<workgroup>>, %arg4: memref<8xi4>, %arg5: memref<4xi4, #gpu.address_space<workgroup>>, %arg6: memref<8xi32, 1>, %arg7: memref<8xi32, #gpu.address_space<global>>, %arg8: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %arg9: index, %arg10: i32, %arg11: i1, %arg12: vector<16xi1>, %arg13: !amdgpu.tdm_base<i32>, %arg14: !amdgpu.tdm_base<i128>, %arg15: !amdgpu.tdm_base<i4>, %arg16: !amdgpu.tdm_base<f32>, %arg17: !amdgpu.tdm_gather_base<i32, i16>, %arg18: vector<8xi32>, %arg19: vector<13xi16>, %arg20: vector<17xi16>, %arg21: index) {
    %0 = amdgpu.make_dma_base %arg6[%arg9], %arg2[%arg9] : memref<8xi32, 1>, memref<4xi32, 3> -> !amdgpu.tdm_base<i32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<8x16xi32>, %arg1: memref<4xi32, #gpu.address_space<workgroup>>, %arg2: memref<4xi32, 3>, %arg3: memref<4xf32, #gpu.address_space<workgroup>>, %arg4: memref<8xi4>, %arg5: memref<4xi4, #gpu.address_space<workgroup>>, %arg6: memref<8xi32, 1>, %arg7: memref<8xi32, #gpu.address_space<global>>, %arg8: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %arg9: index, %arg10: i32, %arg11: i1, %arg12: vector<16xi1>, %arg13: !amdgpu.tdm_base<i32>, %arg14: !amdgpu.tdm_base<i128>, %arg15: !amdgpu.tdm_base<i4>, %arg16: !amdgpu.tdm_base<f32>, %arg17: !amdgpu.tdm_gather_base<i32, i16>, %arg18: vector<8xi32>, %arg19: vector<13xi16>, %arg20: vector<17xi16>, %arg21: index) {
    %0 = amdgpu.make_gather_dma_base %arg0[%arg9, %arg9], %arg1[%arg9] : memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i64, i16>
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<8x16xi32>, %arg1: memref<4xi32, #gpu.address_space<workgroup>>, %arg2: memref<4xi32, 3>, %arg3: memref<4xf32, #gpu.address_space<workgroup>>, %arg4: memref<8xi4>, %arg5: memref<4xi4, #gpu.address_space<workgroup>>, %arg6: memref<8xi32, 1>, %arg7: memref<8xi32, #gpu.address_space<global>>, %arg8: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %arg9: index, %arg10: i32, %arg11: i1, %arg12: vector<16xi1>, %arg13: !amdgpu.tdm_base<i32>, %arg14: !amdgpu.tdm_base<i128>, %arg15: !amdgpu.tdm_base<i4>, %arg16: !amdgpu.tdm_base<f32>, %arg17: !amdgpu.tdm_gather_base<i32, i16>, %arg18: vector<8xi32>, %arg19: vector<13xi16>, %arg20: vector<17xi16>, %arg21: index) {
    %0 = amdgpu.make_gather_dma_descriptor %arg17[%arg19] globalSize [64] globalStride [1] sharedSize [8] : !amdgpu.tdm_gather_base<i32, i16>, vector<13xi16> -> !amdgpu.tdm_descriptor
    return
  }
}
