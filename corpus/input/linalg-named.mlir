func.func @a(%A: tensor<4x8xf16>, %B: tensor<8x16xf16>, %C: tensor<4x16xf32>, %D: tensor<16x8xf16>) -> tensor<4x16xf32> {
  %1 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>, foo} ins(%A, %B : tensor<4x8xf16>, tensor<8x16xf16>) outs(%C : tensor<4x16xf32>) -> tensor<4x16xf32>
  %2 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%A, %D : tensor<4x8xf16>, tensor<16x8xf16>) outs(%C : tensor<4x16xf32>) -> tensor<4x16xf32>
  %3 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {bar} ins(%A, %B : tensor<4x8xf16>, tensor<8x16xf16>) outs(%C : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %1: tensor<4x16xf32>
}
// -----
func.func @b(%A: memref<2x4x8xf32>, %B: memref<2x8x16xf32>, %C: memref<2x4x16xf32>, %D: memref<4x16xf32>) {
  linalg.batch_matmul ins(%A, %B : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%C : memref<2x4x16xf32>)
  linalg.batch_matmul {a} ins(%A, %B : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%C : memref<2x4x16xf32>)
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%A, %B : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%C : memref<2x4x16xf32>)
  linalg.batch_reduce_matmul ins(%A, %B : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%D : memref<4x16xf32>)
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%A, %B : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%D : memref<4x16xf32>)
  return
}
// -----
func.func @bt(%A: memref<2x8x4xf32>, %B: memref<2x8x16xf32>, %C: memref<2x4x16xf32>, %D: memref<4x16xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%A, %B : memref<2x8x4xf32>, memref<2x8x16xf32>) outs(%C : memref<2x4x16xf32>)
  return
}
// -----
func.func @c(%A: memref<4x8xf32>, %B: memref<8x16xf32>, %C: memref<4x16xf32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] {x} ins(%A, %B : memref<4x8xf32>, memref<8x16xf32>) outs(%C : memref<4x16xf32>)
  return
}
// -----
func.func @e(%A: memref<4x8xf32>, %B: memref<8x4xf32>, %C: memref<4x8xf32>, %i: memref<4x8xi1>) {
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%A : memref<4x8xf32>) outs(%C : memref<4x8xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<add> {a = 3} ins(%A, %A : memref<4x8xf32>, memref<4x8xf32>) outs(%C : memref<4x8xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps=[affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d1,d0)>,affine_map<(d0,d1)->(d0,d1)>] {a = 3} ins(%A, %B : memref<4x8xf32>, memref<8x4xf32>) outs(%C : memref<4x8xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%i, %A, %A : memref<4x8xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%C : memref<4x8xf32>)
  return
}
// -----
func.func @m(%A: memref<4x8xf32>, %C: memref<4x8xf32>, %t: tensor<8xi32>) -> tensor<8xi32> {
  linalg.map ins(%A, %A : memref<4x8xf32>, memref<4x8xf32>) outs(%C : memref<4x8xf32>) (%a: f32, %b: f32, %c: f32) {
    %0 = arith.addf %a, %b {k} : f32
    linalg.yield %0 : f32
  }
  linalg.map { arith.addf } ins(%A, %A : memref<4x8xf32>, memref<4x8xf32>) outs(%C : memref<4x8xf32>)
  linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%A, %A : memref<4x8xf32>, memref<4x8xf32>) outs(%C : memref<4x8xf32>) {x = 3}
  linalg.map ins(%A, %A : memref<4x8xf32>, memref<4x8xf32>) outs(%C : memref<4x8xf32>) (%a: f32, %b: f32, %c: f32) {
    %0 = arith.addf %b, %a : f32
    linalg.yield %0 : f32
  }
  linalg.map ins(%A : memref<4x8xf32>) outs(%C : memref<4x8xf32>) (%a: f32, %c: f32) {
    %0 = math.exp %a : f32
    linalg.yield %0 : f32
  }
  %q = linalg.map outs(%t : tensor<8xi32>) (%o: i32) {
    %0 = linalg.index 0 : index
    %1 = arith.index_cast %0 : index to i32
    linalg.yield %1 : i32
  }
  return %q : tensor<8xi32>
}
// -----
func.func @r(%A: memref<4x8xf32>, %C: memref<4xf32>, %t: tensor<8x3xi32>, %u: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
  linalg.reduce ins(%A : memref<4x8xf32>) outs(%C : memref<4xf32>) dimensions = [1] (%a: f32, %b: f32) {
    %0 = arith.addf %a, %b {k} : f32
    linalg.yield %0 : f32
  }
  linalg.reduce { arith.addf } ins(%A : memref<4x8xf32>) outs(%C : memref<4xf32>) dimensions = [1]
  linalg.reduce { arith.mulf {fastmath = #arith.fastmath<fast>} } ins(%A : memref<4x8xf32>) outs(%C : memref<4xf32>) dimensions = [1] {foo}
  %r = linalg.reduce ins(%t : tensor<8x3xi32>) outs(%u : tensor<3xi32>) dimensions = [0] (%a: i32, %b: i32) {
    %0 = arith.addi %b, %a : i32
    linalg.yield %0 : i32
  }
  %s:2 = linalg.reduce ins(%t, %t : tensor<8x3xi32>, tensor<8x3xi32>) outs(%u, %u : tensor<3xi32>, tensor<3xi32>) dimensions = [0] (%a: i32, %b: i32, %c: i32, %d: i32) {
    %0 = arith.addi %a, %c : i32
    %1 = arith.muli %b, %d : i32
    linalg.yield %0, %1 : i32, i32
  }
  return %r, %s#0, %s#1 : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
}
// -----
func.func @t(%A: memref<4x8xf32>, %B: memref<8x4xf32>, %C: memref<4xf32>, %t: tensor<8x3xi32>, %u: tensor<3x8xi32>, %v: tensor<3xi32>) -> (tensor<3x8xi32>, tensor<8x3xi32>) {
  linalg.transpose ins(%A : memref<4x8xf32>) outs(%B : memref<8x4xf32>) permutation = [1, 0] {a}
  %0 = linalg.transpose ins(%t : tensor<8x3xi32>) outs(%u : tensor<3x8xi32>) permutation = [1, 0]
  linalg.broadcast ins(%C : memref<4xf32>) outs(%A : memref<4x8xf32>) dimensions = [1] {b}
  %1 = linalg.broadcast ins(%v : tensor<3xi32>) outs(%t : tensor<8x3xi32>) dimensions = [0]
  return %0, %1 : tensor<3x8xi32>, tensor<8x3xi32>
}
// -----
func.func @sm(%A: memref<4x8xf32>, %B: memref<4x8xf32>, %t: tensor<8x3xf32>) -> tensor<8x3xf32> {
  linalg.softmax dimension(1) ins(%A : memref<4x8xf32>) outs(%B : memref<4x8xf32>)
  %0 = linalg.softmax {a} dimension(0) ins(%t : tensor<8x3xf32>) outs(%t : tensor<8x3xf32>) -> tensor<8x3xf32>
  return %0 : tensor<8x3xf32>
}
// -----
func.func @pk(%s: tensor<128x256xf32>, %d: tensor<4x16x16x32xf32>, %p: f32, %i: index, %dd: tensor<4x16x?x32xf32>, %e: tensor<16x4x32x16xf32>) -> (tensor<4x16x16x32xf32>, tensor<128x256xf32>) {
  %0 = linalg.pack %s inner_dims_pos = [1, 0] inner_tiles = [16, 32] into %d : tensor<128x256xf32> -> tensor<4x16x16x32xf32>
  %1 = linalg.pack %s padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %e {a} : tensor<128x256xf32> -> tensor<16x4x32x16xf32>
  %2 = linalg.unpack %0 inner_dims_pos = [1, 0] inner_tiles = [16, 32] into %s : tensor<4x16x16x32xf32> -> tensor<128x256xf32>
  return %0, %2 : tensor<4x16x16x32xf32>, tensor<128x256xf32>
}
// -----
func.func @w(%a: tensor<2x4x4x5xf32>, %b: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %io: tensor<6x6x2x2x2x5xf32>, %f: tensor<2x3x3x5xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%io : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return
}
