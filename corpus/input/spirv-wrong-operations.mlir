func.func @f(%a0: !spirv.ptr<i32, Function>) {
  %r = "spirv.AccessChain"(%a0) : (!spirv.ptr<i32, Function>) -> (!spirv.ptr<i32, StorageBuffer>)
  return
}
// -----
func.func @f() {
  %r = "spirv.mlir.addressof"() <{variable = @f}> : () -> (!spirv.ptr<!spirv.array<4 x f32>, PhysicalStorageBuffer>)
  return
}
// -----
func.func @f(%a0: !spirv.ptr<i32, PhysicalStorageBuffer>, %a1: ui32) {
  %c2 = spirv.Constant 1 : i32
  %r = "spirv.AtomicAnd"(%a0, %a1, %c2) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<MakeAvailable>}> : (!spirv.ptr<i32, PhysicalStorageBuffer>, ui32, i32) -> (ui32)
  return
}
// -----
func.func @f(%a0: !spirv.ptr<!spirv.array<4 x f32>, StorageBuffer>, %a1: i16, %a2: i16) {
  %r = "spirv.AtomicCompareExchange"(%a0, %a1, %a2) <{memory_scope = #spirv.scope<Workgroup>, equal_semantics = #spirv.memory_semantics<AtomicCounterMemory|WorkgroupMemory>, unequal_semantics = #spirv.memory_semantics<OutputMemory>}> : (!spirv.ptr<!spirv.array<4 x f32>, StorageBuffer>, i16, i16) -> (i16)
  return
}
// -----
func.func @f(%a0: !spirv.ptr<i32, Function>, %a1: i32, %a2: i64) {
  %r = "spirv.AtomicCompareExchangeWeak"(%a0, %a1, %a2) <{memory_scope = #spirv.scope<Invocation>, equal_semantics = #spirv.memory_semantics<ImageMemory>, unequal_semantics = #spirv.memory_semantics<UniformMemory>}> : (!spirv.ptr<i32, Function>, i32, i64) -> (i32)
  return
}
// -----
func.func @f(%a0: !spirv.ptr<f32, StorageBuffer>, %a1: f64) {
  %r = "spirv.AtomicExchange"(%a0, %a1) <{memory_scope = #spirv.scope<Invocation>, semantics = #spirv.memory_semantics<Volatile>}> : (!spirv.ptr<f32, StorageBuffer>, f64) -> (f64)
  return
}
// -----
func.func @f(%a0: vector<8xsi32>) {
  %r = "spirv.Bitcast"(%a0) : (vector<8xsi32>) -> (vector<8xi64>)
  return
}
// -----
func.func @f(%a0: vector<4xi32>) {
  %r = "spirv.Bitcast"(%a0) : (vector<4xi32>) -> (vector<4xi32>)
  return
}
// -----
func.func @f(%a0: vector<8xf16>) {
  %r = "spirv.Bitcast"(%a0) : (vector<8xf16>) -> (!spirv.ptr<f32, PhysicalStorageBuffer>)
  return
}
// -----
func.func @f(%a0: i1, %a1: i1, %a2: i1, %a3: i1, %a4: i1) {
  "spirv.BranchConditional"(%a0, %a1, %a2, %a3, %a4)[^bb1, ^bb1] <{branch_weights = [1 : i32], operandSegmentSizes = array<i32: 1, 3, 1>}> : (i1, i1, i1, i1, i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%a0: i1, %a1: !spirv.sampled_image<!spirv.image<i32, SubpassData, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>, %a2: !spirv.sampled_image<!spirv.image<i32, SubpassData, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>) {
  "spirv.BranchConditional"(%a0, %a1, %a2)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !spirv.sampled_image<!spirv.image<i32, SubpassData, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>, !spirv.sampled_image<!spirv.image<i32, SubpassData, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>) -> ()
^bb1:
  return
}
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<4xf16>>, %a1: !spirv.sampled_image<!spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, %a2: !spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>) {
  "spirv.Branch"(%a0, %a1, %a2)[^bb1] : (!spirv.matrix<3 x vector<4xf16>>, !spirv.sampled_image<!spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, !spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>) -> ()
^bb1:
  return
}
// -----
func.func @f() {
  %r = "spirv.CompositeConstruct"() : () -> (vector<16xf64>)
  return
}
// -----
func.func @f(%a0: !spirv.array<2 x i32, stride=4>, %a1: !spirv.array<2 x i32, stride=4>) {
  %r = "spirv.CompositeConstruct"(%a0, %a1) : (!spirv.array<2 x i32, stride=4>, !spirv.array<2 x i32, stride=4>) -> (!spirv.array<2 x i32, stride=4>)
  return
}
// -----
func.func @f(%a0: vector<8xf32>) {
  %r = "spirv.CompositeConstruct"(%a0) : (vector<8xf32>) -> (!spirv.struct<(f32, f32)>)
  return
}
// -----
func.func @f(%a0: vector<8xui32>) {
  %r = "spirv.CompositeConstruct"(%a0) : (vector<8xui32>) -> (vector<16xf16>)
  return
}
// -----
func.func @f(%a0: vector<16xi1>) {
  %r = "spirv.CompositeExtract"(%a0) <{indices = [1 : i32, 2 : i32, 3 : i32]}> : (vector<16xi1>) -> (i8)
  return
}
// -----
func.func @f(%a0: !spirv.struct<(i32,i32,i32)>) {
  %r = "spirv.CompositeExtract"(%a0) <{indices = [1 : i32]}> : (!spirv.struct<(i32,i32,i32)>) -> (!spirv.struct<(i32,i32,i32)>)
  return
}
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<2xf32>>) {
  %r = "spirv.CompositeExtract"(%a0) <{indices = [-1 : i32]}> : (!spirv.matrix<3 x vector<2xf32>>) -> (!spirv.image<i32, Rect, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>)
  return
}
// -----
func.func @f(%a0: vector<4xf32>) {
  %r = "spirv.CompositeExtract"(%a0) <{indices = [5 : i32]}> : (vector<4xf32>) -> (!spirv.sampled_image<!spirv.image<i32, Dim1D, NoDepth, NonArrayed, MultiSampled, SamplerUnknown, Unknown>>)
  return
}
// -----
func.func @f(%a0: vector<8xi8>, %a1: vector<8xi8>) {
  %r = "spirv.CompositeInsert"(%a0, %a1) <{indices = [0 : i32]}> : (vector<8xi8>, vector<8xi8>) -> (vector<8xi8>)
  return
}
// -----
func.func @f() {
  %r = "spirv.Constant"() <{value = "x"}> : () -> (!spirv.image<f32, Dim3D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>)
  return
}
// -----
func.func @f() {
  %r = "spirv.Constant"() <{value = 1 : i32}> : () -> (!spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>)
  return
}
// -----
func.func @f() {
  %r = "spirv.Constant"() <{value = dense<1.0> : vector<4xf32>}> : () -> (vector<16xsi32>)
  return
}
// -----
func.func @f(%a0: vector<16xbf16>) {
  %r = "spirv.ConvertFToS"(%a0) : (vector<16xbf16>) -> (vector<3xi32>)
  return
}
// -----
func.func @f(%a0: si32) {
  %r = "spirv.ConvertUToPtr"(%a0) : (si32) -> (!spirv.ptr<i32, Function>)
  return
}
// -----
func.func @f(%a0: !spirv.ptr<vector<4xf32>, Workgroup>, %a1: !spirv.ptr<vector<4xf32>, Workgroup>) {
  "spirv.CopyMemory"(%a0, %a1) <{memory_access = #spirv.memory_access<MakePointerAvailable>, alignment = 1 : i32, source_memory_access = #spirv.memory_access<Volatile>, source_alignment = 4 : i32}> : (!spirv.ptr<vector<4xf32>, Workgroup>, !spirv.ptr<vector<4xf32>, Workgroup>) -> ()
  return
}
// -----
func.func @f(%a0: !spirv.ptr<i32, PhysicalStorageBuffer>, %a1: !spirv.ptr<i32, PhysicalStorageBuffer>) {
  "spirv.CopyMemory"(%a0, %a1) <{memory_access = #spirv.memory_access<MakePointerAvailable|Aligned>, source_memory_access = #spirv.memory_access<None>, source_alignment = 16 : i32}> : (!spirv.ptr<i32, PhysicalStorageBuffer>, !spirv.ptr<i32, PhysicalStorageBuffer>) -> ()
  return
}
// -----
func.func @f(%a0: vector<16xf64>, %a1: vector<16xf64>) {
  %r = "spirv.Dot"(%a0, %a1) : (vector<16xf64>, vector<16xf64>) -> (f32)
  return
}
// -----
func.func @f() {
  %r = "spirv.EXT.ConstantCompositeReplicate"() <{value = [1 : i32]}> : () -> (vector<3xf16>)
  return
}
// -----
func.func @f() {
  %r = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1.0 : f32}> : () -> (!spirv.matrix<3 x vector<4xf16>>)
  return
}
// -----
func.func @f(%a0: ui32, %a1: i32) {
  "spirv.EXT.EmitMeshTasks"(%a0, %a1) : (ui32, i32) -> ()
}
// -----
spirv.module Logical GLSL450 {
  "spirv.EXT.SpecConstantCompositeReplicate"() <{type = !spirv.ptr<i32, Function>, sym_name = "zz", constituent = @g}> : () -> ()
}
// -----
spirv.module Logical GLSL450 {
  "spirv.EXT.SpecConstantCompositeReplicate"() <{type = !spirv.array<1 x f32>, sym_name = "zz", constituent = @v}> : () -> ()
}
// -----
spirv.module Logical GLSL450 {
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<Fragment>, fn = @g, interface = [@f::@g]}> : () -> ()
}
// -----
func.func @f(%a0: vector<16xf32>) {
  %r = "spirv.FConvert"(%a0) : (vector<16xf32>) -> (vector<16xf32>)
  return
}
// -----
func.func @f(%a0: vector<3xf64>, %a1: vector<3xf64>) {
  %r = "spirv.FOrdEqual"(%a0, %a1) : (vector<3xf64>, vector<3xf64>) -> (vector<16xi1>)
  return
}
// -----
spirv.module Logical GLSL450 {
  "spirv.func"() <{function_type = (i32) -> i32, sym_name = "zz", function_control = #spirv.function_control<DontInline|Const>}> ({}) : () -> ()
}
// -----
func.func @f(%a0: !spirv.ptr<f32, Function>) {
  "spirv.FunctionCall"(%a0) <{callee = @sc}> : (!spirv.ptr<f32, Function>) -> ()
  return
}
// -----
func.func @f(%a0: vector<3xf16>, %a1: vector<3xf16>) {
  %r = "spirv.GL.Distance"(%a0, %a1) : (vector<3xf16>, vector<3xf16>) -> (f64)
  return
}
// -----
func.func @f(%a0: vector<4xf32>) {
  %r = "spirv.GL.FrexpStruct"(%a0) : (vector<4xf32>) -> (!spirv.struct<(i32,i32,i32)>)
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<2xsi32>) {
  %r = "spirv.GL.Ldexp"(%a0, %a1) : (vector<4xf16>, vector<2xsi32>) -> (vector<4xf16>)
  return
}
// -----
func.func @f(%a0: !spirv.ptr<i32, Generic>) {
  %r = "spirv.GenericCastToPtrExplicit"(%a0) : (!spirv.ptr<i32, Generic>) -> (!spirv.ptr<i32, Generic>)
  return
}
// -----
func.func @f(%a0: !spirv.ptr<i32, CrossWorkgroup>) {
  %r = "spirv.GenericCastToPtrExplicit"(%a0) : (!spirv.ptr<i32, CrossWorkgroup>) -> (!spirv.ptr<i32, CrossWorkgroup>)
  return
}
// -----
spirv.module Logical GLSL450 {
  "spirv.GlobalVariable"() <{type = !spirv.ptr<i32, Function>, sym_name = "zz", location = 16 : i32, binding = 0 : i32, built_in = "zz"}> : () -> ()
}
// -----
func.func @f() {
  %r = "spirv.ARM.GraphConstant"() <{graph_constant_id = 1 : i32}> : () -> (!spirv.arm.tensor<?x3xi8>)
  return
}
// -----
func.func @f() {
  %r = "spirv.ARM.GraphConstant"() <{graph_constant_id = 16 : i32}> : () -> (!spirv.arm.tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: !spirv.ptr<i32, CrossWorkgroup>, %a1: vector<8xi8>) {
  %r = "spirv.GroupBroadcast"(%a0, %a1) <{execution_scope = #spirv.scope<Subgroup>}> : (!spirv.ptr<i32, CrossWorkgroup>, vector<8xi8>) -> (!spirv.ptr<i32, CrossWorkgroup>)
  return
}
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>, %a1: vector<16xsi32>) {
  %r = "spirv.GroupBroadcast"(%a0, %a1) <{execution_scope = #spirv.scope<Invocation>}> : (!spirv.sampled_image<!spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>, vector<16xsi32>) -> (!spirv.sampled_image<!spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)
  return
}
// -----
func.func @f(%a0: vector<16xi1>) {
  %r = "spirv.GroupNonUniformAllEqual"(%a0) <{execution_scope = #spirv.scope<Invocation>}> : (vector<16xi1>) -> (i1)
  return
}
// -----
func.func @f(%a0: vector<2xi64>, %a1: i32) {
  %r = "spirv.GroupNonUniformBitwiseAnd"(%a0, %a1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> : (vector<2xi64>, i32) -> (vector<2xi64>)
  return
}
// -----
func.func @f(%a0: !spirv.image<i32, SubpassData, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>, %a1: i32) {
  %r = "spirv.GroupNonUniformBroadcast"(%a0, %a1) <{execution_scope = #spirv.scope<Workgroup>}> : (!spirv.image<i32, SubpassData, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>, i32) -> (!spirv.image<i32, SubpassData, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>)
  return
}
// -----
func.func @f(%a0: vector<4xf32>) {
  %r = "spirv.GroupNonUniformFMin"(%a0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (vector<4xf32>) -> (vector<4xf32>)
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %c2 = spirv.Constant 3 : i32
  %r = "spirv.GroupNonUniformRotateKHR"(%a0, %a1, %c2) <{execution_scope = #spirv.scope<Subgroup>}> : (i32, i32, i32) -> (i32)
  return
}
// -----
func.func @f(%a0: vector<4xi8>, %a1: vector<8xsi32>) {
  %r = "spirv.IAddCarry"(%a0, %a1) : (vector<4xi8>, vector<8xsi32>) -> (!spirv.struct<(f32, vector<2xi32>)>)
  return
}
// -----
func.func @f(%a0: i64, %a1: vector<4xui32>) {
  %r = "spirv.IAddCarry"(%a0, %a1) : (i64, vector<4xui32>) -> (!spirv.struct<(i32,i32,i32)>)
  return
}
// -----
func.func @f(%a0: !spirv.ptr<vector<4xf32>, PhysicalStorageBuffer>) {
  %r = "spirv.INTEL.SubgroupBlockRead"(%a0) : (!spirv.ptr<vector<4xf32>, PhysicalStorageBuffer>) -> (vector<4xf32>)
  return
}
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, Arrayed, MultiSampled, NeedSampler, Unknown>>, %a1: vector<3xf64>, %a2: f32, %a3: !spirv.sampled_image<!spirv.image<i32, Rect, NoDepth, NonArrayed, MultiSampled, SamplerUnknown, Unknown>>, %a4: !spirv.sampled_image<!spirv.image<f32, Cube, NoDepth, Arrayed, SingleSampled, SamplerUnknown, Unknown>>, %a5: !spirv.sampled_image<!spirv.image<f32, Cube, NoDepth, Arrayed, SingleSampled, SamplerUnknown, Unknown>>) {
  %r = "spirv.ImageDrefGather"(%a0, %a1, %a2, %a3, %a4, %a5) : (!spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, Arrayed, MultiSampled, NeedSampler, Unknown>>, vector<3xf64>, f32, !spirv.sampled_image<!spirv.image<i32, Rect, NoDepth, NonArrayed, MultiSampled, SamplerUnknown, Unknown>>, !spirv.sampled_image<!spirv.image<f32, Cube, NoDepth, Arrayed, SingleSampled, SamplerUnknown, Unknown>>, !spirv.sampled_image<!spirv.image<f32, Cube, NoDepth, Arrayed, SingleSampled, SamplerUnknown, Unknown>>) -> (vector<4xi8>)
  return
}
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<i32, Dim3D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>>, %a1: f64, %a2: f32, %a3: !spirv.sampled_image<!spirv.image<i32, Dim3D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>>) {
  %r = "spirv.ImageDrefGather"(%a0, %a1, %a2, %a3) : (!spirv.sampled_image<!spirv.image<i32, Dim3D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>>, f64, f32, !spirv.sampled_image<!spirv.image<i32, Dim3D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>>) -> (vector<4xi32>)
  return
}
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, %a1: f32, %a2: f32) {
  %r = "spirv.ImageDrefGather"(%a0, %a1, %a2) <{image_operands = #spirv.image_operands<SignExtend>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, f32, f32) -> (vector<4xsi32>)
  return
}
// -----
func.func @f(%a0: !spirv.image<i32, Cube, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>, %a1: i32, %a2: !spirv.image<f32, Cube, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>, %a3: !spirv.matrix<4 x vector<3xf16>>) {
  %r = "spirv.ImageFetch"(%a0, %a1, %a2, %a3) : (!spirv.image<i32, Cube, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>, i32, !spirv.image<f32, Cube, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>, !spirv.matrix<4 x vector<3xf16>>) -> (vector<4xui32>)
  return
}
// -----
func.func @f(%a0: !spirv.image<i32, Buffer, NoDepth, Arrayed, MultiSampled, SamplerUnknown, Unknown>, %a1: vector<3xi32>) {
  %r = "spirv.ImageFetch"(%a0, %a1) : (!spirv.image<i32, Buffer, NoDepth, Arrayed, MultiSampled, SamplerUnknown, Unknown>, vector<3xi32>) -> (vector<4xi32>)
  return
}
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<i32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>) {
  %r = "spirv.Image"(%a0) : (!spirv.sampled_image<!spirv.image<i32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>) -> (!spirv.image<i32, Dim1D, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown>)
  return
}
// -----
func.func @f(%a0: !spirv.image<i32, Cube, NoDepth, Arrayed, SingleSampled, SamplerUnknown, Unknown>) {
  %r = "spirv.ImageQuerySize"(%a0) : (!spirv.image<i32, Cube, NoDepth, Arrayed, SingleSampled, SamplerUnknown, Unknown>) -> (vector<4xui32>)
  return
}
// -----
func.func @f(%a0: !spirv.image<i32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>) {
  %r = "spirv.ImageQuerySize"(%a0) : (!spirv.image<i32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>) -> (vector<8xi64>)
  return
}
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<i32, Rect, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, %a1: vector<4xi16>, %a2: !spirv.struct<(vector<3xf32>, vector<3xi32>)>) {
  %r = "spirv.ImageSampleExplicitLod"(%a0, %a1, %a2) <{image_operands = #spirv.image_operands<MakeTexelAvailable|MakeTexelVisible>}> : (!spirv.sampled_image<!spirv.image<i32, Rect, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>, vector<4xi16>, !spirv.struct<(vector<3xf32>, vector<3xi32>)>) -> (vector<4xi32>)
  return
}
// -----
func.func @f(%a0: !spirv.image<i32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown>, %a1: vector<4xf32>, %a2: vector<4xf32>, %a3: !spirv.image<i32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown>) {
  "spirv.ImageWrite"(%a0, %a1, %a2, %a3) <{image_operands = #spirv.image_operands<ConstOffsets|None>}> : (!spirv.image<i32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown>, vector<4xf32>, vector<4xf32>, !spirv.image<i32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown>) -> ()
  return
}
// -----
func.func @f(%a0: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %a1: vector<2xsi32>, %a2: vector<2xsi32>, %a3: vector<2xsi32>, %a4: vector<2xsi32>, %a5: vector<2xsi32>) {
  "spirv.ImageWrite"(%a0, %a1, %a2, %a3, %a4, %a5) : (!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xsi32>, vector<2xsi32>, vector<2xsi32>, vector<2xsi32>, vector<2xsi32>) -> ()
  return
}
// -----
func.func @f(%a0: !spirv.image<f32, Rect, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown>, %a1: vector<8xf32>, %a2: vector<3xf32>, %a3: !spirv.image<i32, Dim3D, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown>) {
  "spirv.ImageWrite"(%a0, %a1, %a2, %a3) : (!spirv.image<f32, Rect, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown>, vector<8xf32>, vector<3xf32>, !spirv.image<i32, Dim3D, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown>) -> ()
  return
}
// -----
func.func @f(%a0: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, %a1: vector<4xi32>, %a2: vector<4xf32>, %a3: !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>) {
  "spirv.ImageWrite"(%a0, %a1, %a2, %a3) : (!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, vector<4xi32>, vector<4xf32>, !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>) -> ()
  return
}
// -----
func.func @f(%a0: !spirv.ptr<i32, Generic>, %a1: i8, %a2: i8) {
  %r = "spirv.InBoundsPtrAccessChain"(%a0, %a1, %a2) : (!spirv.ptr<i32, Generic>, i8, i8) -> (!spirv.ptr<!spirv.struct<(f32, i32)>, StorageBuffer>)
  return
}
// -----
func.func @f(%a0: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, %a1: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, %a2: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>) {
  %r = "spirv.KHR.CooperativeMatrixMulAdd"(%a0, %a1, %a2) : (!spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>) -> (!spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>)
  return
}
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<4xf32>>, %a1: !spirv.matrix<3 x vector<4xf32>>) {
  %r = "spirv.MatrixTimesMatrix"(%a0, %a1) : (!spirv.matrix<3 x vector<4xf32>>, !spirv.matrix<3 x vector<4xf32>>) -> (!spirv.matrix<3 x vector<4xf32>>)
  return
}
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<3xf32>>, %a1: vector<16xf32>) {
  %r = "spirv.MatrixTimesVector"(%a0, %a1) : (!spirv.matrix<3 x vector<3xf32>>, vector<16xf32>) -> (vector<2xf32>)
  return
}
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<3xf32>>, %a1: vector<3xf32>) {
  %r = "spirv.MatrixTimesVector"(%a0, %a1) : (!spirv.matrix<3 x vector<3xf32>>, vector<3xf32>) -> (vector<8xf64>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>) {
  "spirv.mlir.merge"(%a0) : (tensor<4xf32>) -> ()
}
// -----
func.func @f() {
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Physical64>, memory_model = #spirv.memory_model<Simple>}> ({}) : () -> ()
  return
}
// -----
func.func @f(%a0: !spirv.ptr<i32, Workgroup>) {
  %r = "spirv.PtrCastToGeneric"(%a0) : (!spirv.ptr<i32, Workgroup>) -> (!spirv.ptr<i32, Workgroup>)
  return
}
// -----
func.func @f(%a0: !spirv.ptr<f32, StorageBuffer>) {
  %r = "spirv.PtrCastToGeneric"(%a0) : (!spirv.ptr<f32, StorageBuffer>) -> (!spirv.ptr<f32, StorageBuffer>)
  return
}
// -----
func.func @f() {
  %r = "spirv.mlir.referenceof"() <{spec_const = @sc}> : () -> (!spirv.image<i32, Dim2D, NoDepth, NonArrayed, MultiSampled, SamplerUnknown, Unknown>)
  return
}
// -----
func.func @f(%a0: vector<16xi32>, %a1: vector<16xi32>, %a2: i32) {
  %r = "spirv.SDotAccSat"(%a0, %a1, %a2) : (vector<16xi32>, vector<16xi32>, i32) -> (i32)
  return
}
// -----
func.func @f(%a0: i64) {
  %c1 = spirv.Constant 0 : i64
  %c2 = spirv.Constant 0 : i64
  %r = "spirv.SDotAccSat"(%a0, %c1, %c2) : (i64, i64, i64) -> (i64)
  return
}
// -----
func.func @f() {
  "spirv.Unreachable"() : () -> ()
}
// -----
func.func @f() {
  %r = "spirv.Variable"() <{storage_class = #spirv.storage_class<StorageBuffer>}> : () -> (!spirv.ptr<f32, PhysicalStorageBuffer>)
  return
}
// -----
func.func @f(%a0: vector<3xi64>) {
  %c1 = spirv.Constant 0 : i32
  %r = "spirv.VectorExtractDynamic"(%a0, %c1) : (vector<3xi64>, i32) -> (i16)
  return
}
// -----
func.func @f(%a0: vector<4xi1>, %a1: vector<4xi1>) {
  %r = "spirv.VectorShuffle"(%a0, %a1) <{components = [0 : i32, 0 : i32]}> : (vector<4xi1>, vector<4xi1>) -> (vector<4xi1>)
  return
}
// -----
func.func @f(%a0: vector<16xf32>, %a1: !spirv.matrix<3 x vector<3xf32>>) {
  %r = "spirv.VectorTimesMatrix"(%a0, %a1) : (vector<16xf32>, !spirv.matrix<3 x vector<3xf32>>) -> (vector<16xf32>)
  return
}
// -----
func.func @f(%a0: vector<4xf64>, %a1: f16) {
  %r = "spirv.VectorTimesScalar"(%a0, %a1) : (vector<4xf64>, f16) -> (vector<3xf64>)
  return
}
// -----
func.func @f(%a0: vector<4xf64>, %a1: f32) {
  %r = "spirv.VectorTimesScalar"(%a0, %a1) : (vector<4xf64>, f32) -> (vector<4xf64>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>) {
  "spirv.mlir.yield"(%a0) : (tensor<4xf32>) -> ()
}
// -----
func.func @f(%a0: !spirv.image<i32, Dim1D, NoDepth, Arrayed, MultiSampled, SamplerUnknown, Unknown>) {
  %r = "spirv.CompositeConstruct"(%a0) : (!spirv.image<i32, Dim1D, NoDepth, Arrayed, MultiSampled, SamplerUnknown, Unknown>) -> (vector<2xf32>)
  return
}
// -----
func.func @f(%a0: vector<16xf32>) {
  %r = "spirv.CompositeExtract"(%a0) <{indices = []}> : (vector<16xf32>) -> (vector<16xf32>)
  return
}
// -----
func.func @f() {
  %r = "spirv.Constant"() <{value = [1 : i32]}> : () -> (!spirv.ptr<!spirv.array<4 x f32>, StorageBuffer>)
  return
}
// -----
func.func @f(%a2: i32, %a3: !spirv.ptr<i32, Generic>) {
  %c0 = spirv.Constant 4 : i32
  %c1 = spirv.Constant 2 : i32
  "spirv.EXT.EmitMeshTasks"(%c0, %c1, %a2, %a3) : (i32, i32, i32, !spirv.ptr<i32, Generic>) -> ()
}
// -----
spirv.module Logical GLSL450 {
  "spirv.GlobalVariable"() <{type = f32, sym_name = "zz", initializer = @g, location = 4 : i32, built_in = "zz"}> : () -> ()
}
// -----
func.func @f(%a0: si32, %a1: si32) {
  %r = "spirv.GroupNonUniformShuffleUp"(%a0, %a1) <{execution_scope = #spirv.scope<Workgroup>}> : (si32, si32) -> (si32)
  return
}
// -----
func.func @f(%a0: !spirv.image<i32, SubpassData, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>) {
  %r = "spirv.ImageQuerySize"(%a0) : (!spirv.image<i32, SubpassData, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>) -> (vector<4xi16>)
  return
}
// -----
func.func @f(%a0: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, %a1: i32) {
  %r = "spirv.KHR.CooperativeMatrixLoad"(%a0, %a1) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32) -> (!spirv.coopmatrix<8x4xi32, Workgroup, MatrixAcc>)
  return
}
// -----
spirv.module Logical GLSL450 {
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<PipelineEnableINTEL|DependencyInfinite>}> ({}) : () -> ()
}
// -----
func.func @f() {
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Physical32>, memory_model = #spirv.memory_model<Simple>, sym_name = "zz"}> ({}) : () -> ()
  return
}
// -----
func.func @f(%a0: i64) {
  %c1 = spirv.Constant 0 : i64
  %c2 = spirv.Constant 1 : i64
  %r = "spirv.SDotAccSat"(%a0, %c1, %c2) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i64, i64, i64) -> (i64)
  return
}
// -----
func.func @f(%a0: vector<2xi1>, %a1: vector<4xi32>, %a2: vector<4xi32>) {
  %r = "spirv.Select"(%a0, %a1, %a2) : (vector<2xi1>, vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
  return
}
// -----
spirv.module Logical GLSL450 {
  "spirv.SpecConstantComposite"() <{type = !spirv.array<1 x f32>, sym_name = "zz", constituents = []}> : () -> ()
}
// -----
spirv.module Logical GLSL450 {
  "spirv.SpecConstant"() <{sym_name = "zz", default_value = "x"}> : () -> ()
}
// -----
func.func @f() {
  %r = "spirv.SpecConstantOperation"() ({}) : () -> (!spirv.ptr<f32, Function>)
  return
}
// -----
func.func @f(%a0: !spirv.matrix<2 x vector<3xf32>>) {
  %r = "spirv.Transpose"(%a0) : (!spirv.matrix<2 x vector<3xf32>>) -> (!spirv.matrix<2 x vector<3xf32>>)
  return
}
// -----
func.func @f(%a0: vector<8xi32>, %a1: vector<4xi16>) {
  %r = "spirv.VectorShuffle"(%a0, %a1) <{components = [0 : i32]}> : (vector<8xi32>, vector<4xi16>) -> (vector<3xui32>)
  return
}
// -----
func.func @f(%a0: vector<3xf32>, %a1: !spirv.matrix<3 x vector<3xf32>>) {
  %r = "spirv.VectorTimesMatrix"(%a0, %a1) : (vector<3xf32>, !spirv.matrix<3 x vector<3xf32>>) -> (vector<2xf32>)
  return
}
// -----
func.func @f(%a0: !spirv.ptr<!spirv.struct<(f32, i32)>, PhysicalStorageBuffer>, %a1: i32, %a2: i32) {
  %r = "spirv.AccessChain"(%a0, %a1, %a2) : (!spirv.ptr<!spirv.struct<(f32, i32)>, PhysicalStorageBuffer>, i32, i32) -> (!spirv.ptr<!spirv.struct<(f32, i32)>, PhysicalStorageBuffer>)
  return
}
// -----
func.func @f(%a0: !spirv.struct<(f32, f32)>, %a1: vector<[4]xf32>) {
  %r = "spirv.CompositeInsert"(%a0, %a1) <{indices = []}> : (!spirv.struct<(f32, f32)>, vector<[4]xf32>) -> (!spirv.matrix<2 x vector<2xf32>>)
  return
}
// -----
func.func @f(%a0: !spirv.ptr<f32, StorageBuffer>, %a1: !spirv.ptr<f32, StorageBuffer>) {
  "spirv.CopyMemory"(%a0, %a1) <{memory_access = #spirv.memory_access<Nontemporal>, source_alignment = 1 : i32}> : (!spirv.ptr<f32, StorageBuffer>, !spirv.ptr<f32, StorageBuffer>) -> ()
  return
}
// -----
func.func @f() {
  %r = "spirv.EXT.ConstantCompositeReplicate"() <{value = unit}> : () -> (vector<4xi32>)
  return
}
// -----
func.func @f(%a0: f64, %a1: vector<4xi8>) {
  %r = "spirv.GL.Ldexp"(%a0, %a1) : (f64, vector<4xi8>) -> (f64)
  return
}
// -----
func.func @f(%a0: !spirv.ptr<f32, Generic>) {
  %r = "spirv.GenericCastToPtr"(%a0) : (!spirv.ptr<f32, Generic>) -> (!spirv.ptr<i32, Workgroup>)
  return
}
// -----
func.func @f(%a0: !spirv.image<i32, Dim2D, NoDepth, Arrayed, MultiSampled, NeedSampler, Unknown>, %a1: vector<8xui32>) {
  %r = "spirv.ImageFetch"(%a0, %a1) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.image<i32, Dim2D, NoDepth, Arrayed, MultiSampled, NeedSampler, Unknown>, vector<8xui32>) -> (vector<4xi32>)
  return
}
// -----
func.func @f(%a0: !spirv.image<i32, Buffer, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %a1: i32, %a2: !spirv.sampled_image<!spirv.image<i32, Dim3D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>) {
  %r = "spirv.ImageRead"(%a0, %a1, %a2) <{image_operands = #spirv.image_operands<MakeTexelVisible>}> : (!spirv.image<i32, Buffer, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, i32, !spirv.sampled_image<!spirv.image<i32, Dim3D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>) -> (i32)
  return
}
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<3xf16>>, %a1: vector<3xf32>) {
  %r = "spirv.MatrixTimesVector"(%a0, %a1) : (!spirv.matrix<3 x vector<3xf16>>, vector<3xf32>) -> (vector<3xf32>)
  return
}
// -----
func.func @f(%a0: vector<3xi8>, %a1: vector<3xi8>, %a2: i8) {
  %r = "spirv.SDotAccSat"(%a0, %a1, %a2) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (vector<3xi8>, vector<3xi8>, i8) -> (i8)
  return
}
// -----
func.func @f(%a0: vector<3xf16>, %a1: !spirv.matrix<3 x vector<3xf32>>) {
  %r = "spirv.VectorTimesMatrix"(%a0, %a1) : (vector<3xf16>, !spirv.matrix<3 x vector<3xf32>>) -> (vector<3xf16>)
  return
}
// -----
func.func @f(%a0: !spirv.ptr<i32, Function>) {
  %r = "spirv.Bitcast"(%a0) : (!spirv.ptr<i32, Function>) -> (i32)
  return
}
// -----
func.func @f(%a0: i1) {
  "spirv.BranchConditional"(%a0)[^bb1, ^bb1] <{branch_weights = [0 : i32], operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  return
}
// -----
spirv.module Logical GLSL450 {
  "spirv.Branch"()[^bb1] : () -> ()
}
// -----
func.func @f(%a0: !spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %a1: i64) {
  %r = "spirv.ImageFetch"(%a0, %a1) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, i64) -> (vector<4xf32>)
  return
}
// -----
func.func @f(%a0: !spirv.ptr<!spirv.struct<(f32, i32)>, CrossWorkgroup>, %a1: i16, %a3: i32) {
  %c2 = spirv.Constant 3 : i32
  %r = "spirv.PtrAccessChain"(%a0, %a1, %c2, %a3) : (!spirv.ptr<!spirv.struct<(f32, i32)>, CrossWorkgroup>, i16, i32, i32) -> (!spirv.ptr<i32, PhysicalStorageBuffer>)
  return
}
// -----
func.func @f(%a0: vector<16xi1>, %a1: !spirv.ptr<f32, Function>, %a2: !spirv.ptr<f32, Function>) {
  %r = "spirv.Select"(%a0, %a1, %a2) : (vector<16xi1>, !spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> (!spirv.ptr<f32, Function>)
  return
}
