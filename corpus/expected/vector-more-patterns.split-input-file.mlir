module {
  func.func @masks(%arg0: vector<1xi1>, %arg1: vector<1xf32>, %arg2: f32) -> (vector<2x3xi1>, vector<4xi1>, f32, f32, f32) {
    %0 = vector.constant_mask [0, 0] : vector<2x3xi1>
    %1 = vector.constant_mask [4] : vector<4xi1>
    %2 = vector.mask %arg0 { vector.reduction <add>, %arg1 : vector<1xf32> into f32 } : vector<1xi1> -> f32
    %3 = vector.mask %arg0 { vector.reduction <mul>, %arg1, %arg2 : vector<1xf32> into f32 } : vector<1xi1> -> f32
    %4 = vector.mask %arg0 { vector.yield %arg2 : f32 } : vector<1xi1> -> f32
    return %0, %1, %2, %3, %4 : vector<2x3xi1>, vector<4xi1>, f32, f32, f32
  }
}

// -----
module {
  func.func @insertions(%arg0: f32, %arg1: f32, %arg2: vector<2xf32>, %arg3: vector<2x2xf32>, %arg4: index, %arg5: vector<1xf32>) -> (vector<2x2xf32>, vector<1xf32>, vector<2x2xf32>) {
    %0 = vector.insert %arg0, %arg3 [0, 0] : f32 into vector<2x2xf32>
    %1 = vector.insert %arg2, %0 [1] : vector<2xf32> into vector<2x2xf32>
    %2 = vector.insert %arg1, %1 [0, 1] : f32 into vector<2x2xf32>
    %3 = vector.insert %arg0, %arg5 [%arg4] : f32 into vector<1xf32>
    %4 = vector.insert %arg0, %arg3 [0, 0] : f32 into vector<2x2xf32>
    %5 = vector.insert %arg1, %4 [0, 1] : f32 into vector<2x2xf32>
    return %2, %3, %5 : vector<2x2xf32>, vector<1xf32>, vector<2x2xf32>
  }
}

// -----
module {
  func.func @elements(%arg0: f32) -> (f32, f32) {
    %0 = vector.from_elements %arg0, %arg0 : vector<2xf32>
    %1:2 = vector.to_elements %0 : vector<2xf32>
    return %1#0, %1#1 : f32, f32
  }
}

// -----
module {
  func.func @slices(%arg0: vector<4x2x8xf32>, %arg1: vector<2x1xf32>) -> (vector<1x1x8xf32>, vector<1x1xf32>, vector<1x2x8xf32>, vector<1x1x2xf32>, vector<2x2xf32>) {
    %0 = vector.extract_strided_slice %arg0 {offsets = [1, 1], sizes = [1, 1], strides = [1, 1]} : vector<4x2x8xf32> to vector<1x1x8xf32>
    %1 = vector.extract_strided_slice %arg1 {offsets = [0], sizes = [1], strides = [1]} : vector<2x1xf32> to vector<1x1xf32>
    %2 = vector.extract_strided_slice %arg0 {offsets = [3], sizes = [1], strides = [1]} : vector<4x2x8xf32> to vector<1x2x8xf32>
    %3 = vector.extract_strided_slice %arg0 {offsets = [3, 1, 2], sizes = [1, 1, 2], strides = [1, 1, 1]} : vector<4x2x8xf32> to vector<1x1x2xf32>
    %cst = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : vector<2x2xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2xf32>
    %4 = vector.insert_strided_slice %cst_0, %cst {offsets = [1, 0], strides = [1]} : vector<2xf32> into vector<2x2xf32>
    return %0, %1, %2, %3, %4 : vector<1x1x8xf32>, vector<1x1xf32>, vector<1x2x8xf32>, vector<1x1x2xf32>, vector<2x2xf32>
  }
}

// -----
module {
  func.func @orders(%arg0: vector<1x4x1xf32>, %arg1: vector<1x1x1xf32>, %arg2: vector<4xf32>, %arg3: vector<2xf32>) -> (vector<1x4x1xf32>, vector<1x1x1xf32>, f32, f32) {
    %0 = vector.transpose %arg0, [2, 1, 0] : vector<1x4x1xf32> to vector<1x4x1xf32>
    %1 = vector.transpose %arg1, [2, 0, 1] : vector<1x1x1xf32> to vector<1x1x1xf32>
    %2 = vector.shuffle %arg2, %arg3 [5, 3, 0] : vector<4xf32>, vector<2xf32>
    %3 = vector.extract %2[0] : f32 from vector<3xf32>
    %4 = vector.extract %2[1] : f32 from vector<3xf32>
    return %0, %1, %3, %4 : vector<1x4x1xf32>, vector<1x1x1xf32>, f32, f32
  }
}

// -----
module {
  func.func @negative(%arg0: vector<1xf32>, %arg1: memref<8x4xf32>, %arg2: memref<*xf32>) -> (index, index) {
    %c-1 = arith.constant -1 : index
    vector.transfer_write %arg0, %arg1[%c-1, %c-1] : vector<1xf32>, memref<8x4xf32>
    %c9 = arith.constant 9 : index
    %cast = memref.cast %arg1 : memref<8x4xf32> to memref<?x?xf32>
    %cast_0 = memref.cast %arg1 : memref<8x4xf32> to memref<*xf32>
    %dim = memref.dim %cast, %c9 : memref<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_1 = memref.dim %cast_0, %c1 : memref<*xf32>
    return %dim, %dim_1 : index, index
  }
}

