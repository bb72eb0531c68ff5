func.func private @constant() -> tensor<3xf32> {
  %k = arith.constant dense<1.0> : tensor<3xf32>
  return %k : tensor<3xf32>
}

func.func @f(%f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %t = call @constant() : () -> tensor<3xf32>
  %w = tensor.insert %f into %t[%c0] : tensor<3xf32>
  %u = call @constant() : () -> tensor<3xf32>
  %e = tensor.extract %u[%c0] : tensor<3xf32>
  %x = tensor.extract %w[%c0] : tensor<3xf32>
  %s = arith.addf %e, %x : f32
  return %s : f32
}
