func.func @threads(%n: index, %a: tensor<4x4xf32>, %b: tensor<?x4xf32>, %x: tensor<1x4xf32>) -> (tensor<?x4xf32>, index, index, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %k = tensor.cast %a : tensor<4x4xf32> to tensor<?x4xf32>
  %0:4 = scf.forall (%i) in (%n) shared_outs(%o = %k, %p = %b, %unused = %a, %same = %a)
      -> (tensor<?x4xf32>, tensor<?x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
    %s = tensor.extract_slice %same[%i, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
      tensor.parallel_insert_slice %x into %p[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
      tensor.parallel_insert_slice %x into %unused[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
    }
  } {note}
  %d = tensor.dim %0#0, %c0 : tensor<?x4xf32>
  %e = tensor.dim %0#1, %c0 : tensor<?x4xf32>
  return %0#0, %d, %e, %0#3 : tensor<?x4xf32>, index, index, tensor<4x4xf32>
}
func.func @once(%a: tensor<4x4xf32>, %x: tensor<1x4xf32>) -> tensor<4x4xf32> {
  %0 = scf.forall (%i, %j) = (2, 0) to (3, 4) step (1, 4) shared_outs(%o = %a) -> (tensor<4x4xf32>) {
    %s = tensor.extract_slice %o[%i, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
    %m = arith.mulf %s, %x : tensor<1x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i, %j] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
    }
  }
  return %0 : tensor<4x4xf32>
}
func.func private @step(tensor<?x4xf32>) -> tensor<?x4xf32>
func.func @loop(%n: index, %a: tensor<4x4xf32>) -> (tensor<?x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = tensor.cast %a : tensor<4x4xf32> to tensor<?x4xf32>
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %k, %u = %k) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
    %v = func.call @step(%t) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    scf.yield %v, %v : tensor<?x4xf32>, tensor<?x4xf32>
  } {note}
  %z = tensor.cast %0#1 : tensor<?x4xf32> to tensor<4x4xf32>
  return %0#0, %z : tensor<?x4xf32>, tensor<4x4xf32>
}
