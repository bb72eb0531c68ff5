module {
  func.func @a(%arg0: tensor<4x8xf16>, %arg1: tensor<8x16xf16>, %arg2: tensor<4x16xf32>, %arg3: tensor<16x8xf16>) -> tensor<4x16xf32> {
    %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>, foo} ins(%arg0, %arg1 : tensor<4x8xf16>, tensor<8x16xf16>) outs(%arg2 : tensor<4x16xf32>) -> tensor<4x16xf32>
    return %0 : tensor<4x16xf32>
  }
}

// -----
module {
  func.func @b(%arg0: memref<2x4x8xf32>, %arg1: memref<2x8x16xf32>, %arg2: memref<2x4x16xf32>, %arg3: memref<4x16xf32>) {
    linalg.batch_matmul ins(%arg0, %arg1 : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%arg2 : memref<2x4x16xf32>)
    linalg.batch_matmul {a} ins(%arg0, %arg1 : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%arg2 : memref<2x4x16xf32>)
    linalg.batch_matmul ins(%arg0, %arg1 : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%arg2 : memref<2x4x16xf32>)
    linalg.batch_reduce_matmul ins(%arg0, %arg1 : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%arg3 : memref<4x16xf32>)
    linalg.batch_reduce_matmul ins(%arg0, %arg1 : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%arg3 : memref<4x16xf32>)
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @bt(%arg0: memref<2x8x4xf32>, %arg1: memref<2x8x16xf32>, %arg2: memref<2x4x16xf32>, %arg3: memref<4x16xf32>) {
    linalg.batch_matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : memref<2x8x4xf32>, memref<2x8x16xf32>) outs(%arg2 : memref<2x4x16xf32>)
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @c(%arg0: memref<4x8xf32>, %arg1: memref<8x16xf32>, %arg2: memref<4x16xf32>) {
    linalg.contract indexing_maps = [#map, #map1, #map2] {x} ins(%arg0, %arg1 : memref<4x8xf32>, memref<8x16xf32>) outs(%arg2 : memref<4x16xf32>)
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @e(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>, %arg2: memref<4x8xf32>, %arg3: memref<4x8xi1>) {
    linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
    linalg.elementwise kind=#linalg.elementwise_kind<add> {a = 3 : i64} ins(%arg0, %arg0 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
    linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map1, #map] {a = 3 : i64} ins(%arg0, %arg1 : memref<4x8xf32>, memref<8x4xf32>) outs(%arg2 : memref<4x8xf32>)
    linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%arg3, %arg0, %arg0 : memref<4x8xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
    return
  }
}

// -----
module {
  func.func @m(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    linalg.map { arith.addf {k} } ins(%arg0, %arg0 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
    linalg.map { arith.addf } ins(%arg0, %arg0 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
    linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%arg0, %arg0 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>) {x = 3 : i64}
    linalg.map ins(%arg0, %arg0 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
      (%in: f32, %in_0: f32, %init: f32) {
        %0 = arith.addf %in_0, %in : f32
        linalg.yield %0 : f32
      }
    linalg.map { math.exp } ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
    %mapped = linalg.map outs(%arg2 : tensor<8xi32>)
      (%init: i32) {
        %0 = linalg.index 0 : index
        %1 = arith.index_cast %0 : index to i32
        linalg.yield %1 : i32
      }
    return %mapped : tensor<8xi32>
  }
}

// -----
module {
  func.func @r(%arg0: memref<4x8xf32>, %arg1: memref<4xf32>, %arg2: tensor<8x3xi32>, %arg3: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
    linalg.reduce ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %0 = arith.addf %in, %init {k} : f32
        linalg.yield %0 : f32
      }
    linalg.reduce { arith.addf } ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4xf32>) dimensions = [1] 
    linalg.reduce { arith.mulf {fastmath = #arith.fastmath<fast>} } ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4xf32>) dimensions = [1]  {foo}
    %reduced = linalg.reduce { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg2 : tensor<8x3xi32>) outs(%arg3 : tensor<3xi32>) dimensions = [0] 
    %reduced_0:2 = linalg.reduce ins(%arg2, %arg2 : tensor<8x3xi32>, tensor<8x3xi32>) outs(%arg3, %arg3 : tensor<3xi32>, tensor<3xi32>) dimensions = [0] 
      (%in: i32, %in_1: i32, %init: i32, %init_2: i32) {
        %0 = arith.addi %in, %init : i32
        %1 = arith.muli %in_1, %init_2 : i32
        linalg.yield %0, %1 : i32, i32
      }
    return %reduced, %reduced_0#0, %reduced_0#1 : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
  }
}

// -----
module {
  func.func @t(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>, %arg2: memref<4xf32>, %arg3: tensor<8x3xi32>, %arg4: tensor<3x8xi32>, %arg5: tensor<3xi32>) -> (tensor<3x8xi32>, tensor<8x3xi32>) {
    linalg.transpose ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<8x4xf32>) permutation = [1, 0]  {a}
    %transposed = linalg.transpose ins(%arg3 : tensor<8x3xi32>) outs(%arg4 : tensor<3x8xi32>) permutation = [1, 0] 
    linalg.broadcast ins(%arg2 : memref<4xf32>) outs(%arg0 : memref<4x8xf32>) dimensions = [1]  {b}
    %broadcasted = linalg.broadcast ins(%arg5 : tensor<3xi32>) outs(%arg3 : tensor<8x3xi32>) dimensions = [0] 
    return %transposed, %broadcasted : tensor<3x8xi32>, tensor<8x3xi32>
  }
}

// -----
module {
  func.func @sm(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: tensor<8x3xf32>) -> tensor<8x3xf32> {
    linalg.softmax dimension(1) ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
    %0 = linalg.softmax {a} dimension(0) ins(%arg2 : tensor<8x3xf32>) outs(%arg2 : tensor<8x3xf32>) -> tensor<8x3xf32>
    return %0 : tensor<8x3xf32>
  }
}

// -----
module {
  func.func @pk(%arg0: tensor<128x256xf32>, %arg1: tensor<4x16x16x32xf32>, %arg2: f32, %arg3: index, %arg4: tensor<4x16x?x32xf32>, %arg5: tensor<16x4x32x16xf32>) -> (tensor<4x16x16x32xf32>, tensor<128x256xf32>) {
    %pack = linalg.pack %arg0 inner_dims_pos = [1, 0] inner_tiles = [16, 32] into %arg1 : tensor<128x256xf32> -> tensor<4x16x16x32xf32>
    return %pack, %arg0 : tensor<4x16x16x32xf32>, tensor<128x256xf32>
  }
}

// -----
module {
  func.func @w(%arg0: tensor<2x4x4x5xf32>, %arg1: tensor<6x6x5x2xf32>, %arg2: tensor<2x10x10x5xf32>, %arg3: tensor<6x6x2x2x2x5xf32>, %arg4: tensor<2x3x3x5xf32>) {
    %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg4 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg2 : tensor<2x10x10x5xf32>) outs(%arg3 : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
    return
  }
}

