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
      %0 = spirv.IAdd %arg0, %arg0 : i32
      %cst4_i32 = spirv.Constant 4 : i32
      %cst_vec_2xi32 = spirv.Constant dense<1> : vector<2xi32>
      %cst = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
      %true = spirv.Constant true
      %var0_addr = spirv.mlir.addressof @var0 : !spirv.ptr<!spirv.struct<(!spirv.array<16 x f32, stride=4> [0])>, StorageBuffer>
      %cst0_i32 = spirv.Constant 0 : i32
      %1 = spirv.AccessChain %var0_addr[%cst0_i32, %arg0] : !spirv.ptr<!spirv.struct<(!spirv.array<16 x f32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
      %2 = spirv.Load "StorageBuffer" %1 : f32
      %3 = spirv.Load "StorageBuffer" %1 ["Aligned", 4] {x} : f32
      spirv.Store "StorageBuffer" %1, %2 : f32
      spirv.Store "StorageBuffer" %1, %2 ["Volatile"] : f32
      %4 = spirv.CompositeExtract %cst_vec_2xi32[0 : i32] : vector<2xi32>
      %5 = spirv.CompositeInsert %4, %cst_vec_2xi32[1 : i32] : i32 into vector<2xi32>
      %6 = spirv.Variable : !spirv.ptr<f32, Function>
      %cst_f32 = spirv.Constant 2.000000e+00 : f32
      %7 = spirv.Variable init(%cst_f32) : !spirv.ptr<f32, Function>
      %8 = spirv.SLessThan %arg0, %cst4_i32 : i32
      %9 = spirv.Select %8, %arg0, %cst4_i32 : i1, i32
      spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
      %10 = spirv.mlir.referenceof @sc : i32
      %11 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%cst4_i32, %cst4_i32) : (i32, i32) -> i32
      spirv.ReturnValue %9 : i32
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
        spirv.Branch ^bb1(%cst1_i32 : i32)
      ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb3
        spirv.BranchConditional %true, ^bb2, ^bb4
      ^bb2:  // pred: ^bb1
        spirv.Branch ^bb3
      ^bb3:  // pred: ^bb2
        spirv.Branch ^bb1(%2 : i32)
      ^bb4:  // pred: ^bb1
        spirv.mlir.merge
      }
      %0 = spirv.mlir.selection control(Flatten) -> i32 {
        spirv.Switch %cst1_i32 : i32, [
          default: ^bb1,
          1: ^bb2,
          4294967294: ^bb3(%cst1_i32 : i32)
        ]
      ^bb1:  // pred: ^bb0
        spirv.Branch ^bb4(%cst1_i32 : i32)
      ^bb2:  // pred: ^bb0
        spirv.Branch ^bb4(%cst1_i32 : i32)
      ^bb3(%2: i32):  // pred: ^bb0
        spirv.Branch ^bb4(%cst1_i32 : i32)
      ^bb4(%3: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
        spirv.mlir.merge %3 : i32
      }
      %1 = spirv.FunctionCall @f(%cst1_i32, %cst_f32) : (i32, f32) -> i32
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @g, @id, @var0
    spirv.EntryPoint "Kernel" @g
    spirv.ExecutionMode @g "LocalSize", 32, 1, 1
    spirv.ExecutionMode @g "ContractionOff"
  }
}
// -----
module {
  spirv.module Logical Vulkan requires #spirv.vce<v1.3, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
    spirv.ARM.Graph @g(%arg0: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<2x3xi16> {
      %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
      spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16>
    }
    spirv.GlobalVariable @v {linkage_attributes = #spirv.linkage_attributes<linkage_name = "x", linkage_type = <Export>>} : !spirv.ptr<!spirv.arm.tensor<1xi32>, UniformConstant>
    spirv.ARM.GraphEntryPoint @g, @v, @v
    spirv.ARM.Graph @h(!spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<2x3xi16>
    spirv.ARM.Graph @h2(!spirv.arm.tensor<14x19xi16> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) -> (!spirv.arm.tensor<2x3xi16> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) attributes {entry_point = true, foo}
  }
}
// -----
module {
  func.func @f(%arg0: i32) -> !spirv.struct<(i32, i32)> {
    %cst0_i32 = spirv.Constant 0 : i32
    %0 = spirv.IAddCarry %arg0, %cst0_i32 : !spirv.struct<(i32, i32)>
    return %0 : !spirv.struct<(i32, i32)>
  }
}
// -----
module {
  spirv.func @f1(%arg0: !spirv.ptr<i32, Generic>, %arg1: i32) "None" {
    %0 = spirv.AtomicAnd <Workgroup> <Acquire> %arg0, %arg1 : !spirv.ptr<i32, Generic>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f2(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.AtomicCompareExchange <Workgroup> <Acquire> <Acquire> %arg0, %arg1, %arg2 : !spirv.ptr<i32, Workgroup>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f3(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.AtomicCompareExchangeWeak <Subgroup> <None> <Acquire> %arg0, %arg1, %arg2 {foo} : !spirv.ptr<i32, Workgroup>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f4(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) "None" {
    %0 = spirv.AtomicExchange <Device> <AcquireRelease|WorkgroupMemory> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f5(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) "None" {
    %0 = spirv.AtomicIAdd <Workgroup> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f6(%arg0: !spirv.ptr<i32, Generic>) "None" {
    %0 = spirv.AtomicIDecrement <Subgroup> <None> %arg0 : !spirv.ptr<i32, Generic>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f7(%arg0: !spirv.ptr<i32, Workgroup>) "None" {
    %0 = spirv.AtomicIIncrement <Workgroup> <None> %arg0 : !spirv.ptr<i32, Workgroup>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f8(%arg0: !spirv.ptr<i32, Generic>, %arg1: i32) "None" {
    %0 = spirv.AtomicISub <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, Generic>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f9(%arg0: !spirv.ptr<i32, Generic>, %arg1: i32) "None" {
    %0 = spirv.AtomicOr <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, Generic>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f10(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) "None" {
    %0 = spirv.AtomicSMax <Device> <Acquire> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f11(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) "None" {
    %0 = spirv.AtomicSMin <Workgroup> <Acquire> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f12(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) "None" {
    %0 = spirv.AtomicUMax <Workgroup> <AcquireRelease|WorkgroupMemory> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f13(%arg0: !spirv.ptr<i32, Generic>, %arg1: i32) "None" {
    %0 = spirv.AtomicUMin <Subgroup> <AcquireRelease|WorkgroupMemory> %arg0, %arg1 : !spirv.ptr<i32, Generic>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f14(%arg0: !spirv.ptr<i32, Generic>, %arg1: i32) "None" {
    %0 = spirv.AtomicXor <Subgroup> <AcquireRelease|WorkgroupMemory> %arg0, %arg1 {foo} : !spirv.ptr<i32, Generic>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f43(%arg0: !spirv.ptr<f32, Function>, %arg1: !spirv.matrix<2 x vector<3xf32>>) "None" {
    %0 = spirv.CL.printf %arg0 %arg1 : !spirv.ptr<f32, Function>, !spirv.matrix<2 x vector<3xf32>> -> i64
    spirv.Return
  }
}
// -----
module {
  spirv.func @f62(%arg0: !spirv.ptr<!spirv.array<4 x f32>, StorageBuffer>) "None" {
    %0 = spirv.ConvertPtrToU %arg0 {foo} : !spirv.ptr<!spirv.array<4 x f32>, StorageBuffer> to i64
    spirv.Return
  }
}
// -----
module {
  spirv.func @f65(%arg0: i8) "None" {
    %0 = spirv.ConvertUToPtr %arg0 : i8 to !spirv.ptr<!spirv.array<4 x f32>, StorageBuffer>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f66(%arg0: !spirv.ptr<i32, Generic>, %arg1: !spirv.ptr<i32, Generic>) "None" {
    spirv.CopyMemory  "Generic" %arg0,  "Generic" %arg1 ["None"],  ["None"] : i32
    spirv.Return
  }
}
// -----
module {
  spirv.func @f68(%arg0: !spirv.ptr<f32, Function>, %arg1: f32) "None" {
    %0 = spirv.EXT.AtomicFAdd <Device> <None> %arg0, %arg1 : !spirv.ptr<f32, Function>
    spirv.Return
  }
}
// -----
module {
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @s = 1.000000e+00 : f32
    spirv.EXT.SpecConstantCompositeReplicate @rc (@s) : !spirv.struct<(f32, i32)>
    spirv.EXT.SpecConstantCompositeReplicate @rc1 (@s) : !spirv.rtarray<f32>
    spirv.EXT.SpecConstantCompositeReplicate @rc2 (@s) : !spirv.coopmatrix<8x4xf32, Subgroup, MatrixA>
  }
}
// -----
module {
  spirv.func @f119(%arg0: f32) "None" {
    %0 = spirv.GL.FrexpStruct %arg0 : f32 -> !spirv.struct<(f32, i32)>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f126(%arg0: vector<2xf32>) "None" {
    %0 = spirv.GL.PackHalf2x16 {foo} %arg0 : vector<2xf32> -> i32
    spirv.Return
  }
}
// -----
module {
  spirv.func @f145(%arg0: i32) "None" {
    %0 = spirv.GL.UnpackHalf2x16 %arg0 : i32 -> vector<2xf32>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f147(%arg0: !spirv.ptr<i32, Generic>) "None" {
    %0 = spirv.GenericCastToPtr %arg0 : !spirv.ptr<i32, Generic> to !spirv.ptr<i32, Workgroup>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f148(%arg0: vector<4xf32>, %arg1: i8) "None" {
    %0 = spirv.GroupBroadcast <Subgroup> %arg0, %arg1 {foo} : vector<4xf32>, i8
    spirv.Return
  }
}
// -----
module {
  spirv.func @f149(%arg0: vector<2xf16>) "None" {
    %0 = spirv.GroupFAdd <Subgroup> <InclusiveScan> %arg0 : vector<2xf16>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f150(%arg0: f64) "None" {
    %0 = spirv.GroupFMax <Subgroup> <ExclusiveScan> %arg0 : f64
    spirv.Return
  }
}
// -----
module {
  spirv.func @f151(%arg0: vector<2xf64>) "None" {
    %0 = spirv.GroupFMin <Subgroup> <PartitionedInclusiveScanNV> %arg0 : vector<2xf64>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f152(%arg0: vector<8xi8>) "None" {
    %0 = spirv.GroupIAdd <Subgroup> <PartitionedExclusiveScanNV> %arg0 : vector<8xi8>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f153(%arg0: i1) "None" {
    %0 = spirv.GroupNonUniformAll <Subgroup> %arg0 : i1
    spirv.Return
  }
}
// -----
module {
  spirv.func @f154(%arg0: vector<8xi64>) "None" {
    %0 = spirv.GroupNonUniformAllEqual <Subgroup> %arg0 : vector<8xi64>, i1
    spirv.Return
  }
}
// -----
module {
  spirv.func @f155(%arg0: i1) "None" {
    %0 = spirv.GroupNonUniformAny <Subgroup> %arg0 : i1
    spirv.Return
  }
}
// -----
module {
  spirv.func @f156(%arg0: i1) "None" {
    %0 = spirv.GroupNonUniformBallot <Workgroup> %arg0 : vector<4xi32>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f157(%arg0: vector<4xi32>) "None" {
    %0 = spirv.GroupNonUniformBallotBitCount <Subgroup> <ExclusiveScan> %arg0 : vector<4xi32> -> i32
    spirv.Return
  }
}
// -----
module {
  spirv.func @f158(%arg0: vector<4xi64>) "None" {
    %0 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %arg0 : vector<4xi64>, i64
    spirv.Return
  }
}
// -----
module {
  spirv.func @f159(%arg0: vector<4xi32>) "None" {
    %0 = spirv.GroupNonUniformBallotFindMSB <Workgroup> %arg0 : vector<4xi32>, i32
    spirv.Return
  }
}
// -----
module {
  spirv.func @f160(%arg0: vector<4xi32>) "None" {
    %0 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <InclusiveScan> %arg0 : vector<4xi32> -> vector<8xi16>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f161(%arg0: vector<4xi32>) "None" {
    %0 = spirv.GroupNonUniformBitwiseOr <Subgroup> <PartitionedInclusiveScanNV> %arg0 {foo} : vector<4xi32> -> vector<4xi32>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f162(%arg0: vector<2xi16>) "None" {
    %0 = spirv.GroupNonUniformBitwiseXor <Subgroup> <PartitionedReduceNV> %arg0 : vector<2xi16> -> vector<2xi16>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f163() "None" {
    %0 = spirv.GroupNonUniformElect <Workgroup> : i1
    spirv.Return
  }
}
// -----
module {
  spirv.func @f164(%arg0: vector<8xf32>) "None" {
    %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %arg0 {foo} : vector<8xf32> -> vector<8xf32>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f165(%arg0: f32) "None" {
    %0 = spirv.GroupNonUniformFMax <Subgroup> <PartitionedInclusiveScanNV> %arg0 : f32 -> f32
    spirv.Return
  }
}
// -----
module {
  spirv.func @f166(%arg0: vector<16xf16>) "None" {
    %0 = spirv.GroupNonUniformFMin <Workgroup> <PartitionedInclusiveScanNV> %arg0 : vector<16xf16> -> vector<8xf16>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f167(%arg0: vector<4xf16>) "None" {
    %0 = spirv.GroupNonUniformFMul <Subgroup> <ExclusiveScan> %arg0 : vector<4xf16> -> vector<4xf16>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f168(%arg0: vector<3xi16>) "None" {
    %0 = spirv.GroupNonUniformIAdd <Subgroup> <PartitionedInclusiveScanNV> %arg0 {foo} : vector<3xi16> -> vector<16xi16>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f169(%arg0: i64) "None" {
    %0 = spirv.GroupNonUniformIMul <Subgroup> <ExclusiveScan> %arg0 : i64 -> i64
    spirv.Return
  }
}
// -----
module {
  spirv.func @f170(%arg0: vector<4xi1>) "None" {
    %0 = spirv.GroupNonUniformLogicalAnd <Subgroup> <Reduce> %arg0 : vector<4xi1> -> vector<8xi1>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f171(%arg0: vector<4xi1>) "None" {
    %0 = spirv.GroupNonUniformLogicalOr <Workgroup> <ExclusiveScan> %arg0 {foo} : vector<4xi1> -> vector<4xi1>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f172(%arg0: vector<3xi1>) "None" {
    %0 = spirv.GroupNonUniformLogicalXor <Workgroup> <PartitionedExclusiveScanNV> %arg0 : vector<3xi1> -> vector<3xi1>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f173(%arg0: vector<16xi32>, %arg1: i8) "None" {
    %0 = spirv.GroupNonUniformQuadSwap <Subgroup> %arg0 %arg1 : vector<16xi32>, i8
    spirv.Return
  }
}
// -----
module {
  spirv.func @f174(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.GroupNonUniformRotateKHR <Workgroup> %arg0, %arg1 : i32, i32 -> i32
    spirv.Return
  }
}
// -----
module {
  spirv.func @f175(%arg0: vector<3xi32>) "None" {
    %0 = spirv.GroupNonUniformSMax <Subgroup> <ExclusiveScan> %arg0 {foo} : vector<3xi32> -> vector<3xi32>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f176(%arg0: i64) "None" {
    %0 = spirv.GroupNonUniformSMin <Subgroup> <Reduce> %arg0 : i64 -> i64
    spirv.Return
  }
}
// -----
module {
  spirv.func @f177(%arg0: vector<4xf32>, %arg1: i32) "None" {
    %0 = spirv.GroupNonUniformShuffle <Workgroup> %arg0, %arg1 : vector<4xf32>, i32
    spirv.Return
  }
}
// -----
module {
  spirv.func @f178(%arg0: vector<4xi32>, %arg1: i16) "None" {
    %0 = spirv.GroupNonUniformShuffleDown <Subgroup> %arg0, %arg1 : vector<4xi32>, i16
    spirv.Return
  }
}
// -----
module {
  spirv.func @f179(%arg0: vector<2xf64>, %arg1: i16) "None" {
    %0 = spirv.GroupNonUniformShuffleUp <Workgroup> %arg0, %arg1 : vector<2xf64>, i16
    spirv.Return
  }
}
// -----
module {
  spirv.func @f180(%arg0: i8, %arg1: i8) "None" {
    %0 = spirv.GroupNonUniformShuffleXor <Subgroup> %arg0, %arg1 : i8, i8
    spirv.Return
  }
}
// -----
module {
  spirv.func @f181(%arg0: vector<2xi64>) "None" {
    %0 = spirv.GroupNonUniformUMax <Workgroup> <PartitionedExclusiveScanNV> %arg0 {foo} : vector<2xi64> -> vector<2xi64>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f182(%arg0: i16) "None" {
    %0 = spirv.GroupNonUniformUMin <Subgroup> <PartitionedInclusiveScanNV> %arg0 : i16 -> vector<16xi16>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f183(%arg0: vector<16xi16>) "None" {
    %0 = spirv.GroupSMax <Subgroup> <PartitionedReduceNV> %arg0 : vector<16xi16>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f184(%arg0: vector<4xi16>) "None" {
    %0 = spirv.GroupSMin <Subgroup> <PartitionedInclusiveScanNV> %arg0 {foo} : vector<4xi16>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f185(%arg0: vector<16xi8>) "None" {
    %0 = spirv.GroupUMax <Workgroup> <ExclusiveScan> %arg0 : vector<16xi8>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f186(%arg0: vector<2xi16>) "None" {
    %0 = spirv.GroupUMin <Subgroup> <InclusiveScan> %arg0 : vector<2xi16>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f190() "None" {
    spirv.INTEL.ControlBarrierArrive <Subgroup> <Subgroup> <None>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f191() "None" {
    spirv.INTEL.ControlBarrierWait <Device> <Workgroup> <Acquire>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f195(%arg0: !spirv.ptr<i32, Workgroup>) "None" {
    %0 = spirv.INTEL.SubgroupBlockRead %arg0 : !spirv.ptr<i32, Workgroup> -> i32
    spirv.Return
  }
}
// -----
module {
  spirv.func @f198(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>) "None" {
    %0 = spirv.Image %arg0 {foo} : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f199(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %arg1: vector<3xf16>, %arg2: f32) "None" {
    %0 = spirv.ImageDrefGather %arg0, %arg1, %arg2  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<3xf16>, f32 -> vector<4xf32>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f200(%arg0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>) "None" {
    %0 = spirv.ImageQuerySize %arg0 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8> -> vector<2xi8>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f201(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %arg1: vector<8xf32>) "None" {
    %0 = spirv.ImageSampleImplicitLod %arg0, %arg1  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<8xf32> -> vector<4xf32>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f202(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %arg1: vector<8xf64>, %arg2: f32) "None" {
    %0 = spirv.ImageSampleProjDrefImplicitLod %arg0, %arg1, %arg2  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<8xf64>, f32 -> f32
    spirv.Return
  }
}
// -----
module {
  spirv.func @f203(%arg0: !spirv.image<i32, Dim1D, NoDepth, NonArrayed, MultiSampled, SamplerUnknown, Unknown>, %arg1: i32, %arg2: i32) "None" {
    spirv.ImageWrite %arg0, %arg1, %arg2  : !spirv.image<i32, Dim1D, NoDepth, NonArrayed, MultiSampled, SamplerUnknown, Unknown>, i32, i32
    spirv.Return
  }
}
// -----
module {
  spirv.func @f204(%arg0: !spirv.ptr<i8, UniformConstant>, %arg1: i16) "None" {
    %0 = spirv.InBoundsPtrAccessChain %arg0[%arg1] {foo} : !spirv.ptr<i8, UniformConstant>, i16 -> !spirv.ptr<i8, UniformConstant>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f209() "None" {
    %0 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f210(%arg0: !spirv.ptr<i8, UniformConstant>, %arg1: i32) "None" {
    %0 = spirv.KHR.CooperativeMatrixLoad %arg0, %arg1, <ColumnMajor> : !spirv.ptr<i8, UniformConstant>, i32 -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f211(%arg0: !spirv.ptr<i8, UniformConstant>, %arg1: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %arg2: i8) "None" {
    spirv.KHR.CooperativeMatrixStore %arg0, %arg1, %arg2, <RowMajor> : !spirv.ptr<i8, UniformConstant>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, i8
    spirv.Return
  }
}
// -----
module {
  spirv.func @f212(%arg0: vector<4xf16>) "None" {
    %0 = spirv.KHR.GroupFMul <Subgroup> <PartitionedInclusiveScanNV> %arg0 : vector<4xf16>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f213(%arg0: vector<16xi8>) "None" {
    %0 = spirv.KHR.GroupIMul <Subgroup> <ExclusiveScan> %arg0 : vector<16xi8>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f221(%arg0: !spirv.matrix<3 x vector<3xf32>>, %arg1: !spirv.matrix<3 x vector<3xf32>>) "None" {
    %0 = spirv.MatrixTimesMatrix %arg0, %arg1 : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f222(%arg0: !spirv.matrix<2 x vector<3xf32>>, %arg1: f32) "None" {
    %0 = spirv.MatrixTimesScalar %arg0, %arg1 : !spirv.matrix<2 x vector<3xf32>>, f32
    spirv.Return
  }
}
// -----
module {
  spirv.func @f223(%arg0: !spirv.matrix<3 x vector<3xf32>>, %arg1: vector<3xf32>) "None" {
    %0 = spirv.MatrixTimesVector %arg0, %arg1 : !spirv.matrix<3 x vector<3xf32>>, vector<3xf32> -> vector<3xf32>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f224() "None" {
    spirv.MemoryBarrier <Subgroup>, <Acquire>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f227(%arg0: !spirv.ptr<f32, Function>, %arg1: i64) "None" {
    %0 = spirv.PtrAccessChain %arg0[%arg1] : !spirv.ptr<f32, Function>, i64 -> !spirv.ptr<f32, Function>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f230(%arg0: vector<4xi8>, %arg1: vector<4xi8>) "None" {
    %0 = spirv.SDot %arg0, %arg1 {foo} : vector<4xi8> -> i64
    spirv.Return
  }
}
// -----
module {
  spirv.func @f231(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: i64) "None" {
    %0 = spirv.SDotAccSat %arg0, %arg1, %arg2 : vector<4xi16> -> i64
    spirv.Return
  }
}
// -----
module {
  spirv.func @f237(%arg0: i16, %arg1: i16) "None" {
    %0 = spirv.SMulExtended %arg0, %arg1 : !spirv.struct<(i16, i16)>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f240(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.SUDot %arg0, %arg1, <PackedVectorFormat4x8Bit> : i32 -> i64
    spirv.Return
  }
}
// -----
module {
  spirv.func @f241(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    %0 = spirv.SUDotAccSat %arg0, %arg1, %arg2, <PackedVectorFormat4x8Bit> : i32 -> i32
    spirv.Return
  }
}
// -----
module {
  spirv.func @f246(%arg0: !spirv.matrix<3 x vector<2xf32>>) "None" {
    %0 = spirv.Transpose %arg0 : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<2 x vector<3xf32>>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f249(%arg0: vector<2xi8>, %arg1: vector<2xi8>) "None" {
    %0 = spirv.UDot %arg0, %arg1 : vector<2xi8> -> i64
    spirv.Return
  }
}
// -----
module {
  spirv.func @f250(%arg0: vector<4xi8>, %arg1: vector<4xi8>, %arg2: i32) "None" {
    %0 = spirv.UDotAccSat %arg0, %arg1, %arg2 {foo} : vector<4xi8> -> i32
    spirv.Return
  }
}
// -----
module {
  spirv.func @f256(%arg0: i32, %arg1: i32) "None" {
    %0 = spirv.UMulExtended %arg0, %arg1 : !spirv.struct<(i32, i32)>
    spirv.Return
  }
}
// -----
module {
  func.func @f(%arg0: i1) {
    return
  ^bb1:  // no predecessors
    spirv.Unreachable {a}
  }
}
// -----
module {
  spirv.func @f261(%arg0: vector<2xi16>, %arg1: vector<2xi16>) "None" {
    %0 = spirv.VectorShuffle [0 : i32, 2 : i32] %arg0, %arg1 : vector<2xi16>, vector<2xi16> -> vector<2xi16>
    spirv.Return
  }
}
// -----
module {
  spirv.func @f262(%arg0: vector<3xf32>, %arg1: !spirv.matrix<3 x vector<3xf32>>) "None" {
    %0 = spirv.VectorTimesMatrix %arg0, %arg1 : vector<3xf32>, !spirv.matrix<3 x vector<3xf32>> -> vector<3xf32>
    spirv.Return
  }
}
