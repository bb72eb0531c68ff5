// What older programs write, and how many operands the body of a named operation takes.
func.func private @typed_pointer(!llvm.struct<(ptr<f32>, i64)>)
// -----
func.func @operands_in_parentheses(%m: memref<4xf32>, %x: f32) {
  linalg.fill(%x, %m) : f32, memref<4xf32>
  return
}
// -----
func.func @one_input(%m: memref<4xf32>) {
  linalg.add outs(%m : memref<4xf32>)
  return
}
// -----
func.func @too_many(%m: memref<4x4xf32>) {
  linalg.matmul ins(%m, %m, %m : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) outs(%m : memref<4x4xf32>)
  return
}
// -----
func.func @of_a_kind(%m: memref<4xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  return
}
