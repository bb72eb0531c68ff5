func.func @main(%n: index) -> (index) {
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<2xindex>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%e : tensor<2xindex>) {
  ^bb0(%o: index):
    %i = linalg.index 0 : index
    %f = tensor.empty() : tensor<3xindex>
    %q = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%f : tensor<3xindex>) {
    ^bb0(%p: index):
      %j = linalg.index 0 : index
      linalg.yield %j : index
    } -> tensor<3xindex>
    %y = tensor.extract %q[%c2] : tensor<3xindex>
    %z = arith.addi %y, %i : index
    linalg.yield %z : index
  } -> tensor<2xindex>
  %c0 = arith.constant 0 : index
  %x = tensor.extract %r[%c0] : tensor<2xindex>
  return %x : index
}
