func.func @t(%a: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.exp ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @u(%a: memref<4xf32>, %c: memref<4xf32>) {
  linalg.exp ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  return
}
func.func @fold(%x: i32, %t: memref<4x?xf32>) -> (index, i32) {
  %c0 = arith.constant 0 : i32
  %z = arith.addi %x, %c0 : i32
  %dead = arith.addi %x, %x : i32
  %c1 = arith.constant 0 : index
  %d = memref.dim %t, %c1 : memref<4x?xf32>
  %y = affine.apply affine_map<(d0) -> (d0 + 1)>(%d)
  %true = arith.constant true
  %i = scf.if %true -> i32 { scf.yield %z : i32 } else { scf.yield %x : i32 }
  return %y, %i : index, i32
}
