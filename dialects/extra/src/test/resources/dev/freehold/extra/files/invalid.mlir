// RUN: freehold-opt %s --allow-unregistered-dialect -split-input-file -verify-diagnostics

// The reference crashes on these.
func.func @scalar(%a: vector<[4]xf32>) {
  // expected-error@below {{'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'}}
  %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<[4]xf32>, vector<[4]xf32>) -> i1
  return
}

// -----

func.func @argument(%c: tensor<i1>, %a: tensor<f32>) {
  // expected-error@below {{'tosa.cond_if' op require same element type for 'then_graph' arguments ('i32') and 'input_list' ('f32')}}
  %1 = "tosa.cond_if"(%c, %a) ({
  ^bb0(%x: i32):
    "tosa.yield"(%a) : (tensor<f32>) -> ()
  }, {
  ^bb0(%y: tensor<f32>):
    "tosa.yield"(%a) : (tensor<f32>) -> ()
  }) : (tensor<i1>, tensor<f32>) -> tensor<f32>
  return
}
