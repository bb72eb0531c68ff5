module {
  func.func @f4() -> vector<2x2xi32> {
    %cst = arith.constant dense<-1> : vector<2xi32>
    %cst_0 = arith.constant dense<-1> : vector<2x2xi32>
    return %cst_0 : vector<2x2xi32>
  }
}

// -----
module {
  func.func @f5(%arg0: vector<2xi32>) -> vector<2x2xi32> {
    %cst = arith.constant dense<-1> : vector<2xi32>
    %cst_0 = arith.constant dense<-1> : vector<1x2xi32>
    %cst_1 = arith.constant dense<-1> : vector<2x2xi32>
    return %cst_1 : vector<2x2xi32>
  }
}

// -----
module {
  func.func @w(%arg0: memref<4xf32>, %arg1: vector<4xf32>, %arg2: tensor<4xf32>) -> (tensor<4xf32>, f32) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<true> : vector<4xi1>
    %cst_0 = arith.constant dense<true> : vector<4xi1>
    %0 = vector.transfer_write %arg1, %arg2[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    %1 = vector.reduction <add>, %arg1 : vector<4xf32> into f32
    return %0, %1 : tensor<4xf32>, f32
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>
#map1 = affine_map<(d0, d1) -> (0, d1, d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0, d1, 0)>
module {
  func.func @rawb(%arg0: tensor<4x4xf32>, %arg1: vector<1x4x2x1xf32>, %arg2: f32) -> (vector<4x1x2x1xf32>, tensor<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty() : tensor<4x4x4x4xf32>
    %1 = vector.transfer_write %arg1, %0[%c0, %c0, %c0, %c0] {in_bounds = [true, true, true, true]} : vector<1x4x2x1xf32>, tensor<4x4x4x4xf32>
    %2 = vector.transfer_read %1[%c0, %c0, %c0, %c0], %arg2 {in_bounds = [true, true, true, true], permutation_map = #map} : tensor<4x4x4x4xf32>, vector<4x1x2x1xf32>
    return %2, %arg0 : vector<4x1x2x1xf32>, tensor<4x4xf32>
  }
  func.func @rawb2(%arg0: tensor<4x4xf32>, %arg1: vector<4x2xf32>, %arg2: f32) -> (vector<100x2x4x5xf32>, vector<4x2x6xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<4x2xf32>, tensor<4x4xf32>
    %1 = vector.transfer_read %0[%c0, %c0], %arg2 {in_bounds = [true, true, true, true], permutation_map = #map1} : tensor<4x4xf32>, vector<100x2x4x5xf32>
    %2 = vector.transfer_read %0[%c0, %c0], %arg2 {in_bounds = [true, true, true], permutation_map = #map2} : tensor<4x4xf32>, vector<4x2x6xf32>
    return %1, %2 : vector<100x2x4x5xf32>, vector<4x2x6xf32>
  }
  func.func @swap(%arg0: vector<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: index, %arg3: index, %arg4: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x8xf32>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [%arg2, %arg3] [1, 1] : tensor<4x8xf32> to tensor<?x?xf32>
    %extracted_slice_0 = tensor.extract_slice %0[0, 0] [%arg2, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_0 into %arg4[%arg2, 0] [%arg2, 8] [1, 1] : tensor<?x8xf32> into tensor<?x?xf32>
    return %extracted_slice, %extracted_slice_0, %inserted_slice : tensor<?x?xf32>, tensor<?x8xf32>, tensor<?x?xf32>
  }
  func.func @swap2(%arg0: vector<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: index, %arg3: index, %arg4: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [%arg2, %arg3] [1, 1] : tensor<4x8xf32> to tensor<?x?xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg4[%arg2, 0] [%arg2, %arg3] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
  func.func @gather(%arg0: memref<?xf32>, %arg1: vector<16xi1>, %arg2: vector<16xf32>, %arg3: index, %arg4: memref<4x?xf32, strided<[?, 2], offset: ?>>, %arg5: tensor<?xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.step : vector<16xindex>
    %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
    %1 = vector.gather %arg0[%arg3] [%cst], %arg1, %arg2 : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    %2 = vector.gather %arg0[%arg3] [%0], %arg1, %arg2 : memref<?xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    %3 = vector.gather %arg5[%arg3] [%0], %arg1, %arg2 : tensor<?xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    vector.scatter %arg0[%arg3] [%cst], %arg1, %1 : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
    vector.scatter %arg4[%c0, %arg3] [%0], %arg1, %1 : memref<4x?xf32, strided<[?, 2], offset: ?>>, vector<16xindex>, vector<16xi1>, vector<16xf32>
    return %1, %2, %3 : vector<16xf32>, vector<16xf32>, vector<16xf32>
  }
  func.func @iss(%arg0: vector<2x8xf32>, %arg1: vector<8x16xf32>, %arg2: vector<4xf32>, %arg3: f32, %arg4: vector<1x1x4xf32>) -> (vector<8x16xf32>, vector<8x16xf32>, vector<2xf32>, vector<4x1xf32>, vector<1x4xf32>, vector<2xf32>) {
    %0 = vector.extract_strided_slice %arg1 {offsets = [2, 8], sizes = [2, 8], strides = [1, 1]} : vector<8x16xf32> to vector<2x8xf32>
    %1 = vector.insert_strided_slice %0, %arg1 {offsets = [2, 8], strides = [1, 1]} : vector<2x8xf32> into vector<8x16xf32>
    %2 = vector.broadcast %arg3 : f32 to vector<2x8xf32>
    %3 = vector.broadcast %arg3 : f32 to vector<8x16xf32>
    %4 = vector.insert_strided_slice %2, %3 {offsets = [1, 1], strides = [1, 1]} : vector<2x8xf32> into vector<8x16xf32>
    %5 = vector.extract_strided_slice %4 {offsets = [3, 3], sizes = [1, 2], strides = [1, 1]} : vector<8x16xf32> to vector<1x2xf32>
    %6 = vector.extract %5[0] : vector<2xf32> from vector<1x2xf32>
    %7 = vector.shape_cast %arg2 : vector<4xf32> to vector<4x1xf32>
    %8 = vector.broadcast %arg2 : vector<4xf32> to vector<1x4xf32>
    %9 = vector.shape_cast %arg4 : vector<1x1x4xf32> to vector<1x4xf32>
    %10 = arith.addf %8, %9 : vector<1x4xf32>
    %11 = vector.insert %arg3, %6 [0] : f32 into vector<2xf32>
    %12 = vector.insert %arg3, %11 [1] : f32 into vector<2xf32>
    return %1, %4, %6, %7, %10, %12 : vector<8x16xf32>, vector<8x16xf32>, vector<2xf32>, vector<4x1xf32>, vector<1x4xf32>, vector<2xf32>
  }
  func.func @shuf(%arg0: vector<f32>, %arg1: vector<f32>, %arg2: vector<4xf32>, %arg3: vector<2x2xf32>, %arg4: f32, %arg5: index) -> (vector<1xf32>, vector<2xf32>, vector<4xf32>, vector<1xf32>, f32, vector<2x1xf32>, vector<3xf32>) {
    %0 = vector.shuffle %arg0, %arg1 [1] : vector<f32>, vector<f32>
    %1 = vector.shuffle %arg0, %arg1 [0, 1] : vector<f32>, vector<f32>
    %2 = ub.poison : vector<4xf32>
    %3 = vector.shuffle %arg2, %2 [0, 1, -1, 7] : vector<4xf32>, vector<4xf32>
    %4 = arith.addf %arg2, %3 : vector<4xf32>
    %5 = vector.extract_strided_slice %4 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
    %6 = vector.reduction <add>, %5, %arg4 : vector<1xf32> into f32
    %7 = vector.broadcast %arg4 : f32 to vector<2xf32>
    %8 = vector.broadcast %arg4 : f32 to vector<2x1x1xf32>
    %9 = vector.broadcast %arg4 : f32 to vector<2x1xf32>
    %10 = vector.multi_reduction <add>, %8, %9 [1] : vector<2x1x1xf32> to vector<2x1xf32>
    %11 = vector.from_elements %arg4, %arg4, %arg4 : vector<3xf32>
    return %0, %1, %4, %5, %6, %10, %11 : vector<1xf32>, vector<2xf32>, vector<4xf32>, vector<1xf32>, f32, vector<2x1xf32>, vector<3xf32>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f37(%arg0: tensor<f32>, %arg1: tensor<2x3xi32>, %arg2: tensor<1x1x4x8xindex>) -> (tensor<4x8xindex>, index, tensor<2x?xindex>, tensor<4x8xindex>, tensor<f16>) {
    %c0 = arith.constant 0 : index
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      tensor.yield %c0 : index
    } : tensor<3xindex>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%generated, %generated : tensor<3xindex>, tensor<3xindex>) outs(%generated : tensor<3xindex>) {
    ^bb0(%in: index, %in_5: index, %out: index):
      linalg.yield %c0 : index
    } -> tensor<3xindex>
    %padded = tensor.pad %0 low[0] high[1] {
    ^bb0(%arg3: index):
      tensor.yield %c0 : index
    } : tensor<3xindex> to tensor<4xindex>
    %c0_0 = arith.constant 0 : index
    %generated_1 = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg3 : index
    } : tensor<4x8xindex>
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %generated_1[%c0, 0] [2, %c4] [%c0, %c2] : tensor<4x8xindex> to tensor<2x?xindex>
    %pack = linalg.pack %generated_1 inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %arg2 : tensor<4x8xindex> -> tensor<1x1x4x8xindex>
    %unpack = linalg.unpack %pack inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %generated_1 : tensor<1x1x4x8xindex> -> tensor<4x8xindex>
    %cst = arith.constant dense<0> : tensor<1xindex>
    %reshape = tensor.reshape %padded(%cst) : (tensor<4xindex>, tensor<1xindex>) -> tensor<?xindex>
    %c0_2 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %cst_3 = arith.constant 0.000000e+00 : f16
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f16>
    return %generated_1, %c2, %extracted_slice, %unpack, %cst_4 : tensor<4x8xindex>, index, tensor<2x?xindex>, tensor<4x8xindex>, tensor<f16>
  }
}

// -----
module {
  func.func @f44(%arg0: index, %arg1: index, %arg2: memref<8xf32>, %arg3: memref<?x4xf32>, %arg4: i1, %arg5: f32, %arg6: memref<4x4xf32>) -> (index, index, index, index) {
    %collapse_shape = memref.collapse_shape %arg6 [[0, 1]] : memref<4x4xf32> into memref<16xf32>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %0 = affine.load %arg2[%arg0 + 2] : memref<8xf32>
    %1:2 = scf.if %arg4 -> (index, f32) {
      scf.yield %arg1, %arg5 : index, f32
    } else {
      %c1_0 = arith.constant 1 : index
      %2 = arith.addi %arg0, %c1_0 : index
      scf.yield %c3, %arg5 : index, f32
    }
    return %arg1, %c3, %c8, %1#0 : index, index, index, index
  }
}

