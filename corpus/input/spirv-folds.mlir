// Numbers and conditions that are known, and parts of values.
func.func @numbers(%x: i32, %v: vector<2xi32>) -> (i32, i32, i32, i32, i32, vector<3xi32>, i32) {
  %c0 = spirv.Constant 0 : i32
  %c4 = spirv.Constant 4 : i32
  %c8 = spirv.Constant 8 : i32
  %cm7 = spirv.Constant -7 : i32
  %0 = spirv.IAdd %c0, %x : i32
  %1 = spirv.SMod %cm7, %c4 : i32
  %2 = spirv.UMod %x, %c8 : i32
  %3 = spirv.UMod %2, %c4 : i32
  %4 = spirv.SDiv %c4, %c0 : i32
  %5 = spirv.ShiftRightArithmetic %cm7, %c4 : i32, i32
  %a = spirv.Constant dense<[1, -5, 9]> : vector<3xi32>
  %b = spirv.Constant dense<3> : vector<3xi32>
  %6 = spirv.IMul %a, %b : vector<3xi32>
  %7 = spirv.BitwiseXor %x, %x : i32
  return %0, %1, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, vector<3xi32>, i32
}
func.func @conditions(%x: i32, %y: i32, %c: i1) -> (i1, i1, i32, i1) {
  %true = spirv.Constant true
  %0 = spirv.LogicalAnd %true, %c : i1
  %1 = spirv.IEqual %x, %y : i32
  %2 = spirv.LogicalNot %1 : i1
  %3 = spirv.Select %true, %x, %y : i1, i32
  %4 = spirv.SLessThanEqual %x, %x : i32
  return %0, %2, %3, %4 : i1, i1, i32, i1
}
func.func @parts(%a: f32, %b: f32, %l: i64) -> (f32, i32, i64, i32) {
  %p = spirv.CompositeConstruct %a, %b : (f32, f32) -> vector<2xf32>
  %0 = spirv.CompositeExtract %p[1 : i32] : vector<2xf32>
  %k = spirv.Constant [dense<[4, -5]> : vector<2xi32>] : !spirv.array<1 x vector<2xi32>>
  %1 = spirv.CompositeExtract %k[0 : i32, 1 : i32] : !spirv.array<1 x vector<2xi32>>
  %f = spirv.Bitcast %l : i64 to f64
  %2 = spirv.Bitcast %f : f64 to i64
  %c5 = spirv.Constant 5 : i32
  %m = spirv.UMulExtended %c5, %1 : !spirv.struct<(i32, i32)>
  %3 = spirv.CompositeExtract %m[1 : i32] : !spirv.struct<(i32, i32)>
  return %0, %1, %2, %3 : f32, i32, i64, i32
}
func.func @selection(%c: i1) -> i32 {
  %zero = spirv.Constant 0 : i32
  %one = spirv.Constant 1 : i32
  %v = spirv.Variable init(%zero) : !spirv.ptr<i32, Function>
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^then, ^else
  ^then:
    spirv.Store "Function" %v, %zero : i32
    spirv.Branch ^merge
  ^else:
    spirv.Store "Function" %v, %one : i32
    spirv.Branch ^merge
  ^merge:
    spirv.mlir.merge
  }
  %r = spirv.Load "Function" %v : i32
  return %r : i32
}
