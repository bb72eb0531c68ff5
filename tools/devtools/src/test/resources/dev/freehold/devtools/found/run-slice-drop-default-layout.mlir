func.func private @last(%t: tensor<2x3x2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %s = tensor.extract_slice %t[1, 0, 1] [1, 3, 1] [1, 1, 1] : tensor<2x3x2xi32> to tensor<1x3xi32>
  %x = tensor.extract %s[%c0, %c2] : tensor<1x3xi32>
  return %x : i32
}
func.func @main() -> i32 {
  %k = arith.constant dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> : tensor<2x3x2xi32>
  %r = func.call @last(%k) : (tensor<2x3x2xi32>) -> i32
  return %r : i32
}
