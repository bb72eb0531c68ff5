module {
  func.func @plain(%arg0: memref<8x16xi32>, %arg1: memref<4xi32, #gpu.address_space<workgroup>>, %arg2: index, %arg3: i32, %arg4: i1, %arg5: vector<16xi1>, %arg6: memref<8xi64, #gpu.address_space<workgroup>>) -> !amdgpu.tdm_descriptor {
    %0 = amdgpu.make_dma_base %arg0[%arg2, %arg2], %arg1[%arg2] : memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
    %1 = amdgpu.make_dma_descriptor %0 globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
    %2 = amdgpu.make_dma_descriptor %0 globalSize [%arg2, 64] globalStride [%arg2, 1] sharedSize [64, 64] padShared(%arg3 every %arg3) workgroupMask %arg5 earlyTimeout %arg4 atomicBarrier(%arg6[%arg2] : memref<8xi64, #gpu.address_space<workgroup>>) iterate %arg2, %arg3, %arg2 {b} : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
    %3 = amdgpu.make_dma_descriptor %0 globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] workgroupMask %arg5 : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
    amdgpu.tensor_load_to_lds %1 : !amdgpu.tdm_descriptor
    amdgpu.tensor_store_from_lds %2 {c} : !amdgpu.tdm_descriptor
    return %3 : !amdgpu.tdm_descriptor
  }
  func.func @gather(%arg0: memref<8x16xi32>, %arg1: memref<4xi32, #gpu.address_space<workgroup>>, %arg2: index, %arg3: vector<13xi16>, %arg4: vector<8xi32>, %arg5: i32) {
    %0 = amdgpu.make_gather_dma_base %arg0[%arg2, %arg2], %arg1[%arg2] : memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32, i16>
    %1 = amdgpu.make_gather_dma_base %arg0[%arg2, %arg2], %arg1[%arg2] {a} : memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32, i32>
    %2 = amdgpu.make_gather_dma_descriptor %0[%arg3] globalSize [64, 8] globalStride [64, 1] sharedSize [13, 64] : !amdgpu.tdm_gather_base<i32, i16>, vector<13xi16> -> !amdgpu.tdm_descriptor
    %3 = amdgpu.make_gather_dma_descriptor %1[%arg4] globalSize [64, 64] globalStride [64, 1] sharedSize [8, 64] padShared(%arg5 every %arg5) {b} : !amdgpu.tdm_gather_base<i32, i32>, vector<8xi32> -> !amdgpu.tdm_descriptor
    amdgpu.tensor_load_to_lds %2 : !amdgpu.tdm_descriptor
    amdgpu.tensor_load_to_lds %3 : !amdgpu.tdm_descriptor
    return
  }
}

