func.func @joined(%t: tensor<?x?xf32>, %a: index, %b: index) -> tensor<?xf32> {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%a, 2, %b] : tensor<?x?xf32> into tensor<?x2x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<?x2x?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
func.func @split(%t: tensor<?x8xf32>, %a: index, %b: index) -> tensor<?x2x4xf32> {
  %0 = tensor.expand_shape %t [[0, 1, 2], [3, 4]] output_shape [%a, 3, %b, 2, 4] : tensor<?x8xf32> into tensor<?x3x?x2x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2], [3], [4]] : tensor<?x3x?x2x4xf32> into tensor<?x2x4xf32>
  return %1 : tensor<?x2x4xf32>
}
func.func @undone(%t: tensor<?x?xf32>, %u: tensor<?x2x?xf32>, %a: index, %b: index) -> (tensor<?x?xf32>, tensor<?x2x?xf32>) {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%a, %b, %b] : tensor<?x?xf32> into tensor<?x?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %2 = tensor.collapse_shape %u [[0, 1], [2]] : tensor<?x2x?xf32> into tensor<?x?xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [%a, 2, %b] : tensor<?x?xf32> into tensor<?x2x?xf32>
  return %1, %3 : tensor<?x?xf32>, tensor<?x2x?xf32>
}
func.func @still(%u: tensor<?x2x?xf32>, %v: tensor<?x?x?xf32>, %a: index, %b: index) -> (tensor<?x2x1x?xf32>, tensor<?x?x?xf32>) {
  %0 = tensor.collapse_shape %u [[0, 1], [2]] : tensor<?x2x?xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [%a, 2, 1, %b] : tensor<?x?xf32> into tensor<?x2x1x?xf32>
  %2 = tensor.collapse_shape %v [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [%a, %b, %b] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %1, %3 : tensor<?x2x1x?xf32>, tensor<?x?x?xf32>
}
