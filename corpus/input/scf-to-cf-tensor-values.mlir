func.func @f(%c: i1, %t: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<*xf32>) {
  %r = scf.for %i = %n to %n step %n iter_args(%a = %t) -> tensor<4xf32> {
    scf.yield %a : tensor<4xf32>
  }
  %z = tensor.cast %r : tensor<4xf32> to tensor<*xf32>
  %s:2 = scf.if %c -> (tensor<*xf32>, tensor<4xf32>) {
    scf.yield %z, %t : tensor<*xf32>, tensor<4xf32>
  } else {
    scf.yield %z, %r : tensor<*xf32>, tensor<4xf32>
  }
  return %s#1, %s#0 : tensor<4xf32>, tensor<*xf32>
}
