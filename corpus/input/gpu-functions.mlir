// Optional array attributes do not take the body for theirs.
gpu.module @kernels {
  gpu.func @k(%a: memref<8xf32, 1>, %n: index) workgroup(%w : memref<32xf32, 3>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %t = gpu.thread_id x upper_bound 128
    %v = memref.load %a[%t] : memref<8xf32, 1>
    memref.store %v, %w[%t] : memref<32xf32, 3>
    gpu.return
  }
}
