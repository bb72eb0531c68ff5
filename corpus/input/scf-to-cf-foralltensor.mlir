func.func @f(%u: index, %t: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  scf.if %c { "test.a"() : () -> () }
  %r = scf.forall (%i) in (%u) shared_outs(%o = %t) -> tensor<?xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32> }
  }
  return %r : tensor<?xf32>
}
