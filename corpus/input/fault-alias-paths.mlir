func.func @f(%t: tensor<5xf32>, %u: tensor<5xf32>, %v: f32, %i: index, %c: i1) -> f32 {
  %b = tensor.insert %v into %t[%i] : tensor<5xf32>
  %s = arith.select %c, %u, %b : tensor<5xf32>
  %q = tensor.extract %s[%i] : tensor<5xf32>
  return %q : f32
}
