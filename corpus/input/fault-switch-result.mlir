func.func @written_result(%t: tensor<5xf32>, %u: tensor<5xf32>, %v: f32, %i: index) -> (f32, f32) {
  %6 = scf.index_switch %i -> tensor<5xf32>
  case 0 {
      scf.yield %t : tensor<5xf32>
  }
  default {
      scf.yield %u : tensor<5xf32>
  }
  %b = tensor.insert %v into %6[%i] : tensor<5xf32>
  %q = tensor.extract %b[%i] : tensor<5xf32>
  %r = tensor.extract %t[%i] : tensor<5xf32>
  return %q, %r : f32, f32
}
