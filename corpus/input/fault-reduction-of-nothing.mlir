func.func @f(%v: vector<4xf32>, %start: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.multi_reduction <add>, %v, %start [] : vector<4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}
