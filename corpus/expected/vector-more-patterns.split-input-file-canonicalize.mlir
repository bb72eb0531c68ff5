module {
  func.func @masks(%arg0: vector<1xi1>, %arg1: vector<1xf32>, %arg2: f32) -> (vector<2x3xi1>, vector<4xi1>, f32, f32, f32) {
    %cst = arith.constant dense<false> : vector<2x3xi1>
    %cst_0 = arith.constant dense<true> : vector<4xi1>
    %0 = vector.extract %arg1[0] : f32 from vector<1xf32>
    %1 = vector.extract %arg0[0] : i1 from vector<1xi1>
    %2 = vector.extract %arg1[0] : f32 from vector<1xf32>
    %3 = arith.mulf %2, %arg2 : f32
    %4 = arith.select %1, %3, %arg2 : f32
    return %cst, %cst_0, %0, %4, %arg2 : vector<2x3xi1>, vector<4xi1>, f32, f32, f32
  }
}

// -----
module {
  func.func @insertions(%arg0: f32, %arg1: f32, %arg2: vector<2xf32>, %arg3: vector<2x2xf32>, %arg4: index, %arg5: vector<1xf32>) -> (vector<2x2xf32>, vector<1xf32>, vector<2x2xf32>) {
    %0:2 = vector.to_elements %arg2 : vector<2xf32>
    %1 = vector.from_elements %arg0, %arg1, %0#0, %0#1 : vector<2x2xf32>
    %2 = vector.insert %arg0, %arg5 [%arg4] : f32 into vector<1xf32>
    %3 = vector.insert %arg0, %arg3 [0, 0] : f32 into vector<2x2xf32>
    %4 = vector.insert %arg1, %3 [0, 1] : f32 into vector<2x2xf32>
    return %1, %2, %4 : vector<2x2xf32>, vector<1xf32>, vector<2x2xf32>
  }
}

// -----
module {
  func.func @elements(%arg0: f32) -> (f32, f32) {
    return %arg0, %arg0 : f32, f32
  }
}

// -----
module {
  func.func @slices(%arg0: vector<4x2x8xf32>, %arg1: vector<2x1xf32>) -> (vector<1x1x8xf32>, vector<1x1xf32>, vector<1x2x8xf32>, vector<1x1x2xf32>, vector<2x2xf32>) {
    %cst = arith.constant dense<[[1.000000e+00, 2.000000e+00], [0.000000e+00, 0.000000e+00]]> : vector<2x2xf32>
    %0 = vector.extract %arg0[1, 1] : vector<8xf32> from vector<4x2x8xf32>
    %1 = vector.shape_cast %0 : vector<8xf32> to vector<1x1x8xf32>
    %2 = vector.extract %arg1[0] : vector<1xf32> from vector<2x1xf32>
    %3 = vector.shape_cast %2 : vector<1xf32> to vector<1x1xf32>
    %4 = vector.extract %arg0[3] : vector<2x8xf32> from vector<4x2x8xf32>
    %5 = vector.shape_cast %4 : vector<2x8xf32> to vector<1x2x8xf32>
    %6 = vector.extract_strided_slice %arg0 {offsets = [3, 1, 2], sizes = [1, 1, 2], strides = [1, 1, 1]} : vector<4x2x8xf32> to vector<1x1x2xf32>
    return %1, %3, %5, %6, %cst : vector<1x1x8xf32>, vector<1x1xf32>, vector<1x2x8xf32>, vector<1x1x2xf32>, vector<2x2xf32>
  }
}

// -----
module {
  func.func @orders(%arg0: vector<1x4x1xf32>, %arg1: vector<1x1x1xf32>, %arg2: vector<4xf32>, %arg3: vector<2xf32>) -> (vector<1x4x1xf32>, vector<1x1x1xf32>, f32, f32) {
    %0 = vector.extract %arg3[1] : f32 from vector<2xf32>
    %1 = vector.extract %arg2[3] : f32 from vector<4xf32>
    return %arg0, %arg1, %0, %1 : vector<1x4x1xf32>, vector<1x1x1xf32>, f32, f32
  }
}

// -----
module {
  func.func @negative(%arg0: vector<1xf32>, %arg1: memref<8x4xf32>, %arg2: memref<*xf32>) -> (index, index) {
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %c-1 = arith.constant -1 : index
    vector.transfer_write %arg0, %arg1[%c-1, %c-1] {in_bounds = [true]} : vector<1xf32>, memref<8x4xf32>
    %cast = memref.cast %arg1 : memref<8x4xf32> to memref<?x?xf32>
    %cast_0 = memref.cast %arg1 : memref<8x4xf32> to memref<*xf32>
    %dim = memref.dim %cast, %c9 : memref<?x?xf32>
    %dim_1 = memref.dim %cast_0, %c1 : memref<*xf32>
    return %dim, %dim_1 : index, index
  }
}

