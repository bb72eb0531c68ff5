func.func @f(%a: vector<2xf32>, %b: memref<5xvector<2xf32>>, %c: memref<3xf32>, %f: f32, %t: tensor<?xf32>) -> tensor<?xf32> {
  linalg.fill ins(%a : vector<2xf32>) outs(%b : memref<5xvector<2xf32>>)
  linalg.fill ins(%f : f32) outs(%c : memref<3xf32>)
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
