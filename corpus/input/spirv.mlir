spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
  spirv.GlobalVariable @var0 bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<16 x f32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @v2 {location = 1 : i32} : !spirv.ptr<vector<3xi32>, Input>
  spirv.SpecConstant @sc spec_id(5) = 42 : i32
  spirv.SpecConstant @sc2 = 1.5 : f32
  spirv.GlobalVariable @v1 initializer(@sc) {foo} : !spirv.ptr<i32, Private>
  spirv.SpecConstantComposite @scc (@sc, @sc) : !spirv.array<2 x i32>
  spirv.func @f(%a: i32, %b: f32) -> i32 "None" {
    %0 = spirv.IAdd %a, %a : i32
    %c = spirv.Constant 4 : i32
    %v = spirv.Constant dense<1> : vector<2xi32>
    %arr = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
    %t = spirv.Constant true
    %p = spirv.mlir.addressof @var0 : !spirv.ptr<!spirv.struct<(!spirv.array<16 x f32, stride=4> [0])>, StorageBuffer>
    %c0 = spirv.Constant 0 : i32
    %q = spirv.AccessChain %p[%c0, %a] : !spirv.ptr<!spirv.struct<(!spirv.array<16 x f32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
    %l = spirv.Load "StorageBuffer" %q : f32
    %l2 = spirv.Load "StorageBuffer" %q ["Aligned", 4] {x} : f32
    spirv.Store "StorageBuffer" %q, %l : f32
    spirv.Store "StorageBuffer" %q, %l ["Volatile"] : f32
    %e = spirv.CompositeExtract %v[0 : i32] : vector<2xi32>
    %i = spirv.CompositeInsert %e, %v[1 : i32] : i32 into vector<2xi32>
    %va = spirv.Variable : !spirv.ptr<f32, Function>
    %cf = spirv.Constant 2.0 : f32
    %vb = spirv.Variable init(%cf) : !spirv.ptr<f32, Function>
    %cmp = spirv.SLessThan %a, %c : i32
    %s = spirv.Select %cmp, %a, %c : i1, i32
    spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
    %r = spirv.mlir.referenceof @sc : i32
    %so = spirv.SpecConstantOperation wraps "spirv.IAdd"(%c, %c) : (i32, i32) -> i32
    spirv.ReturnValue %s : i32
  }
  spirv.func @g() "Inline|Pure" attributes {z = 1 : i32} {
    %c = spirv.Constant true
    %x = spirv.Constant 1 : i32
    %fl = spirv.Constant 1.0 : f32
    spirv.mlir.selection {
      spirv.BranchConditional %c [1, 2], ^a, ^b
    ^a:
      spirv.Branch ^b
    ^b:
      spirv.mlir.merge
    }
    spirv.mlir.loop control(Unroll) {
      spirv.Branch ^h(%x : i32)
    ^h(%y: i32):
      spirv.BranchConditional %c, ^body, ^m
    ^body:
      spirv.Branch ^cont
    ^cont:
      spirv.Branch ^h(%y : i32)
    ^m:
      spirv.mlir.merge
    }
    %res = spirv.mlir.selection control(Flatten) -> i32 {
      spirv.Switch %x : i32, [
      default: ^d,
      1: ^e,
      -2: ^f2(%x : i32)
      ]
    ^d:
      spirv.Branch ^k(%x : i32)
    ^e:
      spirv.Branch ^k(%x : i32)
    ^f2(%z: i32):
      spirv.Branch ^k(%x : i32)
    ^k(%w: i32):
      spirv.mlir.merge %w : i32
    }
    %call = spirv.FunctionCall @f(%x, %fl) : (i32, f32) -> i32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @g, @id, @var0
  spirv.EntryPoint "Kernel" @g
  spirv.ExecutionMode @g "LocalSize", 32, 1, 1
  spirv.ExecutionMode @g "ContractionOff"
}
spirv.module @named Physical64 OpenCL attributes {q = 1 : i32} {
  spirv.func @ext(i32, f32) "None" attributes {linkage_attributes=#spirv.linkage_attributes<linkage_name = "foo", linkage_type = <Import>>}
}
