func.func @f(%t: tensor<2xf32>, %v: f32) -> tensor<2xf32> {
  cf.br ^bb1
^bb1:
  %0 = tensor.empty() : tensor<1xf32>
  %2 = linalg.fill ins(%v : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
  %1 = tensor.insert_slice %2 into %t[0] [1] [1] : tensor<1xf32> into tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func @f2(%t: tensor<2xf32>, %v: f32) -> tensor<2xf32> {
  cf.br ^bb1(%t: tensor<2xf32>)
^bb1(%u: tensor<2xf32>):
  cf.br ^bb2
^bb2:
  %0 = tensor.empty() : tensor<1xf32>
  %2 = linalg.fill ins(%v : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
  %1 = tensor.insert_slice %2 into %u[0] [1] [1] : tensor<1xf32> into tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func @g(%t: tensor<2xf32>, %v: f32, %o: index) -> tensor<2xf32> {
  cf.br ^bb1(%t: tensor<2xf32>)
^bb1(%u: tensor<2xf32>):
  cf.br ^bb2(%o : index)
^bb2(%k: index):
  %0 = tensor.empty() : tensor<1xf32>
  %2 = linalg.fill ins(%v : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
  %1 = tensor.insert_slice %2 into %u[%k] [1] [1] : tensor<1xf32> into tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func @h(%t: tensor<2xf32>, %v: f32, %o: index, %q: index) -> tensor<2xf32> {
  cf.br ^bb1
^bb1:
  %0 = tensor.empty() : tensor<1xf32>
  %k = arith.addi %o, %q : index
  %2 = linalg.fill ins(%v : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
  %1 = tensor.insert_slice %2 into %t[%k] [1] [1] : tensor<1xf32> into tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func @k(%t: tensor<2xf32>, %v: f32, %o: index, %q: index) -> tensor<2xf32> {
  cf.br ^bb1
^bb1:
  %0 = tensor.empty() : tensor<1xf32>
  %2 = linalg.fill ins(%v : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
  %k = arith.addi %o, %q : index
  %1 = tensor.insert_slice %2 into %t[%k] [1] [1] : tensor<1xf32> into tensor<2xf32>
  return %1 : tensor<2xf32>
}
