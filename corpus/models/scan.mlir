// bufferize: tensors
func.func @prefix(%x: tensor<1024xi64>) -> tensor<1024xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c1024 = arith.constant 1024 : index
  %r = scf.for %s = %c0 to %c10 step %c1 iter_args(%a = %x) -> tensor<1024xi64> {
    %d = arith.shli %c1, %s : index
    %e = tensor.empty() : tensor<1024xi64>
    %copy = linalg.copy ins(%a : tensor<1024xi64>) outs(%e : tensor<1024xi64>) -> tensor<1024xi64>
    %b = scf.for %i = %d to %c1024 step %c1 iter_args(%t = %copy) -> tensor<1024xi64> {
      %j = arith.subi %i, %d : index
      %p = tensor.extract %a[%i] : tensor<1024xi64>
      %q = tensor.extract %a[%j] : tensor<1024xi64>
      %0 = arith.addi %p, %q : i64
      %1 = tensor.insert %0 into %t[%i] : tensor<1024xi64>
      scf.yield %1 : tensor<1024xi64>
    }
    scf.yield %b : tensor<1024xi64>
  }
  return %r : tensor<1024xi64>
}
func.func @histogram(%x: tensor<?xi8>) -> tensor<256xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = tensor.dim %x, %c0 : tensor<?xi8>
  %e = tensor.empty() : tensor<256xi32>
  %z = linalg.fill ins(%zero : i32) outs(%e : tensor<256xi32>) -> tensor<256xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%h = %z) -> tensor<256xi32> {
    %v = tensor.extract %x[%i] : tensor<?xi8>
    %k = arith.index_castui %v : i8 to index
    %old = tensor.extract %h[%k] : tensor<256xi32>
    %new = arith.addi %old, %one : i32
    %0 = tensor.insert %new into %h[%k] : tensor<256xi32>
    scf.yield %0 : tensor<256xi32>
  }
  return %r : tensor<256xi32>
}
