func.func @f4() -> vector<2x2xi32> {
  %v1 = arith.constant dense<-1> : vector<2xi32>
  %v7 = vector.shape_cast %v1 : vector<2xi32> to vector<2xi32>
  %v8 = vector.broadcast %v7 : vector<2xi32> to vector<2x2xi32>
  return %v8 : vector<2x2xi32>
}
// -----
func.func @f5(%v: vector<2xi32>) -> vector<2x2xi32> {
  %v1 = arith.constant dense<-1> : vector<2xi32>
  %v7 = vector.shape_cast %v1 : vector<2xi32> to vector<1x2xi32>
  %v9 = vector.broadcast %v7 : vector<1x2xi32> to vector<2x2xi32>
  return %v9 : vector<2x2xi32>
}
// -----
func.func @w(%m: memref<4xf32>, %v: vector<4xf32>, %t: tensor<4xf32>) -> (tensor<4xf32>, f32) {
  %c0 = arith.constant 0 : index
  %k = arith.constant dense<true> : vector<4xi1>
  %z = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %z { vector.transfer_write %v, %t[%c0] : vector<4xf32>, tensor<4xf32> } : vector<4xi1> -> tensor<4xf32>
  %1 = vector.mask %z { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1 : tensor<4xf32>, f32
}
// -----

func.func @rawb(%t: tensor<4x4xf32>, %v: vector<1x4x2x1xf32>, %p: f32) -> (vector<4x1x2x1xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = tensor.empty() : tensor<4x4x4x4xf32>
  %w = vector.transfer_write %v, %b[%c0, %c0, %c0, %c0] {in_bounds = [true, true, true, true]} : vector<1x4x2x1xf32>, tensor<4x4x4x4xf32>
  %r = vector.transfer_read %w[%c0, %c0, %c0, %c0], %p {in_bounds = [true, true, true, true], permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>} : tensor<4x4x4x4xf32>, vector<4x1x2x1xf32>
  return %r, %t : vector<4x1x2x1xf32>, tensor<4x4xf32>
}
func.func @rawb2(%t: tensor<4x4xf32>, %v: vector<4x2xf32>, %p: f32) -> (vector<100x2x4x5xf32>, vector<4x2x6xf32>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x2xf32>, tensor<4x4xf32>
  %r = vector.transfer_read %w[%c0, %c0], %p {in_bounds = [true, true, true, true], permutation_map = affine_map<(d0, d1) -> (0, d1, d0, 0)>} : tensor<4x4xf32>, vector<100x2x4x5xf32>
  %r2 = vector.transfer_read %w[%c0, %c0], %p {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (d0, d1, 0)>} : tensor<4x4xf32>, vector<4x2x6xf32>
  return %r, %r2 : vector<100x2x4x5xf32>, vector<4x2x6xf32>
}
func.func @swap(%v : vector<4x8xf32>, %t : tensor<4x8xf32>, %iv : index, %sz : index, %d: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x8xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [%iv, %sz] [1, 1] : tensor<4x8xf32> to tensor<?x?xf32>
  %2 = tensor.extract_slice %0[0, 0] [%iv, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %i = tensor.insert_slice %2 into %d[%iv, 0] [%iv, 8] [1, 1] : tensor<?x8xf32> into tensor<?x?xf32>
  return %1, %2, %i : tensor<?x?xf32>, tensor<?x8xf32>, tensor<?x?xf32>
}
func.func @swap2(%v : vector<4x8xf32>, %t : tensor<4x8xf32>, %iv : index, %sz : index, %d: tensor<?x?xf32>) -> (tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [%iv, %sz] [1, 1] : tensor<4x8xf32> to tensor<?x?xf32>
  %i = tensor.insert_slice %1 into %d[%iv, 0] [%iv, %sz] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %i : tensor<?x?xf32>
}
func.func @gather(%m: memref<?xf32>, %mask: vector<16xi1>, %p: vector<16xf32>, %i: index, %m2: memref<4x?xf32, strided<[?, 2], offset: ?>>, %t: tensor<?xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %c0 = arith.constant 0 : index
  %s = vector.step : vector<16xindex>
  %cs = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %0 = vector.gather %m[%i][%cs], %mask, %p : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  %1 = vector.gather %m[%i][%s], %mask, %p : memref<?xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  %2 = vector.gather %t[%i][%s], %mask, %p : tensor<?xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  vector.scatter %m[%i][%cs], %mask, %0 : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
  vector.scatter %m2[%c0, %i][%s], %mask, %0 : memref<4x?xf32, strided<[?, 2], offset: ?>>, vector<16xindex>, vector<16xi1>, vector<16xf32>
  return %0, %1, %2 : vector<16xf32>, vector<16xf32>, vector<16xf32>
}
func.func @iss(%a: vector<2x8xf32>, %b: vector<8x16xf32>, %c: vector<4xf32>, %v: f32, %w: vector<1x1x4xf32>) -> (vector<8x16xf32>, vector<8x16xf32>, vector<2xf32>, vector<4x1xf32>, vector<1x4xf32>, vector<2xf32>) {
  %e = vector.extract_strided_slice %b {offsets = [2, 8], sizes = [2, 8], strides = [1, 1]} : vector<8x16xf32> to vector<2x8xf32>
  %0 = vector.insert_strided_slice %e, %b {offsets = [2, 8], strides = [1, 1]} : vector<2x8xf32> into vector<8x16xf32>
  %s = vector.broadcast %v : f32 to vector<2x8xf32>
  %s2 = vector.broadcast %v : f32 to vector<8x16xf32>
  %1 = vector.insert_strided_slice %s, %s2 {offsets = [1, 1], strides = [1, 1]} : vector<2x8xf32> into vector<8x16xf32>
  %e2 = vector.extract_strided_slice %1 {offsets = [3, 3], sizes = [1, 2], strides = [1, 1]} : vector<8x16xf32> to vector<1x2xf32>
  %e3 = vector.extract %e2[0] : vector<2xf32> from vector<1x2xf32>
  %b1 = vector.shape_cast %c : vector<4xf32> to vector<4x1xf32>
  %b2 = vector.broadcast %c : vector<4xf32> to vector<1x4xf32>
  %b3 = vector.shape_cast %w : vector<1x1x4xf32> to vector<1x4xf32>
  %ad = arith.addf %b2, %b3 : vector<1x4xf32>
  %i0 = vector.insert %v, %e3[0] : f32 into vector<2xf32>
  %i1 = vector.insert %v, %i0[1] : f32 into vector<2xf32>
  return %0, %1, %e3, %b1, %ad, %i1 : vector<8x16xf32>, vector<8x16xf32>, vector<2xf32>, vector<4x1xf32>, vector<1x4xf32>, vector<2xf32>
}
func.func @shuf(%a: vector<f32>, %b: vector<f32>, %c: vector<4xf32>, %d: vector<2x2xf32>, %x: f32, %i: index) -> (vector<1xf32>, vector<2xf32>, vector<4xf32>, vector<1xf32>, f32, vector<2x1xf32>, vector<3xf32>) {
  %0 = vector.shuffle %a, %b [1] : vector<f32>, vector<f32>
  %00 = vector.shuffle %a, %b [0, 1] : vector<f32>, vector<f32>
  %1 = vector.shuffle %c, %c [4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
  %p = ub.poison : vector<4xf32>
  %2 = vector.shuffle %c, %p [0, 1, -1, 7] : vector<4xf32>, vector<4xf32>
  %3 = arith.addf %1, %2 : vector<4xf32>
  %4 = vector.extract_strided_slice %3 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
  %5 = vector.reduction <add>, %4, %x : vector<1xf32> into f32
  %acc = vector.broadcast %x : f32 to vector<2xf32>
  %u = vector.broadcast %x : f32 to vector<2x1x1xf32>
  %uacc = vector.broadcast %x : f32 to vector<2x1xf32>
  %6 = vector.multi_reduction <add>, %u, %uacc [1] : vector<2x1x1xf32> to vector<2x1xf32>
  %7 = vector.from_elements %x, %x, %x : vector<3xf32>
  return %0, %00, %3, %4, %5, %6, %7 : vector<1xf32>, vector<2xf32>, vector<4xf32>, vector<1xf32>, f32, vector<2x1xf32>, vector<3xf32>
}


// -----


func.func @f37(%a0: tensor<f32>, %a1: tensor<2x3xi32>, %a2: tensor<1x1x4x8xindex>) -> (tensor<4x8xindex>, index, tensor<2x?xindex>, tensor<4x8xindex>, tensor<f16>) {
  %v1 = arith.constant 0 : index
  %v2 = tensor.generate  {
  ^bb0(%i0_0: index):
    tensor.yield %v1 : index
  } : tensor<3xindex>
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v2, %v2 : tensor<3xindex>, tensor<3xindex>) outs(%v2 : tensor<3xindex>) {
  ^bb0(%b2_0: index, %b2_1: index, %b2_2: index):
    linalg.yield %v1 : index
  } -> tensor<3xindex>
  %v4 = tensor.pad %v3 low[0] high[1] {
  ^bb0(%p3_0: index):
    tensor.yield %v1 : index
  } : tensor<3xindex> to tensor<4xindex>
  %v5 = arith.constant 0 : index
  %v6 = tensor.generate  {
  ^bb0(%i4_0: index, %i4_1: index):
    tensor.yield %i4_0 : index
  } : tensor<4x8xindex>
  %v7 = arith.constant 4 : index
  %v8 = arith.constant 2 : index
  %v9 = tensor.extract_slice %v6[%v1, 0] [2, %v7] [%v1, %v8] : tensor<4x8xindex> to tensor<2x?xindex>
  %v10 = tensor.insert_slice %v9 into %v6[%v1, 0] [2, %v7] [%v1, %v8] : tensor<2x?xindex> into tensor<4x8xindex>
  %v11 = linalg.pack %v6 inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %a2 : tensor<4x8xindex> -> tensor<1x1x4x8xindex>
  %v12 = linalg.unpack %v11 inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %v10 : tensor<1x1x4x8xindex> -> tensor<4x8xindex>
  %v13 = tensor.from_elements %v1 : tensor<1xindex>
  %v14 = tensor.reshape %v4(%v13) : (tensor<4xindex>, tensor<1xindex>) -> tensor<?xindex>
  %v15 = arith.constant 0 : index
  %v16 = tensor.dim %v3, %v15 : tensor<3xindex>
  %v17 = arith.constant 0.0 : f16
  %v18 = tensor.splat %v17 : tensor<f16>
  return %v6, %v8, %v9, %v12, %v18 : tensor<4x8xindex>, index, tensor<2x?xindex>, tensor<4x8xindex>, tensor<f16>
}


// -----


func.func @f44(%a0: index, %a1: index, %q0: memref<8xf32>, %q1: memref<?x4xf32>, %c: i1, %f: f32, %q2: memref<4x4xf32>) -> (index, index, index, index) {
  %m1 = memref.collapse_shape %q2 [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  %v2:2 = affine.for %i3 = max affine_map<(d0) -> (d0)>(%a0) to 8 step 4 iter_args(%b4 = %a0, %b5 = %f) -> (index, f32) {
    affine.yield %b4, %b5 : index, f32
  }
  %k6 = arith.constant 3 : index
  %k7 = arith.constant 1 : index
  %k8 = arith.constant 8 : index
  %v9 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d1 mod 1))>(%k6, %k6)[%k7, %k8]
  %v10 = affine.load %q0[%a0 + 2] : memref<8xf32>
  %v11:2 = scf.if %c -> (index, f32) {
    scf.yield %a1, %f : index, f32
  } else {
    %k13 = arith.constant 1 : index
    %v12 = arith.addi %a0, %k13 : index
    scf.yield %k6, %v2#1 : index, f32
  }
  return %a1, %k6, %k8, %v11#0 : index, index, index, index
}


