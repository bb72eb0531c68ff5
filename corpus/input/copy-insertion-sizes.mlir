
func.func @insslice(%n: index, %i: index, %v: f32, %s: tensor<?xf32>, %t: tensor<?xf32>, %m: tensor<?x?xf32>, %p: tensor<?x?x?x?xf32>, %x: vector<4xf32>, %b: memref<?xf32>, %c: i1, %m4: vector<4xi1>, %iv: vector<4xindex>, %sh: tensor<1xindex>, %q: tensor<?x?x?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %w = tensor.insert_slice %s into %t[0] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  %5 = linalg.fill ins(%v : f32) outs(%w : tensor<?xf32>) -> tensor<?xf32>
  %e = tensor.extract %w[%i] : tensor<?xf32>
  return %e : f32
}
func.func @matdest(%n: index, %i: index, %v: f32, %s: tensor<?xf32>, %t: tensor<?xf32>, %m: tensor<?x?xf32>, %p: tensor<?x?x?x?xf32>, %x: vector<4xf32>, %b: memref<?xf32>, %c: i1, %m4: vector<4xi1>, %iv: vector<4xindex>, %sh: tensor<1xindex>, %q: tensor<?x?x?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %w = bufferization.materialize_in_destination %s in %t : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %5 = linalg.fill ins(%v : f32) outs(%w : tensor<?xf32>) -> tensor<?xf32>
  %e = tensor.extract %w[%i] : tensor<?xf32>
  return %e : f32
}
func.func @pack(%n: index, %i: index, %v: f32, %s: tensor<?xf32>, %t: tensor<?xf32>, %m: tensor<?x?xf32>, %p: tensor<?x?x?x4xf32>, %x: vector<4xf32>, %b: memref<?xf32>, %c: i1, %m4: vector<4xi1>, %iv: vector<4xindex>, %sh: tensor<1xindex>, %q: tensor<?x?x?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %w = linalg.pack %m inner_dims_pos = [0, 1] inner_tiles = [%n, 4] into %p : tensor<?x?xf32> -> tensor<?x?x?x4xf32>
  %5 = linalg.fill ins(%v : f32) outs(%w : tensor<?x?x?x4xf32>) -> tensor<?x?x?x4xf32>
  %e = tensor.extract %w[%i,%i,%i,%i] : tensor<?x?x?x4xf32>
  return %e : f32
}
func.func @unpack(%n: index, %i: index, %v: f32, %s: tensor<?xf32>, %t: tensor<?xf32>, %m: tensor<?x?xf32>, %p: tensor<?x?x?x4xf32>, %x: vector<4xf32>, %b: memref<?xf32>, %c: i1, %m4: vector<4xi1>, %iv: vector<4xindex>, %sh: tensor<1xindex>, %q: tensor<?x?x?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %w = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [%n, 4] into %m : tensor<?x?x?x4xf32> -> tensor<?x?xf32>
  %5 = linalg.fill ins(%v : f32) outs(%w : tensor<?x?xf32>) -> tensor<?x?xf32>
  %e = tensor.extract %w[%i,%i] : tensor<?x?xf32>
  return %e : f32
}
