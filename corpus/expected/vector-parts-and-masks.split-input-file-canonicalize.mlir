module {
  func.func @ess(%arg0: vector<4x4xf32>, %arg1: vector<8x16xf32>, %arg2: vector<6x4xf32>) -> (vector<2x2xi1>, vector<2x1xi1>, vector<4x4xf32>, vector<4x4xf32>, vector<6x4xf32>) {
    %cst = arith.constant dense<false> : vector<2x1xi1>
    %0 = vector.constant_mask [1, 2] : vector<2x2xi1>
    %1 = vector.insert_strided_slice %arg0, %arg1 {offsets = [2, 2], strides = [1, 1]} : vector<4x4xf32> into vector<8x16xf32>
    %2 = vector.extract_strided_slice %arg2 {offsets = [0, 0], sizes = [4, 4], strides = [1, 1]} : vector<6x4xf32> to vector<4x4xf32>
    %3 = vector.extract_strided_slice %1 {offsets = [2, 2], sizes = [6, 4], strides = [1, 1]} : vector<8x16xf32> to vector<6x4xf32>
    return %0, %cst, %arg0, %2, %3 : vector<2x2xi1>, vector<2x1xi1>, vector<4x4xf32>, vector<4x4xf32>, vector<6x4xf32>
  }
}

// -----
module {
  func.func @ess2(%arg0: vector<2x8xf32>, %arg1: vector<1x4xf32>, %arg2: vector<1x4xf32>, %arg3: vector<4x[8]xf32>) -> (vector<1x1xf32>, vector<1x[8]xf32>, vector<2xf32>, vector<4x2xf32>, vector<2x3xf32>, vector<2x2xi32>) {
    %cst = arith.constant dense<[[2, 3], [5, 6]]> : vector<2x2xi32>
    %cst_0 = arith.constant dense<1.000000e+00> : vector<2xf32>
    %0 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [1, 1], strides = [1, 1]} : vector<1x4xf32> to vector<1x1xf32>
    %1 = vector.extract_strided_slice %arg3 {offsets = [1], sizes = [1], strides = [1]} : vector<4x[8]xf32> to vector<1x[8]xf32>
    %2 = vector.extract %arg0[0] : vector<8xf32> from vector<2x8xf32>
    %3 = vector.extract_strided_slice %2 {offsets = [1], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
    %4 = vector.broadcast %3 : vector<2xf32> to vector<4x2xf32>
    %5 = vector.extract_strided_slice %2 {offsets = [2], sizes = [3], strides = [1]} : vector<8xf32> to vector<3xf32>
    %6 = vector.broadcast %5 : vector<3xf32> to vector<2x3xf32>
    return %0, %1, %cst_0, %4, %6, %cst : vector<1x1xf32>, vector<1x[8]xf32>, vector<2xf32>, vector<4x2xf32>, vector<2x3xf32>, vector<2x2xi32>
  }
}

// -----
module {
  func.func @trc(%arg0: f32, %arg1: vector<3xf32>, %arg2: vector<2x3xf32>) -> (vector<3x2xf32>, vector<3x2xi32>, vector<3x2xf32>, vector<2x3x4xf32>, vector<3x4xi1>) {
    %cst = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
    %0 = vector.broadcast %arg0 : f32 to vector<3x2xf32>
    %1 = vector.transpose %cst, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
    %2 = vector.broadcast %arg1 : vector<3xf32> to vector<2x3xf32>
    %3 = vector.transpose %2, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    %4 = vector.broadcast %arg2 : vector<2x3xf32> to vector<4x2x3xf32>
    %5 = vector.transpose %4, [1, 2, 0] : vector<4x2x3xf32> to vector<2x3x4xf32>
    %6 = vector.constant_mask [3, 2] : vector<3x4xi1>
    return %0, %1, %3, %5, %6 : vector<3x2xf32>, vector<3x2xi32>, vector<3x2xf32>, vector<2x3x4xf32>, vector<3x4xi1>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @xfer(%arg0: memref<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: memref<?x?xf32>, %arg3: index) -> (vector<4x8xf32>, vector<4x8xf32>, vector<4xf32>, vector<4x8xf32>, vector<8x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_read %arg0[%c0, %c0], %cst {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x8xf32>
    vector.transfer_write %0, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, memref<4x8xf32>
    %1 = vector.transfer_read %arg1[%c0, %c0], %cst {in_bounds = [true, true]} : tensor<4x8xf32>, vector<4x8xf32>
    %2 = vector.transfer_read %arg0[%c2, %c2], %cst {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
    %3 = vector.transfer_read %arg2[%arg3, %c2], %cst {in_bounds = [true, false]} : memref<?x?xf32>, vector<4x8xf32>
    %4 = vector.transfer_read %arg0[%c0, %c0], %cst {in_bounds = [true, true], permutation_map = #map} : memref<4x8xf32>, vector<8x4xf32>
    %5 = vector.create_mask %arg3, %arg3 : vector<4x8xi1>
    vector.transfer_write %3, %arg2[%arg3, %arg3], %5 {in_bounds = [true, true]} : vector<4x8xf32>, memref<?x?xf32>
    return %0, %1, %2, %3, %4 : vector<4x8xf32>, vector<4x8xf32>, vector<4xf32>, vector<4x8xf32>, vector<8x4xf32>
  }
}

// -----
module {
  func.func @ext(%arg0: f32, %arg1: vector<8xf32>, %arg2: vector<4x8xf32>, %arg3: vector<1x8xf32>, %arg4: vector<2x4x8xf32>) -> (f32, f32, vector<8xf32>, f32, f32, f32, f32, i32, vector<3xi32>) {
    %cst = arith.constant dense<[4, 5, 6]> : vector<3xi32>
    %c4_i32 = arith.constant 4 : i32
    %0 = vector.extract %arg1[2] : f32 from vector<8xf32>
    %1 = vector.extract %arg3[0, 1] : f32 from vector<1x8xf32>
    %2 = vector.extract %arg2[1, 5] : f32 from vector<4x8xf32>
    %3 = vector.extract %arg2[2, 3] : f32 from vector<4x8xf32>
    %4 = vector.extract %arg1[1] : f32 from vector<8xf32>
    return %arg0, %0, %arg1, %1, %2, %3, %4, %c4_i32, %cst : f32, f32, vector<8xf32>, f32, f32, f32, f32, i32, vector<3xi32>
  }
}

// -----
module {
  func.func @bitc(%arg0: vector<4x8xf32>, %arg1: vector<4xi32>) -> (vector<4x8xf32>, vector<8xi16>, vector<2xi32>, vector<2xi64>, vector<4xf32>) {
    %cst = arith.constant dense<12884901891> : vector<2xi64>
    %cst_0 = arith.constant dense<3> : vector<4xi32>
    %cst_1 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
    %0 = vector.bitcast %arg1 : vector<4xi32> to vector<8xi16>
    %1 = vector.bitcast %cst_1 : vector<2xf32> to vector<2xi32>
    %2 = vector.bitcast %cst_0 : vector<4xi32> to vector<4xf32>
    return %arg0, %0, %1, %cst, %2 : vector<4x8xf32>, vector<8xi16>, vector<2xi32>, vector<2xi64>, vector<4xf32>
  }
}

// -----
module {
  func.func @a(%arg0: index, %arg1: f32, %arg2: vector<1x8xf32>, %arg3: vector<2x1x3x1xf32>) -> (vector<3x4xi1>, vector<2x2xf32>, vector<8x4xf32>, vector<3x2xf32>, vector<8x1xf32>, vector<2x3x4x4xf32>, vector<2x4x3x4xf32>) {
    %c2 = arith.constant 2 : index
    %0 = vector.create_mask %c2, %arg0 : vector<3x4xi1>
    %1 = vector.broadcast %arg1 : f32 to vector<2x2xf32>
    %2 = vector.broadcast %arg2 : vector<1x8xf32> to vector<4x8xf32>
    %3 = vector.transpose %2, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
    %4 = vector.extract %arg2[0, 0] : f32 from vector<1x8xf32>
    %5 = vector.from_elements %arg1, %arg1, %4, %4, %arg1, %4 : vector<3x2xf32>
    %6 = vector.broadcast %arg1 : f32 to vector<8x1xf32>
    %7 = vector.broadcast %arg3 : vector<2x1x3x1xf32> to vector<2x4x3x4xf32>
    %8 = vector.transpose %7, [0, 2, 1, 3] : vector<2x4x3x4xf32> to vector<2x3x4x4xf32>
    %9 = vector.transpose %7, [0, 3, 2, 1] : vector<2x4x3x4xf32> to vector<2x4x3x4xf32>
    return %0, %1, %3, %5, %6, %8, %9 : vector<3x4xi1>, vector<2x2xf32>, vector<8x4xf32>, vector<3x2xf32>, vector<8x1xf32>, vector<2x3x4x4xf32>, vector<2x4x3x4xf32>
  }
}

// -----
module {
  func.func @b(%arg0: vector<8x16xf32>, %arg1: vector<4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<8xf32>) -> (f32, f32, vector<16xf32>, f32, f32, vector<4xf32>) {
    %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [2, 3], strides = [1]} : vector<4xf32> into vector<8x16xf32>
    %1 = vector.insert_strided_slice %arg2, %0 {offsets = [5, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x16xf32>
    %2 = vector.extract %arg1[1] : f32 from vector<4xf32>
    %3 = vector.extract %arg2[1, 3] : f32 from vector<2x4xf32>
    %4 = vector.extract %1[6] : vector<16xf32> from vector<8x16xf32>
    %5 = vector.extract %1[0, 0] : f32 from vector<8x16xf32>
    %6 = vector.extract %arg2[1] : vector<4xf32> from vector<2x4xf32>
    %7 = vector.extract %arg3[3] : f32 from vector<8xf32>
    return %2, %3, %4, %5, %7, %6 : f32, f32, vector<16xf32>, f32, f32, vector<4xf32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d0)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @c(%arg0: vector<4xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: memref<8x8xf32>, %arg4: vector<4xi1>, %arg5: vector<4x4xf32>, %arg6: vector<1xf32>) -> (tensor<?x?xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1x4xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_write %arg0, %arg1[%arg2, %arg2] : vector<4xf32>, tensor<?x?xf32>
    %1 = vector.transfer_read %arg3[%arg2, %c0], %cst {in_bounds = [true]} : memref<8x8xf32>, vector<4xf32>
    %2 = vector.transfer_read %arg3[%c0, %arg2], %cst, %arg4 {in_bounds = [true], permutation_map = #map} : memref<8x8xf32>, vector<4xf32>
    %subview = memref.subview %arg3[0, 0] [1, 1] [1, 1] : memref<8x8xf32> to memref<f32, strided<[]>>
    %3 = vector.transfer_read %subview[], %cst : memref<f32, strided<[]>>, vector<f32>
    vector.transfer_write %3, %subview[] : vector<f32>, memref<f32, strided<[]>>
    %4 = vector.transfer_read %arg3[%c0, %c0], %cst {in_bounds = [true, true], permutation_map = #map1} : memref<8x8xf32>, vector<1x4xf32>
    vector.transfer_write %arg5, %arg3[%arg2, %arg2] {in_bounds = [true, false], permutation_map = #map2} : vector<4x4xf32>, memref<8x8xf32>
    return %0, %1, %2, %3, %4 : tensor<?x?xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1x4xf32>
  }
}

// -----
module {
  func.func @g(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<[4]xf32>, %arg4: tensor<4x?xf32>) -> (vector<[4]xf32>, vector<1x[4]xf32>, index, vector<4x8xf32>, vector<[4]xi1>) {
    %cst = arith.constant dense<true> : vector<[4]xi1>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %vscale = vector.vscale
    %c4_vscale = arith.muli %vscale, %c4 : index
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %cst_0 {in_bounds = [true]} : memref<?x?xf32>, vector<[4]xf32>
    %1 = vector.broadcast %0 : vector<[4]xf32> to vector<1x[4]xf32>
    %2 = vector.create_mask %arg2, %arg2 : vector<4x8xi1>
    %3 = vector.mask %2 { vector.transfer_read %arg4[%arg1, %arg1], %cst_0 {in_bounds = [true, true]} : tensor<4x?xf32>, vector<4x8xf32> } : vector<4x8xi1> -> vector<4x8xf32>
    vector.mask %2 { vector.transfer_write %3, %arg0[%arg1, %arg1] {in_bounds = [true, true]} : vector<4x8xf32>, memref<?x?xf32> } : vector<4x8xi1>
    return %0, %1, %c4_vscale, %3, %cst : vector<[4]xf32>, vector<1x[4]xf32>, index, vector<4x8xf32>, vector<[4]xi1>
  }
}

// -----
module {
  func.func @step() -> (vector<4xi1>, vector<4xi1>, vector<4xi1>) {
    %cst = arith.constant dense<true> : vector<4xi1>
    %cst_0 = arith.constant dense<2> : vector<4xindex>
    %0 = vector.step : vector<4xindex>
    %1 = arith.cmpi ult, %0, %cst_0 : vector<4xindex>
    return %cst, %1, %cst : vector<4xi1>, vector<4xi1>, vector<4xi1>
  }
}

// -----
module {
  func.func @toel(%arg0: f32, %arg1: vector<2xf32>) -> (f32, f32, f32, f32, f32) {
    %0:2 = vector.to_elements %arg1 : vector<2xf32>
    return %arg0, %arg0, %0#1, %0#0, %0#1 : f32, f32, f32, f32, f32
  }
}

// -----
module {
  func.func @iss(%arg0: f32, %arg1: vector<4x8xf32>) -> (vector<4x8xf32>, vector<4x8xf32>, vector<2x2xi1>, vector<4x8xi32>) {
    %cst = arith.constant dense<[[1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 2, 2, 1, 1, 1, 1], [1, 1, 2, 2, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1]]> : vector<4x8xi32>
    %cst_0 = arith.constant dense<true> : vector<2x2xi1>
    %0 = vector.broadcast %arg0 : f32 to vector<4x8xf32>
    return %0, %arg1, %cst_0, %cst : vector<4x8xf32>, vector<4x8xf32>, vector<2x2xi1>, vector<4x8xi32>
  }
}

// -----
module {
  func.func @scs(%arg0: index, %arg1: index, %arg2: f32, %arg3: f32, %arg4: vector<8xf32>) -> (vector<4xi1>, vector<4x1xi1>, vector<4xf32>, vector<1x8xf32>, vector<2x8xf32>) {
    %0 = vector.create_mask %arg0 : vector<4xi1>
    %1 = vector.create_mask %arg0 : vector<4xi1>
    %2 = vector.shape_cast %1 : vector<4xi1> to vector<4x1xi1>
    %3 = vector.from_elements %arg2, %arg3, %arg2, %arg3 : vector<2x2xf32>
    %4 = vector.shape_cast %3 : vector<2x2xf32> to vector<4xf32>
    %5 = vector.shape_cast %arg4 : vector<8xf32> to vector<1x8xf32>
    %6 = vector.broadcast %arg4 : vector<8xf32> to vector<2x8xf32>
    return %0, %2, %4, %5, %6 : vector<4xi1>, vector<4x1xi1>, vector<4xf32>, vector<1x8xf32>, vector<2x8xf32>
  }
}

