func.func @own(%n: index) -> memref<?xf32, #amdgpu.address_space<fat_raw_buffer>> {
  %a = memref.alloc(%n) : memref<?xf32>
  %0 = amdgpu.fat_raw_buffer_cast %a : memref<?xf32> to memref<?xf32, #amdgpu.address_space<fat_raw_buffer>>
  return %0 : memref<?xf32, #amdgpu.address_space<fat_raw_buffer>>
}
// -----
func.func @own(%n: index, %i: index, %v: f32) {
  %a = memref.alloc(%n) : memref<?xf32>
  %0 = amdgpu.fat_raw_buffer_cast %a : memref<?xf32> to memref<?xf32, #amdgpu.address_space<fat_raw_buffer>>
  %b = memref.alloc(%n) : memref<?xf32>
  memref.store %v, %0[%i] : memref<?xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
