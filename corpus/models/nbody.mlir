// bufferize: tensors
func.func @step(%pos: tensor<?x3xf64>, %vel: tensor<?x3xf64>, %mass: tensor<?xf64>, %dt: f64) -> (tensor<?x3xf64>, tensor<?x3xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %soft = arith.constant 1.0e-9 : f64
  %n = tensor.dim %pos, %c0 : tensor<?x3xf64>
  %v = scf.for %i = %c0 to %n step %c1 iter_args(%vi = %vel) -> tensor<?x3xf64> {
    %vj = scf.for %j = %c0 to %n step %c1 iter_args(%w = %vi) -> tensor<?x3xf64> {
      %d2 = scf.for %d = %c0 to %c3 step %c1 iter_args(%s = %soft) -> f64 {
        %a = tensor.extract %pos[%i, %d] : tensor<?x3xf64>
        %b = tensor.extract %pos[%j, %d] : tensor<?x3xf64>
        %0 = arith.subf %a, %b : f64
        %1 = math.fma %0, %0, %s : f64
        scf.yield %1 : f64
      }
      %r = math.rsqrt %d2 : f64
      %m = tensor.extract %mass[%j] : tensor<?xf64>
      %0 = arith.mulf %m, %r : f64
      %f = arith.divf %0, %d2 : f64
      %vd = scf.for %d = %c0 to %c3 step %c1 iter_args(%u = %w) -> tensor<?x3xf64> {
        %a = tensor.extract %pos[%i, %d] : tensor<?x3xf64>
        %b = tensor.extract %pos[%j, %d] : tensor<?x3xf64>
        %old = tensor.extract %u[%i, %d] : tensor<?x3xf64>
        %1 = arith.subf %b, %a : f64
        %2 = arith.mulf %1, %f : f64
        %3 = math.fma %2, %dt, %old : f64
        %put = tensor.insert %3 into %u[%i, %d] : tensor<?x3xf64>
        scf.yield %put : tensor<?x3xf64>
      }
      scf.yield %vd : tensor<?x3xf64>
    }
    scf.yield %vj : tensor<?x3xf64>
  }
  %e = tensor.empty(%n) : tensor<?x3xf64>
  %p = linalg.map ins(%pos, %v : tensor<?x3xf64>, tensor<?x3xf64>) outs(%e : tensor<?x3xf64>)
    (%a: f64, %b: f64, %o: f64) {
      %0 = math.fma %b, %dt, %a : f64
      linalg.yield %0 : f64
    }
  return %p, %v : tensor<?x3xf64>, tensor<?x3xf64>
}
