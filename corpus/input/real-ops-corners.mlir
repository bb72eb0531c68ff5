func.func @a(%a: memref<2x3x4x8xf32>, %b: memref<5x3x2x8xf32>, %c: memref<2x5x4x2xf32>, %x: memref<1x3x9xf32>, %k: memref<4x3x3xf32>, %o: memref<1x4x7xf32>, %w: memref<3xf32>, %p: memref<1x3x7xf32>) {
  linalg.mmt4d ins(%a, %b : memref<2x3x4x8xf32>, memref<5x3x2x8xf32>) outs(%c : memref<2x5x4x2xf32>)
  linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%x, %k : memref<1x3x9xf32>, memref<4x3x3xf32>) outs(%o : memref<1x4x7xf32>)
  linalg.pooling_ncw_sum {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%x, %w : memref<1x3x9xf32>, memref<3xf32>) outs(%p : memref<1x3x7xf32>)
  return
}
// -----
func.func @b(%x: memref<1x9x9x3xf32>, %k: memref<3x3x3x2xf32>, %o: memref<1x7x7x3x2xf32>) -> index {
  linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : memref<1x9x9x3xf32>, memref<3x3x3x2xf32>) outs(%o : memref<1x7x7x3x2xf32>)
  %v = vector.vscale
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  %r = memref.alloca_scope -> (index) {
    %d = arith.constant 5 : index
    memref.alloca_scope.return %d : index
  }
  %s = arith.addi %r, %v : index
  return %s : index
}
// -----
gpu.module @m {
  gpu.func @mma(%a: memref<32x32xf16, 3>, %c: memref<32x32xf32>, %n: index) kernel {
    %0 = gpu.subgroup_mma_load_matrix %a[%n, %n] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = gpu.subgroup_mma_load_matrix %a[%n, %n] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %2 = gpu.subgroup_mma_load_matrix %c[%n, %n] {leadDimension = 32 : index} : memref<32x32xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
    %3 = gpu.subgroup_mma_compute %0, %1, %2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %3, %c[%n, %n] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>
    %l = gpu.lane_id
    %l2 = gpu.lane_id upper_bound 32
    %i = gpu.subgroup_id : index
    %s = gpu.num_subgroups : index
    %z = gpu.subgroup_size : index
    %g = gpu.global_id x
    gpu.barrier
    %e = arith.constant 1.0 : f32
    %q = gpu.all_reduce %e {
    ^bb(%x: f32, %y: f32):
      %w = arith.addf %x, %y : f32
      gpu.yield %w : f32
    } : (f32) -> f32
    %t = gpu.subgroup_reduce add %e cluster(size = 4) : (f32) -> f32
    gpu.return
  }
}
// -----
module attributes {gpu.container_module} {
  func.func @h(%m: memref<*xf32>, %d: i32, %n: index, %x: memref<?xf32>, %y: memref<?xf32, 1>) {
    gpu.set_default_device %d
    gpu.host_register %m : memref<*xf32>
    gpu.host_unregister %m : memref<*xf32>
    %a = gpu.alloc host_shared (%n) : memref<?xf32>
    gpu.memcpy %y, %x : memref<?xf32, 1>, memref<?xf32>
    %c = arith.constant 0.0 : f32
    gpu.memset %x, %c : memref<?xf32>, f32
    gpu.dealloc %a : memref<?xf32>
    gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) : index dynamic_shared_memory_size %d args(%x : memref<?xf32>)
    return
  }
  gpu.module @k { gpu.func @f(%x: memref<?xf32>) kernel { gpu.return } }
  gpu.binary @bin [#gpu.object<#nvvm.target<chip = "sm_80">, "BIN">]
}
// -----
func.func @c(%m: memref<8x8xf32>, %i: index, %v: vector<8xf32>, %k: vector<8xi1>, %u: memref<?xi8>) -> (vector<8xf32>, memref<8xf32>) {
  %p = ub.poison : vector<8xf32>
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<vector<8x8xf32>>
  %1 = vector.step : vector<8xindex>
  %2 = vector.shuffle %v, %p [0, 9, 2, 11] : vector<8xf32>, vector<8xf32>
  %3 = memref.view %u[%i][] : memref<?xi8> to memref<8xf32>
  %4 = memref.memory_space_cast %m : memref<8x8xf32> to memref<8x8xf32, 4>
  %5 = vector.expandload %m[%i, %i], %k, %v : memref<8x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %m[%i, %i], %k, %5 : memref<8x8xf32>, vector<8xi1>, vector<8xf32>
  vector.print %i : index
  vector.print %2 : vector<4xf32>
  %6 = index.castu %i : index to i32
  %7 = index.ceildivu %i, %i
  %b = vector.extract %k[0] : i1 from vector<8xi1>
  cf.assert %b, "a \"quoted\" \0A message"
  return %5, %3 : vector<8xf32>, memref<8xf32>
}
// -----
func.func @s(%w: !shape.witness, %x: f32) -> f32 {
  %0 = shape.assuming %w -> (f32) {
    shape.assuming_yield %x : f32
  }
  %i = arith.constant 3 : i32
  %1 = math.fpowi %x, %i : f32, i32
  return %0 : f32
}
// -----
memref.global "private" constant @d : memref<4x4xf32> = dense<"0x000080BF0000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000C07F"> {alignment = 64 : i64}
memref.global "private" constant @e : memref<3xi1> = dense<[true, false, true]>
memref.global "private" constant @f : memref<2x2xf16> = dense<[[0x7C00, 0xFC00], [1.0, -0.0]]>
memref.global "private" constant @g : memref<2xi4> = dense<[-8, 7]>
memref.global "private" constant @h : memref<2xbf16> = dense<0xFF80>
memref.global "nested" @i : memref<2x3xcomplex<f64>> = dense<(1.0, -2.5)>
memref.global @j : memref<0xf32> = dense<>
memref.global constant @k : memref<2xui8> = dense<[255, 0]>
memref.global constant @l : memref<2xsi16, #gpu.address_space<global>> = dense<-3>
memref.global constant @m : memref<f32> = dense<1.0e-45>
memref.global constant @n : memref<4xindex> = dense<[0, 1, -1, 9223372036854775807]>
memref.global constant @o : memref<2xf8E4M3FN> = dense<[0.5, 448.0]>
memref.global constant @r : memref<3xf32> = dense_resource<blob>
{-# dialect_resources: { builtin: { blob: "0x04000000000080BF0000803F00000040" } }, external_resources: { mlir_reproducer: { pipeline: "x", disable_threading: true } } #-}
