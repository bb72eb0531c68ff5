#E = #sparse_tensor.encoding<{ map =  }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0) }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0) -> () }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0 -> (d0 : dense) }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0) -> d0 : dense }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : foo) }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : ) }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0) -> (d1 : dense) }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d0) -> (d0 : dense, d0 : dense) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : singleton) }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa), d2 : singleton) }>
func.func private @f(tensor<8x8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(soa), d1 : dense) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense(nonunique), d1 : dense) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(foo), d1 : dense) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique nonordered), d1 : dense) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : batch) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : structured, d1 : dense) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : structured[2, 4], d1 : dense) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[4, 2]) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[-2, 4]) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, k floordiv 4 : dense, j : dense, k mod 4 : structured[2, 5]) }>
func.func private @f(tensor<8x8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = {l0, l1} (d0, d1) -> (l1 = d0 : dense, l0 = d1 : dense) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = {l0} (d0, d1) -> (l0 = d0 : dense, l1 = d1 : dense) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = {l0, l1, l2} (d0, d1) -> (l0 = d0 : dense, l1 = d1 : dense) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l0, d1) -> (l0 = d0 : dense, l1 = d1 : dense) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = [2] (d0) -> (d0 : dense) }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(-1, 4, 2)>) -> (d0 : dense) }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 0, 2)>) -> (d0 : dense) }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 0)>) -> (d0 : dense) }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0 : 3) -> (d0 : dense) }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0 : ) -> (d0 : dense) }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense,) }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 + : dense) }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 7 }>
func.func private @f(tensor<4x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 128 }>
func.func private @f(tensor<4x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = "a" }>
func.func private @f(tensor<4x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), foo = 1 }>
func.func private @f(tensor<4x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = 1.0 : f64 }>
func.func private @f(tensor<4x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), implicitVal = 1.0 : f32 }>
func.func private @f(tensor<4x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), implicitVal = 0 : i32 }>
func.func private @f(tensor<4x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = "a" }>
func.func private @f(tensor<4x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), implicitVal = "a" }>
func.func private @f(tensor<4x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), dimSlices = [] }>
func.func private @f(tensor<4x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @f(tensor<4xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @f(tensor<*xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @f(vector<4x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @f(tensor<4x8xf32, #sparse_tensor.foo<1>>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @f(!sparse_tensor.iter_space<#E, lvls = 1 to 1>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @f(!sparse_tensor.iterator<#E, lvls = a>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @f(!sparse_tensor.foo)
