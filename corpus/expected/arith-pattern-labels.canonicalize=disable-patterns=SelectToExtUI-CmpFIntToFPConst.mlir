module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %arg0, %c3_i32 : i32
    return %0 : i32
  }
  func.func @f1(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c1_i32 : i32
    return %0 : i32
  }
  func.func @f2(%arg0: i32, %arg1: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.subi %c3_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @f3(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.subi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f4(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.subi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f5(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.muli %arg0, %c4_i32 : i32
    return %0 : i32
  }
  func.func @f6(%arg0: i32, %arg1: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.addi %arg0, %c-1_i32 : i32
    return %0 : i32
  }
  func.func @f7(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.subi %c1_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @f8(%arg0: i32, %arg1: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.subi %arg0, %c3_i32 : i32
    return %0 : i32
  }
  func.func @f9(%arg0: i32, %arg1: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.subi %c-1_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @f10(%arg0: i32, %arg1: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.subi %c3_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @f11(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c1_i32 : i32
    return %0 : i32
  }
  func.func @f12(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.subi %c0_i32, %arg1 : i32
    return %0 : i32
  }
  func.func @f13(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.muli %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f14(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %1 = arith.extsi %0 : i1 to i32
    return %1 : i32
  }
  func.func @f15(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.muli %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f16(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f17(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.xori %arg0, %arg1 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.shrui %1, %1 : i64
    %3 = arith.trunci %2 : i64 to i32
    return %3 : i32
  }
  func.func @f18(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.xori %arg0, %arg1 : i32
    %1 = arith.extui %0 : i32 to i64
    %2 = arith.shrui %1, %1 : i64
    %3 = arith.trunci %2 : i64 to i32
    return %3 : i32
  }
  func.func @f19(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.shrui %1, %1 : i64
    %3 = arith.trunci %2 : i64 to i32
    return %3 : i32
  }
  func.func @f20(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i32
    %1 = arith.extui %0 : i32 to i64
    %2 = arith.shrui %1, %1 : i64
    %3 = arith.trunci %2 : i64 to i32
    return %3 : i32
  }
  func.func @f21(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.ori %arg0, %arg1 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.shrui %1, %1 : i64
    %3 = arith.trunci %2 : i64 to i32
    return %3 : i32
  }
  func.func @f22(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.ori %arg0, %arg1 : i32
    %1 = arith.extui %0 : i32 to i64
    %2 = arith.shrui %1, %1 : i64
    %3 = arith.trunci %2 : i64 to i32
    return %3 : i32
  }
  func.func @f23(%arg0: i32, %arg1: i32) -> i1 {
    %0 = arith.cmpi sge, %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @f24(%arg0: i32, %arg1: i32) -> i1 {
    %0 = arith.cmpi eq, %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @f25(%arg0: i32, %arg1: i32) -> i1 {
    %0 = arith.cmpi eq, %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @f26(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg2, %arg1 : i32
    return %0 : i32
  }
  func.func @f27(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg3 : i32
    return %0 : i32
  }
  func.func @f28(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
    %0 = arith.select %arg0, %arg3, %arg2 : i32
    return %0 : i32
  }
  func.func @f29(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    return %0 : i1
  }
  func.func @f30(%arg0: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.select %arg0, %c1_i32, %c0_i32 : i32
    return %0 : i32
  }
  func.func @f31(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @f32(%arg0: i16) -> index {
    %0 = arith.index_cast %arg0 : i16 to index
    return %0 : index
  }
  func.func @f33(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @f34(%arg0: i16) -> index {
    %0 = arith.index_castui %arg0 : i16 to index
    return %0 : index
  }
  func.func @f35(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @f36(%arg0: i16) -> i64 {
    %0 = arith.extui %arg0 : i16 to i64
    return %0 : i64
  }
  func.func @f37(%arg0: i8) -> i16 {
    %0 = arith.extui %arg0 : i8 to i16
    return %0 : i16
  }
  func.func @f38(%arg0: i8) -> i16 {
    %0 = arith.extsi %arg0 : i8 to i16
    return %0 : i16
  }
  func.func @f39(%arg0: i32) -> i16 {
    %c16_i32 = arith.constant 16 : i32
    %0 = arith.shrui %arg0, %c16_i32 : i32
    %1 = arith.trunci %0 : i32 to i16
    return %1 : i16
  }
  func.func @f40(%arg0: i32) -> f32 {
    %0 = arith.sitofp %arg0 : i32 to f32
    return %0 : f32
  }
  func.func @f41(%arg0: i32) -> f32 {
    %0 = arith.uitofp %arg0 : i32 to f32
    return %0 : f32
  }
  func.func @f42(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.mulf %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @f43(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.divf %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @f44(%arg0: i32) -> i1 {
    %cst = arith.constant 1.500000e+00 : f32
    %0 = arith.sitofp %arg0 : i32 to f32
    %1 = arith.cmpf olt, %0, %cst : f32
    return %1 : i1
  }
}

