func.func @integers(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %0 = arith.remsi %a, %b : i32
  %1 = arith.maxui %0, %b : i32
  %2 = arith.divui %1, %a : i32
  %3 = arith.ceildivsi %2, %b : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// -----

func.func @floats(%a: f32, %b: vector<4xf32>, %c: f64) -> (f32, vector<4xf32>, f64) {
  %0 = arith.maxnumf %a, %a fastmath<nnan> : f32
  %1 = math.log %0 : f32
  %2 = math.absf %1 : f32
  %3 = math.powf %2, %a : f32
  %4 = math.exp2 %b : vector<4xf32>
  %5 = math.expm1 %4 fastmath<contract> : vector<4xf32>
  %6 = math.round %5 : vector<4xf32>
  %7 = llvm.fsub %c, %c {fastmathFlags = #llvm.fastmath<reassoc>} : f64
  return %3, %6, %7 : f32, vector<4xf32>, f64
}

// -----

func.func @indices(%a: index, %b: index) -> index {
  %0 = index.add %a, %b
  %1 = index.sub %0, %b
  %2 = index.mul %1, %1
  %3 = index.constant 0
  %4 = index.add %2, %3
  return %4 : index
}

// -----

func.func @complex(%a: f32, %m: memref<4xcomplex<f32>>, %i: index) -> f32 {
  %0 = complex.create %a, %a : complex<f32>
  %1 = memref.load %m[%i] : memref<4xcomplex<f32>>
  %2 = complex.mul %0, %1 : complex<f32>
  %3 = complex.div %2, %1 fastmath<arcp> : complex<f32>
  %4 = complex.re %3 : complex<f32>
  %5 = complex.im %0 : complex<f32>
  %6 = arith.addf %4, %5 : f32
  return %6 : f32
}

// -----

func.func @threads(%m: memref<?xindex>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %0 = gpu.block_dim x
    %1 = gpu.grid_dim y upper_bound 64
    memref.store %0, %m[%1] : memref<?xindex>
    gpu.terminator
  }
  return
}

// -----

func.func @convolutions(%x: memref<1x3x8x8xf32>, %k: memref<4x3x3x3xf32>, %y: memref<1x4x6x6xf32>, %w: memref<2x2xf32>, %z: memref<1x4x3x3xf32>) {
  linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %k : memref<1x3x8x8xf32>, memref<4x3x3x3xf32>) outs(%y : memref<1x4x6x6xf32>)
  linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
      ins(%y, %w : memref<1x4x6x6xf32>, memref<2x2xf32>) outs(%z : memref<1x4x3x3xf32>)
  linalg.pooling_nchw_sum {strides = dense<2> : tensor<2xi64>}
      ins(%y, %w : memref<1x4x6x6xf32>, memref<2x2xf32>) outs(%z : memref<1x4x3x3xf32>)
  return
}

// -----

func.func @elementwise(%a: memref<4x?xf32>, %b: memref<4x?xf32, strided<[?, 1], offset: ?>>) {
  linalg.mul ins(%a, %b : memref<4x?xf32>, memref<4x?xf32, strided<[?, 1], offset: ?>>) outs(%a : memref<4x?xf32>)
  linalg.sub ins(%a, %b : memref<4x?xf32>, memref<4x?xf32, strided<[?, 1], offset: ?>>) outs(%a : memref<4x?xf32>)
  linalg.negf ins(%a : memref<4x?xf32>) outs(%a : memref<4x?xf32>)
  return
}

// -----

func.func @quantized(%a: memref<2x3xi8>, %b: memref<3x4xi8>, %za: i32, %zb: i32, %c: memref<2x4xi32>) {
  linalg.quantized_matmul ins(%a, %b, %za, %zb : memref<2x3xi8>, memref<3x4xi8>, i32, i32) outs(%c : memref<2x4xi32>)
  return
}

// -----

func.func @tasks(%n: index, %m: memref<4xf32>) -> f32 {
  %group = async.create_group %n : !async.group
  %token, %value = async.execute -> !async.value<memref<4xf32>> {
    %0 = memref.alloc() : memref<4xf32>
    memref.copy %m, %0 : memref<4xf32> to memref<4xf32>
    async.yield %0 : memref<4xf32>
  }
  %place = async.add_to_group %token, %group : !async.token
  async.await %token : !async.token
  %1 = async.await %value : !async.value<memref<4xf32>>
  async.await_all %group
  %2 = memref.load %1[%place] : memref<4xf32>
  return %2 : f32
}

// -----

func.func @transfers(%m: memref<64x64xf32>, %i: index, %n: index) {
  %c0 = arith.constant 0 : index
  %local = memref.alloc() : memref<64xf32, 2>
  %tag = memref.alloc() : memref<1xi32>
  affine.for %j = 0 to 32 {
    affine.dma_start %m[%j, 0], %local[0], %tag[0], %n : memref<64x64xf32>, memref<64xf32, 2>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    affine.prefetch %m[%j + 1, %j * 2], read, locality<3>, data : memref<64x64xf32>
    %v = affine.vector_load %m[%j, 8] : memref<64x64xf32>, vector<8xf32>
    affine.vector_store %v, %m[%j, 16] : memref<64x64xf32>, vector<8xf32>
  }
  memref.dma_start %m[%i, %c0], %local[%c0], %n, %tag[%c0] : memref<64x64xf32>, memref<64xf32, 2>, memref<1xi32>
  memref.dma_wait %tag[%c0], %n : memref<1xi32>
  return
}

// -----

func.func @atomically(%m: memref<?xf32>, %i: index, %a: f32) -> f32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%old: f32):
    %new = arith.mulf %old, %a : f32
    memref.atomic_yield %new : f32
  }
  return %0 : f32
}

// -----

func.func @more_integers(%a: i32, %b: i32) -> (i32, i32, i32, i32, i16, f32) {
  %0 = arith.floordivsi %a, %b : i32
  %1 = arith.minsi %0, %b : i32
  %2 = arith.remui %1, %a : i32
  %3 = arith.shli %2, %a overflow<nsw> : i32
  %4 = arith.shrsi %3, %b exact : i32
  %5 = arith.bitcast %4 : i32 to f32
  %6 = arith.minimumf %5, %5 : f32
  %7 = arith.truncf %6 : f32 to bf16
  %8 = arith.fptosi %7 : bf16 to i16
  return %0, %2, %3, %4, %8, %6 : i32, i32, i32, i32, i16, f32
}

// -----

func.func @functions(%a: f32, %v: vector<4xf64>) -> (f32, vector<4xf64>) {
  %0 = math.ceil %a : f32
  %1 = math.cos %0 : f32
  %2 = math.sin %1 fastmath<afn> : f32
  %3 = math.erf %2 : f32
  %4 = math.rsqrt %v : vector<4xf64>
  %5 = math.sqrt %4 : vector<4xf64>
  %6 = math.tanh %5 : vector<4xf64>
  %7 = math.fma %6, %v, %v : vector<4xf64>
  return %3, %7 : f32, vector<4xf64>
}

// -----

#inside = affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 - 2 >= 0)>
func.func @border(%m: memref<?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to %n {
    affine.if #inside(%i)[%n] {
      affine.store %f, %m[%i - 1] : memref<?xf32>
    } else {
      affine.store %f, %m[symbol(%n) - 1] : memref<?xf32>
    }
  }
  return
}

// -----

func.func @products(%v: memref<8xf32>, %m: memref<8x8xf32>, %s: memref<f32>, %r: memref<8xf32>) {
  linalg.dot ins(%v, %r : memref<8xf32>, memref<8xf32>) outs(%s : memref<f32>)
  linalg.matvec ins(%m, %v : memref<8x8xf32>, memref<8xf32>) outs(%r : memref<8xf32>)
  linalg.ceil ins(%r : memref<8xf32>) outs(%r : memref<8xf32>)
  linalg.max ins(%r, %v : memref<8xf32>, memref<8xf32>) outs(%r : memref<8xf32>)
  return
}

// -----

func.func @channels_last(%x: memref<1x8x8x3xf32>, %f: memref<4x3x3x3xf32>, %h: memref<3x3x3x4xf32>, %d: memref<3x3x3xf32>, %y: memref<1x6x6x4xf32>, %z: memref<1x6x6x3xf32>, %w: memref<3x3xf32>) {
  linalg.conv_2d_nhwc_fhwc ins(%x, %f : memref<1x8x8x3xf32>, memref<4x3x3x3xf32>) outs(%y : memref<1x6x6x4xf32>)
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>} ins(%x, %h : memref<1x8x8x3xf32>, memref<3x3x3x4xf32>) outs(%y : memref<1x6x6x4xf32>)
  linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<[1, 1]> : tensor<2xi64>} ins(%x, %d : memref<1x8x8x3xf32>, memref<3x3x3xf32>) outs(%z : memref<1x6x6x3xf32>)
  linalg.pooling_nhwc_max ins(%x, %w : memref<1x8x8x3xf32>, memref<3x3xf32>) outs(%z : memref<1x6x6x3xf32>)
  linalg.pooling_nhwc_sum ins(%x, %w : memref<1x8x8x3xf32>, memref<3x3xf32>) outs(%z : memref<1x6x6x3xf32>)
  return
}

// -----

func.func @reshaped(%m: memref<*xf32>, %shape: memref<2xindex>, %flat: memref<?xf32>, %i: index) -> (index, memref<?x?xf32>) {
  %0 = memref.rank %m : memref<*xf32>
  %1 = memref.reshape %flat(%shape) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  memref.prefetch %1[%i, %i], write, locality<1>, data : memref<?x?xf32>
  return %0, %1 : index, memref<?x?xf32>
}
