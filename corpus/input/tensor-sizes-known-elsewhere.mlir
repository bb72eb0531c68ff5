// Sizes that slices, reshapes, concatenations and casts tell; padding of what is padded or filled.
func.func @dims(%t: tensor<?x?xf32>, %u: tensor<*xf32>, %i: index) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %e = tensor.empty(%i, %0) : tensor<?x4x?xf32>
  %1 = tensor.dim %e, %c0 : tensor<?x4x?xf32>
  %2 = tensor.dim %e, %c1 : tensor<?x4x?xf32>
  %s = tensor.extract_slice %t[0, 0][%i, 4][1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %3 = tensor.dim %s, %c0 : tensor<?x4xf32>
  %r = tensor.rank %u : tensor<*xf32>
  %r2 = tensor.rank %t : tensor<?x?xf32>
  %c = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %4 = tensor.dim %c, %c1 : tensor<4x?xf32>
  return %1, %2, %3, %4, %r, %r2 : index, index, index, index, index, index
}

// -----

func.func @pads(%t: tensor<4x5xf32>, %p: f32, %i: index, %d: tensor<?x?xf32>) -> (tensor<6x7xf32>, tensor<?x?xf32>, tensor<4x5xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[1, %c1] high[%c1, 1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %p : f32
  } : tensor<4x5xf32> to tensor<6x7xf32>
  %1 = tensor.pad %d low[%c0, 0] high[%i, %c1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.pad %t low[0, 0] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %p : f32
  } : tensor<4x5xf32> to tensor<4x5xf32>
  %3 = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %p : f32
  } : tensor<4x5xf32> to tensor<4x5xf32>
  %4 = tensor.cast %3 : tensor<4x5xf32> to tensor<?x?xf32>
  %5 = tensor.pad %4 low[0, %i] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0, %1, %2, %4, %5 : tensor<6x7xf32>, tensor<?x?xf32>, tensor<4x5xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

func.func @rs(%t: tensor<4x8xf32>, %d: tensor<?x8xf32>, %i: index) -> (tensor<32xf32>, tensor<2x2x8xf32>, tensor<?xf32>, tensor<?x2x8xf32>, tensor<4x8xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %1 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
  %2 = tensor.collapse_shape %d [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
  %c4 = arith.constant 4 : index
  %3 = tensor.expand_shape %d [[0, 1], [2]] output_shape [%c4, 2, 8] : tensor<?x8xf32> into tensor<?x2x8xf32>
  %4 = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<2x2x8xf32> into tensor<4x8xf32>
  return %0, %1, %2, %3, %4 : tensor<32xf32>, tensor<2x2x8xf32>, tensor<?xf32>, tensor<?x2x8xf32>, tensor<4x8xf32>
}

// -----

func.func @resh(%t: tensor<?x?xf32>, %s: tensor<?xindex>, %s2: tensor<2xindex>, %i: index, %u: tensor<*xf32>) -> (tensor<*xf32>, tensor<?x?xf32>, tensor<?x4xf32>, tensor<?x?xf32>, index) {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.reshape %t(%s) : (tensor<?x?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %1 = tensor.reshape %t(%s2) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %e = tensor.from_elements %i, %c4 : tensor<2xindex>
  %2 = tensor.reshape %u(%e) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x4xf32>
  %d0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %t, %c1 : tensor<?x?xf32>
  %e2 = tensor.from_elements %d0, %d1 : tensor<2xindex>
  %3 = tensor.reshape %t(%e2) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %d = tensor.dim %1, %c0 : tensor<?x?xf32>
  return %0, %1, %2, %3, %d : tensor<*xf32>, tensor<?x?xf32>, tensor<?x4xf32>, tensor<?x?xf32>, index
}

// -----

func.func @cc(%a: tensor<?x12xi32>, %b: tensor<?x?xi32>, %c: tensor<3x?xi32>) -> (tensor<?x?xi32>, tensor<3x?xi32>) {
  %0 = tensor.concat dim(1) %a, %b, %c : (tensor<?x12xi32>, tensor<?x?xi32>, tensor<3x?xi32>) -> tensor<?x?xi32>
  %1 = tensor.concat dim(1) %a, %c : (tensor<?x12xi32>, tensor<3x?xi32>) -> tensor<3x?xi32>
  return %0, %1 : tensor<?x?xi32>, tensor<3x?xi32>
}

// -----

func.func @par(%t: tensor<100xf32>, %n: index) -> tensor<100xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<100xf32>) {
    %s = tensor.extract_slice %o[%i][10][1] : tensor<100xf32> to tensor<10xf32>
    %c = tensor.cast %s : tensor<10xf32> to tensor<?xf32>
    %c10 = arith.constant 10 : index
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %c into %o[%i][%c10][1] : tensor<?xf32> into tensor<100xf32>
    }
  }
  return %r : tensor<100xf32>
}

// -----

func.func @fill2(%f: f32, %t: tensor<4x8xf32>, %n: index, %s: tensor<2x4xf32>, %ee: tensor<1x1x8x12xf32>) -> (tensor<8x12xf32>, tensor<?x?xf32>, f32, tensor<1x1x8x12xf32>, tensor<6x8xf32>, tensor<6x8xf32>) {
  %c0 = arith.constant 0 : index
  %cst = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x12xf32>
  %0 = linalg.fill ins(%cst : f32) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
  %p = tensor.pad %t low[1, 2] high[3, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } : tensor<4x8xf32> to tensor<8x12xf32>
  %1 = tensor.insert_slice %p into %0[0, 0][8, 12][1, 1] : tensor<8x12xf32> into tensor<8x12xf32>
  %d = tensor.empty(%n, %n) : tensor<?x?xf32>
  %2 = linalg.fill ins(%f : f32) outs(%d : tensor<?x?xf32>) -> tensor<?x?xf32>
  %3 = tensor.extract %2[%n, %c0] : tensor<?x?xf32>
  %5 = linalg.pack %0 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 12] into %ee : tensor<8x12xf32> -> tensor<1x1x8x12xf32>
  %a = tensor.empty() : tensor<3x8xf32>
  %b = linalg.fill ins(%f : f32) outs(%a : tensor<3x8xf32>) -> tensor<3x8xf32>
  %cc = tensor.concat dim(0) %b, %b : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<6x8xf32>
  %e3 = tensor.empty() : tensor<6x8xf32>
  %fe = linalg.fill ins(%f : f32) outs(%e3 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %q = tensor.pad %s low[1, 2] high[%c0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<2x4xf32> to tensor<3x8xf32>
  %ins = tensor.insert_slice %q into %fe[2, 0][3, 8][1, 1] : tensor<3x8xf32> into tensor<6x8xf32>
  return %1, %2, %3, %5, %cc, %ins : tensor<8x12xf32>, tensor<?x?xf32>, f32, tensor<1x1x8x12xf32>, tensor<6x8xf32>, tensor<6x8xf32>
}

// -----

func.func @a(%f: f32, %t: tensor<?x8xf32>, %n: index, %o: index) -> (tensor<?x10xf32>, tensor<?x?xf32>, tensor<64x64xf32>) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?x8xf32>) -> tensor<?x8xf32>
  %p = tensor.pad %0 low[1, 1] high[%n, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x8xf32> to tensor<?x10xf32>
  %q = tensor.pad %t low[%n, 2] high[%d, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x8xf32> to tensor<?x?xf32>
  %r = tensor.pad %q low[%n, 2] high[%o, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %e = tensor.empty() : tensor<64x64xf32>
  %fl = linalg.fill ins(%f : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %x = tensor.insert_slice %q into %fl[%o, 3][%n, %n][1, 1] : tensor<?x?xf32> into tensor<64x64xf32>
  return %p, %r, %x : tensor<?x10xf32>, tensor<?x?xf32>, tensor<64x64xf32>
}

// -----

func.func @a(%t: tensor<4x8xf32>) -> tensor<8x12xf32> {
  %c = arith.constant 0.0 : f32
  %q = tensor.pad %t low[1, 2] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x8xf32> to tensor<6x10xf32>
  %r = tensor.pad %q low[0, 2] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<6x10xf32> to tensor<8x12xf32>
  return %r : tensor<8x12xf32>
}

// -----

func.func @tex(%t: tensor<4x8xf32>, %i: index, %ti: tensor<4xi32>, %d: tensor<?x8xf32>, %ex: tensor<1x4x1xf32>) -> (f32, index, f32, f32, f32) {
  %c = tensor.collapse_shape %t [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %0 = tensor.extract %c[%i] : tensor<32xf32>
  %x = arith.index_cast %ti : tensor<4xi32> to tensor<4xindex>
  %1 = tensor.extract %x[%i] : tensor<4xindex>
  %cd = tensor.collapse_shape %d [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
  %2 = tensor.extract %cd[%i] : tensor<?xf32>
  %e = tensor.expand_shape %c [[0, 1]] output_shape [16, 2] : tensor<32xf32> into tensor<16x2xf32>
  %3 = tensor.extract %e[%i, %i] : tensor<16x2xf32>
  %q = tensor.collapse_shape %ex [[0, 1, 2]] : tensor<1x4x1xf32> into tensor<4xf32>
  %4 = tensor.extract %q[%i] : tensor<4xf32>
  return %0, %1, %2, %3, %4 : f32, index, f32, f32, f32
}

// -----

func.func @tre(%t: tensor<?x?xf32>, %s: tensor<2xindex>, %s1: tensor<1xindex>, %i: index, %st: tensor<4x4xf32>, %u: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<2x8xf32>, tensor<4x4xf32>, tensor<?xf32>) {
  %0 = tensor.reshape %t(%s) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.reshape %0(%s1) : (tensor<?x?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %c = tensor.cast %st : tensor<4x4xf32> to tensor<?x?xf32>
  %2 = tensor.reshape %c(%s1) : (tensor<?x?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %k = arith.constant dense<[2, 8]> : tensor<2xindex>
  %3 = tensor.reshape %st(%k) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<2x8xf32>
  %4 = tensor.reshape %st(%s) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<4x4xf32>
  %5 = tensor.reshape %u(%s1) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  return %1, %2, %3, %4, %5 : tensor<?xf32>, tensor<?xf32>, tensor<2x8xf32>, tensor<4x4xf32>, tensor<?xf32>
}
