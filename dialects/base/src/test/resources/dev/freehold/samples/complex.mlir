module {
  func.func @complex(%arg0: tensor<2x1xindex>) -> (tensor<2xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x1xi8>) {
    %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
    %cst_0 = complex.constant [3.000000e+00 : f32, 4.000000e+00 : f32] : complex<f32>
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xcomplex<f32>>
    %cst_1 = arith.constant dense<(5.000000e+00,6.000000e+00)> : tensor<4xcomplex<f32>>
    %extracted_slice = tensor.extract_slice %cst_1[1] [1] [1] : tensor<4xcomplex<f32>> to tensor<1xcomplex<f32>>
    %splat = tensor.splat %cst : tensor<3xcomplex<f32>>
    %cst_2 = arith.constant dense<7> : tensor<4xi8>
    %gather = tensor.gather %cst_2[%arg0] gather_dims([0]) : (tensor<4xi8>, tensor<2x1xindex>) -> tensor<2x1xi8>
    return %from_elements, %extracted_slice, %splat, %gather : tensor<2xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x1xi8>
  }
}
