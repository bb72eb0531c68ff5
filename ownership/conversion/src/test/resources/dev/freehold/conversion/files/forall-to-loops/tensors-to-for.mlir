// RUN: freehold-opt %s --scf-forall-to-for -verify-diagnostics

// The reference crashes or fails without a message.
func.func @f(%n: index, %t: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error@below {{'scf.forall' op returns tensors; bufferize it first}}
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %t[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32> }
  }
  return %r : tensor<?xf32>
}
