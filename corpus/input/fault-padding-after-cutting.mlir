// The first padding takes an element away, the second one puts %x in its place.
func.func @f(%t: tensor<3xi8>, %x: i8) -> tensor<?xi8> {
  %c = arith.constant -1 : index
  %0 = tensor.pad %t low[%c] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : i8
  } : tensor<3xi8> to tensor<?xi8>
  %1 = tensor.pad %0 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : i8
  } : tensor<?xi8> to tensor<?xi8>
  return %1 : tensor<?xi8>
}
