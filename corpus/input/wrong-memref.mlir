"memref.global"() <{initial_value = dense<0.0> : tensor<2xf32>, sym_name = "g0", type = memref<3x4xf32>}> : () -> ()
// -----
"memref.global"() <{initial_value = dense<0.0> : tensor<2x3xf32>, sym_name = "g0", type = memref<3x4xf32>}> : () -> ()
// -----
"memref.global"() <{initial_value = dense<0.0> : tensor<f32>, sym_name = "g0", type = memref<3x4xf32>}> : () -> ()
// -----
"memref.global"() <{initial_value = dense<0> : tensor<3x4xi32>, sym_name = "g0", type = memref<3x4xf32>}> : () -> ()
// -----
"memref.global"() <{initial_value = dense<0.0> : tensor<3x4xf32>, sym_name = "g0", type = memref<3x?xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "g0", type = memref<3x?xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "g0", type = memref<*xf32>}> : () -> ()
// -----
"memref.global"() <{initial_value = 1 : i32, sym_name = "g0", type = memref<3xf32>}> : () -> ()
// -----
"memref.global"() <{initial_value = array<f32: 1.0, 2.0, 3.0>, sym_name = "g0", type = memref<3xf32>}> : () -> ()
// -----
"memref.global"() <{constant, initial_value = unit, sym_visibility = "foo", sym_name = "g0", type = memref<3xf32>}> : () -> ()
// -----
memref.global @x : memref<3xf32> = 1 : i32
// -----
memref.global @x : memref<3xf32> = dense<1>
// -----
memref.global @x : memref<3xf32> = dense<[1.0,2.0]>
// -----
memref.global @x : memref<3xf32> = dense<1.0> : tensor<4xf32>
// -----
memref.global @x : memref<?xf32>
// -----
memref.global @x : i32
// -----
memref.global x : i32
// -----
memref.global constant : i32
// -----
memref.global "private" : i32
// -----
memref.global "foo" @x : memref<1xf32>
// -----
memref.global @x : memref<2xf32> = foo
// -----
memref.global @x : memref<2xf32> = array<f32: 1.0, 2.0>
// -----
memref.global @x : memref<2xf32> = unit
// -----
memref.global @x : memref<2xf32> = uninitialized : memref<2xf32>
// -----
memref.global @x : memref<2xf32> {alignment = 3 : i64}
// -----
memref.global @x : memref<2xf32> {alignment = 4 : i32}
// -----
memref.global @x : memref<2xf32> {sym_visibility = "y"}
// -----
memref.global @x : memref<2xf32>
func.func @f() {
  %0 = memref.get_global @y : memref<2xf32>
  return
}
// -----
memref.global @x : memref<2xf32>
func.func @f() {
  %0 = memref.get_global @x : memref<3xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.get_global @f : memref<3xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.get_global @f::@g : memref<3xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.get_global @f : memref<?xf32>
  return
}
// -----
func.func @tr(%0: memref<?x?xf32>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32>
  return
}
// -----
func.func @tr(%0: memref<3x4xf32>) {
  %5 = memref.transpose %0 (i, j) -> (i) : memref<3x4xf32> to memref<4x3xf32>
  return
}
// -----
func.func @tr(%0: memref<3x4xf32>) {
  %5 = memref.transpose %0 (i, j) -> (i, i) : memref<3x4xf32> to memref<4x3xf32>
  return
}
// -----
func.func @tr(%0: memref<3x4xf32>) {
  %5 = memref.transpose %0 (i) -> (i) : memref<3x4xf32> to memref<4x3xf32>
  return
}
// -----
func.func @tr(%0: memref<3x4xf32>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) : memref<3x4xf32> to memref<4x3xf64>
  return
}
// -----
func.func @tr(%0: memref<3x?x5xf32, strided<[1, ?, 7], offset: ?>, 3>) {
  %5 = memref.transpose %0 (i, j, k) -> (k, i, j) : memref<3x?x5xf32, strided<[1, ?, 7], offset: ?>, 3> to memref<5x?xf32>
  return
}
// -----
func.func @tr(%0: memref<3x4xf32>) {
  %5 = memref.transpose %0 (i, j)[s] -> (j, i) : memref<3x4xf32> to memref<4x3xf64>
  return
}
// -----
func.func @tr(%0: memref<f32>) {
  %5 = memref.transpose %0 () -> () : memref<f32> to memref<f64>
  return
}
// -----
func.func @tr(%0: memref<3x4xf32>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) : i32 to memref<4x3xf64>
  return
}
// -----
func.func @tr(%0: memref<3x4xf32>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) : memref<3x4xf32> to i32
  return
}
// -----
func.func @tr(%0: memref<3x4xf32>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) : memref<3x4xf32> memref<4x3xf64>
  return
}
// -----
func.func @tr(%0: memref<3x4xf32>) {
  %5 = memref.transpose %0 foo : memref<3x4xf32> memref<4x3xf64>
  return
}
// -----
func.func @tr(%0: memref<3x4xf32>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) {permutation = 3} : memref<3x4xf32> to memref<4x3xf64>
  return
}
// -----
func.func @tr(%0: memref<3x4xf32>) {
  %5 = "memref.transpose"(%0) : (memref<3x4xf32>) -> memref<4x3xf32, strided<[1, 4]>>
  return
}
// -----
func.func @tr(%0: memref<3x4xf32>) {
  %5 = "memref.transpose"(%0) {permutation = 3} : (memref<3x4xf32>) -> memref<4x3xf32, strided<[1, 4]>>
  return
}
// -----
func.func @tr(%0: memref<3x?x5xf32, strided<[1, ?, 7], offset: ?>, 3>) {
  %5 = memref.transpose %0 (i, j, k) -> (k, i, j) : memref<3x?x5xf32, strided<[1, ?, 7], offset: ?>, 3> to memref<5x?xf32>
  return
}
// -----
func.func @tr(%0: memref<3x4xf32>) {
  %5 = memref.transpose %0 (i, j) -> (i, j) : memref<3x4xf32> to memref<5x?xf32>
  return
}
// -----
func.func @tr(%0: memref<3x4xf32>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) : memref<3x4xf32> to memref<5x?xf32>
  return
}
// -----
func.func @tr(%0: memref<3x4xf32, strided<[?, ?], offset: ?>>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) : memref<3x4xf32, strided<[?, ?], offset: ?>> to memref<5x?xf32>
  return
}
// -----
func.func @tr(%0: memref<3x4xf32, strided<[?, 1], offset: 5>>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) : memref<3x4xf32, strided<[?, 1], offset: 5>> to memref<5x?xf32>
  return
}
// -----
func.func @tr(%0: memref<3x4xf32, strided<[0, 2], offset: 5>>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) : memref<3x4xf32, strided<[0, 2], offset: 5>> to memref<5x?xf32>
  return
}
// -----
func.func @tr(%0: memref<1x1xf32>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) : memref<1x1xf32> to memref<5x?xf32>
  return
}
// -----
func.func @tr(%0: memref<1x4xf32>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) : memref<1x4xf32> to memref<4x1xf32>
  return
}
// -----
func.func @tr(%0: memref<4x1xf32>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) : memref<4x1xf32> to memref<1x4xf32>
  return
}
// -----
func.func @tr(%0: memref<1x?xf32>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) : memref<1x?xf32> to memref<?x1xf32>
  return
}
// -----
func.func @tr(%0: memref<?x1xf32>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) : memref<?x1xf32> to memref<1x?xf32>
  return
}
// -----
func.func @tr(%0: memref<?x1xf32>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) : memref<?x1xf32> to memref<2x?xf32>
  return
}
// -----
func.func @tr(%0: memref<2x2x2xf32, affine_map<(d0, d1, d2) -> (d0 * 4 + d1 * 2 + d2 + 1)>>) {
  %5 = memref.transpose %0 (i, j, k) -> (k, j, i) : memref<2x2x2xf32, affine_map<(d0, d1, d2) -> (d0 * 4 + d1 * 2 + d2 + 1)>> to memref<2x2x2xf32>
  return
}
// -----
func.func @tr(%0: memref<?x2xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>) {
  %5 = memref.transpose %0 (i, j) -> (i, j) : memref<?x2xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>> to memref<?x2xf32>
  return
}
// -----
func.func @tr(%0: memref<?x?xf32>) {
  %5 = memref.transpose %0 (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  %6 = memref.transpose %0 (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %7 = memref.transpose %0 (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?], offset: 0>>
  %8 = memref.transpose %0 (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?], offset: ?>>
  return
}
// -----
func.func @tr(%0: memref<?x?x?xf32>) {
  %7 = memref.transpose %0 (i, j, k) -> (j, i, k) : memref<?x?x?xf32> to memref<?x?xf32>
  return
}
