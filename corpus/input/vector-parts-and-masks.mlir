// Parts of inserted and repeated vectors, masks in other dimensions, casts of what is transferred.
func.func @ess(%a: vector<4x4xf32>, %b: vector<8x16xf32>, %c: vector<6x4xf32>) -> (vector<2x2xi1>, vector<2x1xi1>, vector<4x4xf32>, vector<4x4xf32>, vector<6x4xf32>) {
  %0 = vector.constant_mask [2, 2] : vector<4x3xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
  %2 = vector.extract_strided_slice %0 {offsets = [0, 2], sizes = [2, 1], strides = [1, 1]} : vector<4x3xi1> to vector<2x1xi1>
  %3 = vector.insert_strided_slice %a, %b {offsets = [2, 2], strides = [1, 1]} : vector<4x4xf32> into vector<8x16xf32>
  %4 = vector.extract_strided_slice %3 {offsets = [2, 2], sizes = [4, 4], strides = [1, 1]} : vector<8x16xf32> to vector<4x4xf32>
  %5 = vector.insert_strided_slice %c, %b {offsets = [2, 2], strides = [1, 1]} : vector<6x4xf32> into vector<8x16xf32>
  %6 = vector.extract_strided_slice %5 {offsets = [2, 2], sizes = [4, 4], strides = [1, 1]} : vector<8x16xf32> to vector<4x4xf32>
  %7 = vector.extract_strided_slice %3 {offsets = [2, 2], sizes = [6, 4], strides = [1, 1]} : vector<8x16xf32> to vector<6x4xf32>
  return %1, %2, %4, %6, %7 : vector<2x2xi1>, vector<2x1xi1>, vector<4x4xf32>, vector<4x4xf32>, vector<6x4xf32>
}

// -----

func.func @ess2(%a: vector<2x8xf32>, %b: vector<1x4xf32>, %c: vector<1x4xf32>, %s: vector<4x[8]xf32>) -> (vector<1x1xf32>, vector<1x[8]xf32>, vector<2xf32>, vector<4x2xf32>, vector<2x3xf32>, vector<2x2xi32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 1], strides = [1, 1]} : vector<1x4xf32> into vector<2x8xf32>
  %1 = vector.insert_strided_slice %c, %0 {offsets = [1, 0], strides = [1, 1]} : vector<1x4xf32> into vector<2x8xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]} : vector<2x8xf32> to vector<1x1xf32>
  %3 = vector.extract_strided_slice %s {offsets = [1], sizes = [1], strides = [1]} : vector<4x[8]xf32> to vector<1x[8]xf32>
  %bc = vector.broadcast %a : vector<2x8xf32> to vector<4x2x8xf32>
  %f = arith.constant 1.0 : f32
  %sp = vector.broadcast %f : f32 to vector<4xf32>
  %4 = vector.extract_strided_slice %sp {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %v2 = vector.extract %a[0] : vector<8xf32> from vector<2x8xf32>
  %bb = vector.broadcast %v2 : vector<8xf32> to vector<4x8xf32>
  %5 = vector.extract_strided_slice %bb {offsets = [0, 1], sizes = [4, 2], strides = [1, 1]} : vector<4x8xf32> to vector<4x2xf32>
  %6 = vector.extract_strided_slice %bb {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x8xf32> to vector<2x3xf32>
  %k = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %7 = vector.extract_strided_slice %k {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x3xi32> to vector<2x2xi32>
  return %2, %3, %4, %5, %6, %7 : vector<1x1xf32>, vector<1x[8]xf32>, vector<2xf32>, vector<4x2xf32>, vector<2x3xf32>, vector<2x2xi32>
}

// -----

func.func @trc(%f: f32, %v: vector<3xf32>, %m: vector<2x3xf32>) -> (vector<3x2xf32>, vector<3x2xi32>, vector<3x2xf32>, vector<2x3x4xf32>, vector<3x4xi1>) {
  %b = vector.broadcast %f : f32 to vector<2x3xf32>
  %0 = vector.transpose %b, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %k = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %1 = vector.transpose %k, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %c = vector.broadcast %v : vector<3xf32> to vector<2x3xf32>
  %2 = vector.transpose %c, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %d = vector.broadcast %m : vector<2x3xf32> to vector<4x2x3xf32>
  %3 = vector.transpose %d, [1, 2, 0] : vector<4x2x3xf32> to vector<2x3x4xf32>
  %mask = vector.constant_mask [2, 3] : vector<4x3xi1>
  %4 = vector.transpose %mask, [1, 0] : vector<4x3xi1> to vector<3x4xi1>
  return %0, %1, %2, %3, %4 : vector<3x2xf32>, vector<3x2xi32>, vector<3x2xf32>, vector<2x3x4xf32>, vector<3x4xi1>
}

// -----

func.func @xfer(%A: memref<4x8xf32>, %t: tensor<4x8xf32>, %d: memref<?x?xf32>, %i: index) -> (vector<4x8xf32>, vector<4x8xf32>, vector<4xf32>, vector<4x8xf32>, vector<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %f0 = arith.constant 0.0 : f32
  %0 = memref.cast %A : memref<4x8xf32> to memref<?x?xf32>
  %1 = vector.transfer_read %0[%c0, %c0], %f0 : memref<?x?xf32>, vector<4x8xf32>
  vector.transfer_write %1, %0[%c0, %c0] : vector<4x8xf32>, memref<?x?xf32>
  %tc = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %2 = vector.transfer_read %tc[%c0, %c0], %f0 : tensor<?x?xf32>, vector<4x8xf32>
  %3 = vector.transfer_read %A[%c2, %c2], %f0 {permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<4x8xf32>, vector<4xf32>
  %4 = vector.transfer_read %d[%i, %c2], %f0 {in_bounds = [true, false]} : memref<?x?xf32>, vector<4x8xf32>
  %5 = vector.transfer_read %A[%c0, %c0], %f0 {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<4x8xf32>, vector<8x4xf32>
  %m = vector.create_mask %i, %i : vector<4x8xi1>
  vector.transfer_write %4, %d[%i, %i], %m {in_bounds = [true, true]} : vector<4x8xf32>, memref<?x?xf32>
  return %1, %2, %3, %4, %5 : vector<4x8xf32>, vector<4x8xf32>, vector<4xf32>, vector<4x8xf32>, vector<8x4xf32>
}

// -----

func.func @ext(%f: f32, %v: vector<8xf32>, %w: vector<4x8xf32>, %u: vector<1x8xf32>, %s: vector<2x4x8xf32>) -> (f32, f32, vector<8xf32>, f32, f32, f32, f32, i32, vector<3xi32>) {
  %b = vector.broadcast %f : f32 to vector<4x8xf32>
  %0 = vector.extract %b[1, 2] : f32 from vector<4x8xf32>
  %c = vector.broadcast %v : vector<8xf32> to vector<4x8xf32>
  %1 = vector.extract %c[3, 2] : f32 from vector<4x8xf32>
  %2 = vector.extract %c[3] : vector<8xf32> from vector<4x8xf32>
  %d = vector.broadcast %u : vector<1x8xf32> to vector<4x8xf32>
  %3 = vector.extract %d[3, 1] : f32 from vector<4x8xf32>
  %sc = vector.shape_cast %w : vector<4x8xf32> to vector<32xf32>
  %4 = vector.extract %sc[13] : f32 from vector<32xf32>
  %es = vector.extract_strided_slice %w {offsets = [1, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %5 = vector.extract %es[1, 1] : f32 from vector<2x4xf32>
  %is = vector.insert_strided_slice %v, %w {offsets = [2, 0], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  %6 = vector.extract %is[2, 1] : f32 from vector<4x8xf32>
  %k = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %7 = vector.extract %k[1, 0] : i32 from vector<2x3xi32>
  %8 = vector.extract %k[1] : vector<3xi32> from vector<2x3xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f32, vector<8xf32>, f32, f32, f32, f32, i32, vector<3xi32>
}

// -----

func.func @bitc(%v: vector<4x8xf32>, %o: vector<4xi32>) -> (vector<4x8xf32>, vector<8xi16>, vector<2xi32>, vector<2xi64>, vector<4xf32>) {
  %0 = vector.bitcast %v : vector<4x8xf32> to vector<4x16xf16>
  %1 = vector.bitcast %0 : vector<4x16xf16> to vector<4x8xf32>
  %2 = vector.bitcast %o : vector<4xi32> to vector<8xi16>
  %k = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %3 = vector.bitcast %k : vector<2xf32> to vector<2xi32>
  %s = arith.constant dense<3> : vector<4xi32>
  %4 = vector.bitcast %s : vector<4xi32> to vector<2xi64>
  %5 = vector.bitcast %s : vector<4xi32> to vector<4xf32>
  return %1, %2, %3, %4, %5 : vector<4x8xf32>, vector<8xi16>, vector<2xi32>, vector<2xi64>, vector<4xf32>
}

// -----

func.func @a(%i: index, %f: f32, %x: vector<1x8xf32>, %e: vector<2x1x3x1xf32>) -> (vector<3x4xi1>, vector<2x2xf32>, vector<8x4xf32>, vector<3x2xf32>, vector<8x1xf32>, vector<2x3x4x4xf32>, vector<2x4x3x4xf32>) {
  %c2 = arith.constant 2 : index
  %0 = vector.create_mask %i, %c2 : vector<4x3xi1>
  %1 = vector.transpose %0, [1, 0] : vector<4x3xi1> to vector<3x4xi1>
  %2 = vector.from_elements %f, %f, %f, %f : vector<2x2xf32>
  %3 = vector.transpose %2, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %4 = vector.broadcast %x : vector<1x8xf32> to vector<4x8xf32>
  %5 = vector.transpose %4, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %6 = vector.extract %x[0, 0] : f32 from vector<1x8xf32>
  %7 = vector.from_elements %f, %6, %f, %f, %6, %6 : vector<2x3xf32>
  %8 = vector.transpose %7, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %9 = vector.broadcast %f : f32 to vector<1x1xf32>
  %10 = vector.broadcast %9 : vector<1x1xf32> to vector<1x8xf32>
  %11 = vector.transpose %10, [1, 0] : vector<1x8xf32> to vector<8x1xf32>
  %12 = vector.broadcast %e : vector<2x1x3x1xf32> to vector<2x4x3x4xf32>
  %13 = vector.transpose %12, [0, 2, 1, 3] : vector<2x4x3x4xf32> to vector<2x3x4x4xf32>
  %14 = vector.transpose %12, [0, 3, 2, 1] : vector<2x4x3x4xf32> to vector<2x4x3x4xf32>
  return %1, %3, %5, %8, %11, %13, %14 : vector<3x4xi1>, vector<2x2xf32>, vector<8x4xf32>, vector<3x2xf32>, vector<8x1xf32>, vector<2x3x4x4xf32>, vector<2x4x3x4xf32>
}

// -----

func.func @b(%v: vector<8x16xf32>, %a: vector<4xf32>, %b: vector<2x4xf32>, %c: vector<8xf32>) -> (f32, f32, vector<16xf32>, f32, f32, vector<4xf32>) {
  %0 = vector.insert_strided_slice %a, %v {offsets = [2, 3], strides = [1]} : vector<4xf32> into vector<8x16xf32>
  %1 = vector.insert_strided_slice %b, %0 {offsets = [5, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x16xf32>
  %2 = vector.extract %1[2, 4] : f32 from vector<8x16xf32>
  %3 = vector.extract %1[6, 3] : f32 from vector<8x16xf32>
  %4 = vector.extract %1[6] : vector<16xf32> from vector<8x16xf32>
  %5 = vector.extract %1[0, 0] : f32 from vector<8x16xf32>
  %6 = vector.insert_strided_slice %b, %b {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<2x4xf32>
  %7 = vector.extract %6[1] : vector<4xf32> from vector<2x4xf32>
  %8 = vector.extract_strided_slice %c {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
  %9 = vector.extract %8[1] : f32 from vector<4xf32>
  return %2, %3, %4, %5, %9, %7 : f32, f32, vector<16xf32>, f32, f32, vector<4xf32>
}

// -----

func.func @c(%v: vector<4xf32>, %t: tensor<?x?xf32>, %i: index, %m: memref<8x8xf32>, %mk: vector<4xi1>, %w: vector<4x4xf32>, %u: vector<1xf32>) -> (tensor<?x?xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1x4xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %full = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.transfer_write %v, %t[%i, %i], %full : vector<4xf32>, tensor<?x?xf32>
  %1 = vector.transfer_read %m[%i, %c0], %f, %full {in_bounds = [true]} : memref<8x8xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%c0, %i], %f, %mk {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x8xf32>, vector<4xf32>
  %s = memref.subview %m[0, 0][1, 1][1, 1] : memref<8x8xf32> to memref<f32, strided<[]>>
  %3 = vector.transfer_read %s[], %f : memref<f32, strided<[]>>, vector<f32>
  vector.transfer_write %3, %s[] : vector<f32>, memref<f32, strided<[]>>
  %4 = vector.transfer_read %m[%c0, %c0], %f {permutation_map = affine_map<(d0, d1) -> (0, d0)>, in_bounds = [true, true]} : memref<8x8xf32>, vector<1x4xf32>
  vector.transfer_write %w, %m[%i, %i] {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x4xf32>, memref<8x8xf32>
  return %0, %1, %2, %3, %4 : tensor<?x?xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1x4xf32>
}

// -----

func.func @g(%m: memref<?x?xf32>, %i: index, %n: index, %v: vector<[4]xf32>, %t: tensor<4x?xf32>) -> (vector<[4]xf32>, vector<1x[4]xf32>, index, vector<4x8xf32>, vector<[4]xi1>) {
  %f = arith.constant 0.0 : f32
  %c4 = arith.constant 4 : index
  %vs = vector.vscale
  %s = arith.muli %vs, %c4 : index
  %mk = vector.create_mask %s : vector<[4]xi1>
  %0 = vector.transfer_read %m[%i, %i], %f, %mk {in_bounds = [true]} : memref<?x?xf32>, vector<[4]xf32>
  %1 = vector.broadcast %0 : vector<[4]xf32> to vector<1x[4]xf32>
  %2 = vector.create_mask %n, %n : vector<4x8xi1>
  %3 = vector.mask %2 { vector.transfer_read %t[%i, %i], %f {in_bounds = [true, true]} : tensor<4x?xf32>, vector<4x8xf32> } : vector<4x8xi1> -> vector<4x8xf32>
  vector.mask %2 { vector.transfer_write %3, %m[%i, %i] {in_bounds = [true, true]} : vector<4x8xf32>, memref<?x?xf32> } : vector<4x8xi1>
  return %0, %1, %s, %3, %mk : vector<[4]xf32>, vector<1x[4]xf32>, index, vector<4x8xf32>, vector<[4]xi1>
}

// -----

func.func @step() -> (vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %0 = vector.step : vector<4xindex>
  %c = arith.constant dense<4> : vector<4xindex>
  %1 = arith.cmpi ult, %0, %c : vector<4xindex>
  %d = arith.constant dense<2> : vector<4xindex>
  %2 = arith.cmpi ult, %0, %d : vector<4xindex>
  %3 = arith.cmpi ugt, %c, %0 : vector<4xindex>
  return %1, %2, %3 : vector<4xi1>, vector<4xi1>, vector<4xi1>
}

// -----

func.func @toel(%f: f32, %v: vector<2xf32>) -> (f32, f32, f32, f32, f32) {
  %0 = vector.broadcast %f : f32 to vector<4xf32>
  %1:4 = vector.to_elements %0 : vector<4xf32>
  %2 = vector.broadcast %v : vector<2xf32> to vector<2x2xf32>
  %3:4 = vector.to_elements %2 : vector<2x2xf32>
  return %1#0, %1#3, %3#1, %3#2, %3#3 : f32, f32, f32, f32, f32
}

// -----

func.func @iss(%f: f32, %v: vector<4x8xf32>) -> (vector<4x8xf32>, vector<4x8xf32>, vector<2x2xi1>, vector<4x8xi32>) {
  %a = vector.broadcast %f : f32 to vector<2x2xf32>
  %b = vector.broadcast %f : f32 to vector<4x8xf32>
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x8xf32>
  %e = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x8xf32> to vector<2x2xf32>
  %1 = vector.insert_strided_slice %e, %v {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x8xf32>
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %m = vector.create_mask %c3, %c5 : vector<4x8xi1>
  %2 = vector.extract_strided_slice %m {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x8xi1> to vector<2x2xi1>
  %ci = arith.constant dense<1> : vector<4x8xi32>
  %cj = arith.constant dense<2> : vector<2x2xi32>
  %3 = vector.insert_strided_slice %cj, %ci {offsets = [1, 2], strides = [1, 1]} : vector<2x2xi32> into vector<4x8xi32>
  return %0, %1, %2, %3 : vector<4x8xf32>, vector<4x8xf32>, vector<2x2xi1>, vector<4x8xi32>
}

// -----

func.func @scs(%i: index, %j: index, %f: f32, %g: f32, %v: vector<8xf32>) -> (vector<4xi1>, vector<4x1xi1>, vector<4xf32>, vector<1x8xf32>, vector<2x8xf32>) {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %i, %c1 : vector<4x1xi1>
  %0 = vector.shape_cast %m : vector<4x1xi1> to vector<4xi1>
  %n = vector.create_mask %i : vector<4xi1>
  %1 = vector.shape_cast %n : vector<4xi1> to vector<4x1xi1>
  %e = vector.from_elements %f, %g, %f, %g : vector<2x2xf32>
  %2 = vector.shape_cast %e : vector<2x2xf32> to vector<4xf32>
  %3 = vector.shape_cast %v : vector<8xf32> to vector<1x8xf32>
  %4 = vector.broadcast %3 : vector<1x8xf32> to vector<2x8xf32>
  return %0, %1, %2, %3, %4 : vector<4xi1>, vector<4x1xi1>, vector<4xf32>, vector<1x8xf32>, vector<2x8xf32>
}
