func.func @f(%f: f32, %g: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %t = tensor.splat %f : tensor<8xf32>
  %x = tensor.splat %g : tensor<3xf32>
  %r = scf.forall (%k) in (1) shared_outs(%q = %t) -> tensor<8xf32> {
    %w = tensor.insert %g into %q[%c0] : tensor<8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %q[3] [3] [1] : tensor<3xf32> into tensor<8xf32>
    }
  }
  %e = tensor.extract %r[%c0] : tensor<8xf32>
  return %e : f32
}
