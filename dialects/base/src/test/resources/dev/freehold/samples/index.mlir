module {
  func.func @named(%arg0: vector<4x4xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: f32) -> (vector<4xf32>, f32, f32, i1) {
    %0 = vector.multi_reduction <maximumf>, %arg0, %arg1 [1] : vector<4x4xf32> to vector<4xf32>
    %1 = vector.reduction <add>, %0 : vector<4xf32> into f32
    %2 = math.exp %arg3 fastmath<nnan,ninf> : f32
    %3 = index.cmp eq(%arg2, %arg2)
    return %0, %1, %2, %3 : vector<4xf32>, f32, f32, i1
  }
}
