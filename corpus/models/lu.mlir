// bufferize: tensors
// Decompositions of a matrix, in place.
func.func @lu(%a: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<?x?xf64>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%ak = %a) -> tensor<?x?xf64> {
    %k1 = arith.addi %k, %c1 : index
    %pivot = tensor.extract %ak[%k, %k] : tensor<?x?xf64>
    %ri = scf.for %i = %k1 to %n step %c1 iter_args(%ai = %ak) -> tensor<?x?xf64> {
      %x = tensor.extract %ai[%i, %k] : tensor<?x?xf64>
      %l = arith.divf %x, %pivot : f64
      %b = tensor.insert %l into %ai[%i, %k] : tensor<?x?xf64>
      %rj = scf.for %j = %k1 to %n step %c1 iter_args(%aj = %b) -> tensor<?x?xf64> {
        %u = tensor.extract %aj[%k, %j] : tensor<?x?xf64>
        %old = tensor.extract %aj[%i, %j] : tensor<?x?xf64>
        %0 = arith.mulf %l, %u : f64
        %1 = arith.subf %old, %0 : f64
        %2 = tensor.insert %1 into %aj[%i, %j] : tensor<?x?xf64>
        scf.yield %2 : tensor<?x?xf64>
      }
      scf.yield %rj : tensor<?x?xf64>
    }
    scf.yield %ri : tensor<?x?xf64>
  }
  return %r : tensor<?x?xf64>
}
func.func @cholesky(%a: tensor<16x16xf64>) -> tensor<16x16xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<16x16xf64>
  %z = linalg.fill ins(%zero : f64) outs(%e : tensor<16x16xf64>) -> tensor<16x16xf64>
  %r = scf.for %i = %c0 to %c16 step %c1 iter_args(%li = %z) -> tensor<16x16xf64> {
    %end = arith.addi %i, %c1 : index
    %rj = scf.for %j = %c0 to %end step %c1 iter_args(%lj = %li) -> tensor<16x16xf64> {
      %s = scf.for %k = %c0 to %j step %c1 iter_args(%acc = %zero) -> f64 {
        %p = tensor.extract %lj[%i, %k] : tensor<16x16xf64>
        %q = tensor.extract %lj[%j, %k] : tensor<16x16xf64>
        %0 = arith.mulf %p, %q : f64
        %1 = arith.addf %acc, %0 : f64
        scf.yield %1 : f64
      }
      %x = tensor.extract %a[%i, %j] : tensor<16x16xf64>
      %d = arith.subf %x, %s : f64
      %diagonal = arith.cmpi eq, %i, %j : index
      %v = scf.if %diagonal -> f64 {
        %0 = math.sqrt %d : f64
        scf.yield %0 : f64
      } else {
        %p = tensor.extract %lj[%j, %j] : tensor<16x16xf64>
        %0 = arith.divf %d, %p : f64
        scf.yield %0 : f64
      }
      %put = tensor.insert %v into %lj[%i, %j] : tensor<16x16xf64>
      scf.yield %put : tensor<16x16xf64>
    }
    scf.yield %rj : tensor<16x16xf64>
  }
  return %r : tensor<16x16xf64>
}
