func.func @f(%m: memref<4xi32>, %v: vector<[1]xi32>, %pad: i32) -> (vector<[4]xi32>, i32) {
  %0 = arith.constant 0 : index
  %read = vector.transfer_read %m[%0], %pad : memref<4xi32>, vector<[4]xi32>
  %sum = vector.reduction <add>, %v : vector<[1]xi32> into i32
  return %read, %sum : vector<[4]xi32>, i32
}
