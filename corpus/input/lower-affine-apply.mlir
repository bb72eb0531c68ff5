func.func @f(%a: index, %b: index, %m: memref<?x?xf32>) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 floordiv 4 + 7)>(%a)[%b]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 mod 5 - s0 ceildiv 3)>(%0)[%b]
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0 - d0 ceildiv s0 + d0 floordiv s0)>(%0)[%b]
  %c = affine.apply affine_map<() -> (42)>()
  %i = affine.apply affine_map<(d0) -> (d0)>(%c)
  %k = arith.constant 5 : index
  %j = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 + 1)>(%k, %a)
  %v = affine.load %m[%c + %a * 2, %j - %a] : memref<?x?xf32>
  affine.store %v, %m[symbol(%b) + 1, 3] : memref<?x?xf32>
  affine.prefetch %m[%a, %b + 1], read, locality<3>, data : memref<?x?xf32>
  affine.prefetch %m[%a, %b], write, locality<1>, instr : memref<?x?xf32>
  %w = affine.vector_load %m[%a + 1, %b] : memref<?x?xf32>, vector<4xf32>
  affine.vector_store %w, %m[%a, %b + 4] : memref<?x?xf32>, vector<4xf32>
  return %1, %2, %i : index, index, index
}
