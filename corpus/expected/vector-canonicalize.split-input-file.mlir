module {
  func.func @f(%arg0: f32) -> vector<2x4xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %1 = vector.broadcast %0 : vector<4xf32> to vector<2x4xf32>
    return %1 : vector<2x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<4xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @f() -> vector<4xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = vector.broadcast %cst : f32 to vector<4xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @f() -> vector<2x4xi32> {
    %cst = arith.constant dense<3> : vector<4xi32>
    %0 = vector.broadcast %cst : vector<4xi32> to vector<2x4xi32>
    return %0 : vector<2x4xi32>
  }
}

// -----
module {
  func.func @f(%arg0: f32) -> f32 {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %1 = vector.extract %0[2] : f32 from vector<4xf32>
    return %1 : f32
  }
}

// -----
module {
  func.func @f(%arg0: f32, %arg1: index) -> f32 {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %1 = vector.extract %0[%arg1] : f32 from vector<4xf32>
    return %1 : f32
  }
}

// -----
module {
  func.func @f(%arg0: f32) -> vector<4xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<2x4xf32>
    %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
    return %1 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<2x4xf32>
    %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
    return %1 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> f32 {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<2x4xf32>
    %1 = vector.extract %0[1, 2] : f32 from vector<2x4xf32>
    return %1 : f32
  }
}

// -----
module {
  func.func @f(%arg0: vector<1x4xf32>) -> f32 {
    %0 = vector.broadcast %arg0 : vector<1x4xf32> to vector<2x4xf32>
    %1 = vector.extract %0[1, 2] : f32 from vector<2x4xf32>
    return %1 : f32
  }
}

// -----
module {
  func.func @f(%arg0: vector<2x3x4xf32>) -> f32 {
    %0 = vector.extract %arg0[1] : vector<3x4xf32> from vector<2x3x4xf32>
    %1 = vector.extract %0[2] : vector<4xf32> from vector<3x4xf32>
    %2 = vector.extract %1[0] : f32 from vector<4xf32>
    return %2 : f32
  }
}

// -----
module {
  func.func @f(%arg0: vector<2x3x4xf32>, %arg1: index) -> f32 {
    %0 = vector.extract %arg0[%arg1] : vector<3x4xf32> from vector<2x3x4xf32>
    %1 = vector.extract %0[2, %arg1] : f32 from vector<3x4xf32>
    return %1 : f32
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> f32 {
    %c2 = arith.constant 2 : index
    %0 = vector.extract %arg0[%c2] : f32 from vector<4xf32>
    return %0 : f32
  }
}

// -----
module {
  func.func @f() -> f32 {
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : vector<3xf32>
    %0 = vector.extract %cst[1] : f32 from vector<3xf32>
    return %0 : f32
  }
}

// -----
module {
  func.func @f() -> vector<2xf32> {
    %cst = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : vector<2x2xf32>
    %0 = vector.extract %cst[1] : vector<2xf32> from vector<2x2xf32>
    return %0 : vector<2xf32>
  }
}

// -----
module {
  func.func @f() -> vector<2xf32> {
    %cst = arith.constant dense<1.000000e+00> : vector<2x2xf32>
    %0 = vector.extract %cst[1] : vector<2xf32> from vector<2x2xf32>
    return %0 : vector<2xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: f32) -> f32 {
    %0 = vector.insert %arg1, %arg0 [2] : f32 into vector<4xf32>
    %1 = vector.extract %0[2] : f32 from vector<4xf32>
    return %1 : f32
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: f32) -> f32 {
    %0 = vector.insert %arg1, %arg0 [2] : f32 into vector<4xf32>
    %1 = vector.extract %0[1] : f32 from vector<4xf32>
    return %1 : f32
  }
}

// -----
module {
  func.func @f(%arg0: vector<2x4xf32>, %arg1: vector<4xf32>) -> f32 {
    %0 = vector.insert %arg1, %arg0 [1] : vector<4xf32> into vector<2x4xf32>
    %1 = vector.extract %0[1, 3] : f32 from vector<2x4xf32>
    return %1 : f32
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: f32, %arg2: f32) -> vector<4xf32> {
    %0 = vector.insert %arg1, %arg0 [2] : f32 into vector<4xf32>
    %1 = vector.insert %arg2, %0 [2] : f32 into vector<4xf32>
    return %1 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32) -> vector<4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %c3 = arith.constant 3 : index
    %0 = vector.insert %arg0, %cst [%c3] : f32 into vector<4xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @f() -> vector<4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = vector.insert %cst_0, %cst [2] : f32 into vector<4xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @f() -> vector<2x2xi32> {
    %cst = arith.constant dense<0> : vector<2x2xi32>
    %cst_0 = arith.constant dense<[1, 2]> : vector<2xi32>
    %0 = vector.insert %cst_0, %cst [1] : vector<2xi32> into vector<2x2xi32>
    return %0 : vector<2x2xi32>
  }
}

// -----
module {
  func.func @f(%arg0: f32, %arg1: vector<1xf32>) -> vector<1xf32> {
    %0 = vector.insert %arg0, %arg1 [0] : f32 into vector<1xf32>
    return %0 : vector<1xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<1x4xf32>) -> vector<1x4xf32> {
    %0 = vector.insert %arg0, %arg1 [0] : vector<4xf32> into vector<1x4xf32>
    return %0 : vector<1x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<2x2xf32>
    %1 = vector.shape_cast %0 : vector<2x2xf32> to vector<4xf32>
    return %1 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<1x4xf32> {
    %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<2x2xf32>
    %1 = vector.shape_cast %0 : vector<2x2xf32> to vector<1x4xf32>
    return %1 : vector<1x4xf32>
  }
}

// -----
module {
  func.func @f() -> vector<2x2xf32> {
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>
    %0 = vector.shape_cast %cst : vector<4xf32> to vector<2x2xf32>
    return %0 : vector<2x2xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32) -> vector<2x2xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %1 = vector.shape_cast %0 : vector<4xf32> to vector<2x2xf32>
    return %1 : vector<2x2xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<4x1xf32> {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<1x4xf32>
    %1 = vector.shape_cast %0 : vector<1x4xf32> to vector<4x1xf32>
    return %1 : vector<4x1xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<1x4xf32>
    %1 = vector.shape_cast %0 : vector<1x4xf32> to vector<4xf32>
    return %1 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4x8xf32>) -> vector<4x8xf32> {
    %0 = vector.transpose %arg0, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
    %1 = vector.transpose %0, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
    return %1 : vector<4x8xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4x8x2xf32>) -> vector<8x2x4xf32> {
    %0 = vector.transpose %arg0, [2, 0, 1] : vector<4x8x2xf32> to vector<2x4x8xf32>
    %1 = vector.transpose %0, [2, 0, 1] : vector<2x4x8xf32> to vector<8x2x4xf32>
    return %1 : vector<8x2x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32) -> vector<8x4xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<4x8xf32>
    %1 = vector.transpose %0, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
    return %1 : vector<8x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<8xf32>) -> vector<8x4xf32> {
    %0 = vector.broadcast %arg0 : vector<8xf32> to vector<4x8xf32>
    %1 = vector.transpose %0, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
    return %1 : vector<8x4xf32>
  }
}

// -----
module {
  func.func @f() -> vector<8x4xf32> {
    %cst = arith.constant dense<1.000000e+00> : vector<4x8xf32>
    %0 = vector.transpose %cst, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
    return %0 : vector<8x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<1x4xf32>) -> vector<4x1xf32> {
    %0 = vector.transpose %arg0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    return %0 : vector<4x1xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<1x4xf32>) -> vector<4xf32> {
    %0 = vector.transpose %arg0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    %1 = vector.shape_cast %0 : vector<4x1xf32> to vector<4xf32>
    return %1 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<4x1xf32> {
    %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<1x4xf32>
    %1 = vector.transpose %0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    return %1 : vector<4x1xf32>
  }
}

// -----
module {
  func.func @f(%arg0: index) -> vector<4xi1> {
    %c3 = arith.constant 3 : index
    %0 = vector.create_mask %c3 : vector<4xi1>
    return %0 : vector<4xi1>
  }
}

// -----
module {
  func.func @f(%arg0: index) -> vector<4x4xi1> {
    %c3 = arith.constant 3 : index
    %c9 = arith.constant 9 : index
    %0 = vector.create_mask %c3, %c9 : vector<4x4xi1>
    return %0 : vector<4x4xi1>
  }
}

// -----
module {
  func.func @f(%arg0: index) -> vector<4x4xi1> {
    %c-3 = arith.constant -3 : index
    %0 = vector.create_mask %c-3, %arg0 : vector<4x4xi1>
    return %0 : vector<4x4xi1>
  }
}

// -----
module {
  func.func @f(%arg0: index) -> vector<4xi1> {
    %0 = vector.create_mask %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: vector<16xf32>) -> vector<16xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.constant_mask [16] : vector<16xi1>
    %1 = vector.maskedload %arg0[%c0], %0, %arg1 : memref<16xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    return %1 : vector<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: vector<16xf32>) -> vector<16xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.constant_mask [0] : vector<16xi1>
    %1 = vector.maskedload %arg0[%c0], %0, %arg1 : memref<16xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    return %1 : vector<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: vector<16xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.constant_mask [16] : vector<16xi1>
    vector.maskedstore %arg0[%c0], %0, %arg1 : memref<16xf32>, vector<16xi1>, vector<16xf32>
    %cst = arith.constant dense<false> : vector<16xi1>
    vector.maskedstore %arg0[%c0], %cst, %arg1 : memref<16xf32>, vector<16xi1>, vector<16xf32>
    vector.compressstore %arg0[%c0], %0, %arg1 : memref<16xf32>, vector<16xi1>, vector<16xf32>
    vector.compressstore %arg0[%c0], %cst, %arg1 : memref<16xf32>, vector<16xi1>, vector<16xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: vector<16xf32>, %arg2: vector<16xi32>) -> vector<16xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.constant_mask [0] : vector<16xi1>
    %1 = vector.gather %arg0[%c0] [%arg2], %0, %arg1 : memref<16xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    %2 = vector.expandload %arg0[%c0], %0, %1 : memref<16xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    vector.scatter %arg0[%c0] [%arg2], %0, %arg1 : memref<16xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
    return %2 : vector<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: vector<16xf32>) -> vector<16xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.constant_mask [16] : vector<16xi1>
    %1 = vector.step : vector<16xindex>
    %2 = vector.gather %arg0[%c0] [%1], %0, %arg1 : memref<16xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    return %2 : vector<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>) -> vector<4xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cast = memref.cast %arg0 : memref<16xf32> to memref<?xf32>
    %0 = vector.transfer_read %cast[%c0], %cst : memref<?xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>) -> vector<4xf32> {
    %c13 = arith.constant 13 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_read %arg0[%c13], %cst : memref<16xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: vector<4x4xf32>) {
    %c0 = arith.constant 0 : index
    vector.transfer_write %arg1, %arg0[%c0, %c0] : vector<4x4xf32>, memref<4x4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4x4xf32>, %arg1: vector<4x4xf32>) -> vector<4x4xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
    %1 = vector.transfer_read %0[%c0, %c0], %cst {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x4xf32>
    return %1 : vector<4x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_read %arg0[%c0, %c0], %cst {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x4xf32>
    %1 = vector.transfer_write %0, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4x4xf32>, %arg1: vector<4x4xf32>, %arg2: vector<4x4xf32>) -> tensor<4x4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
    %1 = vector.transfer_write %arg2, %0[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<?x?xf32>, %arg1: vector<4x4xf32>, %arg2: index) -> vector<4x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg2, 0] [4, 4] [1, 1] : tensor<?x?xf32> to tensor<4x4xf32>
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %extracted_slice[%c0, %c0], %cst {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x4xf32>
    return %0 : vector<4x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<1xf32>, %arg1: f32) -> (f32, f32) {
    %0 = vector.reduction <add>, %arg0 : vector<1xf32> into f32
    %1 = vector.reduction <mul>, %arg0, %arg1 : vector<1xf32> into f32
    return %0, %1 : f32, f32
  }
}

// -----
module {
  func.func @f(%arg0: vector<1xi32>, %arg1: i32) -> i32 {
    %0 = vector.reduction <maxsi>, %arg0, %arg1 : vector<1xi32> into i32
    return %0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: vector<4x1xf32>, %arg1: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.multi_reduction <add>, %arg0, %arg1 [1] : vector<4x1xf32> to vector<4xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<1x1xf32>, %arg1: f32) -> f32 {
    %0 = vector.multi_reduction <mul>, %arg0, %arg1 [0, 1] : vector<1x1xf32> to f32
    return %0 : f32
  }
}

// -----
module {
  func.func @f(%arg0: vector<4x1xf32>, %arg1: vector<4x1xf32>) -> vector<4x1xf32> {
    %0 = vector.multi_reduction <add>, %arg0, %arg1 [] : vector<4x1xf32> to vector<4x1xf32>
    return %0 : vector<4x1xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<2xf32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
    return %0 : vector<2xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0], sizes = [4], strides = [1]} : vector<4xf32> to vector<4xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<8xf32>) -> vector<2xf32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
    %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
    return %1 : vector<2xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32) -> vector<2xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
    return %1 : vector<2xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<2x4xf32> {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<8x4xf32>
    %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<8x4xf32> to vector<2x4xf32>
    return %1 : vector<2x4xf32>
  }
}

// -----
module {
  func.func @f() -> vector<2xf32> {
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>
    %0 = vector.extract_strided_slice %cst {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
    return %0 : vector<2xf32>
  }
}

// -----
module {
  func.func @f() -> vector<2xf32> {
    %cst = arith.constant dense<1.000000e+00> : vector<4xf32>
    %0 = vector.extract_strided_slice %cst {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
    return %0 : vector<2xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<2xf32>) -> vector<2xf32> {
    %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
    %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
    return %1 : vector<2xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
    %1 = vector.insert_strided_slice %0, %arg0 {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
    return %1 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [0], strides = [1]} : vector<4xf32> into vector<4xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.bitcast %arg0 : vector<4xf32> to vector<4xi32>
    %1 = vector.bitcast %0 : vector<4xi32> to vector<4xf32>
    return %1 : vector<4xf32>
  }
}

// -----
module {
  func.func @f() -> vector<4xi32> {
    %cst = arith.constant dense<1.000000e+00> : vector<4xf32>
    %0 = vector.bitcast %cst : vector<4xf32> to vector<4xi32>
    return %0 : vector<4xi32>
  }
}

// -----
module {
  func.func @f() -> vector<8xi16> {
    %cst = arith.constant dense<1.000000e+00> : vector<4xf32>
    %0 = vector.bitcast %cst : vector<4xf32> to vector<8xi16>
    return %0 : vector<8xi16>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.shuffle %arg0, %arg1 [0, 1, 2, 3] : vector<4xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.shuffle %arg0, %arg1 [4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @f() -> vector<4xf32> {
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
    %cst_0 = arith.constant dense<[3.000000e+00, 4.000000e+00]> : vector<2xf32>
    %0 = vector.shuffle %cst, %cst_0 [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32) -> vector<4xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<2xf32>
    %1 = vector.shuffle %0, %0 [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
    return %1 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<2xf32>, %arg1: vector<2xf32>) -> vector<4xf32> {
    %0 = vector.shuffle %arg0, %arg1 [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32) -> vector<3xf32> {
    %0 = vector.from_elements %arg0, %arg0, %arg0 : vector<3xf32>
    return %0 : vector<3xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32, %arg1: f32) -> (f32, f32) {
    %0 = vector.from_elements %arg0, %arg1 : vector<2xf32>
    %1:2 = vector.to_elements %0 : vector<2xf32>
    return %1#0, %1#1 : f32, f32
  }
}

// -----
module {
  func.func @f(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0:2 = vector.to_elements %arg0 : vector<2xf32>
    %1 = vector.from_elements %0#0, %0#1 : vector<2xf32>
    return %1 : vector<2xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32, %arg1: f32) -> f32 {
    %0 = vector.from_elements %arg0, %arg1 : vector<2xf32>
    %1 = vector.extract %0[1] : f32 from vector<2xf32>
    return %1 : f32
  }
}

// -----
module {
  func.func @f(%arg0: f32, %arg1: f32) -> vector<1xf32> {
    %0 = vector.from_elements %arg0, %arg1 : vector<2x1xf32>
    %1 = vector.extract %0[1] : vector<1xf32> from vector<2x1xf32>
    return %1 : vector<1xf32>
  }
}

// -----
module {
  func.func @f() -> vector<2xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %0 = vector.from_elements %cst, %cst_0 : vector<2xf32>
    return %0 : vector<2xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<2xf32> {
    %0 = vector.extract %arg0[0] : f32 from vector<4xf32>
    %1 = vector.extract %arg0[1] : f32 from vector<4xf32>
    %2 = vector.from_elements %0, %1 : vector<2xf32>
    return %2 : vector<2xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = vector.extract %arg0[0] : f32 from vector<2xf32>
    %1 = vector.extract %arg0[1] : f32 from vector<2xf32>
    %2 = vector.from_elements %0, %1 : vector<2xf32>
    return %2 : vector<2xf32>
  }
}

// -----
module {
  func.func @f() -> vector<4xindex> {
    %0 = vector.step : vector<4xindex>
    return %0 : vector<4xindex>
  }
}

// -----
module {
  func.func @f() -> index {
    %vscale = vector.vscale
    %vscale_0 = vector.vscale
    %0 = arith.addi %vscale, %vscale_0 : index
    return %0 : index
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> f32 {
    %0 = vector.constant_mask [4] : vector<4xi1>
    %1 = vector.mask %0 { vector.reduction <add>, %arg0 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    return %1 : f32
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xi1>) {
    %0 = vector.mask %arg1 { vector.reduction <add>, %arg0 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xi1>) {
    vector.mask %arg1 { vector.yield } : vector<4xi1>
    return
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.fma %arg0, %arg1, %arg2 : vector<4xf32>
    %1 = vector.fma %arg0, %arg1, %arg2 : vector<4xf32>
    %2 = arith.addf %0, %1 : vector<4xf32>
    return %2 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<4x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
    %0 = vector.outerproduct %arg0, %arg0, %cst {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
    return %0 : vector<4x4xf32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @f(%arg0: vector<4x8xf32>, %arg1: vector<8x4xf32>, %arg2: vector<4x4xf32>) -> vector<4x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %cst : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
    %1 = arith.addf %0, %arg2 : vector<4x4xf32>
    return %1 : vector<4x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: f32) -> vector<4xf32> {
    %0 = vector.broadcast %arg1 : f32 to vector<4xf32>
    %1 = arith.mulf %arg0, %0 : vector<4xf32>
    %2 = vector.broadcast %arg1 : f32 to vector<4xf32>
    %3 = arith.mulf %0, %2 : vector<4xf32>
    %4 = arith.addf %1, %3 : vector<4xf32>
    return %4 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: index) {
    %0 = vector.load %arg0[%arg1] : memref<?xf32>, vector<4xf32>
    vector.store %0, %arg0[%arg1] : memref<?xf32>, vector<4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<8xf32>, %arg1: index) -> vector<4xf32> {
    %cast = memref.cast %arg0 : memref<8xf32> to memref<?xf32>
    %0 = vector.load %cast[%arg1] : memref<?xf32>, vector<4xf32>
    vector.store %0, %cast[%arg1] : memref<?xf32>, vector<4xf32>
    %1 = vector.create_mask %arg1 : vector<4xi1>
    %2 = vector.maskedload %cast[%arg1], %1, %0 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    return %2 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<2x4xf32> {
    %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<1x4xf32>
    %1 = vector.broadcast %0 : vector<1x4xf32> to vector<2x4xf32>
    return %1 : vector<2x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<2x4xf32>) -> vector<4xf32> {
    %0 = vector.shape_cast %arg0 : vector<2x4xf32> to vector<8xf32>
    %1 = vector.extract_strided_slice %0 {offsets = [4], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
    return %1 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<8xf32>) -> vector<4xf32> {
    %0 = vector.shape_cast %arg0 : vector<8xf32> to vector<2x4xf32>
    %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
    return %1 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<8xf32>) -> f32 {
    %0 = vector.shape_cast %arg0 : vector<8xf32> to vector<2x4xf32>
    %1 = vector.extract %0[1, 2] : f32 from vector<2x4xf32>
    return %1 : f32
  }
}

// -----
module {
  func.func @f(%arg0: vector<2x4xf32>) -> f32 {
    %0 = vector.transpose %arg0, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
    %1 = vector.extract %0[1, 1] : f32 from vector<4x2xf32>
    return %1 : f32
  }
}

// -----
module {
  func.func @f(%arg0: vector<4x8xf32>) -> vector<8xf32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
    %1 = vector.extract %0[1] : vector<8xf32> from vector<2x8xf32>
    return %1 : vector<8xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<1xf32> {
    %0 = vector.extract %arg0[0] : f32 from vector<4xf32>
    %1 = vector.broadcast %0 : f32 to vector<1xf32>
    return %1 : vector<1xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32) -> f32 {
    %0 = vector.broadcast %arg0 : f32 to vector<f32>
    %1 = vector.extract %0[] : f32 from vector<f32>
    return %1 : f32
  }
}

// -----
module {
  func.func @f(%arg0: vector<f32>, %arg1: f32) -> vector<f32> {
    %0 = vector.insert %arg1, %arg0 [] : f32 into vector<f32>
    return %0 : vector<f32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4x4xi1>) -> vector<2x2xi1> {
    %0 = vector.constant_mask [3, 2] : vector<4x4xi1>
    %1 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi1> to vector<2x2xi1>
    return %1 : vector<2x2xi1>
  }
}

// -----
module {
  func.func @f(%arg0: index) -> vector<4xi1> {
    %c2 = arith.constant 2 : index
    %0 = vector.create_mask %c2, %arg0 : vector<4x4xi1>
    %1 = vector.extract %0[1] : vector<4xi1> from vector<4x4xi1>
    return %1 : vector<4xi1>
  }
}

// -----
module {
  func.func @f(%arg0: index) -> vector<4xi1> {
    %c2 = arith.constant 2 : index
    %0 = vector.create_mask %c2, %arg0 : vector<4x4xi1>
    %1 = vector.extract %0[3] : vector<4xi1> from vector<4x4xi1>
    return %1 : vector<4xi1>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
    %0 = vector.interleave %arg0, %arg1 : vector<4xf32> -> vector<8xf32>
    %res1, %res2 = vector.deinterleave %0 : vector<8xf32> -> vector<4xf32>
    return %res1, %res2 : vector<4xf32>, vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: vector<2xf32>) -> f32 {
    %c5 = arith.constant 5 : index
    %0 = vector.extract %arg1[%c5] : f32 from vector<2xf32>
    return %0 : f32
  }
}

// -----
module {
  func.func @f(%arg0: vector<2xf32>) -> f32 {
    %0 = vector.extract %arg0[-1] : f32 from vector<2xf32>
    return %0 : f32
  }
}

