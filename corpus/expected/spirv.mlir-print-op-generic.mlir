"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>}> ({
    "spirv.GlobalVariable"() <{binding = 1 : i32, descriptor_set = 0 : i32, sym_name = "var0", type = !spirv.ptr<!spirv.struct<(!spirv.array<16 x f32, stride=4> [0])>, StorageBuffer>}> : () -> ()
    "spirv.GlobalVariable"() <{built_in = "GlobalInvocationId", sym_name = "id", type = !spirv.ptr<vector<3xi32>, Input>}> : () -> ()
    "spirv.GlobalVariable"() <{location = 1 : i32, sym_name = "v2", type = !spirv.ptr<vector<3xi32>, Input>}> : () -> ()
    "spirv.SpecConstant"() <{default_value = 42 : i32, sym_name = "sc"}> {spec_id = 5 : i64} : () -> ()
    "spirv.SpecConstant"() <{default_value = 1.500000e+00 : f32, sym_name = "sc2"}> : () -> ()
    "spirv.GlobalVariable"() <{initializer = @sc, sym_name = "v1", type = !spirv.ptr<i32, Private>}> {foo} : () -> ()
    "spirv.SpecConstantComposite"() <{constituents = [@sc, @sc], sym_name = "scc", type = !spirv.array<2 x i32>}> : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, f32) -> i32, sym_name = "f"}> ({
    ^bb0(%arg0: i32, %arg1: f32):
      %8 = "spirv.IAdd"(%arg0, %arg0) : (i32, i32) -> i32
      %9 = "spirv.Constant"() <{value = 4 : i32}> : () -> i32
      %10 = "spirv.Constant"() <{value = dense<1> : vector<2xi32>}> : () -> vector<2xi32>
      %11 = "spirv.Constant"() <{value = [1 : i32, 2 : i32]}> : () -> !spirv.array<2 x i32>
      %12 = "spirv.Constant"() <{value = true}> : () -> i1
      %13 = "spirv.mlir.addressof"() <{variable = @var0}> : () -> !spirv.ptr<!spirv.struct<(!spirv.array<16 x f32, stride=4> [0])>, StorageBuffer>
      %14 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
      %15 = "spirv.AccessChain"(%13, %14, %arg0) : (!spirv.ptr<!spirv.struct<(!spirv.array<16 x f32, stride=4> [0])>, StorageBuffer>, i32, i32) -> !spirv.ptr<f32, StorageBuffer>
      %16 = "spirv.Load"(%15) : (!spirv.ptr<f32, StorageBuffer>) -> f32
      %17 = "spirv.Load"(%15) <{alignment = 4 : i32, memory_access = #spirv.memory_access<Aligned>}> {x} : (!spirv.ptr<f32, StorageBuffer>) -> f32
      "spirv.Store"(%15, %16) : (!spirv.ptr<f32, StorageBuffer>, f32) -> ()
      "spirv.Store"(%15, %16) <{memory_access = #spirv.memory_access<Volatile>}> : (!spirv.ptr<f32, StorageBuffer>, f32) -> ()
      %18 = "spirv.CompositeExtract"(%10) <{indices = [0 : i32]}> : (vector<2xi32>) -> i32
      %19 = "spirv.CompositeInsert"(%18, %10) <{indices = [1 : i32]}> : (i32, vector<2xi32>) -> vector<2xi32>
      %20 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> : () -> !spirv.ptr<f32, Function>
      %21 = "spirv.Constant"() <{value = 2.000000e+00 : f32}> : () -> f32
      %22 = "spirv.Variable"(%21) <{storage_class = #spirv.storage_class<Function>}> : (f32) -> !spirv.ptr<f32, Function>
      %23 = "spirv.SLessThan"(%arg0, %9) : (i32, i32) -> i1
      %24 = "spirv.Select"(%23, %arg0, %9) : (i1, i32, i32) -> i32
      "spirv.ControlBarrier"() <{execution_scope = #spirv.scope<Workgroup>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire|UniformMemory>}> : () -> ()
      %25 = "spirv.mlir.referenceof"() <{spec_const = @sc}> : () -> i32
      %26 = "spirv.SpecConstantOperation"() ({
        %27 = "spirv.IAdd"(%9, %9) : (i32, i32) -> i32
        "spirv.mlir.yield"(%27) : (i32) -> ()
      }) : () -> i32
      "spirv.ReturnValue"(%24) : (i32) -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<Inline|Pure>, function_type = () -> (), sym_name = "g"}> ({
      %0 = "spirv.Constant"() <{value = true}> : () -> i1
      %1 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
      %2 = "spirv.Constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
        "spirv.BranchConditional"(%0)[^bb1, ^bb2] <{branch_weights = [1 : i32, 2 : i32], operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
      ^bb1:  // pred: ^bb0
        "spirv.Branch"()[^bb2] : () -> ()
      ^bb2:  // 2 preds: ^bb0, ^bb1
        "spirv.mlir.merge"() : () -> ()
      }) : () -> ()
      "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<Unroll>}> ({
        "spirv.Branch"(%1)[^bb1] : (i32) -> ()
      ^bb1(%7: i32):  // 2 preds: ^bb0, ^bb3
        "spirv.BranchConditional"(%0)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
      ^bb2:  // pred: ^bb1
        "spirv.Branch"()[^bb3] : () -> ()
      ^bb3:  // pred: ^bb2
        "spirv.Branch"(%7)[^bb1] : (i32) -> ()
      ^bb4:  // pred: ^bb1
        "spirv.mlir.merge"() : () -> ()
      }) : () -> ()
      %3 = "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<Flatten>}> ({
        "spirv.Switch"(%1, %1)[^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 1>, literals = dense<[1, -2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
      ^bb1:  // pred: ^bb0
        "spirv.Branch"(%1)[^bb4] : (i32) -> ()
      ^bb2:  // pred: ^bb0
        "spirv.Branch"(%1)[^bb4] : (i32) -> ()
      ^bb3(%5: i32):  // pred: ^bb0
        "spirv.Branch"(%1)[^bb4] : (i32) -> ()
      ^bb4(%6: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
        "spirv.mlir.merge"(%6) : (i32) -> ()
      }) : () -> i32
      %4 = "spirv.FunctionCall"(%1, %2) <{callee = @f}> : (i32, f32) -> i32
      "spirv.Return"() : () -> ()
    }) {z = 1 : i32} : () -> ()
    "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @g, interface = [@id, @var0]}> : () -> ()
    "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<Kernel>, fn = @g, interface = []}> : () -> ()
    "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<LocalSize>, fn = @g, values = [32 : i32, 1 : i32, 1 : i32]}> : () -> ()
    "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<ContractionOff>, fn = @g, values = []}> : () -> ()
  }) : () -> ()
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Physical64>, memory_model = #spirv.memory_model<OpenCL>, sym_name = "named"}> ({
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, f32) -> (), linkage_attributes = #spirv.linkage_attributes<linkage_name = "foo", linkage_type = <Import>>, sym_name = "ext"}> ({
    }) : () -> ()
  }) {q = 1 : i32} : () -> ()
}) : () -> ()

