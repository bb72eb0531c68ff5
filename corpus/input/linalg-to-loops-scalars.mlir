func.func @f(%x: f32, %y: index, %v: vector<4xf32>, %m: memref<?xf32>, %w: memref<?xvector<4xf32>>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x, %y : f32, index) outs(%m : memref<?xf32>) {
  ^bb0(%a: f32, %b: index, %c: f32):
    %i = arith.index_cast %b : index to i32
    %f = arith.sitofp %i : i32 to f32
    %s = arith.addf %a, %f : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%w : memref<?xvector<4xf32>>) {
  ^bb0(%a: vector<4xf32>):
    linalg.yield %v : vector<4xf32>
  }
  linalg.fill ins(%x : f32) outs(%m : memref<?xf32>)
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%m : memref<?xf32>)
  return
}
