module {
  func.func @f(%arg0: index) -> vector<2xi1> {
    %c1 = arith.constant 1 : index
    %0 = arith.subi %arg0, %c1 : index
    %1 = vector.create_mask %0 : vector<2xi1>
    return %1 : vector<2xi1>
  }
}

