// RUN: freehold-opt %s --verify-deallocations -verify-diagnostics

gpu.module @kernels {
  // expected-note@below {{has automatic or static storage}}
  gpu.func @k(%m: memref<4xf32>, %i: index) workgroup(%w: memref<4xf32, 3>) kernel {
    // expected-error@below {{buffer is freed here, but is not owned: it has automatic or static storage, or is borrowed}}
    memref.dealloc %w : memref<4xf32, 3>
    gpu.return
  }
}
