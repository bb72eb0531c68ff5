module {
  func.func @oob(%arg0: memref<8xf32>, %arg1: memref<4x8xf32, strided<[8, 1], offset: 3>>, %arg2: f32, %arg3: vector<2xf32>, %arg4: i32) -> (f32, f32, vector<2xf32>, f32, f32, f32) {
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %c8_i32 = arith.constant 8 : i32
    %c7_i32 = arith.constant 7 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = amdgpu.raw_buffer_load {boundsCheck = false} %arg0[%c8_i32] : memref<8xf32>, i32 -> f32
    amdgpu.raw_buffer_store %arg2 -> %arg0[%c7_i32] : f32 -> memref<8xf32>, i32
    amdgpu.raw_buffer_store %arg2 -> %arg0[%arg4] : f32 -> memref<8xf32>, i32
    amdgpu.raw_buffer_store %arg2 -> %arg0[%c7_i32] sgprOffset %arg4 : f32 -> memref<8xf32>, i32
    amdgpu.raw_buffer_store %arg2 -> %arg0[%c7_i32] sgprOffset %c-1_i32 : f32 -> memref<8xf32>, i32
    return %cst_0, %0, %cst, %cst_0, %cst_0, %cst_0 : f32, f32, vector<2xf32>, f32, f32, f32
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
    return %0, %1, %2, %3 : f32, f32, f32, f32
  }
}

// -----
module {
  func.func @zero_rank(%arg0: memref<f32>, %arg1: memref<0xf32>, %arg2: f32) {
    amdgpu.raw_buffer_store %arg2 -> %arg0[] : f32 -> memref<f32>
    return
  }
}

// -----
module {
  func.func @barriers() {
    amdgpu.lds_barrier {x}
    amdgpu.sched_barrier allow = <none>
    amdgpu.sched_barrier allow = <none>
    amdgpu.lds_barrier
    amdgpu.memory_counter_wait load(2) store(5) ds(2) exp(1)
    return
  }
}

// -----
module {
  func.func @casts(%arg0: memref<128x72xf32, 1>, %arg1: memref<64x64xf32, 3>, %arg2: index) {
    amdgpu.gather_to_lds %arg0[%arg2, %arg2], %arg1[%arg2, %arg2] : f32, memref<128x72xf32, 1>, memref<64x64xf32, 3>
    return
  }
}

// -----
module {
  func.func @casts2(%arg0: memref<?x72xf32, strided<[?, ?], offset: ?>, 1>, %arg1: memref<64x64xf32, 3>, %arg2: index) {
    %cast = memref.cast %arg0 : memref<?x72xf32, strided<[?, ?], offset: ?>, 1> to memref<?x72xf32, 1>
    amdgpu.gather_to_lds %cast[%arg2, %arg2], %arg1[%arg2, %arg2] : f32, memref<?x72xf32, 1>, memref<64x64xf32, 3>
    return
  }
}

// -----
module {
  func.func @scales(%arg0: vector<32xf4E2M1FN>, %arg1: vector<4xf32>, %arg2: vector<2x2x3xf8E8M0FNU>, %arg3: vector<6xf8E8M0FNU>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %cst = arith.constant dense<1.000000e+00> : vector<4xf8E8M0FNU>
    %0 = vector.extract %arg2[1, 0, 2] : f8E8M0FNU from vector<2x2x3xf8E8M0FNU>
    %1 = vector.insert %0, %cst [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
    %2 = vector.shape_cast %arg2 : vector<2x2x3xf8E8M0FNU> to vector<12xf8E8M0FNU>
    %3 = vector.extract_strided_slice %2 {offsets = [8], sizes = [4], strides = [1]} : vector<12xf8E8M0FNU> to vector<4xf8E8M0FNU>
    %4 = vector.extract_strided_slice %arg3 {offsets = [2], sizes = [4], strides = [1]} : vector<6xf8E8M0FNU> to vector<4xf8E8M0FNU>
    %5 = amdgpu.scaled_mfma 16x16x128 (%3[0] * %arg0) * (%4[3] * %arg0) + %arg1 : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
    %6 = vector.shape_cast %arg2 : vector<2x2x3xf8E8M0FNU> to vector<12xf8E8M0FNU>
    %7 = vector.extract_strided_slice %6 {offsets = [8], sizes = [4], strides = [1]} : vector<12xf8E8M0FNU> to vector<4xf8E8M0FNU>
    %8 = amdgpu.scaled_mfma 16x16x128 (%7[0] * %arg0) * (%cst[0] * %arg0) + %arg1 : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
    %9 = amdgpu.scaled_mfma 16x16x128 (%cst[0] * %arg0) * (%1[0] * %arg0) + %arg1 : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
    return %5, %8, %9 : vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
}

// -----
module {
  func.func @scales2(%arg0: vector<32xf4E2M1FN>, %arg1: vector<4xf32>, %arg2: vector<3xf8E8M0FNU>, %arg3: vector<8xf8E8M0FNU>, %arg4: index) -> (vector<4xf32>, vector<4xf32>) {
    %cst = arith.constant dense<1.000000e+00> : vector<4xf8E8M0FNU>
    %0 = vector.extract %arg2[1] : f8E8M0FNU from vector<3xf8E8M0FNU>
    %1 = vector.insert %0, %cst [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
    %2 = vector.extract_strided_slice %arg3 {offsets = [0], sizes = [4], strides = [1]} : vector<8xf8E8M0FNU> to vector<4xf8E8M0FNU>
    %3 = amdgpu.scaled_mfma 16x16x128 (%2[1] * %arg0) * (%1[1] * %arg0) + %arg1 : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
    %4 = vector.extract_strided_slice %arg3 {offsets = [0], sizes = [4], strides = [1]} : vector<8xf8E8M0FNU> to vector<4xf8E8M0FNU>
    %5 = vector.extract_strided_slice %arg3 {offsets = [0], sizes = [4], strides = [1]} : vector<8xf8E8M0FNU> to vector<4xf8E8M0FNU>
    %6 = amdgpu.scaled_mfma 16x16x128 (%4[1] * %arg0) * (%5[1] * %arg0) + %arg1 : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
    return %3, %6 : vector<4xf32>, vector<4xf32>
  }
}

// -----
module {
  func.func @buffers(%arg0: memref<8xf32, strided<[1], offset: ?>>, %arg1: memref<?x4xf32, strided<[4, 1], offset: 2>>, %arg2: memref<2x4xf32, strided<[4, 1], offset: 2>>) {
    return
  }
}

// -----
module {
  func.func @dim(%arg0: memref<?xf32>, %arg1: i64) -> index {
    %c0 = arith.constant 0 : index
    %0 = amdgpu.fat_raw_buffer_cast %arg0 validBytes(%arg1) boundsCheck(false) : memref<?xf32> to memref<?xf32, #amdgpu.address_space<fat_raw_buffer>>
    %dim = memref.dim %0, %c0 : memref<?xf32, #amdgpu.address_space<fat_raw_buffer>>
    return %dim : index
  }
}

