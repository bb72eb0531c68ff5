module {
  func.func @integers(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32) {
    %0 = arith.remsi %arg0, %arg1 : i32
    %1 = arith.maxui %0, %arg1 : i32
    %2 = arith.divui %1, %arg0 : i32
    %3 = arith.ceildivsi %2, %arg1 : i32
    return %0, %1, %2, %3 : i32, i32, i32, i32
  }
}

// -----
module {
  func.func @floats(%arg0: f32, %arg1: vector<4xf32>, %arg2: f64) -> (f32, vector<4xf32>, f64) {
    %0 = arith.maxnumf %arg0, %arg0 fastmath<nnan> : f32
    %1 = math.log %0 : f32
    %2 = math.absf %1 : f32
    %3 = math.powf %2, %arg0 : f32
    %4 = math.exp2 %arg1 : vector<4xf32>
    %5 = math.expm1 %4 fastmath<contract> : vector<4xf32>
    %6 = math.round %5 : vector<4xf32>
    %7 = llvm.fsub %arg2, %arg2 {fastmathFlags = #llvm.fastmath<reassoc>} : f64
    return %3, %6, %7 : f32, vector<4xf32>, f64
  }
}

// -----
module {
  func.func @indices(%arg0: index, %arg1: index) -> index {
    %0 = index.add %arg0, %arg1
    %1 = index.sub %0, %arg1
    %2 = index.mul %1, %1
    %idx0 = index.constant 0
    %3 = index.add %2, %idx0
    return %3 : index
  }
}

// -----
module {
  func.func @complex(%arg0: f32, %arg1: memref<4xcomplex<f32>>, %arg2: index) -> f32 {
    %0 = complex.create %arg0, %arg0 : complex<f32>
    %1 = memref.load %arg1[%arg2] : memref<4xcomplex<f32>>
    %2 = complex.mul %0, %1 : complex<f32>
    %3 = complex.div %2, %1 fastmath<arcp> : complex<f32>
    %4 = complex.re %3 : complex<f32>
    %5 = complex.im %0 : complex<f32>
    %6 = arith.addf %4, %5 : f32
    return %6 : f32
  }
}

// -----
module {
  func.func @threads(%arg0: memref<?xindex>) {
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %c1, %arg8 = %c1, %arg9 = %c1) threads(%arg4, %arg5, %arg6) in (%arg10 = %c1, %arg11 = %c1, %arg12 = %c1) {
      %block_dim_x = gpu.block_dim  x
      %grid_dim_y = gpu.grid_dim  y upper_bound 64
      memref.store %block_dim_x, %arg0[%grid_dim_y] : memref<?xindex>
      gpu.terminator
    }
    return
  }
}

// -----
module {
  func.func @convolutions(%arg0: memref<1x3x8x8xf32>, %arg1: memref<4x3x3x3xf32>, %arg2: memref<1x4x6x6xf32>, %arg3: memref<2x2xf32>, %arg4: memref<1x4x3x3xf32>) {
    linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x3x8x8xf32>, memref<4x3x3x3xf32>) outs(%arg2 : memref<1x4x6x6xf32>)
    linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg2, %arg3 : memref<1x4x6x6xf32>, memref<2x2xf32>) outs(%arg4 : memref<1x4x3x3xf32>)
    linalg.pooling_nchw_sum {strides = dense<2> : tensor<2xi64>} ins(%arg2, %arg3 : memref<1x4x6x6xf32>, memref<2x2xf32>) outs(%arg4 : memref<1x4x3x3xf32>)
    return
  }
}

// -----
module {
  func.func @elementwise(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32, strided<[?, 1], offset: ?>>) {
    linalg.mul ins(%arg0, %arg1 : memref<4x?xf32>, memref<4x?xf32, strided<[?, 1], offset: ?>>) outs(%arg0 : memref<4x?xf32>)
    linalg.sub ins(%arg0, %arg1 : memref<4x?xf32>, memref<4x?xf32, strided<[?, 1], offset: ?>>) outs(%arg0 : memref<4x?xf32>)
    linalg.negf ins(%arg0 : memref<4x?xf32>) outs(%arg0 : memref<4x?xf32>)
    return
  }
}

// -----
module {
  func.func @quantized(%arg0: memref<2x3xi8>, %arg1: memref<3x4xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x4xi32>) {
    linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<2x3xi8>, memref<3x4xi8>, i32, i32) outs(%arg4 : memref<2x4xi32>)
    return
  }
}

// -----
module {
  func.func @tasks(%arg0: index, %arg1: memref<4xf32>) -> f32 {
    %0 = async.create_group %arg0 : !async.group
    %token, %bodyResults = async.execute -> !async.value<memref<4xf32>> {
      %alloc = memref.alloc() : memref<4xf32>
      memref.copy %arg1, %alloc : memref<4xf32> to memref<4xf32>
      async.yield %alloc : memref<4xf32>
    }
    %1 = async.add_to_group %token, %0 : !async.token
    async.await %token : !async.token
    %2 = async.await %bodyResults : !async.value<memref<4xf32>>
    async.await_all %0
    %3 = memref.load %2[%1] : memref<4xf32>
    return %3 : f32
  }
}

// -----
module {
  func.func @transfers(%arg0: memref<64x64xf32>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<64xf32, 2>
    %alloc_0 = memref.alloc() : memref<1xi32>
    affine.for %arg3 = 0 to 32 {
      affine.dma_start %arg0[%arg3, 0], %alloc[0], %alloc_0[0], %arg2 : memref<64x64xf32>, memref<64xf32, 2>, memref<1xi32>
      affine.dma_wait %alloc_0[0], %arg2 : memref<1xi32>
      affine.prefetch %arg0[%arg3 + 1, %arg3 * 2], read, locality<3>, data : memref<64x64xf32>
      %0 = affine.vector_load %arg0[%arg3, 8] : memref<64x64xf32>, vector<8xf32>
      affine.vector_store %0, %arg0[%arg3, 16] : memref<64x64xf32>, vector<8xf32>
    }
    memref.dma_start %arg0[%arg1, %c0], %alloc[%c0], %arg2, %alloc_0[%c0] : memref<64x64xf32>, memref<64xf32, 2>, memref<1xi32>
    memref.dma_wait %alloc_0[%c0], %arg2 : memref<1xi32>
    return
  }
}

// -----
module {
  func.func @atomically(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> f32 {
    %0 = memref.generic_atomic_rmw %arg0[%arg1] : memref<?xf32> {
    ^bb0(%arg3: f32):
      %1 = arith.mulf %arg3, %arg2 : f32
      memref.atomic_yield %1 : f32
    }
    return %0 : f32
  }
}

// -----
module {
  func.func @more_integers(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i16, f32) {
    %0 = arith.floordivsi %arg0, %arg1 : i32
    %1 = arith.minsi %0, %arg1 : i32
    %2 = arith.remui %1, %arg0 : i32
    %3 = arith.shli %2, %arg0 overflow<nsw> : i32
    %4 = arith.shrsi %3, %arg1 exact : i32
    %5 = arith.bitcast %4 : i32 to f32
    %6 = arith.minimumf %5, %5 : f32
    %7 = arith.truncf %6 : f32 to bf16
    %8 = arith.fptosi %7 : bf16 to i16
    return %0, %2, %3, %4, %8, %6 : i32, i32, i32, i32, i16, f32
  }
}

// -----
module {
  func.func @functions(%arg0: f32, %arg1: vector<4xf64>) -> (f32, vector<4xf64>) {
    %0 = math.ceil %arg0 : f32
    %1 = math.cos %0 : f32
    %2 = math.sin %1 fastmath<afn> : f32
    %3 = math.erf %2 : f32
    %4 = math.rsqrt %arg1 : vector<4xf64>
    %5 = math.sqrt %4 : vector<4xf64>
    %6 = math.tanh %5 : vector<4xf64>
    %7 = math.fma %6, %arg1, %arg1 : vector<4xf64>
    return %3, %7 : f32, vector<4xf64>
  }
}

// -----
#set = affine_set<(d0)[s0] : (d0 - 1 >= 0, -d0 + s0 - 2 >= 0)>
module {
  func.func @border(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) {
    affine.for %arg3 = 0 to %arg1 {
      affine.if #set(%arg3)[%arg1] {
        affine.store %arg2, %arg0[%arg3 - 1] : memref<?xf32>
      } else {
        affine.store %arg2, %arg0[symbol(%arg1) - 1] : memref<?xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @products(%arg0: memref<8xf32>, %arg1: memref<8x8xf32>, %arg2: memref<f32>, %arg3: memref<8xf32>) {
    linalg.dot ins(%arg0, %arg3 : memref<8xf32>, memref<8xf32>) outs(%arg2 : memref<f32>)
    linalg.matvec ins(%arg1, %arg0 : memref<8x8xf32>, memref<8xf32>) outs(%arg3 : memref<8xf32>)
    linalg.ceil ins(%arg3 : memref<8xf32>) outs(%arg3 : memref<8xf32>)
    linalg.max ins(%arg3, %arg0 : memref<8xf32>, memref<8xf32>) outs(%arg3 : memref<8xf32>)
    return
  }
}

// -----
module {
  func.func @channels_last(%arg0: memref<1x8x8x3xf32>, %arg1: memref<4x3x3x3xf32>, %arg2: memref<3x3x3x4xf32>, %arg3: memref<3x3x3xf32>, %arg4: memref<1x6x6x4xf32>, %arg5: memref<1x6x6x3xf32>, %arg6: memref<3x3xf32>) {
    linalg.conv_2d_nhwc_fhwc ins(%arg0, %arg1 : memref<1x8x8x3xf32>, memref<4x3x3x3xf32>) outs(%arg4 : memref<1x6x6x4xf32>)
    linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>} ins(%arg0, %arg2 : memref<1x8x8x3xf32>, memref<3x3x3x4xf32>) outs(%arg4 : memref<1x6x6x4xf32>)
    linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg3 : memref<1x8x8x3xf32>, memref<3x3x3xf32>) outs(%arg5 : memref<1x6x6x3xf32>)
    linalg.pooling_nhwc_max ins(%arg0, %arg6 : memref<1x8x8x3xf32>, memref<3x3xf32>) outs(%arg5 : memref<1x6x6x3xf32>)
    linalg.pooling_nhwc_sum ins(%arg0, %arg6 : memref<1x8x8x3xf32>, memref<3x3xf32>) outs(%arg5 : memref<1x6x6x3xf32>)
    return
  }
}

// -----
module {
  func.func @reshaped(%arg0: memref<*xf32>, %arg1: memref<2xindex>, %arg2: memref<?xf32>, %arg3: index) -> (index, memref<?x?xf32>) {
    %0 = memref.rank %arg0 : memref<*xf32>
    %reshape = memref.reshape %arg2(%arg1) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
    memref.prefetch %reshape[%arg3, %arg3], write, locality<1>, data : memref<?x?xf32>
    return %0, %reshape : index, memref<?x?xf32>
  }
}

