module {
  func.func @f(%arg0: i32) -> !spirv.struct<(i32, i32)> {
    %cst0_i32 = spirv.Constant 0 : i32
    %0 = spirv.CompositeConstruct %cst0_i32, %arg0 : (i32, i32) -> !spirv.struct<(i32, i32)>
    return %0 : !spirv.struct<(i32, i32)>
  }
}

