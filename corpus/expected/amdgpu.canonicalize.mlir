module {
  func.func @a(%arg0: i32, %arg1: index, %arg2: memref<128x72xf32, 1>, %arg3: vector<4xf32>, %arg4: f32, %arg5: memref<128xf32>, %arg6: memref<128x72xi32, 1>, %arg7: f16, %arg8: memref<16xf32, 3>, %arg9: i64, %arg10: vector<4xf16>, %arg11: vector<32xf32>, %arg12: vector<4xf32>, %arg13: vector<16xf16>, %arg14: vector<8xf32>, %arg15: vector<4xf8E4M3FNUZ>, %arg16: memref<?x?xf32, #amdgpu.address_space<fat_raw_buffer>>, %arg17: i14) {
    amdgpu.raw_buffer_store %arg4 -> %arg2[%arg0, %arg0] : f32 -> memref<128x72xf32, 1>, i32, i32
    amdgpu.raw_buffer_store {indexOffset = 1 : i32} %arg3 -> %arg2[%arg0, %arg0] sgprOffset %arg0 : vector<4xf32> -> memref<128x72xf32, 1>, i32, i32
    amdgpu.raw_buffer_atomic_fadd %arg4 -> %arg2[%arg0, %arg0] : f32 -> memref<128x72xf32, 1>, i32, i32
    amdgpu.raw_buffer_atomic_umin %arg0 -> %arg6[%arg0, %arg0] sgprOffset %arg0 : i32 -> memref<128x72xi32, 1>, i32, i32
    %0 = amdgpu.raw_buffer_atomic_cmpswap %arg0, %arg0 -> %arg6[%arg0, %arg0] : i32 -> memref<128x72xi32, 1>, i32, i32
    amdgpu.lds_barrier
    amdgpu.sched_barrier allow = <none>
    amdgpu.sched_barrier allow = <valu|all_vmem>
    amdgpu.memory_counter_wait load(1) ds(1) exp(4)
    amdgpu.lds_barrier
    amdgpu.memory_counter_wait exp(2)
    amdgpu.gather_to_lds %arg5[%arg1], %arg8[%arg1] : f32, memref<128xf32>, memref<16xf32, 3>
    return
  }
}

