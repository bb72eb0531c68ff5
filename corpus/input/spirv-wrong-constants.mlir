func.func @f() { %0 = "spirv.Constant"() <{value = dense<1> : vector<4xi32>}> : () -> (!spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>) return }
// -----
func.func @f() { %0 = "spirv.Constant"() <{value = dense<[1,2]> : vector<2xi32>}> : () -> (!spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>) return }
// -----
func.func @f() { %0 = "spirv.Constant"() <{value = dense<1.0> : vector<4xf32>}> : () -> (!spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>) return }
// -----
func.func @f() { %0 = "spirv.Constant"() <{value = dense<1.0> : vector<8x4xf32>}> : () -> (!spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>) return }
// -----
func.func @f() { %0 = "spirv.Constant"() <{value = dense<1.0> : !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>}> : () -> (!spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>) return }
// -----
func.func @f() { %0 = spirv.Constant dense<1.0> : !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>  return }
// -----
func.func @f() { %0 = spirv.Constant dense<[1.0,2.0]> : !spirv.coopmatrix<1x2xf32, Subgroup, MatrixAcc>  return }
// -----
func.func @f() { %0 = "spirv.Constant"() <{value = dense<1> : !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>}> : () -> (!spirv.coopmatrix<8x4xi32, Subgroup, MatrixA>) return }
// -----
func.func @f() { %0 = "spirv.Constant"() <{value = dense<1> : tensor<8x4xi32>}> : () -> (!spirv.coopmatrix<8x4xi32, Subgroup, MatrixA>) return }
// -----
func.func @f() { %0 = "spirv.Constant"() <{value = 1 : i32}> : () -> (!spirv.coopmatrix<8x4xi32, Subgroup, MatrixA>) return }
// -----
func.func @f() { %0 = spirv.Constant dense<1.0> : tensor<8x4xf32> : !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>  return }
// -----
func.func @f() { %0 = spirv.Constant dense<1> : !spirv.arm.tensor<2x3xi32> return }
// -----
func.func @f() { %0 = spirv.Constant dense<[1,2,3,4]> : !spirv.arm.tensor<2x2xi32> return }
// -----
func.func @f() { %0 = spirv.Constant dense<1> : tensor<2x3xi32> : !spirv.arm.tensor<2x3xi32> return }
// -----
func.func @f() { %0 = "spirv.Constant"() <{value = dense<1> : tensor<6xi32>}> : () -> !spirv.arm.tensor<2x3xi32> return }
// -----
func.func @f() { %0 = "spirv.Constant"() <{value = dense<1> : tensor<5xi32>}> : () -> !spirv.arm.tensor<2x3xi32> return }
// -----
func.func @f() { %0 = "spirv.Constant"() <{value = dense<1> : tensor<5xi16>}> : () -> !spirv.arm.tensor<2x3xi32> return }
// -----
func.func @f() { %0 = "spirv.Constant"() <{value = [1: i32]}> : () -> !spirv.arm.tensor<1xi32> return }
// -----
func.func @f() { %0 = "spirv.Constant"() <{value = dense<1> : tensor<5xi32>}> : () -> !spirv.arm.tensor<?x?xi32> return }
// -----
func.func @f() { %0 = "spirv.Constant"() <{value = [1: i32, 2 : i32]}> : () -> !spirv.array<3 x i32> return }
// -----
func.func @f() { %0 = "spirv.Constant"() <{value = [1: i32, 2 : f32]}> : () -> !spirv.array<2 x i32> return }
// -----
func.func @f() { %0 = "spirv.Constant"() <{value = [[1: i32], 2 : i32]}> : () -> !spirv.array<2 x i32> return }
// -----
func.func @f() { %0 = "spirv.Constant"() <{value = [dense<1> : vector<2xi32>]}> : () -> !spirv.array<1 x vector<2xi32>> return }
// -----
func.func @f() { %0 = spirv.Constant [dense<1> : vector<2xi32>, dense<2> : vector<2xi32>] : !spirv.array<1 x vector<2xi32>> return }
// -----
func.func @f() { %0 = spirv.Constant [1 : i32] return }
// -----
func.func @f() { %0 = spirv.Constant 1 : i32 : i32 return }
// -----
func.func @f() { %0 = spirv.Constant "x" return }
// -----
func.func @f() { %0 = spirv.Constant "x" : i32 return }
// -----
func.func @f() { %0 = spirv.Constant @f : i32 return }
// -----
func.func @f() { %0 = spirv.Constant unit : i32 return }
// -----
func.func @f() { %0 = spirv.Constant 1.0 : f64 {a} return }
// -----
func.func @f() { %0 = spirv.Constant dense<0> : tensor<4xi32> : !spirv.array<4 x i32> return }
// -----
func.func @f() { %0 = spirv.Constant dense<0> : tensor<4xi32> : !spirv.array<5 x i32> return }
// -----
func.func @f() { %0 = spirv.Constant dense<0> : tensor<4xi32> : !spirv.array<4 x f32> return }
// -----
func.func @f() { %0 = spirv.Constant dense<0> : tensor<4xi32> : !spirv.array<2 x !spirv.array<2 x i32>> return }
// -----
func.func @f() { %0 = spirv.Constant dense<0> : tensor<4xi32> : !spirv.array<2 x vector<2xi32>> return }
// -----
func.func @f() { %0 = spirv.Constant dense<0> : tensor<4xi32> : vector<4xi32> return }
// -----
func.func @f() { %0 = spirv.Constant sparse<[0], 1> : vector<4xi32> return }
// -----
func.func @f() { %0 = spirv.Constant sparse<[0], 1> : tensor<4xi32> : !spirv.array<4 x i32> return }
// -----
func.func @f() { %0 = spirv.Constant dense<0> : vector<4xi32> : vector<4xi32> return }
// -----
func.func @f() { %0 = spirv.Constant dense_resource<x> : tensor<4xi32> : !spirv.array<4 x i32> return }
// -----
func.func @f() { %0 = spirv.Constant 1 : index return }
// -----
func.func @f() { %0 = spirv.Constant 1 : i4 return }
// -----
func.func @f() { %0 = spirv.Constant 1 : si32 %1 = spirv.Constant 255 : ui8 %2 = spirv.Constant -1 : si8 return }
// -----
func.func @f() { %0 = spirv.Constant 1.0 : bf16 %1 = spirv.Constant dense<1.0> : vector<3xbf16> return }
// -----
func.func @f() { %0 = spirv.Constant dense<1.0> : vector<[4]xf32> return }
// -----
func.func @f() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<2 x i32> %1 = spirv.EXT.ConstantCompositeReplicate [dense<1> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>> return }
// -----
func.func @f() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.struct<(i32,i32)> return }
// -----
func.func @f() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.struct<(i32,f32)> return }
// -----
func.func @f() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.rtarray<i32> return }
// -----
func.func @f() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.coopmatrix<8x4xi32, Subgroup, MatrixA> return }
// -----
func.func @f() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.arm.tensor<2x2xi32> return }
// -----
func.func @f() { %0 = spirv.EXT.ConstantCompositeReplicate [[1 : i32, 2 : i32]] : !spirv.array<2 x !spirv.array<2 x i32>> return }
// -----
func.func @f() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<2 x !spirv.array<2 x !spirv.array<2 x i32>>> return }
// -----
func.func @f() { %0 = spirv.EXT.ConstantCompositeReplicate [[1 : i32, 1 : i32]] : !spirv.array<2 x !spirv.array<2 x !spirv.array<2 x i32>>> return }
// -----
func.func @f() { %0 = spirv.EXT.ConstantCompositeReplicate [dense<1> : tensor<2xi32>] : !spirv.array<2 x !spirv.array<2 x i32>> return }
// -----
func.func @f() { %0 = spirv.EXT.ConstantCompositeReplicate [[[1 : i32], 1 : i32]] : !spirv.array<2 x i32> return }
