#map = affine_map<()[s0] -> (s0 * 3)>
module {
  func.func @f(%arg0: index, %arg1: index) -> (index, index, index, index) {
    %0 = affine.apply #map()[%arg1]
    %1:2 = affine.delinearize_index %arg0 into (%0, 2) : index, index
    %2:2 = affine.delinearize_index %1#0 into (%arg1, 3) : index, index
    return %2#0, %2#1, %1#1, %1#0 : index, index, index, index
  }
}

