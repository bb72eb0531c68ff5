func.func @f(%base: !amdgpu.tdm_base<i32>, %i: index) -> (!amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor) {
  %c = arith.constant -1 : index
  %z = arith.constant 0 : index
  %d = amdgpu.make_dma_descriptor %base globalSize [%c, %z] globalStride [%c, 1] sharedSize [%c, %z] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %e = amdgpu.make_dma_descriptor %base globalSize [%c, 1] globalStride [%z, 1] sharedSize [%i, 3] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return %d, %e : !amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor
}
