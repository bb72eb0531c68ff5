func.func @f(%a: tensor<*xf32>, %b: tensor<4xf32>) {
  %0 = "linalg.softmax"(%a, %b) <{dimension = 0 : i64}> : (tensor<*xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
