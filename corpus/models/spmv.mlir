// bufferize: tensors
// A sparse matrix in compressed rows times a vector.
func.func @spmv(%rows: tensor<?xindex>, %columns: tensor<?xindex>, %values: tensor<?xf64>, %x: tensor<?xf64>) -> tensor<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n1 = tensor.dim %rows, %c0 : tensor<?xindex>
  %n = arith.subi %n1, %c1 : index
  %e = tensor.empty(%n) : tensor<?xf64>
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%out = %e) -> tensor<?xf64> {
    %next = arith.addi %i, %c1 : index
    %from = tensor.extract %rows[%i] : tensor<?xindex>
    %to = tensor.extract %rows[%next] : tensor<?xindex>
    %sum = scf.for %p = %from to %to step %c1 iter_args(%s = %zero) -> f64 {
      %j = tensor.extract %columns[%p] : tensor<?xindex>
      %a = tensor.extract %values[%p] : tensor<?xf64>
      %b = tensor.extract %x[%j] : tensor<?xf64>
      %0 = arith.mulf %a, %b : f64
      %1 = arith.addf %s, %0 : f64
      scf.yield %1 : f64
    }
    %put = tensor.insert %sum into %out[%i] : tensor<?xf64>
    scf.yield %put : tensor<?xf64>
  }
  return %y : tensor<?xf64>
}
