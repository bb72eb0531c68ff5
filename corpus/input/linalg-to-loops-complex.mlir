func.func @f(%a: memref<?xcomplex<f32>>, %b: memref<?xindex>, %c: memref<2x?xi1>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%b : memref<?xindex>) outs(%a : memref<?xcomplex<f32>>) {
  ^bb0(%x: index, %y: complex<f32>):
    %i = arith.index_cast %x : index to i32
    %f = arith.sitofp %i : i32 to f32
    %z = complex.create %f, %f : complex<f32>
    %s = complex.add %y, %z : complex<f32>
    linalg.yield %s : complex<f32>
  }
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]} outs(%c : memref<2x?xi1>) {
  ^bb0(%x: i1):
    %i = linalg.index 1 : index
    %one = arith.constant 1 : index
    %p = arith.cmpi eq, %i, %one : index
    %q = arith.ori %x, %p : i1
    linalg.yield %q : i1
  }
  return
}
