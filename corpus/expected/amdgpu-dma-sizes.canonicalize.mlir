module {
  func.func @f(%arg0: !amdgpu.tdm_base<i32>, %arg1: index) -> (!amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor) {
    %c-1 = arith.constant -1 : index
    %c0 = arith.constant 0 : index
    %0 = amdgpu.make_dma_descriptor %arg0 globalSize [%c-1, %c0] globalStride [%c-1, 1] sharedSize [%c-1, %c0] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
    %1 = amdgpu.make_dma_descriptor %arg0 globalSize [%c-1, 1] globalStride [%c0, 1] sharedSize [%arg1, 3] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
    return %0, %1 : !amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor
  }
}

