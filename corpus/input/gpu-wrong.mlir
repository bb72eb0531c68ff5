gpu.module @k {
  gpu.func @f(%x: f32) {
    %0 = gpu.all_reduce and %x {} : (f32) -> f32
    gpu.return
  }
}
// -----
gpu.module @k {
  gpu.func @f(%x: f32) {
    %0 = gpu.all_reduce %x {
    ^bb0(%a: f32):
      gpu.yield %a : f32
    } : (f32) -> f32
    gpu.return
  }
}
// -----
gpu.module @k {
  gpu.func @f(%x: f32) {
    %0 = gpu.subgroup_reduce add %x cluster(size = 3) : (f32) -> f32
    gpu.return
  }
}
// -----
gpu.module @k {
  gpu.func @f(%x: f32) -> i32 {
    gpu.return %x : f32
  }
}
// -----
gpu.module @k {
  gpu.func @f(%x: f32) -> f32 kernel {
    gpu.return %x : f32
  }
}
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<8x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<8x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xi1, "AOp">) {
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  gpu.dealloc async %m : memref<4xf32>
  return
}
// -----
func.func @f(%lane: index) {
  %0 = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<1xf32>) {
    %1 = arith.constant dense<1.0> : vector<33xf32>
    gpu.yield %1 : vector<33xf32>
  }
  return
}
// -----
gpu.module @k [] {
}
