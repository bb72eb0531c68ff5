module {
  func.func @own(%arg0: index) -> memref<?xf32, #amdgpu.address_space<fat_raw_buffer>> {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = amdgpu.fat_raw_buffer_cast %alloc : memref<?xf32> to memref<?xf32, #amdgpu.address_space<fat_raw_buffer>>
    return %0 : memref<?xf32, #amdgpu.address_space<fat_raw_buffer>>
  }
}

// -----
module {
  func.func @own(%arg0: index, %arg1: index, %arg2: f32) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = amdgpu.fat_raw_buffer_cast %alloc : memref<?xf32> to memref<?xf32, #amdgpu.address_space<fat_raw_buffer>>
    memref.store %arg2, %0[%arg1] : memref<?xf32, #amdgpu.address_space<fat_raw_buffer>>
    memref.dealloc %alloc : memref<?xf32>
    return
  }
}

