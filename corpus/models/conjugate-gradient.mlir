// bufferize: tensors
#v = affine_map<(i) -> (i)>
#none = affine_map<(i) -> ()>
func.func private @dot(%a: tensor<64xf64>, %b: tensor<64xf64>) -> f64 {
  %zero = arith.constant dense<0.0> : tensor<f64>
  %r = linalg.dot ins(%a, %b : tensor<64xf64>, tensor<64xf64>) outs(%zero : tensor<f64>) -> tensor<f64>
  %s = tensor.extract %r[] : tensor<f64>
  return %s : f64
}
func.func private @axpy(%a: f64, %x: tensor<64xf64>, %y: tensor<64xf64>) -> tensor<64xf64> {
  %e = tensor.empty() : tensor<64xf64>
  %r = linalg.generic {indexing_maps = [#v, #v, #v], iterator_types = ["parallel"]} ins(%x, %y : tensor<64xf64>, tensor<64xf64>) outs(%e : tensor<64xf64>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %0 = arith.mulf %a, %p : f64
    %1 = arith.addf %0, %q : f64
    linalg.yield %1 : f64
  } -> tensor<64xf64>
  return %r : tensor<64xf64>
}
func.func @solve(%A: tensor<64x64xf64>, %b: tensor<64xf64>, %eps: f64) -> tensor<64xf64> {
  %zero = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<64xf64>
  %x0 = linalg.fill ins(%zero : f64) outs(%e : tensor<64xf64>) -> tensor<64xf64>
  %rr0 = call @dot(%b, %b) : (tensor<64xf64>, tensor<64xf64>) -> f64
  %res:4 = scf.while (%x = %x0, %r = %b, %p = %b, %rr = %rr0) : (tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, f64) -> (tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, f64) {
    %more = arith.cmpf ogt, %rr, %eps : f64
    scf.condition(%more) %x, %r, %p, %rr : tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, f64
  } do {
  ^bb0(%x: tensor<64xf64>, %r: tensor<64xf64>, %p: tensor<64xf64>, %rr: f64):
    %z = linalg.fill ins(%zero : f64) outs(%e : tensor<64xf64>) -> tensor<64xf64>
    %Ap = linalg.matvec ins(%A, %p : tensor<64x64xf64>, tensor<64xf64>) outs(%z : tensor<64xf64>) -> tensor<64xf64>
    %pAp = func.call @dot(%p, %Ap) : (tensor<64xf64>, tensor<64xf64>) -> f64
    %alpha = arith.divf %rr, %pAp : f64
    %nalpha = arith.negf %alpha : f64
    %x1 = func.call @axpy(%alpha, %p, %x) : (f64, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
    %r1 = func.call @axpy(%nalpha, %Ap, %r) : (f64, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
    %rr1 = func.call @dot(%r1, %r1) : (tensor<64xf64>, tensor<64xf64>) -> f64
    %beta = arith.divf %rr1, %rr : f64
    %p1 = func.call @axpy(%beta, %p, %r1) : (f64, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
    scf.yield %x1, %r1, %p1, %rr1 : tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, f64
  }
  return %res#0 : tensor<64xf64>
}
