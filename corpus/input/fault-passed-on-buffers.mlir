// A constant.
func.func @constant(%f: f32, %n: index) -> f32 {
  %t = tensor.splat %f : tensor<3xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<3xf32> {
    %k = arith.constant dense<2.0> : tensor<3xf32>
    scf.yield %k : tensor<3xf32>
  }
  %w = tensor.insert %f into %r[%c0] : tensor<3xf32>
  %e = tensor.extract %w[%c0] : tensor<3xf32>
  return %e : f32
}

// A copy from outside: the second iteration writes to it, and the third reads it.
func.func @copy(%f: f32, %g: f32) -> (f32, f32) {
  %t = tensor.splat %f : tensor<3xf32>
  %o = tensor.splat %g : tensor<8xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %s = tensor.extract_slice %o[0] [3] [1] : tensor<8xf32> to tensor<3xf32>
  %w = tensor.insert %f into %o[%c0] : tensor<8xf32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %t, %sum = %zero) -> (tensor<3xf32>, f32) {
    %x = tensor.insert %f into %a[%c0] : tensor<3xf32>
    %u = tensor.extract %x[%c1] : tensor<3xf32>
    %v = tensor.extract %s[%c0] : tensor<3xf32>
    %p = arith.addf %u, %v : f32
    %q = arith.addf %sum, %p : f32
    scf.yield %s, %q : tensor<3xf32>, f32
  }
  %e = tensor.extract %w[%c0] : tensor<8xf32>
  return %r#1, %e : f32, f32
}

// One buffer in two places.
func.func @twice(%f: f32, %g: f32) -> f32 {
  %t = tensor.splat %f : tensor<3xf32>
  %o = tensor.splat %g : tensor<3xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %r:3 = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %t, %b = %o, %sum = %zero) -> (tensor<3xf32>, tensor<3xf32>, f32) {
    %x = tensor.insert %f into %a[%c0] : tensor<3xf32>
    %u = tensor.extract %x[%c0] : tensor<3xf32>
    %v = tensor.extract %b[%c0] : tensor<3xf32>
    %p = arith.addf %u, %v : f32
    %e = bufferization.alloc_tensor() : tensor<3xf32>
    %k = linalg.fill ins(%g : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
    scf.yield %k, %k, %p : tensor<3xf32>, tensor<3xf32>, f32
  }
  return %r#2 : f32
}

// A tensor from outside.
func.func @back(%f: f32, %g: f32) -> (f32, f32) {
  %t = tensor.splat %f : tensor<3xf32>
  %o = tensor.splat %g : tensor<3xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r:2 = scf.while (%a = %t, %n = %c0) : (tensor<3xf32>, index) -> (tensor<3xf32>, index) {
    %x = tensor.insert %f into %a[%n] : tensor<3xf32>
    %c = arith.cmpi slt, %n, %c2 : index
    scf.condition(%c) %x, %n : tensor<3xf32>, index
  } do {
  ^bb0(%a: tensor<3xf32>, %n: index):
    %m = arith.addi %n, %c1 : index
    scf.yield %o, %m : tensor<3xf32>, index
  }
  %e = tensor.extract %o[%c1] : tensor<3xf32>
  %d = tensor.extract %r#0[%c0] : tensor<3xf32>
  return %d, %e : f32, f32
}
