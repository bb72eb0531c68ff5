#A = #sparse_tensor.encoding<{ map = {l0, l1} (d0, d1) -> (l0 = l1 : dense, l1 = d1 : compressed) }>
func.func private @f(tensor<4x4xf32, #A>)
