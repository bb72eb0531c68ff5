func.func private @known(%a: tensor<?xi32>) -> tensor<2xi32> {
  %0 = tensor.cast %a : tensor<?xi32> to tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @f(%u: tensor<?xi32>, %v: i32, %i: index) -> (tensor<2xi32>, i32) {
  %0 = func.call @known(%u) : (tensor<?xi32>) -> tensor<2xi32>
  %w = tensor.insert %v into %0[%i] : tensor<2xi32>
  %x = tensor.extract %0[%i] : tensor<2xi32>
  return %w, %x : tensor<2xi32>, i32
}
