func.func @f(%a: memref<4x?xf32>, %b: memref<?x4xf32>, %c: memref<4x4xf32>, %n: index, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %cond {
      linalg.matmul ins(%a, %b : memref<4x?xf32>, memref<?x4xf32>) outs(%c : memref<4x4xf32>)
    }
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%c : memref<4x4xf32>) {
    ^bb0(%x: f32):
      linalg.yield %x : f32
    }
  }
  return
}
