ml_program.global private mutable @g(dense<0> : tensor<2xi64>) : tensor<2xi64>
func.func @f(%i: index) -> i64 {
  %k = arith.constant dense<[1, 2]> : tensor<2xi64>
  ml_program.global_store @g = %k : tensor<2xi64>
  %l = ml_program.global_load @g : tensor<2xi64>
  %e = tensor.extract %l[%i] : tensor<2xi64>
  return %e : i64
}
func.func @later(%i: index, %v: i64) -> i64 {
  %l = ml_program.global_load @g : tensor<2xi64>
  %w = tensor.insert %v into %l[%i] : tensor<2xi64>
  ml_program.global_store @g = %w : tensor<2xi64>
  %x = tensor.extract %w[%i] : tensor<2xi64>
  return %x : i64
}
