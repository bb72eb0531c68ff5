module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> vector<4xf32> {
    return %arg0 : vector<4xf32>
  }
}

