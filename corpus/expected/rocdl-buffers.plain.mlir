module {
  func.func @f(%arg0: vector<2xf32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32, %arg4: i32) -> vector<4xf32> {
    rocdl.raw.buffer.atomic.fadd %arg0, %arg1, %arg2, %arg3, %arg4 : vector<2xf32>
    %0 = rocdl.raw.buffer.load %arg1, %arg2, %arg3, %arg4 : vector<4xf32>
    rocdl.raw.buffer.store %arg0, %arg1, %arg2, %arg3, %arg4 : vector<2xf32>
    rocdl.raw.buffer.atomic.umin %arg2, %arg1, %arg2, %arg3, %arg4 : i32
    %1 = rocdl.workitem.id.x range <i32, 0, 64> : i32
    %2 = rocdl.raw.buffer.load %arg1, %arg2, %arg3, %arg4 : vector<4xf32>
    return %0 : vector<4xf32>
  }
}

