module {
  func.func @f(%arg0: vector<2xf32>, %arg1: memref<5xvector<2xf32>>, %arg2: memref<3xf32>, %arg3: f32, %arg4: tensor<?xf32>) -> tensor<?xf32> {
    linalg.fill ins(%arg0 : vector<2xf32>) outs(%arg1 : memref<5xvector<2xf32>>)
    linalg.fill ins(%arg3 : f32) outs(%arg2 : memref<3xf32>)
    %0 = linalg.fill ins(%arg3 : f32) outs(%arg4 : tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}

