func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %x: tensor<1xf32>, %y: tensor<1xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = scf.forall (%i) in (1) shared_outs(%p = %a, %q = %b) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %q[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %y into %p[2] [1] [1] : tensor<1xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %y into %q[3] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}
