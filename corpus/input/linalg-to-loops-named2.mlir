func.func @g(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>, %d: memref<4x8xi1>, %x: memref<8xf32>, %y: memref<4xf32>, %z: memref<8x4xf32>, %o: memref<4x4xf32>, %min: f64, %max: f64, %seed: i32) {
  linalg.sub ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  linalg.div ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  linalg.select ins(%d, %a, %b : memref<4x8xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  linalg.matvec ins(%a, %x : memref<4x8xf32>, memref<8xf32>) outs(%y : memref<4xf32>)
  linalg.vecmat ins(%y, %a : memref<4xf32>, memref<4x8xf32>) outs(%x : memref<8xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<tanh> ins(%a : memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  linalg.fill_rng_2d ins(%min, %max, %seed : f64, f64, i32) outs(%c : memref<4x8xf32>)
  linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%z, %z : memref<8x4xf32>, memref<8x4xf32>) outs(%o : memref<4x4xf32>)
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %z : memref<4x8xf32>, memref<8x4xf32>) outs(%o : memref<4x4xf32>)
  linalg.softmax dimension(1) ins(%a : memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  linalg.map ins(%a : memref<4x8xf32>) outs(%c : memref<4x8xf32>) (%in: f32, %out: f32) {
    %0 = math.sqrt %in : f32
    linalg.yield %0 : f32
  }
  return
}
func.func @conv1(%i: memref<?xf32>, %f: memref<?xf32>, %o: memref<?xf32>, %i2: memref<?x?xf32>, %f2: memref<?x?xf32>, %o2: memref<?x?xf32>) {
  linalg.conv_1d ins(%i, %f : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xf32>)
  linalg.conv_2d ins(%i2, %f2 : memref<?x?xf32>, memref<?x?xf32>) outs(%o2 : memref<?x?xf32>)
  return
}
