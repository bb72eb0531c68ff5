func.func @f(%t: tensor<3xi64>, %v: i64, %i: index, %c: i1) -> (tensor<3xi64>, i64) {
  cf.cond_br %c, ^bb1, ^bb2(%t, %t : tensor<3xi64>, tensor<3xi64>)
^bb1:
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<3xi64>
  %e = tensor.extract %0[%i] : tensor<3xi64>
  cf.br ^bb2(%0, %0 : tensor<3xi64>, tensor<3xi64>)
^bb2(%1: tensor<3xi64>, %2: tensor<3xi64>):
  %x = tensor.extract %2[%i] : tensor<3xi64>
  return %1, %x : tensor<3xi64>, i64
}
