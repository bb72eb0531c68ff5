module {
  func.func @a(%arg0: memref<2x3x4x8xf32>, %arg1: memref<5x3x2x8xf32>, %arg2: memref<2x5x4x2xf32>, %arg3: memref<1x3x9xf32>, %arg4: memref<4x3x3xf32>, %arg5: memref<1x4x7xf32>, %arg6: memref<3xf32>, %arg7: memref<1x3x7xf32>) {
    linalg.mmt4d ins(%arg0, %arg1 : memref<2x3x4x8xf32>, memref<5x3x2x8xf32>) outs(%arg2 : memref<2x5x4x2xf32>)
    linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%arg3, %arg4 : memref<1x3x9xf32>, memref<4x3x3xf32>) outs(%arg5 : memref<1x4x7xf32>)
    linalg.pooling_ncw_sum {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%arg3, %arg6 : memref<1x3x9xf32>, memref<3xf32>) outs(%arg7 : memref<1x3x7xf32>)
    return
  }
}

// -----
module {
  func.func @b(%arg0: memref<1x9x9x3xf32>, %arg1: memref<3x3x3x2xf32>, %arg2: memref<1x7x7x3x2xf32>) -> index {
    %c5 = arith.constant 5 : index
    linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x9x9x3xf32>, memref<3x3x3x2xf32>) outs(%arg2 : memref<1x7x7x3x2xf32>)
    %vscale = vector.vscale
    %0 = arith.addi %vscale, %c5 : index
    return %0 : index
  }
}

// -----
module {
  gpu.module @m {
    gpu.func @mma(%arg0: memref<32x32xf16, 3>, %arg1: memref<32x32xf32>, %arg2: index) kernel {
      %cst = arith.constant 1.000000e+00 : f32
      %0 = gpu.subgroup_mma_load_matrix %arg0[%arg2, %arg2] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
      %1 = gpu.subgroup_mma_load_matrix %arg0[%arg2, %arg2] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
      %2 = gpu.subgroup_mma_load_matrix %arg1[%arg2, %arg2] {leadDimension = 32 : index} : memref<32x32xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
      %3 = gpu.subgroup_mma_compute %0, %1, %2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
      gpu.subgroup_mma_store_matrix %3, %arg1[%arg2, %arg2] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>
      gpu.barrier
      %4 = gpu.all_reduce  %cst {
      ^bb0(%arg3: f32, %arg4: f32):
        %6 = arith.addf %arg3, %arg4 : f32
        gpu.yield %6 : f32
      } : (f32) -> f32
      %5 = gpu.subgroup_reduce  add %cst cluster(size = 4) : (f32) -> f32
      gpu.return
    }
  }
}

// -----
module attributes {gpu.container_module} {
  func.func @h(%arg0: memref<*xf32>, %arg1: i32, %arg2: index, %arg3: memref<?xf32>, %arg4: memref<?xf32, 1>) {
    %cst = arith.constant 0.000000e+00 : f32
    gpu.set_default_device %arg1
    gpu.host_register %arg0 : memref<*xf32>
    gpu.host_unregister %arg0 : memref<*xf32>
    %memref = gpu.alloc  host_shared (%arg2) : memref<?xf32>
    gpu.memcpy  %arg4, %arg3 : memref<?xf32, 1>, memref<?xf32>
    gpu.memset  %arg3, %cst : memref<?xf32>, f32
    gpu.dealloc  %memref : memref<?xf32>
    gpu.launch_func  @k::@f blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)  dynamic_shared_memory_size %arg1 args(%arg3 : memref<?xf32>)
    return
  }
  gpu.module @k {
    gpu.func @f(%arg0: memref<?xf32>) kernel {
      gpu.return
    }
  }
  gpu.binary @bin  [#gpu.object<#nvvm.target<chip = "sm_80">, "BIN">]
}

// -----
module {
  func.func @c(%arg0: memref<8x8xf32>, %arg1: index, %arg2: vector<8xf32>, %arg3: vector<8xi1>, %arg4: memref<?xi8>) -> (vector<8xf32>, memref<8xf32>) {
    %0 = ub.poison : vector<8xf32>
    %1 = vector.shuffle %arg2, %0 [0, 9, 2, 11] : vector<8xf32>, vector<8xf32>
    %view = memref.view %arg4[%arg1][] : memref<?xi8> to memref<8xf32>
    %2 = vector.expandload %arg0[%arg1, %arg1], %arg3, %arg2 : memref<8x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    vector.compressstore %arg0[%arg1, %arg1], %arg3, %2 : memref<8x8xf32>, vector<8xi1>, vector<8xf32>
    vector.print %arg1 : index
    vector.print %1 : vector<4xf32>
    %3 = vector.extract %arg3[0] : i1 from vector<8xi1>
    cf.assert %3, "a \22quoted\22 \0A message"
    return %2, %view : vector<8xf32>, memref<8xf32>
  }
}

// -----
module {
  func.func @s(%arg0: !shape.witness, %arg1: f32) -> f32 {
    %0 = shape.assuming %arg0 -> (f32) {
      shape.assuming_yield %arg1 : f32
    }
    return %0 : f32
  }
}

// -----
module {
  memref.global "private" constant @d : memref<4x4xf32> = dense<[[-1.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00], [8.000000e+00, 9.000000e+00, 1.000000e+01, 1.100000e+01], [1.200000e+01, 1.300000e+01, 1.400000e+01, 0x7FC00000]]> {alignment = 64 : i64}
  memref.global "private" constant @e : memref<3xi1> = dense<[true, false, true]>
  memref.global "private" constant @f : memref<2x2xf16> = dense<[[0x7C00, 0xFC00], [1.000000e+00, -0.000000e+00]]>
  memref.global "private" constant @g : memref<2xi4> = dense<[-8, 7]>
  memref.global "private" constant @h : memref<2xbf16> = dense<0xFF80>
  memref.global "nested" @i : memref<2x3xcomplex<f64>> = dense<(1.000000e+00,-2.500000e+00)>
  memref.global @j : memref<0xf32> = dense<>
  memref.global constant @k : memref<2xui8> = dense<[255, 0]>
  memref.global constant @l : memref<2xsi16, #gpu.address_space<global>> = dense<-3>
  memref.global constant @m : memref<f32> = dense<1.401300e-45>
  memref.global constant @n : memref<4xindex> = dense<[0, 1, -1, 9223372036854775807]>
  memref.global constant @o : memref<2xf8E4M3FN> = dense<[5.000000e-01, 4.480000e+02]>
  memref.global constant @r : memref<3xf32> = dense_resource<blob>
}

{-#
  dialect_resources: {
    builtin: {
      blob: "0x04000000000080BF0000803F00000040"
    }
  },
  external_resources: {
    mlir_reproducer: {
      pipeline: "x",
      disable_threading: true
    }
  }
#-}

