func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [1, 2] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [1, %i] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [1, %c1] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [1, 1, 1, 1, 1, 64] globalStride [1, 1, 1, 1, 1, 1] sharedSize [1, 1, 1, 1, 1, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [64, 1] sharedSize [64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [] globalStride [1] sharedSize [] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %basew globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_base<i128> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %baseb globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_base<i4> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %basei globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] atomicBarrier(%g[%i] : memref<8x16xi32>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] atomicBarrier(%l[%i, %i] : memref<4xi32, #gpu.address_space<workgroup>>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] atomicBarrier(%l[] : memref<4xi32, #gpu.address_space<workgroup>>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] earlyTimeout %b : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] padShared(%w) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] padShared(%i every %w) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] iterate %i, %w : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [%i, %i, 3] globalStride [64, 64, 1] sharedSize [64, 64, 1] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_gather_base<i32, i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = amdgpu.make_dma_descriptor %base globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> i32
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = "amdgpu.make_dma_descriptor"(%base, %b) <{global_static_sizes = array<i64: 64, 64>, global_static_strides = array<i64: 64, 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 64, 64>}> : (!amdgpu.tdm_base<i32>, i1) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = "amdgpu.make_dma_descriptor"(%base, %w) <{global_static_sizes = array<i64: 64, 64>, global_static_strides = array<i64: 64, 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 64, 64>}> : (!amdgpu.tdm_base<i32>, i32) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %d = "amdgpu.make_dma_descriptor"(%base, %i) <{global_static_sizes = array<i64: 64, 64>, global_static_strides = array<i64: 64, 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>, shared_static_sizes = array<i64: 64, 64>}> : (!amdgpu.tdm_base<i32>, index) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_dma_base %g[%i, %i], %g[%i, %i] : memref<8x16xi32>, memref<8x16xi32> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_dma_base %l[%i], %l[%i] : memref<4xi32, #gpu.address_space<workgroup>>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_dma_base %g[%i], %l[%i] : memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_dma_base %g[%i, %i], %l[] : memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_dma_base %g[%i, %i], %l[%i] : memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i64>
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_dma_base %g[%i, %i], %lf[%i] : memref<8x16xi32>, memref<4xf32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_dma_base %g4[%i], %l4[%i] : memref<8xi4>, memref<4xi4, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i4>
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_dma_base %gs[%i], %l[%i] : memref<8xi32, 1>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_dma_base %gs[%i], %l3[%i] : memref<8xi32, 1>, memref<4xi32, 3> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_dma_base %gp[%i], %l3[%i] : memref<8xi32, #gpu.address_space<global>>, memref<4xi32, 3> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_dma_base %gf[%i], %l3[%i] : memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, memref<4xi32, 3> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_gather_dma_base %g[%i, %i], %l[%i] : memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_gather_dma_base %g[%i, %i], %l[%i] : memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32, i8>
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_gather_dma_base %g[%i, %i], %l[%i] : memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32>
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_gather_dma_base %g[%i, %i], %l[%i] : memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i64, i16>
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_gather_dma_base %g[%i, %i], %g[%i, %i] : memref<8x16xi32>, memref<8x16xi32> -> !amdgpu.tdm_gather_base<i32, i16>
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_gather_dma_descriptor %gb[%x8] globalSize [64, 64] globalStride [64, 1] sharedSize [8, 64] : !amdgpu.tdm_gather_base<i32, i16>, vector<8xi32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_gather_dma_descriptor %gb[%v17] globalSize [64, 64] globalStride [64, 1] sharedSize [17, 64] : !amdgpu.tdm_gather_base<i32, i16>, vector<17xi16> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_gather_dma_descriptor %gb[%i] globalSize [64, 64] globalStride [64, 1] sharedSize [17, 64] : !amdgpu.tdm_gather_base<i32, i16>, index -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_gather_dma_descriptor %gb[%v13] globalSize [64, 64] globalStride [64, 1] sharedSize [8, 64] : !amdgpu.tdm_gather_base<i32, i16>, vector<13xi16> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_gather_dma_descriptor %gb[%v13] globalSize [64, 64, 1] globalStride [64, 1, 1] sharedSize [8, 64, 1] : !amdgpu.tdm_gather_base<i32, i16>, vector<13xi16> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_gather_dma_descriptor %gb[%v13] globalSize [64] globalStride [1] sharedSize [8] : !amdgpu.tdm_gather_base<i32, i16>, vector<13xi16> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  %x = amdgpu.make_gather_dma_descriptor %gb[%v13] globalSize [64, 64] globalStride [64, 2] sharedSize [13, 64] : !amdgpu.tdm_gather_base<i32, i16>, vector<13xi16> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  amdgpu.tensor_load_to_lds %i : index
  return
}
// -----
func.func @f(%g: memref<8x16xi32>, %l: memref<4xi32, #gpu.address_space<workgroup>>, %l3: memref<4xi32, 3>, %lf: memref<4xf32, #gpu.address_space<workgroup>>, %g4: memref<8xi4>, %l4: memref<4xi4, #gpu.address_space<workgroup>>, %gs: memref<8xi32, 1>, %gp: memref<8xi32, #gpu.address_space<global>>, %gf: memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %w: i32, %b: i1, %mask: vector<16xi1>, %base: !amdgpu.tdm_base<i32>, %basew: !amdgpu.tdm_base<i128>, %baseb: !amdgpu.tdm_base<i4>, %basei: !amdgpu.tdm_base<f32>, %gb: !amdgpu.tdm_gather_base<i32, i16>, %x8: vector<8xi32>, %v13: vector<13xi16>, %v17: vector<17xi16>, %c1: index) {
  amdgpu.tensor_load_to_lds %base : !amdgpu.tdm_base<i32>
  return
}
