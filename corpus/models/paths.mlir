// bufferize: tensors
// Dynamic programming: shortest paths, the longest common subsequence, a knapsack.
#ij = affine_map<(k, i, j) -> (i, j)>
func.func @floyd(%d: tensor<32x32xi32>) -> tensor<32x32xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %k = %c0 to %c32 step %c1 iter_args(%a = %d) -> tensor<32x32xi32> {
    %ri = scf.for %i = %c0 to %c32 step %c1 iter_args(%b = %a) -> tensor<32x32xi32> {
      %rj = scf.for %j = %c0 to %c32 step %c1 iter_args(%c = %b) -> tensor<32x32xi32> {
        %ij = tensor.extract %c[%i, %j] : tensor<32x32xi32>
        %ik = tensor.extract %c[%i, %k] : tensor<32x32xi32>
        %kj = tensor.extract %c[%k, %j] : tensor<32x32xi32>
        %s = arith.addi %ik, %kj : i32
        %m = arith.minsi %ij, %s : i32
        %0 = tensor.insert %m into %c[%i, %j] : tensor<32x32xi32>
        scf.yield %0 : tensor<32x32xi32>
      }
      scf.yield %rj : tensor<32x32xi32>
    }
    scf.yield %ri : tensor<32x32xi32>
  }
  return %r : tensor<32x32xi32>
}
func.func @lcs(%a: tensor<?xi8>, %b: tensor<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %na = tensor.dim %a, %c0 : tensor<?xi8>
  %nb = tensor.dim %b, %c0 : tensor<?xi8>
  %width = arith.addi %nb, %c1 : index
  %e = tensor.empty(%width) : tensor<?xi32>
  %row0 = linalg.fill ins(%zero : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %last = scf.for %i = %c0 to %na step %c1 iter_args(%row = %row0) -> tensor<?xi32> {
    %x = tensor.extract %a[%i] : tensor<?xi8>
    %e1 = tensor.empty(%width) : tensor<?xi32>
    %next0 = linalg.fill ins(%zero : i32) outs(%e1 : tensor<?xi32>) -> tensor<?xi32>
    %next = scf.for %j = %c0 to %nb step %c1 iter_args(%t = %next0) -> tensor<?xi32> {
      %j1 = arith.addi %j, %c1 : index
      %y = tensor.extract %b[%j] : tensor<?xi8>
      %same = arith.cmpi eq, %x, %y : i8
      %v = scf.if %same -> i32 {
        %0 = tensor.extract %row[%j] : tensor<?xi32>
        %1 = arith.addi %0, %one : i32
        scf.yield %1 : i32
      } else {
        %0 = tensor.extract %row[%j1] : tensor<?xi32>
        %1 = tensor.extract %t[%j] : tensor<?xi32>
        %2 = arith.maxsi %0, %1 : i32
        scf.yield %2 : i32
      }
      %put = tensor.insert %v into %t[%j1] : tensor<?xi32>
      scf.yield %put : tensor<?xi32>
    }
    scf.yield %next : tensor<?xi32>
  }
  %r = tensor.extract %last[%nb] : tensor<?xi32>
  return %r : i32
}
func.func @knapsack(%weight: tensor<?xindex>, %value: tensor<?xi64>, %capacity: index) -> tensor<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = tensor.dim %weight, %c0 : tensor<?xindex>
  %size = arith.addi %capacity, %c1 : index
  %best0 = tensor.generate %size {
  ^bb0(%i: index):
    tensor.yield %zero : i64
  } : tensor<?xi64>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%best = %best0) -> tensor<?xi64> {
    %w = tensor.extract %weight[%k] : tensor<?xindex>
    %v = tensor.extract %value[%k] : tensor<?xi64>
    %next = scf.for %c = %w to %size step %c1 iter_args(%t = %best) -> tensor<?xi64> {
      %rest = arith.subi %c, %w : index
      %without = tensor.extract %best[%c] : tensor<?xi64>
      %with = tensor.extract %best[%rest] : tensor<?xi64>
      %0 = arith.addi %with, %v : i64
      %1 = arith.maxsi %without, %0 : i64
      %2 = tensor.insert %1 into %t[%c] : tensor<?xi64>
      scf.yield %2 : tensor<?xi64>
    }
    scf.yield %next : tensor<?xi64>
  }
  return %r : tensor<?xi64>
}
