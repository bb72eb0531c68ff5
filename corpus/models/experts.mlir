// bufferize: tensors
// One of several ways to compute a layer, chosen at run time.
func.func private @expert(%x: tensor<16x32xf32>, %w: tensor<32x32xf32>) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x32xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %r = linalg.matmul ins(%x, %w : tensor<16x32xf32>, tensor<32x32xf32>) outs(%z : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %r : tensor<16x32xf32>
}
func.func @layer(%x: tensor<16x32xf32>, %w: tensor<3x32x32xf32>, %which: index, %skip: i1) -> tensor<16x32xf32> {
  %r = scf.if %skip -> tensor<16x32xf32> {
    scf.yield %x : tensor<16x32xf32>
  } else {
    %y = scf.index_switch %which -> tensor<16x32xf32>
    case 0 {
      %w0 = tensor.extract_slice %w[0, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<3x32x32xf32> to tensor<32x32xf32>
      %0 = func.call @expert(%x, %w0) : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
      scf.yield %0 : tensor<16x32xf32>
    }
    case 1 {
      %w1 = tensor.extract_slice %w[1, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<3x32x32xf32> to tensor<32x32xf32>
      %0 = func.call @expert(%x, %w1) : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
      %e = tensor.empty() : tensor<16x32xf32>
      %1 = linalg.exp ins(%0 : tensor<16x32xf32>) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
      scf.yield %1 : tensor<16x32xf32>
    }
    default {
      %e = tensor.empty() : tensor<16x32xf32>
      %0 = linalg.square ins(%x : tensor<16x32xf32>) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
      scf.yield %0 : tensor<16x32xf32>
    }
    %e = tensor.empty() : tensor<16x32xf32>
    %z = linalg.add ins(%x, %y : tensor<16x32xf32>, tensor<16x32xf32>) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
    scf.yield %z : tensor<16x32xf32>
  }
  return %r : tensor<16x32xf32>
}
