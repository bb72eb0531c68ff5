// Parts that do not fit what is behind a cast, strides of zero, tiles of tiles, and constants of complex numbers.
func.func @beyond(%t: tensor<1x4xf32>, %u: tensor<3x2xf32>, %n: index) -> (tensor<1x3xf32>, tensor<?x4xf32>) {
  %c = tensor.cast %t : tensor<1x4xf32> to tensor<?x4xf32>
  %0 = tensor.extract_slice %c[1, 0] [1, 3] [1, 1] : tensor<?x4xf32> to tensor<1x3xf32>
  %1 = tensor.insert_slice %u into %c[0, 1] [3, 2] [1, 1] : tensor<3x2xf32> into tensor<?x4xf32>
  return %0, %1 : tensor<1x3xf32>, tensor<?x4xf32>
}

func.func @step(%t: tensor<8xi32>, %u: tensor<1xi32>, %m: memref<8xi32>) -> (tensor<1xi32>, tensor<8xi32>, memref<1xi32, strided<[?]>>) {
  %zero = arith.constant 0 : index
  %0 = tensor.extract_slice %t[0] [1] [%zero] : tensor<8xi32> to tensor<1xi32>
  %1 = tensor.insert_slice %u into %t[0] [1] [%zero] : tensor<1xi32> into tensor<8xi32>
  %2 = memref.subview %m[0] [1] [%zero] : memref<8xi32> to memref<1xi32, strided<[?]>>
  return %0, %1, %2 : tensor<1xi32>, tensor<8xi32>, memref<1xi32, strided<[?]>>
}

func.func @tiles(%t: tensor<5xf32>, %e: tensor<3x2xf32>, %p: f32, %x: f32) -> tensor<5xf32> {
  %filled = linalg.fill ins(%x : f32) outs(%t : tensor<5xf32>) -> tensor<5xf32>
  %0 = linalg.pack %t padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<5xf32> -> tensor<3x2xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0] inner_tiles = [2] into %filled : tensor<3x2xf32> -> tensor<5xf32>
  return %1 : tensor<5xf32>
}

func.func @complex(%i: tensor<2x1xindex>) -> (tensor<2xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x1xi8>) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.constant [3.0 : f32, 4.0 : f32] : complex<f32>
  %0 = tensor.from_elements %a, %b : tensor<2xcomplex<f32>>
  %all = arith.constant dense<(5.0, 6.0)> : tensor<4xcomplex<f32>>
  %1 = tensor.extract_slice %all[1] [1] [1] : tensor<4xcomplex<f32>> to tensor<1xcomplex<f32>>
  %2 = tensor.splat %a : tensor<3xcomplex<f32>>
  %bytes = arith.constant dense<7> : tensor<4xi8>
  %3 = tensor.gather %bytes[%i] gather_dims([0]) : (tensor<4xi8>, tensor<2x1xindex>) -> tensor<2x1xi8>
  return %0, %1, %2, %3 : tensor<2xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x1xi8>
}
