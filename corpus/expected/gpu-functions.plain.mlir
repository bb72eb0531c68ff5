module {
  gpu.module @kernels {
    gpu.func @k(%arg0: memref<8xf32, 1>, %arg1: index) workgroup(%arg2 : memref<32xf32, 3>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
      %thread_id_x = gpu.thread_id  x upper_bound 128
      %0 = memref.load %arg0[%thread_id_x] : memref<8xf32, 1>
      memref.store %0, %arg2[%thread_id_x] : memref<32xf32, 3>
      gpu.return
    }
  }
}

