func.func @lower_rank(%v: i64, %x: vector<2xi64>) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<2x3xi64>
  %t = linalg.fill ins(%v : i64) outs(%e : tensor<2x3xi64>) -> tensor<2x3xi64>
  %w = vector.transfer_write %x, %t[%c0, %c0] {in_bounds = [true]} : vector<2xi64>, tensor<2x3xi64>
  %r = tensor.extract %t[%c0, %c0] : tensor<2x3xi64>
  %q = tensor.extract %w[%c1, %c1] : tensor<2x3xi64>
  return %r, %q : i64, i64
}

func.func @permuted_part(%v: i64, %t: tensor<2x3xi64>, %x: vector<2x3xi64>) -> (i64, tensor<2x3xi64>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %x, %t[%c0, %c0] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x3xi64>, tensor<2x3xi64>
  %r = tensor.extract %t[%c0, %c0] : tensor<2x3xi64>
  return %r, %w : i64, tensor<2x3xi64>
}

func.func @column(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5 : i64
  %e = tensor.empty() : tensor<3x2xi64>
  %t = linalg.fill ins(%z : i64) outs(%e : tensor<3x2xi64>) -> tensor<3x2xi64>
  %x = tensor.splat %v : tensor<3xi64>
  %w = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0, 0)>], iterator_types = ["parallel"]} ins(%x : tensor<3xi64>) outs(%t : tensor<3x2xi64>) {
  ^bb0(%a: i64, %b: i64):
    linalg.yield %a : i64
  } -> tensor<3x2xi64>
  %r = tensor.extract %t[%c0, %c0] : tensor<3x2xi64>
  %q = tensor.extract %w[%c1, %c1] : tensor<3x2xi64>
  %s = arith.addi %r, %q : i64
  return %s : i64
}

func.func @no_iterations(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5 : i64
  %e = tensor.empty() : tensor<3xi64>
  %t = linalg.fill ins(%z : i64) outs(%e : tensor<3xi64>) -> tensor<3xi64>
  %x = tensor.splat %v : tensor<3x0xi64>
  %w = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<3x0xi64>) outs(%t : tensor<3xi64>) {
  ^bb0(%a: i64, %b: i64):
    linalg.yield %a : i64
  } -> tensor<3xi64>
  %r = tensor.extract %t[%c0] : tensor<3xi64>
  %q = tensor.extract %w[%c1] : tensor<3xi64>
  %s = arith.addi %r, %q : i64
  return %s : i64
}

func.func @unsigned_bounds(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %cm = arith.constant -1 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5 : i64
  %e = tensor.empty() : tensor<3xi64>
  %t = linalg.fill ins(%z : i64) outs(%e : tensor<3xi64>) -> tensor<3xi64>
  %r = scf.for unsigned %i = %cm to %c1 step %c1 iter_args(%a = %t) -> tensor<3xi64> {
    %f = linalg.fill ins(%v : i64) outs(%a : tensor<3xi64>) -> tensor<3xi64>
    scf.yield %f : tensor<3xi64>
  }
  %x = tensor.extract %t[%c0] : tensor<3xi64>
  %y = tensor.extract %r[%c0] : tensor<3xi64>
  %s = arith.addi %y, %x : i64
  return %s : i64
}
