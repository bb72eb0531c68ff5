module {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
    spirv.GlobalVariable @var0 bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<16 x f32, stride=4> [0])>, StorageBuffer>
    spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
    spirv.GlobalVariable @v2 {location = 1 : i32} : !spirv.ptr<vector<3xi32>, Input>
    spirv.SpecConstant @sc spec_id(5) = 42 : i32
    spirv.SpecConstant @sc2 = 1.500000e+00 : f32
    spirv.GlobalVariable @v1 initializer(@sc) {foo} : !spirv.ptr<i32, Private>
    spirv.SpecConstantComposite @scc (@sc, @sc) : !spirv.array<2 x i32>
    spirv.func @f(%arg0: i32, %arg1: f32) -> i32 "None" {
      %cst_f32 = spirv.Constant 2.000000e+00 : f32
      %cst0_i32 = spirv.Constant 0 : i32
      %cst4_i32 = spirv.Constant 4 : i32
      %var0_addr = spirv.mlir.addressof @var0 : !spirv.ptr<!spirv.struct<(!spirv.array<16 x f32, stride=4> [0])>, StorageBuffer>
      %0 = spirv.AccessChain %var0_addr[%cst0_i32, %arg0] : !spirv.ptr<!spirv.struct<(!spirv.array<16 x f32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
      %1 = spirv.Load "StorageBuffer" %0 : f32
      %2 = spirv.Load "StorageBuffer" %0 ["Aligned", 4] {x} : f32
      spirv.Store "StorageBuffer" %0, %1 : f32
      spirv.Store "StorageBuffer" %0, %1 ["Volatile"] : f32
      %3 = spirv.Variable : !spirv.ptr<f32, Function>
      %4 = spirv.Variable init(%cst_f32) : !spirv.ptr<f32, Function>
      %5 = spirv.SLessThan %arg0, %cst4_i32 : i32
      %6 = spirv.Select %5, %arg0, %cst4_i32 : i1, i32
      spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
      spirv.ReturnValue %6 : i32
    }
    spirv.func @g() "Inline|Pure" attributes {z = 1 : i32} {
      %true = spirv.Constant true
      %cst1_i32 = spirv.Constant 1 : i32
      %cst_f32 = spirv.Constant 1.000000e+00 : f32
      spirv.mlir.selection {
        spirv.BranchConditional %true [1, 2], ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        spirv.Branch ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        spirv.mlir.merge
      }
      spirv.mlir.loop control(Unroll) {
        spirv.Branch ^bb1
      ^bb1:  // 2 preds: ^bb0, ^bb3
        spirv.BranchConditional %true, ^bb2, ^bb4
      ^bb2:  // pred: ^bb1
        spirv.Branch ^bb3
      ^bb3:  // pred: ^bb2
        spirv.Branch ^bb1
      ^bb4:  // pred: ^bb1
        spirv.mlir.merge
      }
      %0 = spirv.mlir.selection control(Flatten) -> i32 {
        spirv.Switch %cst1_i32 : i32, [
          default: ^bb1,
          1: ^bb2,
          4294967294: ^bb3
        ]
      ^bb1:  // pred: ^bb0
        spirv.Branch ^bb4(%cst1_i32 : i32)
      ^bb2:  // pred: ^bb0
        spirv.Branch ^bb4(%cst1_i32 : i32)
      ^bb3:  // pred: ^bb0
        spirv.Branch ^bb4(%cst1_i32 : i32)
      ^bb4(%2: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
        spirv.mlir.merge %2 : i32
      }
      %1 = spirv.FunctionCall @f(%cst1_i32, %cst_f32) : (i32, f32) -> i32
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @g, @id, @var0
    spirv.EntryPoint "Kernel" @g
    spirv.ExecutionMode @g "LocalSize", 32, 1, 1
    spirv.ExecutionMode @g "ContractionOff"
  }
  spirv.module @named Physical64 OpenCL attributes {q = 1 : i32} {
    spirv.func @ext(i32, f32) "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "foo", linkage_type = <Import>>}
  }
}

