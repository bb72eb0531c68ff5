module {
  func.func @f(%arg0: tensor<8x8xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>, %arg3: f32) -> vector<4xf32> {
    return %arg1 : vector<4xf32>
  }
  func.func @scalable(%arg0: tensor<?xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>, %arg3: f32) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = vector.transfer_write %arg2, %arg0[%c0] : vector<[4]xf32>, tensor<?xf32>
    %1 = vector.transfer_write %arg2, %0[%c4] : vector<[4]xf32>, tensor<?xf32>
    return %1 : tensor<?xf32>
  }
}

