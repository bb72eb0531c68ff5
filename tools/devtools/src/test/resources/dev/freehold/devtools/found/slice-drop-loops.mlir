func.func private @fillcol(%t: tensor<2x?x2xi32>, %n: index, %v: i32) -> tensor<2x?x2xi32> {
  %s = tensor.extract_slice %t[1, 0, 1] [1, %n, 1] [1, 1, 1] : tensor<2x?x2xi32> to tensor<1x?xi32>
  %f = linalg.fill ins(%v : i32) outs(%s : tensor<1x?xi32>) -> tensor<1x?xi32>
  %r = tensor.insert_slice %f into %t[1, 0, 1] [1, %n, 1] [1, 1, 1] : tensor<1x?xi32> into tensor<2x?x2xi32>
  return %r : tensor<2x?x2xi32>
}
func.func @main(%n: index, %v: i32, %i: index) -> i32 {
  %c1 = arith.constant 1 : index
  %k = tensor.from_elements %v, %v, %v, %v, %v, %v, %v, %v, %v, %v, %v, %v : tensor<2x3x2xi32>
  %nine = arith.constant 9 : i32
  %t = tensor.cast %k : tensor<2x3x2xi32> to tensor<2x?x2xi32>
  %r = func.call @fillcol(%t, %n, %nine) : (tensor<2x?x2xi32>, index, i32) -> tensor<2x?x2xi32>
  %x = tensor.extract %r[%c1, %i, %c1] : tensor<2x?x2xi32>
  return %x : i32
}
