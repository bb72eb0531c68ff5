module {
  func.func @beyond(%arg0: tensor<1x4xf32>, %arg1: tensor<3x2xf32>, %arg2: index) -> (tensor<1x3xf32>, tensor<?x4xf32>) {
    %cast = tensor.cast %arg0 : tensor<1x4xf32> to tensor<?x4xf32>
    %extracted_slice = tensor.extract_slice %cast[1, 0] [1, 3] [1, 1] : tensor<?x4xf32> to tensor<1x3xf32>
    %inserted_slice = tensor.insert_slice %arg1 into %cast[0, 1] [3, 2] [1, 1] : tensor<3x2xf32> into tensor<?x4xf32>
    return %extracted_slice, %inserted_slice : tensor<1x3xf32>, tensor<?x4xf32>
  }
  func.func @step(%arg0: tensor<8xi32>, %arg1: tensor<1xi32>, %arg2: memref<8xi32>) -> (tensor<1xi32>, tensor<8xi32>, memref<1xi32, strided<[?]>>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [0] : tensor<8xi32> to tensor<1xi32>
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0] [1] [%c0] : tensor<1xi32> into tensor<8xi32>
    %subview = memref.subview %arg2[0] [1] [%c0] : memref<8xi32> to memref<1xi32, strided<[?]>>
    return %extracted_slice, %inserted_slice, %subview : tensor<1xi32>, tensor<8xi32>, memref<1xi32, strided<[?]>>
  }
  func.func @tiles(%arg0: tensor<5xf32>, %arg1: tensor<3x2xf32>, %arg2: f32, %arg3: f32) -> tensor<5xf32> {
    %0 = linalg.fill ins(%arg3 : f32) outs(%arg0 : tensor<5xf32>) -> tensor<5xf32>
    %pack = linalg.pack %arg0 padding_value(%arg2 : f32) inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<5xf32> -> tensor<3x2xf32>
    %unpack = linalg.unpack %pack inner_dims_pos = [0] inner_tiles = [2] into %0 : tensor<3x2xf32> -> tensor<5xf32>
    return %unpack : tensor<5xf32>
  }
  func.func @complex(%arg0: tensor<2x1xindex>) -> (tensor<2xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x1xi8>) {
    %cst = arith.constant dense<7> : tensor<2x1xi8>
    %cst_0 = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
    %cst_1 = arith.constant dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00)]> : tensor<2xcomplex<f32>>
    %cst_2 = arith.constant dense<(5.000000e+00,6.000000e+00)> : tensor<1xcomplex<f32>>
    %splat = tensor.splat %cst_0 : tensor<3xcomplex<f32>>
    return %cst_1, %cst_2, %splat, %cst : tensor<2xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x1xi8>
  }
}

