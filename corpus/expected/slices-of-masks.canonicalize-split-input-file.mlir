module {
  func.func @a(%arg0: index, %arg1: index, %arg2: index) -> (vector<2xi1>, vector<2xi1>, vector<2x3xi1>, vector<1x8xi1>, vector<2x4x3xi1>, vector<1x4x8xi1>) {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = arith.subi %arg0, %c2 : index
    %1 = vector.create_mask %0 : vector<2xi1>
    %2 = vector.create_mask %arg0 : vector<2xi1>
    %3 = arith.subi %arg0, %c1 : index
    %4 = arith.subi %arg1, %c4 : index
    %5 = vector.create_mask %3, %4 : vector<2x3xi1>
    %6 = arith.subi %arg0, %c1 : index
    %7 = vector.create_mask %6, %arg1 : vector<1x8xi1>
    %8 = arith.subi %arg0, %c1 : index
    %9 = arith.subi %arg2, %c4 : index
    %10 = vector.create_mask %8, %arg1, %9 : vector<2x4x3xi1>
    %11 = vector.create_mask %arg0, %arg1, %arg2 : vector<1x4x8xi1>
    return %1, %2, %5, %7, %10, %11 : vector<2xi1>, vector<2xi1>, vector<2x3xi1>, vector<1x8xi1>, vector<2x4x3xi1>, vector<1x4x8xi1>
  }
}

// -----
module {
  func.func @s(%arg0: index, %arg1: index) -> vector<2x[4]xi1> {
    %c1 = arith.constant 1 : index
    %0 = arith.subi %arg0, %c1 : index
    %1 = vector.create_mask %0, %arg1 : vector<2x[4]xi1>
    return %1 : vector<2x[4]xi1>
  }
}

// -----
module {
  func.func @two(%arg0: index, %arg1: index) -> (vector<2x8xi1>, vector<2x3xi1>, vector<2x8xi1>) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0 = arith.subi %arg0, %c1 : index
    %1 = vector.create_mask %0, %c3 : vector<2x8xi1>
    %2 = vector.create_mask %0, %c1 : vector<2x3xi1>
    %3 = vector.create_mask %arg0, %c3 : vector<2x8xi1>
    return %1, %2, %3 : vector<2x8xi1>, vector<2x3xi1>, vector<2x8xi1>
  }
}

// -----
module {
  func.func @sm(%arg0: i32) -> (i32, i32, i32, i32) {
    %cst0_i32 = spirv.Constant 0 : i32
    %cst1_i32 = spirv.Constant 1 : i32
    %0 = spirv.SMulExtended %arg0, %cst1_i32 : !spirv.struct<(i32, i32)>
    %1 = spirv.CompositeExtract %0[0 : i32] : !spirv.struct<(i32, i32)>
    %2 = spirv.CompositeExtract %0[1 : i32] : !spirv.struct<(i32, i32)>
    return %1, %2, %arg0, %cst0_i32 : i32, i32, i32, i32
  }
}

