func.func @softmax(%a: tensor<8x?xf32>, %b: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<8x?xf32>) outs(%b : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}
// -----
func.func @broadcast(%a: tensor<8xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<?x?xf32>) dimensions = [0]
  return %0 : tensor<?x?xf32>
}
// -----
func.func @reduce(%a: tensor<8x?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<8x?xf32>) outs(%b : tensor<?xf32>) dimensions = [1]
  return %0 : tensor<?xf32>
}
// -----
func.func @reduce(%a: tensor<8x?xf32>, %b: tensor<8x?xf32>) -> tensor<8x?xf32> {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<8x?xf32>) outs(%b : tensor<8x?xf32>) dimensions = [1]
  return %0 : tensor<8x?xf32>
}
// -----
func.func @map(%a: tensor<8x?xf32>, %b: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = linalg.map { arith.addf } ins(%a, %b : tensor<8x?xf32>, tensor<?x8xf32>) outs(%b : tensor<?x8xf32>)
  return %0 : tensor<?x8xf32>
}
