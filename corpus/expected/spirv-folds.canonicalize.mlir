module {
  func.func @numbers(%arg0: i32, %arg1: vector<2xi32>) -> (i32, i32, i32, i32, i32, vector<3xi32>, i32) {
    %cst_vec_3xi32 = spirv.Constant dense<[3, -15, 27]> : vector<3xi32>
    %cst-1_i32 = spirv.Constant -1 : i32
    %cst0_i32 = spirv.Constant 0 : i32
    %cst4_i32 = spirv.Constant 4 : i32
    %cst1_i32 = spirv.Constant 1 : i32
    %0 = spirv.UMod %arg0, %cst4_i32 : i32
    %1 = spirv.SDiv %cst4_i32, %cst0_i32 : i32
    return %arg0, %cst1_i32, %0, %1, %cst-1_i32, %cst_vec_3xi32, %cst0_i32 : i32, i32, i32, i32, i32, vector<3xi32>, i32
  }
  func.func @conditions(%arg0: i32, %arg1: i32, %arg2: i1) -> (i1, i1, i32, i1) {
    %true = spirv.Constant true
    %0 = spirv.INotEqual %arg0, %arg1 : i32
    return %arg2, %0, %arg0, %true : i1, i1, i32, i1
  }
  func.func @parts(%arg0: f32, %arg1: f32, %arg2: i64) -> (f32, i32, i64, i32) {
    %cst-5_i32 = spirv.Constant -5 : i32
    %cst4_i32 = spirv.Constant 4 : i32
    return %arg1, %cst-5_i32, %arg2, %cst4_i32 : f32, i32, i64, i32
  }
  func.func @selection(%arg0: i1) -> i32 {
    %cst0_i32 = spirv.Constant 0 : i32
    %cst1_i32 = spirv.Constant 1 : i32
    %0 = spirv.Variable init(%cst0_i32) : !spirv.ptr<i32, Function>
    %1 = spirv.Select %arg0, %cst0_i32, %cst1_i32 : i1, i32
    spirv.Store "Function" %0, %1 : i32
    %2 = spirv.Load "Function" %0 : i32
    return %2 : i32
  }
}

