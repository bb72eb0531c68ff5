func.func @main(%f: f32, %i: index) -> f32 {
  %4 = tensor.from_elements %f, %f : tensor<2xf32, 2 : i64>
  %e = tensor.extract %4[%i] : tensor<2xf32, 2 : i64>
  return %e : f32
}
