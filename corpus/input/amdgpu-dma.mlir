// Transfers of tiles that the newest machines make by themselves: every operation, with and without its optional parts.
func.func @plain(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %bar: memref<8xi64, #gpu.address_space<workgroup>>) -> !amdgpu.tdm_descriptor {
  %base = amdgpu.make_dma_base %g[%i, %i], %l[%i] : memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
  %base1 = amdgpu.make_dma_base %g[%i, %i], %l[%i] {a} : memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
  %d = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %c64 = arith.constant 64 : index
  %d1 = amdgpu.make_dma_descriptor %base globalSize [%i, %c64] globalStride [%i, 1] sharedSize [%c64, 64] padShared(%w every %w) workgroupMask %mask earlyTimeout %b atomicBarrier(%bar[%i] : memref<8xi64, #gpu.address_space<workgroup>>) iterate %i, %w, %i {b} : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %d2 = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] workgroupMask %mask : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %d1 {c} : !amdgpu.tdm_descriptor
  return %d2 : !amdgpu.tdm_descriptor
}
func.func @gather(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %i: index, %x: vector<13xi16>, %y: vector<8xi32>, %w: i32) {
  %base = amdgpu.make_gather_dma_base %g[%i, %i], %l[%i] : memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32, i16>
  %base1 = amdgpu.make_gather_dma_base %g[%i, %i], %l[%i] {a} : memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32, i32>
  %c8 = arith.constant 8 : index
  %d = amdgpu.make_gather_dma_descriptor %base[%x] globalSize [64, %c8] globalStride [64, 1] sharedSize [13, 64] : !amdgpu.tdm_gather_base<i32, i16>, vector<13xi16> -> !amdgpu.tdm_descriptor
  %d1 = amdgpu.make_gather_dma_descriptor %base1[%y] globalSize [64, 64] globalStride [64, 1] sharedSize [8, 64] padShared(%w every %w) {b} : !amdgpu.tdm_gather_base<i32, i32>, vector<8xi32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d1 : !amdgpu.tdm_descriptor
  return
}
