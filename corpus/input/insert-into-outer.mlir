func.func @two(%e: tensor<4x4xf32>, %x: tensor<1x4xf32>, %y: tensor<1x4xf32>) -> tensor<4x4xf32> {
  %q = scf.forall (%i) in (1) shared_outs(%o = %e) -> (tensor<4x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %e[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
    }
  }
  return %q : tensor<4x4xf32>
}
