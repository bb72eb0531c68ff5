// bufferize: tensors
#v = affine_map<(i) -> (i)>
#m = affine_map<(i, k) -> (i, k)>
#k = affine_map<(i, k) -> (k)>
#i = affine_map<(i, k) -> (i)>
func.func private @gate(%w: tensor<24x24xf32>, %u: tensor<24x24xf32>, %b: tensor<24xf32>, %x: tensor<24xf32>, %h: tensor<24xf32>) -> tensor<24xf32> {
  %0 = linalg.generic {indexing_maps = [#m, #k, #i], iterator_types = ["parallel", "reduction"]} ins(%w, %x : tensor<24x24xf32>, tensor<24xf32>) outs(%b : tensor<24xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %p = arith.mulf %a, %c : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<24xf32>
  %1 = linalg.matvec ins(%u, %h : tensor<24x24xf32>, tensor<24xf32>) outs(%0 : tensor<24xf32>) -> tensor<24xf32>
  return %1 : tensor<24xf32>
}
func.func private @sigmoid(%x: tensor<24xf32>) -> tensor<24xf32> {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<24xf32>
  %0 = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%x : tensor<24xf32>) outs(%e : tensor<24xf32>) {
  ^bb0(%a: f32, %o: f32):
    %n = arith.negf %a : f32
    %p = math.exp %n : f32
    %q = arith.addf %p, %one : f32
    %r = arith.divf %one, %q : f32
    linalg.yield %r : f32
  } -> tensor<24xf32>
  return %0 : tensor<24xf32>
}
func.func @lstm(%xs: tensor<?x24xf32>, %w: tensor<4x24x24xf32>, %u: tensor<4x24x24xf32>, %b: tensor<4x24xf32>) -> (tensor<24xf32>, tensor<?x24xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %xs, %c0 : tensor<?x24xf32>
  %e = tensor.empty() : tensor<24xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<24xf32>) -> tensor<24xf32>
  %all = tensor.empty(%n) : tensor<?x24xf32>
  %w0 = tensor.extract_slice %w[0, 0, 0] [1, 24, 24] [1, 1, 1] : tensor<4x24x24xf32> to tensor<24x24xf32>
  %w1 = tensor.extract_slice %w[1, 0, 0] [1, 24, 24] [1, 1, 1] : tensor<4x24x24xf32> to tensor<24x24xf32>
  %u0 = tensor.extract_slice %u[0, 0, 0] [1, 24, 24] [1, 1, 1] : tensor<4x24x24xf32> to tensor<24x24xf32>
  %u1 = tensor.extract_slice %u[1, 0, 0] [1, 24, 24] [1, 1, 1] : tensor<4x24x24xf32> to tensor<24x24xf32>
  %b0 = tensor.extract_slice %b[0, 0] [1, 24] [1, 1] : tensor<4x24xf32> to tensor<24xf32>
  %b1 = tensor.extract_slice %b[1, 0] [1, 24] [1, 1] : tensor<4x24xf32> to tensor<24xf32>
  %r:3 = scf.for %t = %c0 to %n step %c1 iter_args(%h = %z, %c = %z, %out = %all) -> (tensor<24xf32>, tensor<24xf32>, tensor<?x24xf32>) {
    %x = tensor.extract_slice %xs[%t, 0] [1, 24] [1, 1] : tensor<?x24xf32> to tensor<24xf32>
    %g0 = func.call @gate(%w0, %u0, %b0, %x, %h) : (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %f = func.call @sigmoid(%g0) : (tensor<24xf32>) -> tensor<24xf32>
    %g1 = func.call @gate(%w1, %u1, %b1, %x, %h) : (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %d = linalg.generic {indexing_maps = [#v, #v, #v, #v], iterator_types = ["parallel"]} ins(%f, %c, %g1 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) outs(%e : tensor<24xf32>) {
    ^bb0(%p: f32, %q: f32, %s: f32, %o: f32):
      %0 = arith.mulf %p, %q : f32
      %1 = math.tanh %s : f32
      %2 = arith.addf %0, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<24xf32>
    %y = linalg.tanh ins(%d : tensor<24xf32>) outs(%e : tensor<24xf32>) -> tensor<24xf32>
    %put = tensor.insert_slice %y into %out[%t, 0] [1, 24] [1, 1] : tensor<24xf32> into tensor<?x24xf32>
    scf.yield %y, %d, %put : tensor<24xf32>, tensor<24xf32>, tensor<?x24xf32>
  }
  return %r#0, %r#2 : tensor<24xf32>, tensor<?x24xf32>
}
