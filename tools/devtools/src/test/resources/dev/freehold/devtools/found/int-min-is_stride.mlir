func.func @main(%m: memref<8xf32>, %t: tensor<8xf32>, %u: tensor<8x8xf32>, %f: f32, %x: index, %v: vector<4xf32>) {
  %k = arith.constant -9223372036854775808 : index
  %e = tensor.empty() : tensor<1xf32>
  %s = tensor.insert_slice %e into %t[0] [1] [%k] : tensor<1xf32> into tensor<8xf32>
  "test.use"(%s) : (tensor<8xf32>) -> ()
  return
}
