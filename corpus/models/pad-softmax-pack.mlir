// bufferize: tensors
func.func @blocked(%x: tensor<30x60xf32>) -> (tensor<4x8x8x8xf32>, tensor<30x60xf32>) {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0] high[2, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<30x60xf32> to tensor<32x64xf32>
  %e = tensor.empty() : tensor<4x8x8x8xf32>
  %expanded = tensor.expand_shape %p [[0, 1], [2, 3]] output_shape [4, 8, 8, 8] : tensor<32x64xf32> into tensor<4x8x8x8xf32>
  %t = linalg.transpose ins(%expanded : tensor<4x8x8x8xf32>) outs(%e : tensor<4x8x8x8xf32>) permutation = [0, 2, 1, 3]
  %s = tensor.extract_slice %p[0, 0] [30, 60] [1, 1] : tensor<32x64xf32> to tensor<30x60xf32>
  %eo = tensor.empty() : tensor<30x60xf32>
  %m = linalg.map { arith.negf } ins(%s : tensor<30x60xf32>) outs(%eo : tensor<30x60xf32>)
  return %t, %m : tensor<4x8x8x8xf32>, tensor<30x60xf32>
}
