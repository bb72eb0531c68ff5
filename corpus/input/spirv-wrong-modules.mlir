spirv.module Logical GLSL450 {
"spirv.func"() <{function_type = (i32) -> (), arg_attrs = [@f], sym_name = "zz", function_control = #spirv.function_control<Pure>}> ({}) : () -> ()
}
// -----
spirv.module Logical GLSL450 {
"spirv.func"() <{function_type = f32,  sym_name = "zz", linkage_attributes = 1, function_control = 1}> ({}) : () -> ()
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @a : !spirv.ptr<f32, Input>
spirv.GlobalVariable @b initializer(@a) : !spirv.ptr<f32, Input>
spirv.SpecConstant @s = 1.0 : f32
spirv.GlobalVariable @c initializer(@s) : !spirv.ptr<f32, Input>
spirv.SpecConstantComposite @sc (@s, @s) : !spirv.array<2 x f32>
spirv.GlobalVariable @d initializer(@sc) : !spirv.ptr<f32, Input>
spirv.EXT.SpecConstantCompositeReplicate @rc (@s) : !spirv.array<2 x f32>
spirv.GlobalVariable @e initializer(@rc) : !spirv.ptr<f32, Input>
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @s = 1.0 : f32
spirv.SpecConstantComposite @sc (@s, @s) : !spirv.array<2 x f32>
spirv.EXT.SpecConstantCompositeReplicate @rc (@s) : !spirv.array<2 x f32>
spirv.func @f() "None" {
  %0 = spirv.mlir.referenceof @s : f32
  %1 = spirv.mlir.referenceof @sc : !spirv.array<2 x f32>
  %2 = spirv.mlir.referenceof @rc : !spirv.array<2 x f32>
  spirv.Return
}}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @s = 1.0 : f32
spirv.EXT.SpecConstantCompositeReplicate @rc (@s) : !spirv.array<2 x i32>
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @s = 1.0 : f32
spirv.EXT.SpecConstantCompositeReplicate @rc (@s) : !spirv.array<2 x !spirv.array<2 x f32>>
spirv.EXT.SpecConstantCompositeReplicate @rc2 (@s) : !spirv.array<2 x !spirv.array<2 x i32>>
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @s = 1.0 : f32
spirv.EXT.SpecConstantCompositeReplicate @rc (@s) : !spirv.struct<(f32, i32)>
spirv.EXT.SpecConstantCompositeReplicate @rc1 (@s) : !spirv.rtarray<f32>
spirv.EXT.SpecConstantCompositeReplicate @rc2 (@s) : !spirv.coopmatrix<8x4xf32, Subgroup, MatrixA>
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @s = 1.0 : f32
spirv.SpecConstantComposite @rc2 (@s) : !spirv.coopmatrix<8x4xf32, Subgroup, MatrixA>
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @s = 1.0 : f32
spirv.SpecConstantComposite @rc2 (@s) : !spirv.rtarray<f32>
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @s = 1.0 : f32
spirv.SpecConstantComposite @rc2 (@s) : !spirv.struct<(i32)>
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @s = 1.0 : f32
spirv.SpecConstantComposite @rc2 (@s) : f32
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @s = 1 : i4
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @s = dense<1> : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @s spec_id(-1) = 1 : i32
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @s spec_id(1) = "x"
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @s spec_id(1 : i32) = true
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @s = [1 : i32]
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @s = 1.0 : bf16
spirv.SpecConstant @t = 1 : index
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @t = 1 : si32
spirv.SpecConstant @t2 = 1.0 : f80
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @f
  spirv.EntryPoint "GLCompute" @f
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @f, @g
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @f, @f::@g
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { spirv.Return }
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<Kernel>, fn = @f, interface = [@f::@g]}> : () -> ()
}
// -----
spirv.module Logical GLSL450 {
  spirv.EntryPoint "GLCompute" @f
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None"
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" attributes {linkage_attributes=#spirv.linkage_attributes<linkage_name="x", linkage_type=<Import>>}
  spirv.func @g() "None" attributes {linkage_attributes=#spirv.linkage_attributes<linkage_name="x", linkage_type=<Export>>}
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { %0 = arith.constant 1 : i32 spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
  func.func @f() { return }
}
// -----
spirv.module Logical GLSL450 {
  "spirv.foo"() : () -> ()
  "foo.bar"() : () -> ()
}
// -----
spirv.module Logical GLSL450 {
  spirv.module Logical GLSL450 { }
}
// -----
module { spirv.func @f() "None" { func.call @f() : () -> () spirv.Return } }
// -----
func.func @f() { spirv.func @g() "None" { spirv.Return }  return }
// -----
func.func @f() { spirv.GlobalVariable @v : !spirv.ptr<f32, Input> return }
// -----
func.func @f() { spirv.Return }
// -----
func.func @f() -> i32 { spirv.Return }
// -----
spirv.func @f() -> i32 "None" { spirv.Return }
// -----
spirv.func @f() "None" { %0 = spirv.Constant 1 : i32 spirv.ReturnValue %0 : i32 }
// -----
spirv.func @f() -> f32 "None" { %0 = spirv.Constant 1 : i32 spirv.ReturnValue %0 : i32 }
// -----
spirv.func @f() -> f32 "None" { }
// -----
spirv.func @f(%a: i32) -> f32 "None" { ^bb0: spirv.Unreachable }
// -----
spirv.func @f(i32) -> f32 "None" { ^bb0(%a : i32): spirv.Unreachable }
// -----
spirv.func @f(i32) -> f32 "None" { spirv.Unreachable }
// -----
spirv.func @f(i32) -> f32
// -----
spirv.func @f(i32) -> f32 "Foo"
// -----
spirv.func @f(i32) -> f32 None
// -----
spirv.func @f(i32) -> f32 "Pure|Const" attributes {function_control = 1}
// -----
spirv.func private @f(i32) -> f32 "Pure|Const" attributes {foo = 1}
// -----
spirv.func @f(i32, ...) -> f32 "Pure"
// -----
spirv.func @f(%a: i32) -> f32 "Pure" { spirv.mlir.merge }
// -----
spirv.func @f() "None" { spirv.FunctionCall @f() : () -> ()   spirv.FunctionCall @g() : () -> () spirv.Return }
// -----
spirv.func @f() "None" { %0 = spirv.FunctionCall @f() : () -> (i32)  spirv.Return }
// -----
spirv.func @f(%a: i32) "None" { spirv.FunctionCall @f() : () -> ()  spirv.Return }
// -----
spirv.func @f(%a: i32) "None" { %0 = spirv.Constant 1.0 : f32 spirv.FunctionCall @f(%0) : (f32) -> ()  spirv.Return }
// -----
spirv.func @f() -> i32 "None" { %0 = spirv.FunctionCall @f() : () -> (f32)  spirv.Return }
// -----
spirv.func @f() "None" { spirv.FunctionCall @f::@g() : () -> ()  spirv.Return }
// -----
func.func @f() { spirv.FunctionCall @f() : () -> ()  return }
// -----
spirv.func @f() "None" { %0 = spirv.mlir.addressof @v : !spirv.ptr<f32, Input> spirv.Return }
spirv.GlobalVariable @v : !spirv.ptr<i32, Input>
// -----
spirv.GlobalVariable @v : !spirv.ptr<i32, Generic>
// -----
spirv.GlobalVariable @v : !spirv.ptr<i32, Function>
// -----
spirv.GlobalVariable @v : i32
// -----
spirv.GlobalVariable @v bind(1, 2) {a} : !spirv.ptr<i32, Input>
// -----
spirv.GlobalVariable @v bind(1) : !spirv.ptr<i32, Input>
// -----
spirv.GlobalVariable @v built_in("Foo") : !spirv.ptr<i32, Input>
// -----
spirv.GlobalVariable @v built_in(3) : !spirv.ptr<i32, Input>
// -----
spirv.GlobalVariable @v initializer(3) : !spirv.ptr<i32, Input>
// -----
spirv.GlobalVariable @v {binding = 1 : i32} : !spirv.ptr<i32, Input>
// -----
spirv.GlobalVariable @v {binding = 1 : i64} : !spirv.ptr<i32, Input>
// -----
spirv.GlobalVariable @v {foo = 1 : i64} : !spirv.ptr<i32, Input>
// -----
spirv.ExecutionMode @f "LocalSize", 1, 2, 3
// -----
spirv.ExecutionMode @f "Foo", 1, 2, 3
// -----
spirv.ExecutionMode @f "LocalSize", 1 : i64
// -----
spirv.ExecutionMode @f LocalSize
// -----
spirv.module Foo GLSL450 {}
// -----
spirv.module Logical Foo {}
// -----
spirv.module @x Logical GLSL450 requires 3 {}
// -----
spirv.module @x Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> attributes {a = 1} {}
// -----
spirv.module Logical GLSL450 { ^bb0(%a: i32): }
// -----
spirv.module Logical GLSL450 { ^bb0: ^bb1: }
// -----
spirv.module Logical
// -----
spirv.module "Logical" GLSL450 {}
