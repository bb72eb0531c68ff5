func.func @f(%a0: vector<4xui8>, %a1: vector<4xui8>, %a2: vector<16xf16>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 4 : i32, subwordOffset = 1 : i32}> : (vector<4xui8>, vector<4xui8>, vector<16xf16>) -> (vector<16xf16>)
  return
}

// -----

func.func @f(%a0: memref<4x?xf16, strided<[8, 1]>, 1>, %a1: index, %a2: index) {
  %r = "amdgpu.transpose_load"(%a0, %a1, %a2) : (memref<4x?xf16, strided<[8, 1]>, 1>, index, index) -> (vector<16xf6E2M3FN>)
  return
}

// -----

func.func @f(%a0: memref<8xi8, strided<[2], offset: 3>, "x">, %a1: index, %a2: memref<?xi8, strided<[2], offset: 3>, #amdgpu.address_space<fat_raw_buffer>>, %a3: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{transferType = i16, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xi8, strided<[2], offset: 3>, "x">, index, memref<?xi8, strided<[2], offset: 3>, #amdgpu.address_space<fat_raw_buffer>>, index) -> ()
  return
}

// -----

func.func @f(%a0: vector<32xf6E2M3FN>, %a1: vector<32xf6E2M3FN>, %a2: f64) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 4 : i32, n = 32 : i32, k = 32 : i32, blocks = 4 : i32, cbsz = 1 : i32, abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>}> : (vector<32xf6E2M3FN>, vector<32xf6E2M3FN>, f64) -> (f64)
  return
}

// -----

func.func @f(%a0: vector<64xf4E2M1FN>, %a1: vector<64xf6E2M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E4M3FN>, %a4: vector<4xf8E4M3FN>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf4E2M1FN>, vector<64xf6E2M3FN>, vector<8xf32>, vector<4xf8E4M3FN>, vector<4xf8E4M3FN>) -> (vector<8xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xbf16>, %a1: vector<8xbf16>, %a2: vector<4xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 4 : i32, n = 16 : i32, k = 32 : i32, blocks = 4 : i32, cbsz = 0 : i32, abid = 17 : i32, blgp = #amdgpu<mfma_perm_b none>}> : (vector<8xbf16>, vector<8xbf16>, vector<4xf32>) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%a0: memref<?x8xf16, affine_map<(d0, d1) -> (d1, d0)>, 7>) {
  %r = "amdgpu.fat_raw_buffer_cast"(%a0) <{resetOffset, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<?x8xf16, affine_map<(d0, d1) -> (d1, d0)>, 7>) -> (memref<?x8xf16, #amdgpu.address_space<fat_raw_buffer>>)
  return
}

// -----

func.func @f(%a0: vector<64xf6E3M2FN>, %a1: vector<64xf4E2M1FN>, %a2: vector<16xf32>, %a3: vector<8xf8E8M0FNU>, %a4: vector<8xf8E4M3FN>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf6E3M2FN>, vector<64xf4E2M1FN>, vector<16xf32>, vector<8xf8E8M0FNU>, vector<8xf8E4M3FN>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: memref<4x?xf64, strided<[?, ?], offset: ?>, #gpu.address_space<workgroup>>, %a1: i32, %a2: i32) {
  %r = "amdgpu.raw_buffer_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<4x?xf64, strided<[?, ?], offset: ?>, #gpu.address_space<workgroup>>, i32, i32) -> (f64)
  return
}

// -----

func.func @f(%a0: vector<2xf32>, %a1: f32, %a2: vector<4xf8E4M3FN>) {
  %r = "amdgpu.packed_scaled_trunc"(%a0, %a1, %a2) <{index = 3 : i32}> : (vector<2xf32>, f32, vector<4xf8E4M3FN>) -> (vector<8xf4E2M1FN>)
  return
}

// -----

func.func @f(%a0: memref<4x?xi8, affine_map<(d0, d1) -> (d1, d0)>, #gpu.address_space<workgroup>>, %a1: index, %a2: index) {
  %r = "amdgpu.transpose_load"(%a0, %a1, %a2) : (memref<4x?xi8, affine_map<(d0, d1) -> (d1, d0)>, #gpu.address_space<workgroup>>, index, index) -> (vector<4xf8E5M2>)
  return
}

// -----

func.func @f(%a0: vector<2xbf16>, %a1: f32, %a2: f64) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 16 : i32, n = 32 : i32, k = 1 : i32, blocks = 16 : i32, cbsz = 0 : i32, abid = 32 : i32, blgp = #amdgpu<mfma_perm_b none>, negateC}> : (vector<2xbf16>, f32, f64) -> (f64)
  return
}

// -----

func.func @f(%a0: vector<4xbf16>, %a1: vector<8xbf16>, %a2: vector<4xi32>, %a3: vector<2xi16>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 32 : i32, k = 16 : i32, cbsz = 1 : i32, abid = 4 : i32}> : (vector<4xbf16>, vector<8xbf16>, vector<4xi32>, vector<2xi16>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<128xf4E2M1FN>, %a1: vector<64xf6E3M2FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 16 : i32, b_first_scale_lane = 5 : i32}> : (vector<128xf4E2M1FN>, vector<64xf6E3M2FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 32 : i32, firstScaleLane = 16 : i32, firstScaleByte = 1 : i32}> : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> (vector<8xf32>)
  return
}

// -----

func.func @f(%a0: memref<8x1xi8>) {
  %r = "amdgpu.fat_raw_buffer_cast"(%a0) <{resetOffset, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<8x1xi8>) -> (memref<?xf16, #gpu.address_space<global>>)
  return
}

// -----

func.func @f(%a0: memref<?xf32, strided<[2], offset: 3>>, %a1: index, %a2: memref<4x8xf64, strided<[8, 1], offset: 4>, #amdgpu.address_space<fat_raw_buffer>>, %a3: index, %a4: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3, %a4) <{transferType = vector<4xf32>, operandSegmentSizes = array<i32: 1, 1, 1, 2>}> : (memref<?xf32, strided<[2], offset: 3>>, index, memref<4x8xf64, strided<[8, 1], offset: 4>, #amdgpu.address_space<fat_raw_buffer>>, index, index) -> ()
  return
}

// -----

func.func @f(%a0: index) {
  %r = "amdgpu.swizzle_bitmode"(%a0) <{and_mask = 1 : i32, or_mask = 2 : i32, xor_mask = 3 : i32}> : (index) -> (index)
  return
}

// -----

func.func @f(%a0: memref<?x8xf32, strided<[?, ?], offset: ?>, 7>, %a1: index, %a2: index, %a3: memref<8xf32, strided<[1], offset: 5>, #gpu.address_space<global>>, %a4: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3, %a4) <{transferType = vector<16xi8>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x8xf32, strided<[?, ?], offset: ?>, 7>, index, index, memref<8xf32, strided<[1], offset: 5>, #gpu.address_space<global>>, index) -> ()
  return
}

// -----

func.func @f(%a0: vector<2xf32>, %a1: vector<2xf32>, %a2: vector<4xf32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 32 : i32, subwordOffset = 1 : i32, unsignedA}> : (vector<2xf32>, vector<2xf32>, vector<4xf32>) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%a0: vector<64xf8E5M2>, %a1: vector<64xf6E2M3FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<8xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E5M2>, vector<64xf6E2M3FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<8xf8E8M0FNU>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: memref<?xi8, strided<[1], offset: ?>>, %a1: index, %a2: memref<8x1xi8, #gpu.address_space<workgroup>>, %a3: index, %a4: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3, %a4) <{transferType = i64, operandSegmentSizes = array<i32: 1, 1, 1, 2>}> : (memref<?xi8, strided<[1], offset: ?>>, index, memref<8x1xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  return
}

// -----

func.func @f(%a0: vector<2xbf16>, %a1: f32, %a2: vector<4xf8E5M2>) {
  %r = "amdgpu.packed_scaled_trunc"(%a0, %a1, %a2) <{index = 7 : i32}> : (vector<2xbf16>, f32, vector<4xf8E5M2>) -> (vector<f32>)
  return
}

// -----

func.func @f(%a0: vector<16xf8E4M3FN>, %a1: vector<16xf8E4M3FN>, %a2: vector<16xf32>, %a3: vector<2xi16>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 32 : i32, k = 32 : i32, cbsz = 1 : i32, abid = 1 : i32}> : (vector<16xf8E4M3FN>, vector<16xf8E4M3FN>, vector<16xf32>, vector<2xi16>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<2xf32>, %a1: vector<2xf32>, %a2: vector<4xf32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, subwordOffset = 0 : i32, clamp}> : (vector<2xf32>, vector<2xf32>, vector<4xf32>) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xi32>, %a3: vector<4xi8>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, cbsz = 0 : i32, abid = 4 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xi32>, vector<4xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: f32, %a1: i32, %a2: i32) {
  %r = "amdgpu.packed_stoch_round_fp8"(%a0, %a1, %a2) <{storeIndex = 1 : i32}> : (f32, i32, i32) -> (i32)
  return
}

// -----

func.func @f(%a0: vector<8xf8E5M2>, %a1: vector<4xf16>, %a2: vector<8xbf16>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, subwordOffset = 0 : i32}> : (vector<8xf8E5M2>, vector<4xf16>, vector<8xbf16>) -> (vector<8xbf16>)
  return
}

// -----

func.func @f(%a0: f32, %a1: memref<4x?xf32, 0 : i64>, %a2: i32, %a3: i32, %a4: i32) {
  "amdgpu.raw_buffer_atomic_fadd"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 3, 0>}> : (f32, memref<4x?xf32, 0 : i64>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<2xi8>) {
  %r = "amdgpu.permlane_swap"(%a0) <{row_length = 0 : i32}> : (vector<2xi8>) -> (vector<2xi8>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1]}> : (i32, i32) -> (i32)
  return
}

// -----

func.func @f(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xi32>, %a3: vector<4xi8>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 32 : i32, n = 32 : i32, k = 16 : i32, cbsz = 1 : i32, abid = 3 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xi32>, vector<4xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 1 : i32}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> (vector<8xf16>)
  return
}

// -----

func.func @f(%a0: f32, %a1: f32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_mirror>, permArgument = 0 : i32}> : (f32, f32) -> (f32)
  return
}

// -----

func.func @f(%a0: vector<32xf6E3M2FN>, %a1: f64, %a2: vector<4xf64>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 4 : i32, k = 16 : i32, blocks = 1 : i32, cbsz = 0 : i32, abid = 1 : i32, blgp = #amdgpu<mfma_perm_b none>, negateC}> : (vector<32xf6E3M2FN>, f64, vector<4xf64>) -> (vector<4xf64>)
  return
}

// -----

func.func @f(%a0: vector<16xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<16xi32>, %a3: vector<2xi16>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 32 : i32, k = 16 : i32, cbsz = 0 : i32, abid = 4 : i32}> : (vector<16xf8E4M3FN>, vector<32xf8E4M3FN>, vector<16xi32>, vector<2xi16>) -> (vector<16xi32>)
  return
}

// -----

func.func @f(%a0: f32, %a1: f32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_shl>, permArgument = -1 : i32}> : (f32, f32) -> (f32)
  return
}

// -----

func.func @f(%a0: vector<32xf4E2M1FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<16xf32>, %a3: index, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 64 : i32, scalesIdxA = 0 : i32, scalesIdxB = 3 : i32}> : (vector<32xf4E2M1FN>, vector<32xf8E4M3FN>, vector<16xf32>, index, vector<4xf8E8M0FNU>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: f32, %a1: f32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_shr>, bound_ctrl = true}> : (f32, f32) -> (f32)
  return
}

// -----

func.func @f(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<4xf64>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 4 : i32, n = 4 : i32, k = 4 : i32, blocks = 16 : i32, cbsz = 0 : i32, abid = 0 : i32, blgp = #amdgpu<mfma_perm_b bcast_first_32>, reducePrecision}> : (vector<4xf16>, vector<4xf16>, vector<4xf64>) -> (vector<4xf64>)
  return
}

// -----

func.func @f(%a0: vector<8xf16>, %a1: vector<16xf8E4M3FNUZ>, %a2: vector<16xf32>, %a3: vector<4xi8>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 32 : i32, n = 16 : i32, k = 32 : i32, cbsz = 1 : i32, abid = 1 : i32}> : (vector<8xf16>, vector<16xf8E4M3FNUZ>, vector<16xf32>, vector<4xi8>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<128xf4E2M1FN>, %a1: vector<64xf8E5M2>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<8xf8E4M3FN>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 16 : i32, b_first_scale_lane = 16 : i32}> : (vector<128xf4E2M1FN>, vector<64xf8E5M2>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<8xf8E4M3FN>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 4 : i32, k = 128 : i32, blocks = 1 : i32, cbsz = 0 : i32, abid = 2 : i32, blgp = #amdgpu<mfma_perm_b bcast_first_32>}> : (vector<8xf8E4M3FN>, vector<32xf8E4M3FN>, vector<32xf32>) -> (vector<32xf32>)
  return
}

// -----

func.func @f(%a0: vector<64xf8E5M2>, %a1: vector<64xf8E5M2>, %a2: vector<4xi32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, subwordOffset = 0 : i32, unsignedA}> : (vector<64xf8E5M2>, vector<64xf8E5M2>, vector<4xi32>) -> (vector<4xi32>)
  return
}
