#id2 = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @elementwise(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.generic {indexing_maps = [#id2, #tr, #id2], iterator_types = ["parallel", "parallel"]} ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }
  return
}
func.func @reduction(%a: memref<4x8xf32>, %c: memref<4xf32>, %k: f32) {
  linalg.generic {indexing_maps = [#id2, affine_map<(d0, d1) -> ()>, #row], iterator_types = ["parallel", "reduction"]} ins(%a, %k : memref<4x8xf32>, f32) outs(%c : memref<4xf32>) attrs = {foo} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ij = arith.addi %i, %j : index
    %n = arith.index_cast %ij : index to i32
    %f = arith.sitofp %n : i32 to f32
    %s = arith.mulf %x, %y : f32
    %t = arith.addf %s, %z : f32
    %q = arith.addf %t, %f : f32
    linalg.yield %q : f32
  }
  return
}
func.func @conv(%a: memref<?xf32>, %w: memref<3xf32>, %o: memref<?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a, %w : memref<?xf32>, memref<3xf32>) outs(%o : memref<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.mulf %x, %y : f32
    %t = arith.addf %s, %z : f32
    linalg.yield %t : f32
  }
  return
}
func.func @constantmaps(%a: memref<4x8xf32>, %c: memref<4x1xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, 3)>, affine_map<(d0) -> (d0, 0)>], iterator_types = ["parallel"]} ins(%a : memref<4x8xf32>) outs(%c : memref<4x1xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  }
  return
}
func.func @zerod(%a: memref<f32>, %c: memref<f32>) {
  linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a : memref<f32>) outs(%c : memref<f32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  }
  return
}
func.func @two(%a: memref<4xf32>, %c: memref<4xf32>, %d: memref<4xi1>, %unused: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a, %unused : memref<4xf32>, memref<4xf32>) outs(%c, %d : memref<4xf32>, memref<4xi1>) {
  ^bb0(%x: f32, %u: f32, %z: f32, %y: i1):
    %p = arith.cmpf olt, %x, %z : f32
    %r = scf.if %p -> f32 { scf.yield %x : f32 } else { scf.yield %z : f32 }
    linalg.yield %r, %p : f32, i1
  }
  return
}
