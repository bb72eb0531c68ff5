func.func @a() -> tensor<4xi32> {
  %0 = arith.constant sparse<[[0], [1]], [1, 2]> : tensor<4xi32>
  %1 = arith.addi %0, %0 : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// -----
func.func @b() -> tensor<4xf32> {
  %0 = arith.constant sparse<[[0], [1]], [1.0, 2.0]> : tensor<4xf32>
  %1 = arith.constant dense<3.0> : tensor<4xf32>
  %2 = arith.addf %0, %1 : tensor<4xf32>
  %3 = arith.negf %2 : tensor<4xf32>
  return %3 : tensor<4xf32>
}
// -----
func.func @b1() -> vector<4xf32> {
  %0 = arith.constant sparse<[[0], [1]], [1.0, 2.0]> : vector<4xf32>
  %3 = arith.negf %0 : vector<4xf32>
  return %3 : vector<4xf32>
}
// -----
func.func @b2() -> f32 {
  %0 = arith.constant sparse<[[0], [1]], [1.0, 2.0]> : vector<4xf32>
  %3 = vector.extract %0[1] : f32 from vector<4xf32>
  return %3 : f32
}
// -----
func.func @c() -> tensor<4xi32> {
  %0 = arith.constant sparse<[[0], [1]], [1.0, 2.0]> : tensor<4xf32>
  %3 = arith.fptosi %0 : tensor<4xf32> to tensor<4xi32>
  return %3 : tensor<4xi32>
}
// -----
func.func @d() -> tensor<4xf32> {
  %0 = arith.constant sparse<[[0], [1]], [1.0, 2.0]> : tensor<4xf32>
  %3 = math.sqrt %0 : tensor<4xf32>
  return %3 : tensor<4xf32>
}
// -----
func.func @e() -> tensor<4xi32> {
  %0 = arith.constant sparse<[[0], [1]], [1.0, 2.0]> : tensor<4xf32>
  %3 = tensor.bitcast %0 : tensor<4xf32> to tensor<4xi32>
  return %3 : tensor<4xi32>
}
// -----
func.func @e2() -> tensor<2xf32> {
  %0 = arith.constant sparse<[[0], [1]], [1.0, 2.0]> : tensor<4xf32>
  %3 = tensor.extract_slice %0[0][2][1] : tensor<4xf32> to tensor<2xf32>
  return %3 : tensor<2xf32>
}
// -----
func.func @e3() -> tensor<2x2xf32> {
  %0 = arith.constant sparse<[[0], [1]], [1.0, 2.0]> : tensor<4xf32>
  %3 = tensor.expand_shape %0[[0, 1]] output_shape [2,2] : tensor<4xf32> into tensor<2x2xf32>
  return %3 : tensor<2x2xf32>
}
// -----
func.func @e4() -> tensor<?xf32> {
  %0 = arith.constant sparse<[[0], [1]], [1.0, 2.0]> : tensor<4xf32>
  %3 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
  return %3 : tensor<?xf32>
}
// -----
func.func @e5() -> tensor<4xi1> {
  %0 = arith.constant sparse<[[0], [1]], [1, 2]> : tensor<4xi32>
  %1 = arith.constant sparse<[[0], [2]], [1, 2]> : tensor<4xi32>
  %3 = arith.cmpi slt, %0, %1 : tensor<4xi32>
  return %3 : tensor<4xi1>
}
// -----
func.func @e6() -> tensor<4xi32> {
  %0 = arith.constant sparse<[[0], [1]], [1, 2]> : tensor<4xi32>
  %1 = arith.constant sparse<[[0], [2]], [1, 2]> : tensor<4xi32>
  %c = arith.constant dense<[true, false, true, false]> : tensor<4xi1>
  %3 = arith.select %c, %0, %1 : tensor<4xi1>, tensor<4xi32>
  return %3 : tensor<4xi32>
}
// -----
func.func @e7() -> tensor<4xi32> {
  %0 = arith.constant sparse<[], []> : tensor<4xi32>
  %1 = arith.constant sparse<[[0], [2]], [1, 2]> : tensor<4xi32>
  %3 = arith.addi %0, %1 : tensor<4xi32>
  return %3 : tensor<4xi32>
}
// -----
func.func @e8(%i: index) -> i32 {
  %0 = arith.constant sparse<[], []> : tensor<4xi32>
  %3 = tensor.extract %0[%i] : tensor<4xi32>
  return %3 : i32
}
// -----
func.func @e9() -> f32 {
  %0 = arith.constant sparse<[[0,1], [2,3]], [1.0, 2.0]> : tensor<4x4xf32>
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %3 = tensor.extract %0[%c2, %c3] : tensor<4x4xf32>
  return %3 : f32
}
// -----
func.func @e10() -> f32 {
  %0 = arith.constant sparse<[[0,1], [2,3]], 1.0> : tensor<4x4xf32>
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %3 = tensor.extract %0[%c2, %c3] : tensor<4x4xf32>
  return %3 : f32
}
// -----
func.func @e11(%a: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.constant sparse<[[0], [1], [2], [3]], 1> : tensor<4xi32>
  %1 = arith.muli %a, %0 : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// -----
func.func @e12() -> tensor<4xi32> {
  %0 = arith.constant sparse<[[0], [1], [2], [3]], 1> : tensor<4xi32>
  %1 = arith.addi %0, %0 : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// -----
func.func @e13() -> tensor<4xi32> {
  %0 = arith.constant sparse<[[0], [1]], [1, 2]> : tensor<4xi32>
  %1 = arith.constant dense<3> : tensor<4xi32>
  %2 = arith.addi %0, %1 : tensor<4xi32>
  %3 = arith.constant dense_resource<x> : tensor<4xi32>
  %4 = arith.addi %3, %1 : tensor<4xi32>
  %5 = arith.addi %2, %4 : tensor<4xi32>
  return %5 : tensor<4xi32>
}
{-#
  dialect_resources: {
    builtin: {
      x: "0x0400000001000000020000000300000004000000"
    }
  }
#-}
// -----
func.func @dup() -> tensor<4xi32> {
  %0 = arith.constant sparse<[[0], [0], [1]], [1, 2, 3]> : tensor<4xi32>
  %1 = arith.addi %0, %0 : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// -----
func.func @cx() -> complex<f32> {
  %0 = arith.constant sparse<[[0], [1]], [(1.0, 2.0), (3.0, 4.0)]> : tensor<4xcomplex<f32>>
  %c1 = arith.constant 1 : index
  %1 = tensor.extract %0[%c1] : tensor<4xcomplex<f32>>
  return %1 : complex<f32>
}
// -----
func.func @sh() -> tensor<4xi32> {
  %0 = arith.constant sparse<[[0], [1], [3]], [1, 2, 40]> : tensor<4xi32>
  %1 = arith.constant sparse<[[0], [1], [3]], [1, 2, 3]> : tensor<4xi32>
  %2 = arith.shli %0, %1 : tensor<4xi32>
  %3 = arith.shrui %1, %0 : tensor<4xi32>
  %4 = arith.subi %2, %3 : tensor<4xi32>
  return %4 : tensor<4xi32>
}
// -----
func.func @dv() -> tensor<4xi32> {
  %0 = arith.constant sparse<[[0], [1], [3]], [1, 2, 40]> : tensor<4xi32>
  %1 = arith.constant sparse<[[0], [1], [3]], [1, 2, 3]> : tensor<4xi32>
  %2 = arith.divsi %0, %1 : tensor<4xi32>
  %3 = arith.floordivsi %0, %1 : tensor<4xi32>
  %4 = arith.subi %2, %3 : tensor<4xi32>
  return %4 : tensor<4xi32>
}
// -----
func.func @z() -> tensor<2x0xi32> {
  %0 = arith.constant sparse<[], []> : tensor<2x0xi32>
  %2 = arith.addi %0, %0 : tensor<2x0xi32>
  return %2 : tensor<2x0xi32>
}
// -----
func.func @tos() -> tensor<4xi32> {
  %0 = arith.constant sparse<[[0], [1], [3]], [1, 2, 40]> : tensor<4xi32>
  %2 = tosa.add %0, %0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %3 = tosa.reverse %0 {axis = 0 : i32} : (tensor<4xi32>) -> tensor<4xi32>
  %4 = arith.maxsi %2, %3 : tensor<4xi32>
  return %4 : tensor<4xi32>
}
