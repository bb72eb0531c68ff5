func.func @a(%i: i32, %idx: index, %m: memref<128x72xf32, 1>, %v: vector<4xf32>, %f: f32, %mf: memref<128xf32>, %mi: memref<128x72xi32, 1>, %a: f16, %ml: memref<16xf32, 3>, %o: i64, %h4: vector<4xf16>, %f32x: vector<32xf32>, %f4: vector<4xf32>, %h16: vector<16xf16>, %f8: vector<8xf32>, %p8: vector<4xf8E4M3FNUZ>, %mb: memref<?x?xf32, #amdgpu.address_space<fat_raw_buffer>>, %u14: i14) {
  %0 = amdgpu.raw_buffer_load {indexOffset = 1 : i32} %m[%i, %i] sgprOffset %i : memref<128x72xf32, 1>, i32, i32 -> f32
  %1 = amdgpu.raw_buffer_load {boundsCheck = false} %m[%i, %i] : memref<128x72xf32, 1>, i32, i32 -> vector<4xf32>
  amdgpu.raw_buffer_store %f -> %m[%i, %i] : f32 -> memref<128x72xf32, 1>, i32, i32
  amdgpu.raw_buffer_store {boundsCheck = true, indexOffset = 1 : i32} %v -> %m[%i, %i] sgprOffset %i : vector<4xf32> -> memref<128x72xf32, 1>, i32, i32
  amdgpu.raw_buffer_atomic_fadd %f -> %m[%i, %i] : f32 -> memref<128x72xf32, 1>, i32, i32
  amdgpu.raw_buffer_atomic_umin {boundsCheck = true} %i -> %mi[%i, %i] sgprOffset %i : i32 -> memref<128x72xi32, 1>, i32, i32
  %2 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %mi[%i, %i] : i32 -> memref<128x72xi32, 1>, i32, i32
  amdgpu.lds_barrier
  amdgpu.sched_barrier allow = <none>
  amdgpu.sched_barrier allow = <valu|all_vmem>
  amdgpu.memory_counter_wait load(1) ds(3)
  amdgpu.memory_counter_wait ds(1) exp(4)
  amdgpu.lds_barrier
  amdgpu.memory_counter_wait exp(2)
  amdgpu.memory_counter_wait exp(5)
  %3 = amdgpu.mfma 32x32x1 %f * %f + %f32x {abid = 1 : i32, cbsz = 1 : i32, blocks = 2 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  %4 = amdgpu.mfma 16x16x16 %h4 * %h4 + %f4 blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  %5 = amdgpu.wmma 16x16x16 %h16 * %h16 + %f8 : vector<16xf16>, vector<16xf16>, vector<8xf32>
  %6 = amdgpu.dpp %i %i row_shr(1 : i32) {row_mask = 10 : i32, bound_ctrl = true} : i32
  %7 = amdgpu.dpp %f %f quad_perm([1, 1, 1, 0]) : f32
  %8 = amdgpu.dpp %f %f row_mirror(unit) : f32
  %9 = amdgpu.swizzle_bitmode %f 1 2 4 : f32
  %10 = amdgpu.permlane_swap %f 16 {fetch_inactive = true} : f32
  %11 = amdgpu.packed_trunc_2xfp8 %f, undef into undef[word 0] : f32 to vector<4xf8E4M3FNUZ>
  %12 = amdgpu.packed_trunc_2xfp8 %f, %f into %11[word 1] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
  %13 = amdgpu.packed_stoch_round_fp8 %f + %i into undef[2] : f32 to vector<4xf8E4M3FNUZ>
  %14 = amdgpu.ext_packed_fp8 %p8[0] : vector<4xf8E4M3FNUZ> to f32
  %15 = amdgpu.fat_raw_buffer_cast %mf : memref<128xf32> to memref<128xf32, #amdgpu.address_space<fat_raw_buffer>>
  %16 = amdgpu.fat_raw_buffer_cast %mf validBytes(%o) cacheSwizzleStride(%u14) boundsCheck(false) resetOffset : memref<128xf32> to memref<128xf32, #amdgpu.address_space<fat_raw_buffer>>
  amdgpu.gather_to_lds %mf[%idx], %ml[%idx] : f32, memref<128xf32>, memref<16xf32, 3>
  func.return
}
