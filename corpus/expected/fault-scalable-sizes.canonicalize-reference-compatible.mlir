module {
  func.func @f(%arg0: memref<4xi32>, %arg1: vector<[1]xi32>, %arg2: i32) -> (vector<[4]xi32>, i32) {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0], %arg2 {in_bounds = [true]} : memref<4xi32>, vector<[4]xi32>
    %1 = vector.extract %arg1[0] : i32 from vector<[1]xi32>
    return %0, %1 : vector<[4]xi32>, i32
  }
}

