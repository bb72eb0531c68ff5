module {
  func.func @f(%arg0: tensor<?xf32>, %arg1: index, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: vector<4xf32>) {
    %0 = vector.scatter %arg0[%arg1] [%arg2], %arg3, %arg4 : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
    return
  }
}

// -----
module {
  func.func @g(%arg0: tensor<?xf32>, %arg1: index, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: vector<4xf32>) {
    return
  }
}

// -----
module {
  func.func @h(%arg0: tensor<?xf32>, %arg1: index, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: vector<4xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = vector.scatter %arg0[%arg1] [%arg2], %arg3, %arg4 : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
    %1 = vector.scatter %arg0[%arg1] [%arg2], %arg3, %arg4 : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
    return %0, %1 : tensor<?xf32>, tensor<?xf32>
  }
}

