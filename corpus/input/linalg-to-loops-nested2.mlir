func.func @f(%a: memref<4x?xf32>, %b: memref<?x4xf32>, %c: memref<4x4xf32>, %n: index, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %cond {
      linalg.matmul ins(%a, %b : memref<4x?xf32>, memref<?x4xf32>) outs(%c : memref<4x4xf32>)
    }
    linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%c : memref<4x4xf32>) {
    ^bb0(%x: f32):
      %k = linalg.index 1 : index
      %q = memref.load %c[%k, %i] : memref<4x4xf32>
      linalg.yield %q : f32
    }
  }
  return
}
func.func @blocks(%c: memref<?xf32>, %f: f32, %cond: i1) {
  cf.cond_br %cond, ^bb1, ^bb2
^bb1:
  linalg.fill ins(%f : f32) outs(%c : memref<?xf32>)
  cf.br ^bb3
^bb2:
  linalg.fill ins(%f : f32) outs(%c : memref<?xf32>)
  cf.br ^bb3
^bb3:
  linalg.exp ins(%c : memref<?xf32>) outs(%c : memref<?xf32>)
  return
^bb4:
  linalg.exp ins(%c : memref<?xf32>) outs(%c : memref<?xf32>)
  cf.br ^bb4
}
