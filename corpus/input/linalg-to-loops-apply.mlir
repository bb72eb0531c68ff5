func.func @f(%a: memref<?x?xf32>, %b: memref<?xf32>, %c: memref<?x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 floordiv 2, d1 + 1)>, affine_map<(d0, d1) -> (d0 mod 3)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : memref<?x?xf32>, memref<?xf32>) outs(%c : memref<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %k = affine.apply affine_map<() -> (7)>()
    %l = arith.index_cast %k : index to i32
    %m = arith.sitofp %l : i32 to f32
    %n = arith.addf %x, %m : f32
    %w = linalg.index 0 : index
    %ww = affine.apply affine_map<(d0) -> (d0 * 2)>(%w)
    memref.store %n, %b[%ww] : memref<?xf32>
    linalg.yield %n : f32
  }
  return
}
