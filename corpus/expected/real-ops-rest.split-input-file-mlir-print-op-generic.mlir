"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (i32, i32, i32, i32), sym_name = "integers"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "arith.remsi"(%arg0, %arg1) : (i32, i32) -> i32
    %1 = "arith.maxui"(%0, %arg1) : (i32, i32) -> i32
    %2 = "arith.divui"(%1, %arg0) : (i32, i32) -> i32
    %3 = "arith.ceildivsi"(%2, %arg1) : (i32, i32) -> i32
    "func.return"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<4xf32>, f64) -> (f32, vector<4xf32>, f64), sym_name = "floats"}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf32>, %arg2: f64):
    %0 = "arith.maxnumf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
    %1 = "math.log"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %2 = "math.absf"(%1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %3 = "math.powf"(%2, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %4 = "math.exp2"(%arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
    %5 = "math.expm1"(%4) <{fastmath = #arith.fastmath<contract>}> : (vector<4xf32>) -> vector<4xf32>
    %6 = "math.round"(%5) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
    %7 = "llvm.fsub"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f64, f64) -> f64
    "func.return"(%3, %6, %7) : (f32, vector<4xf32>, f64) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> index, sym_name = "indices"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = "index.add"(%arg0, %arg1) : (index, index) -> index
    %1 = "index.sub"(%0, %arg1) : (index, index) -> index
    %2 = "index.mul"(%1, %1) : (index, index) -> index
    %3 = "index.constant"() <{value = 0 : index}> : () -> index
    %4 = "index.add"(%2, %3) : (index, index) -> index
    "func.return"(%4) : (index) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, memref<4xcomplex<f32>>, index) -> f32, sym_name = "complex"}> ({
  ^bb0(%arg0: f32, %arg1: memref<4xcomplex<f32>>, %arg2: index):
    %0 = "complex.create"(%arg0, %arg0) : (f32, f32) -> complex<f32>
    %1 = "memref.load"(%arg1, %arg2) : (memref<4xcomplex<f32>>, index) -> complex<f32>
    %2 = "complex.mul"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %3 = "complex.div"(%2, %1) <{fastmath = #arith.fastmath<arcp>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %4 = "complex.re"(%3) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %5 = "complex.im"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %6 = "arith.addf"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%6) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xindex>) -> (), sym_name = "threads"}> ({
  ^bb0(%arg0: memref<?xindex>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "gpu.launch"(%0, %0, %0, %0, %0, %0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index):
      %1 = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> index
      %2 = "gpu.grid_dim"() <{dimension = #gpu<dim y>, upper_bound = 64 : index}> : () -> index
      "memref.store"(%1, %arg0, %2) : (index, memref<?xindex>, index) -> ()
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 2 + d4, d3 * 2 + d5)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x3x8x8xf32>, memref<4x3x3x3xf32>, memref<1x4x6x6xf32>, memref<2x2xf32>, memref<1x4x3x3xf32>) -> (), sym_name = "convolutions"}> ({
  ^bb0(%arg0: memref<1x3x8x8xf32>, %arg1: memref<4x3x3x3xf32>, %arg2: memref<1x4x6x6xf32>, %arg3: memref<2x2xf32>, %arg4: memref<1x4x3x3xf32>):
    "linalg.conv_2d_nchw_fchw"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %2 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %3 = "arith.addf"(%arg13, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<1x3x8x8xf32>, memref<4x3x3x3xf32>, memref<1x4x6x6xf32>) -> ()
    "linalg.pooling_nchw_max"(%arg2, %arg3, %arg4) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : vector<2xi64>}> ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %1 = "arith.maximumf"(%arg10, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map5]} : (memref<1x4x6x6xf32>, memref<2x2xf32>, memref<1x4x3x3xf32>) -> ()
    "linalg.pooling_nchw_sum"(%arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %0 = "arith.addf"(%arg7, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%0) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map5]} : (memref<1x4x6x6xf32>, memref<2x2xf32>, memref<1x4x3x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32, strided<[?, 1], offset: ?>>) -> (), sym_name = "elementwise"}> ({
  ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32, strided<[?, 1], offset: ?>>):
    "linalg.mul"(%arg0, %arg1, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %2 = "arith.mulf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32, strided<[?, 1], offset: ?>>, memref<4x?xf32>) -> ()
    "linalg.sub"(%arg0, %arg1, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %1 = "arith.subf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32, strided<[?, 1], offset: ?>>, memref<4x?xf32>) -> ()
    "linalg.negf"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %0 = "arith.negf"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%0) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x3xi8>, memref<3x4xi8>, i32, i32, memref<2x4xi32>) -> (), sym_name = "quantized"}> ({
  ^bb0(%arg0: memref<2x3xi8>, %arg1: memref<3x4xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x4xi32>):
    "linalg.quantized_matmul"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg5: i8, %arg6: i8, %arg7: i32, %arg8: i32, %arg9: i32):
      %0 = "arith.extsi"(%arg5) : (i8) -> i32
      %1 = "arith.subi"(%0, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %2 = "arith.extsi"(%arg6) : (i8) -> i32
      %3 = "arith.subi"(%2, %arg8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %4 = "arith.muli"(%1, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %5 = "arith.addi"(%arg9, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%5) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (memref<2x3xi8>, memref<3x4xi8>, i32, i32, memref<2x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<4xf32>) -> f32, sym_name = "tasks"}> ({
  ^bb0(%arg0: index, %arg1: memref<4xf32>):
    %0 = "async.create_group"(%arg0) : (index) -> !async.group
    %1:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
      "memref.copy"(%arg1, %5) : (memref<4xf32>, memref<4xf32>) -> ()
      "async.yield"(%5) : (memref<4xf32>) -> ()
    }) : () -> (!async.token, !async.value<memref<4xf32>>)
    %2 = "async.add_to_group"(%1#0, %0) : (!async.token, !async.group) -> index
    "async.await"(%1#0) : (!async.token) -> ()
    %3 = "async.await"(%1#1) : (!async.value<memref<4xf32>>) -> memref<4xf32>
    "async.await_all"(%0) : (!async.group) -> ()
    %4 = "memref.load"(%3, %2) : (memref<4xf32>, index) -> f32
    "func.return"(%4) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<() -> (0)>
#map1 = affine_map<(d0) -> (d0, 0)>
#map2 = affine_map<(d0) -> (d0 + 1, d0 * 2)>
#map3 = affine_map<(d0) -> (d0, 8)>
#map4 = affine_map<(d0) -> (d0, 16)>
#map5 = affine_map<() -> (32)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64x64xf32>, index, index) -> (), sym_name = "transfers"}> ({
  ^bb0(%arg0: memref<64x64xf32>, %arg1: index, %arg2: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<64xf32, 2>
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg3: index):
      "affine.dma_start"(%arg0, %arg3, %1, %2, %arg2) {dst_map = #map, src_map = #map1, tag_map = #map} : (memref<64x64xf32>, index, memref<64xf32, 2>, memref<1xi32>, index) -> ()
      "affine.dma_wait"(%2, %arg2) {tag_map = #map} : (memref<1xi32>, index) -> ()
      "affine.prefetch"(%arg0, %arg3) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = #map2}> : (memref<64x64xf32>, index) -> ()
      %3 = "affine.vector_load"(%arg0, %arg3) <{map = #map3}> : (memref<64x64xf32>, index) -> vector<8xf32>
      "affine.vector_store"(%3, %arg0, %arg3) <{map = #map4}> : (vector<8xf32>, memref<64x64xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "memref.dma_start"(%arg0, %arg1, %0, %1, %0, %arg2, %2, %0) : (memref<64x64xf32>, index, index, memref<64xf32, 2>, index, index, memref<1xi32>, index) -> ()
    "memref.dma_wait"(%2, %0, %arg2) : (memref<1xi32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, index, f32) -> f32, sym_name = "atomically"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: index, %arg2: f32):
    %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
    ^bb0(%arg3: f32):
      %1 = "arith.mulf"(%arg3, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.atomic_yield"(%1) : (f32) -> ()
    }) : (memref<?xf32>, index) -> f32
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (i32, i32, i32, i32, i16, f32), sym_name = "more_integers"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "arith.floordivsi"(%arg0, %arg1) : (i32, i32) -> i32
    %1 = "arith.minsi"(%0, %arg1) : (i32, i32) -> i32
    %2 = "arith.remui"(%1, %arg0) : (i32, i32) -> i32
    %3 = "arith.shli"(%2, %arg0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %4 = "arith.shrsi"(%3, %arg1) <{isExact}> : (i32, i32) -> i32
    %5 = "arith.bitcast"(%4) : (i32) -> f32
    %6 = "arith.minimumf"(%5, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %7 = "arith.truncf"(%6) : (f32) -> bf16
    %8 = "arith.fptosi"(%7) : (bf16) -> i16
    "func.return"(%0, %2, %3, %4, %8, %6) : (i32, i32, i32, i32, i16, f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<4xf64>) -> (f32, vector<4xf64>), sym_name = "functions"}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf64>):
    %0 = "math.ceil"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.cos"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %2 = "math.sin"(%1) <{fastmath = #arith.fastmath<afn>}> : (f32) -> f32
    %3 = "math.erf"(%2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %4 = "math.rsqrt"(%arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> vector<4xf64>
    %5 = "math.sqrt"(%4) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> vector<4xf64>
    %6 = "math.tanh"(%5) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> vector<4xf64>
    %7 = "math.fma"(%6, %arg1, %arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    "func.return"(%3, %7) : (f32, vector<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0 - 1)>
#map1 = affine_map<()[s0] -> (s0 - 1)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<()[s0] -> (s0)>
#set = affine_set<(d0)[s0] : (d0 - 1 >= 0, -d0 + s0 - 2 >= 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, index, f32) -> (), sym_name = "border"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: index, %arg2: f32):
    "affine.for"(%arg1) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg3: index):
      "affine.if"(%arg3, %arg1) <{condition = #set}> ({
        "affine.store"(%arg2, %arg0, %arg3) <{map = #map}> : (f32, memref<?xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }, {
        "affine.store"(%arg2, %arg0, %arg1) <{map = #map1}> : (f32, memref<?xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }) : (index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>, memref<8x8xf32>, memref<f32>, memref<8xf32>) -> (), sym_name = "products"}> ({
  ^bb0(%arg0: memref<8xf32>, %arg1: memref<8x8xf32>, %arg2: memref<f32>, %arg3: memref<8xf32>):
    "linalg.dot"(%arg0, %arg3, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %4 = "arith.mulf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg14, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map, #map1]} : (memref<8xf32>, memref<8xf32>, memref<f32>) -> ()
    "linalg.matvec"(%arg1, %arg0, %arg3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %2 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %3 = "arith.addf"(%arg11, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map2, #map3, #map4]} : (memref<8x8xf32>, memref<8xf32>, memref<8xf32>) -> ()
    "linalg.ceil"(%arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %1 = "math.ceil"(%arg7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (memref<8xf32>, memref<8xf32>) -> ()
    "linalg.max"(%arg3, %arg0, %arg3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %0 = "arith.maximumf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%0) : (f32) -> ()
    }) : (memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x8x8x3xf32>, memref<4x3x3x3xf32>, memref<3x3x3x4xf32>, memref<3x3x3xf32>, memref<1x6x6x4xf32>, memref<1x6x6x3xf32>, memref<3x3xf32>) -> (), sym_name = "channels_last"}> ({
  ^bb0(%arg0: memref<1x8x8x3xf32>, %arg1: memref<4x3x3x3xf32>, %arg2: memref<3x3x3x4xf32>, %arg3: memref<3x3x3xf32>, %arg4: memref<1x6x6x4xf32>, %arg5: memref<1x6x6x3xf32>, %arg6: memref<3x3xf32>):
    "linalg.conv_2d_nhwc_fhwc"(%arg0, %arg1, %arg4) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32, %arg21: f32):
      %6 = "arith.mulf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %7 = "arith.addf"(%arg21, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<1x8x8x3xf32>, memref<4x3x3x3xf32>, memref<1x6x6x4xf32>) -> ()
    "linalg.conv_2d_nhwc_hwcf"(%arg0, %arg2, %arg4) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %4 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg18, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map3, #map2]} : (memref<1x8x8x3xf32>, memref<3x3x3x4xf32>, memref<1x6x6x4xf32>) -> ()
    "linalg.depthwise_conv_2d_nhwc_hwc"(%arg0, %arg3, %arg5) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
      %2 = "arith.mulf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %3 = "arith.addf"(%arg15, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map4, #map5, #map6]} : (memref<1x8x8x3xf32>, memref<3x3x3xf32>, memref<1x6x6x3xf32>) -> ()
    "linalg.pooling_nhwc_max"(%arg0, %arg6, %arg5) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %1 = "arith.maximumf"(%arg12, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map4, #map7, #map6]} : (memref<1x8x8x3xf32>, memref<3x3xf32>, memref<1x6x6x3xf32>) -> ()
    "linalg.pooling_nhwc_sum"(%arg0, %arg6, %arg5) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %0 = "arith.addf"(%arg9, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%0) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map4, #map7, #map6]} : (memref<1x8x8x3xf32>, memref<3x3xf32>, memref<1x6x6x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<*xf32>, memref<2xindex>, memref<?xf32>, index) -> (index, memref<?x?xf32>), sym_name = "reshaped"}> ({
  ^bb0(%arg0: memref<*xf32>, %arg1: memref<2xindex>, %arg2: memref<?xf32>, %arg3: index):
    %0 = "memref.rank"(%arg0) : (memref<*xf32>) -> index
    %1 = "memref.reshape"(%arg2, %arg1) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
    "memref.prefetch"(%1, %arg3, %arg3) <{isDataCache = true, isWrite = true, localityHint = 1 : i32}> : (memref<?x?xf32>, index, index) -> ()
    "func.return"(%0, %1) : (index, memref<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

