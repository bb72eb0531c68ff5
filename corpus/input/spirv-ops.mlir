spirv.func @f1(%arg0: !spirv.ptr<i32, Generic>, %arg1: i32) "None" {
  %0 = spirv.AtomicAnd <Workgroup> <Acquire> %arg0, %arg1 : !spirv.ptr<i32, Generic>
  spirv.Return
}
spirv.func @f2(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32, %arg2: i32) "None" {
  %0 = spirv.AtomicCompareExchange <Workgroup> <Acquire> <Acquire> %arg0, %arg1, %arg2 : !spirv.ptr<i32, Workgroup>
  spirv.Return
}
spirv.func @f3(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32, %arg2: i32) "None" {
  %0 = spirv.AtomicCompareExchangeWeak <Subgroup> <None> <Acquire> %arg0, %arg1, %arg2 {foo} : !spirv.ptr<i32, Workgroup>
  spirv.Return
}
spirv.func @f4(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) "None" {
  %0 = spirv.AtomicExchange <Device> <AcquireRelease|WorkgroupMemory> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
spirv.func @f5(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) "None" {
  %0 = spirv.AtomicIAdd <Workgroup> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
spirv.func @f6(%arg0: !spirv.ptr<i32, Generic>) "None" {
  %0 = spirv.AtomicIDecrement <Subgroup> <None> %arg0 : !spirv.ptr<i32, Generic>
  spirv.Return
}
spirv.func @f7(%arg0: !spirv.ptr<i32, Workgroup>) "None" {
  %0 = spirv.AtomicIIncrement <Workgroup> <None> %arg0 : !spirv.ptr<i32, Workgroup>
  spirv.Return
}
spirv.func @f8(%arg0: !spirv.ptr<i32, Generic>, %arg1: i32) "None" {
  %0 = spirv.AtomicISub <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, Generic>
  spirv.Return
}
spirv.func @f9(%arg0: !spirv.ptr<i32, Generic>, %arg1: i32) "None" {
  %0 = spirv.AtomicOr <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, Generic>
  spirv.Return
}
spirv.func @f10(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) "None" {
  %0 = spirv.AtomicSMax <Device> <Acquire> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
spirv.func @f11(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) "None" {
  %0 = spirv.AtomicSMin <Workgroup> <Acquire> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
spirv.func @f12(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) "None" {
  %0 = spirv.AtomicUMax <Workgroup> <AcquireRelease|WorkgroupMemory> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}
spirv.func @f13(%arg0: !spirv.ptr<i32, Generic>, %arg1: i32) "None" {
  %0 = spirv.AtomicUMin <Subgroup> <AcquireRelease|WorkgroupMemory> %arg0, %arg1 : !spirv.ptr<i32, Generic>
  spirv.Return
}
spirv.func @f14(%arg0: !spirv.ptr<i32, Generic>, %arg1: i32) "None" {
  %0 = spirv.AtomicXor <Subgroup> <AcquireRelease|WorkgroupMemory> %arg0, %arg1 {foo} : !spirv.ptr<i32, Generic>
  spirv.Return
}
spirv.func @f15(%arg0: i8) "None" {
  %0 = spirv.BitCount %arg0 : i8
  spirv.Return
}
spirv.func @f16(%arg0: i8, %arg1: i8, %arg2: i64, %arg3: i64) "None" {
  %0 = spirv.BitFieldInsert %arg0, %arg1, %arg2, %arg3 : i8, i64, i64
  spirv.Return
}
spirv.func @f17(%arg0: vector<8xi16>, %arg1: i16, %arg2: i16) "None" {
  %0 = spirv.BitFieldSExtract %arg0, %arg1, %arg2 : vector<8xi16>, i16, i16
  spirv.Return
}
spirv.func @f18(%arg0: vector<3xi64>, %arg1: i8, %arg2: i8) "None" {
  %0 = spirv.BitFieldUExtract %arg0, %arg1, %arg2 {foo} : vector<3xi64>, i8, i8
  spirv.Return
}
spirv.func @f19(%arg0: vector<3xi64>) "None" {
  %0 = spirv.BitReverse %arg0 : vector<3xi64>
  spirv.Return
}
spirv.func @f20(%arg0: vector<8xi16>, %arg1: vector<8xi16>) "None" {
  %0 = spirv.BitwiseAnd %arg0, %arg1 : vector<8xi16>
  spirv.Return
}
spirv.func @f21(%arg0: vector<16xi16>, %arg1: vector<16xi16>) "None" {
  %0 = spirv.BitwiseOr %arg0, %arg1 : vector<16xi16>
  spirv.Return
}
spirv.func @f22(%arg0: i16, %arg1: i16) "None" {
  %0 = spirv.BitwiseXor %arg0, %arg1 : i16
  spirv.Return
}
spirv.func @f23(%arg0: vector<3xf32>) "None" {
  %0 = spirv.CL.acos %arg0 : vector<3xf32>
  spirv.Return
}
spirv.func @f24(%arg0: vector<4xf32>) "None" {
  %0 = spirv.CL.acosh %arg0 : vector<4xf32>
  spirv.Return
}
spirv.func @f25(%arg0: vector<4xf32>) "None" {
  %0 = spirv.CL.asin %arg0 : vector<4xf32>
  spirv.Return
}
spirv.func @f26(%arg0: vector<3xf32>) "None" {
  %0 = spirv.CL.asinh %arg0 : vector<3xf32>
  spirv.Return
}
spirv.func @f27(%arg0: vector<16xf64>) "None" {
  %0 = spirv.CL.atan %arg0 : vector<16xf64> {foo}
  spirv.Return
}
spirv.func @f28(%arg0: vector<16xf32>, %arg1: vector<16xf32>) "None" {
  %0 = spirv.CL.atan2 %arg0, %arg1 : vector<16xf32>
  spirv.Return
}
spirv.func @f29(%arg0: vector<2xf64>) "None" {
  %0 = spirv.CL.atanh %arg0 : vector<2xf64>
  spirv.Return
}
spirv.func @f30(%arg0: vector<4xf64>) "None" {
  %0 = spirv.CL.ceil %arg0 : vector<4xf64>
  spirv.Return
}
spirv.func @f31(%arg0: f32) "None" {
  %0 = spirv.CL.cos %arg0 : f32
  spirv.Return
}
spirv.func @f32(%arg0: vector<3xf16>) "None" {
  %0 = spirv.CL.cosh %arg0 : vector<3xf16>
  spirv.Return
}
spirv.func @f33(%arg0: vector<8xf16>) "None" {
  %0 = spirv.CL.erf %arg0 : vector<8xf16>
  spirv.Return
}
spirv.func @f34(%arg0: vector<2xf16>) "None" {
  %0 = spirv.CL.exp %arg0 : vector<2xf16> {foo}
  spirv.Return
}
spirv.func @f35(%arg0: vector<8xf64>) "None" {
  %0 = spirv.CL.fabs %arg0 : vector<8xf64>
  spirv.Return
}
spirv.func @f36(%arg0: vector<4xf16>) "None" {
  %0 = spirv.CL.floor %arg0 : vector<4xf16>
  spirv.Return
}
spirv.func @f37(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) "None" {
  %0 = spirv.CL.fma %arg0, %arg1, %arg2 {foo} : vector<4xf32>
  spirv.Return
}
spirv.func @f38(%arg0: vector<8xf64>, %arg1: vector<8xf64>) "None" {
  %0 = spirv.CL.fmax %arg0, %arg1 : vector<8xf64>
  spirv.Return
}
spirv.func @f39(%arg0: vector<16xf64>, %arg1: vector<16xf64>) "None" {
  %0 = spirv.CL.fmin %arg0, %arg1 : vector<16xf64>
  spirv.Return
}
spirv.func @f40(%arg0: vector<16xf16>) "None" {
  %0 = spirv.CL.log %arg0 : vector<16xf16>
  spirv.Return
}
spirv.func @f41(%arg0: vector<3xf32>, %arg1: vector<3xf32>, %arg2: vector<3xf32>) "None" {
  %0 = spirv.CL.mix %arg0, %arg1, %arg2 : vector<3xf32>
  spirv.Return
}
spirv.func @f42(%arg0: vector<2xf32>, %arg1: vector<2xf32>) "None" {
  %0 = spirv.CL.pow %arg0, %arg1 : vector<2xf32>
  spirv.Return
}
spirv.func @f43(%arg0: !spirv.ptr<f32, Function>, %arg1: !spirv.matrix<2 x vector<3xf32>>) "None" {
  %0 = spirv.CL.printf %arg0 %arg1 : !spirv.ptr<f32, Function>, !spirv.matrix<2 x vector<3xf32>> -> i64
  spirv.Return
}
spirv.func @f44(%arg0: vector<16xf64>) "None" {
  %0 = spirv.CL.rint %arg0 : vector<16xf64>
  spirv.Return
}
spirv.func @f45(%arg0: vector<3xf16>) "None" {
  %0 = spirv.CL.round %arg0 : vector<3xf16>
  spirv.Return
}
spirv.func @f46(%arg0: vector<4xf32>) "None" {
  %0 = spirv.CL.rsqrt %arg0 : vector<4xf32>
  spirv.Return
}
spirv.func @f47(%arg0: vector<4xi32>) "None" {
  %0 = spirv.CL.s_abs %arg0 : vector<4xi32>
  spirv.Return
}
spirv.func @f48(%arg0: vector<16xi8>, %arg1: vector<16xi8>) "None" {
  %0 = spirv.CL.s_max %arg0, %arg1 : vector<16xi8>
  spirv.Return
}
spirv.func @f49(%arg0: vector<4xi8>, %arg1: vector<4xi8>) "None" {
  %0 = spirv.CL.s_min %arg0, %arg1 {foo} : vector<4xi8>
  spirv.Return
}
spirv.func @f50(%arg0: vector<16xf32>) "None" {
  %0 = spirv.CL.sin %arg0 : vector<16xf32>
  spirv.Return
}
spirv.func @f51(%arg0: vector<8xf16>) "None" {
  %0 = spirv.CL.sinh %arg0 : vector<8xf16>
  spirv.Return
}
spirv.func @f52(%arg0: vector<2xf16>) "None" {
  %0 = spirv.CL.sqrt %arg0 : vector<2xf16>
  spirv.Return
}
spirv.func @f53(%arg0: vector<3xf64>) "None" {
  %0 = spirv.CL.tan %arg0 : vector<3xf64>
  spirv.Return
}
spirv.func @f54(%arg0: vector<16xf64>) "None" {
  %0 = spirv.CL.tanh %arg0 : vector<16xf64>
  spirv.Return
}
spirv.func @f55(%arg0: vector<4xi16>, %arg1: vector<4xi16>) "None" {
  %0 = spirv.CL.u_max %arg0, %arg1 {foo} : vector<4xi16>
  spirv.Return
}
spirv.func @f56(%arg0: vector<16xi64>, %arg1: vector<16xi64>) "None" {
  %0 = spirv.CL.u_min %arg0, %arg1 : vector<16xi64>
  spirv.Return
}
spirv.func @f57(%arg0: vector<3xi16>) "None" {
  %0 = spirv.CompositeConstruct %arg0 : (vector<3xi16>) -> vector<3xi16>
  spirv.Return
}
spirv.func @f58(%arg0: vector<2xbf16>) "None" {
  %0 = spirv.CompositeExtract %arg0[0 : i32] : vector<2xbf16>
  spirv.Return
}
spirv.func @f59() "None" {
  spirv.ControlBarrier <Subgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory>
  spirv.Return
}
spirv.func @f60(%arg0: vector<2xbf16>) "None" {
  %0 = spirv.ConvertFToS %arg0 : vector<2xbf16> to vector<2xi64>
  spirv.Return
}
spirv.func @f61(%arg0: vector<4xf32>) "None" {
  %0 = spirv.ConvertFToU %arg0 {foo} : vector<4xf32> to vector<4xi8>
  spirv.Return
}
spirv.func @f62(%arg0: !spirv.ptr<!spirv.array<4 x f32>, StorageBuffer>) "None" {
  %0 = spirv.ConvertPtrToU %arg0 {foo} : !spirv.ptr<!spirv.array<4 x f32>, StorageBuffer> to i64
  spirv.Return
}
spirv.func @f63(%arg0: vector<3xi8>) "None" {
  %0 = spirv.ConvertSToF %arg0 : vector<3xi8> to vector<3xf32>
  spirv.Return
}
spirv.func @f64(%arg0: vector<16xi8>) "None" {
  %0 = spirv.ConvertUToF %arg0 : vector<16xi8> to vector<16xf64>
  spirv.Return
}
spirv.func @f65(%arg0: i8) "None" {
  %0 = spirv.ConvertUToPtr %arg0 : i8 to !spirv.ptr<!spirv.array<4 x f32>, StorageBuffer>
  spirv.Return
}
spirv.func @f66(%arg0: !spirv.ptr<i32, Generic>, %arg1: !spirv.ptr<i32, Generic>) "None" {
  spirv.CopyMemory  "Generic" %arg0,  "Generic" %arg1 ["None"],  ["None"] : i32
  spirv.Return
}
spirv.func @f67(%arg0: vector<16xf32>, %arg1: vector<16xf32>) "None" {
  %0 = spirv.Dot %arg0, %arg1 : vector<16xf32> -> f32
  spirv.Return
}
spirv.func @f68(%arg0: !spirv.ptr<f32, Function>, %arg1: f32) "None" {
  %0 = spirv.EXT.AtomicFAdd <Device> <None> %arg0, %arg1 : !spirv.ptr<f32, Function>
  spirv.Return
}
spirv.func @f69() "None" {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<4xi32>
  spirv.Return
}
spirv.func @f70(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
  spirv.EXT.EmitMeshTasks %arg0, %arg1, %arg2 {foo} : i32, i32, i32
}
spirv.func @f71(%arg0: i32, %arg1: i32) "None" {
  spirv.EXT.SetMeshOutputs %arg0, %arg1 : i32, i32
  spirv.Return
}
spirv.func @f72() "None" {
  spirv.EmitVertex {foo}
  spirv.Return
}
spirv.func @f73() "None" {
  spirv.EndPrimitive {foo}
  spirv.Return
}
spirv.func @f74(%arg0: vector<8xf32>, %arg1: vector<8xf32>) "None" {
  %0 = spirv.FAdd %arg0, %arg1 : vector<8xf32>
  spirv.Return
}
spirv.func @f75(%arg0: vector<16xf64>) "None" {
  %0 = spirv.FConvert %arg0 : vector<16xf64> to vector<16xbf16>
  spirv.Return
}
spirv.func @f76(%arg0: vector<4xf64>, %arg1: vector<4xf64>) "None" {
  %0 = spirv.FDiv %arg0, %arg1 : vector<4xf64>
  spirv.Return
}
spirv.func @f77(%arg0: vector<3xf16>, %arg1: vector<3xf16>) "None" {
  %0 = spirv.FMod %arg0, %arg1 {foo} : vector<3xf16>
  spirv.Return
}
spirv.func @f78(%arg0: vector<4xf32>, %arg1: vector<4xf32>) "None" {
  %0 = spirv.FMul %arg0, %arg1 : vector<4xf32>
  spirv.Return
}
spirv.func @f79(%arg0: vector<2xf16>) "None" {
  %0 = spirv.FNegate %arg0 {foo} : vector<2xf16>
  spirv.Return
}
spirv.func @f80(%arg0: vector<4xf16>, %arg1: vector<4xf16>) "None" {
  %0 = spirv.FOrdEqual %arg0, %arg1 : vector<4xf16>
  spirv.Return
}
spirv.func @f81(%arg0: vector<16xf32>, %arg1: vector<16xf32>) "None" {
  %0 = spirv.FOrdGreaterThan %arg0, %arg1 : vector<16xf32>
  spirv.Return
}
spirv.func @f82(%arg0: vector<2xf16>, %arg1: vector<2xf16>) "None" {
  %0 = spirv.FOrdGreaterThanEqual %arg0, %arg1 : vector<2xf16>
  spirv.Return
}
spirv.func @f83(%arg0: vector<8xf16>, %arg1: vector<8xf16>) "None" {
  %0 = spirv.FOrdLessThan %arg0, %arg1 : vector<8xf16> {foo}
  spirv.Return
}
spirv.func @f84(%arg0: vector<4xf16>, %arg1: vector<4xf16>) "None" {
  %0 = spirv.FOrdLessThanEqual %arg0, %arg1 : vector<4xf16>
  spirv.Return
}
spirv.func @f85(%arg0: vector<3xf16>, %arg1: vector<3xf16>) "None" {
  %0 = spirv.FOrdNotEqual %arg0, %arg1 : vector<3xf16>
  spirv.Return
}
spirv.func @f86(%arg0: vector<3xf32>, %arg1: vector<3xf32>) "None" {
  %0 = spirv.FRem %arg0, %arg1 : vector<3xf32>
  spirv.Return
}
spirv.func @f87(%arg0: vector<2xf64>, %arg1: vector<2xf64>) "None" {
  %0 = spirv.FSub %arg0, %arg1 : vector<2xf64>
  spirv.Return
}
spirv.func @f88(%arg0: f64, %arg1: f64) "None" {
  %0 = spirv.FUnordEqual %arg0, %arg1 : f64
  spirv.Return
}
spirv.func @f89(%arg0: vector<3xf16>, %arg1: vector<3xf16>) "None" {
  %0 = spirv.FUnordGreaterThan %arg0, %arg1 : vector<3xf16> {foo}
  spirv.Return
}
spirv.func @f90(%arg0: vector<4xf16>, %arg1: vector<4xf16>) "None" {
  %0 = spirv.FUnordGreaterThanEqual %arg0, %arg1 : vector<4xf16>
  spirv.Return
}
spirv.func @f91(%arg0: vector<2xf16>, %arg1: vector<2xf16>) "None" {
  %0 = spirv.FUnordLessThan %arg0, %arg1 : vector<2xf16> {foo}
  spirv.Return
}
spirv.func @f92(%arg0: f64, %arg1: f64) "None" {
  %0 = spirv.FUnordLessThanEqual %arg0, %arg1 : f64
  spirv.Return
}
spirv.func @f93(%arg0: f32, %arg1: f32) "None" {
  %0 = spirv.FUnordNotEqual %arg0, %arg1 : f32
  spirv.Return
}
spirv.func @f94(%arg0: f32) "None" {
  %0 = spirv.GL.Acos %arg0 : f32
  spirv.Return
}
spirv.func @f95(%arg0: vector<3xf32>) "None" {
  %0 = spirv.GL.Acosh %arg0 : vector<3xf32> {foo}
  spirv.Return
}
spirv.func @f96(%arg0: vector<4xf16>) "None" {
  %0 = spirv.GL.Asin %arg0 : vector<4xf16>
  spirv.Return
}
spirv.func @f97(%arg0: vector<3xf16>) "None" {
  %0 = spirv.GL.Asinh %arg0 : vector<3xf16>
  spirv.Return
}
spirv.func @f98(%arg0: vector<8xf16>) "None" {
  %0 = spirv.GL.Atan %arg0 : vector<8xf16>
  spirv.Return
}
spirv.func @f99(%arg0: f16) "None" {
  %0 = spirv.GL.Atanh %arg0 : f16 {foo}
  spirv.Return
}
spirv.func @f100(%arg0: vector<16xf64>) "None" {
  %0 = spirv.GL.Ceil %arg0 : vector<16xf64>
  spirv.Return
}
spirv.func @f101(%arg0: vector<3xf32>) "None" {
  %0 = spirv.GL.Cos %arg0 : vector<3xf32>
  spirv.Return
}
spirv.func @f102(%arg0: vector<16xf32>) "None" {
  %0 = spirv.GL.Cosh %arg0 : vector<16xf32>
  spirv.Return
}
spirv.func @f103(%arg0: vector<16xf16>, %arg1: vector<16xf16>) "None" {
  %0 = spirv.GL.Cross %arg0, %arg1 : vector<16xf16>
  spirv.Return
}
spirv.func @f104(%arg0: vector<16xf32>, %arg1: vector<16xf32>) "None" {
  %0 = spirv.GL.Distance %arg0, %arg1 : vector<16xf32>, vector<16xf32> -> f32
  spirv.Return
}
spirv.func @f105(%arg0: vector<4xf16>) "None" {
  %0 = spirv.GL.Exp %arg0 : vector<4xf16>
  spirv.Return
}
spirv.func @f106(%arg0: vector<8xf32>) "None" {
  %0 = spirv.GL.Exp2 %arg0 : vector<8xf32>
  spirv.Return
}
spirv.func @f107(%arg0: vector<2xf64>) "None" {
  %0 = spirv.GL.FAbs %arg0 : vector<2xf64> {foo}
  spirv.Return
}
spirv.func @f108(%arg0: vector<8xf64>, %arg1: vector<8xf64>, %arg2: vector<8xf64>) "None" {
  %0 = spirv.GL.FClamp %arg0, %arg1, %arg2 : vector<8xf64>
  spirv.Return
}
spirv.func @f109(%arg0: vector<4xf64>, %arg1: vector<4xf64>) "None" {
  %0 = spirv.GL.FMax %arg0, %arg1 : vector<4xf64>
  spirv.Return
}
spirv.func @f110(%arg0: vector<4xf16>, %arg1: vector<4xf16>) "None" {
  %0 = spirv.GL.FMin %arg0, %arg1 : vector<4xf16>
  spirv.Return
}
spirv.func @f111(%arg0: vector<8xf32>, %arg1: vector<8xf32>, %arg2: vector<8xf32>) "None" {
  %0 = spirv.GL.FMix {foo} %arg0 : vector<8xf32>, %arg1 : vector<8xf32>, %arg2 : vector<8xf32> -> vector<8xf32>
  spirv.Return
}
spirv.func @f112(%arg0: f32) "None" {
  %0 = spirv.GL.FSign %arg0 : f32 {foo}
  spirv.Return
}
spirv.func @f113(%arg0: vector<16xi16>) "None" {
  %0 = spirv.GL.FindILsb %arg0 : vector<16xi16>
  spirv.Return
}
spirv.func @f114(%arg0: vector<8xi32>) "None" {
  %0 = spirv.GL.FindSMsb %arg0 : vector<8xi32>
  spirv.Return
}
spirv.func @f115(%arg0: vector<3xi32>) "None" {
  %0 = spirv.GL.FindUMsb %arg0 : vector<3xi32>
  spirv.Return
}
spirv.func @f116(%arg0: f16) "None" {
  %0 = spirv.GL.Floor %arg0 : f16
  spirv.Return
}
spirv.func @f117(%arg0: vector<8xf16>, %arg1: vector<8xf16>, %arg2: vector<8xf16>) "None" {
  %0 = spirv.GL.Fma %arg0, %arg1, %arg2 {foo} : vector<8xf16>
  spirv.Return
}
spirv.func @f118(%arg0: vector<8xf32>) "None" {
  %0 = spirv.GL.Fract %arg0 : vector<8xf32>
  spirv.Return
}
spirv.func @f119(%arg0: f32) "None" {
  %0 = spirv.GL.FrexpStruct %arg0 : f32 -> !spirv.struct<(f32, i32)>
  spirv.Return
}
spirv.func @f120(%arg0: vector<8xf64>) "None" {
  %0 = spirv.GL.InverseSqrt %arg0 : vector<8xf64>
  spirv.Return
}
spirv.func @f121(%arg0: vector<8xf32>, %arg1: vector<8xi16>) "None" {
  %0 = spirv.GL.Ldexp {foo} %arg0 : vector<8xf32>, %arg1 : vector<8xi16> -> vector<8xf32>
  spirv.Return
}
spirv.func @f122(%arg0: vector<3xf64>) "None" {
  %0 = spirv.GL.Length %arg0 : vector<3xf64> -> f64
  spirv.Return
}
spirv.func @f123(%arg0: vector<8xf16>) "None" {
  %0 = spirv.GL.Log %arg0 : vector<8xf16>
  spirv.Return
}
spirv.func @f124(%arg0: vector<2xf32>) "None" {
  %0 = spirv.GL.Log2 %arg0 : vector<2xf32>
  spirv.Return
}
spirv.func @f125(%arg0: f16) "None" {
  %0 = spirv.GL.Normalize %arg0 : f16 {foo}
  spirv.Return
}
spirv.func @f126(%arg0: vector<2xf32>) "None" {
  %0 = spirv.GL.PackHalf2x16 {foo} %arg0 : vector<2xf32> -> i32
  spirv.Return
}
spirv.func @f127(%arg0: vector<4xf32>) "None" {
  %0 = spirv.GL.PackSnorm4x8 %arg0 : vector<4xf32> -> i32
  spirv.Return
}
spirv.func @f128(%arg0: vector<2xf16>, %arg1: vector<2xf16>) "None" {
  %0 = spirv.GL.Pow %arg0, %arg1 : vector<2xf16>
  spirv.Return
}
spirv.func @f129(%arg0: vector<3xf32>, %arg1: vector<3xf32>) "None" {
  %0 = spirv.GL.Reflect %arg0, %arg1 : vector<3xf32>
  spirv.Return
}
spirv.func @f130(%arg0: vector<8xf64>) "None" {
  %0 = spirv.GL.Round %arg0 : vector<8xf64>
  spirv.Return
}
spirv.func @f131(%arg0: vector<4xf16>) "None" {
  %0 = spirv.GL.RoundEven %arg0 : vector<4xf16> {foo}
  spirv.Return
}
spirv.func @f132(%arg0: vector<16xi32>) "None" {
  %0 = spirv.GL.SAbs %arg0 : vector<16xi32>
  spirv.Return
}
spirv.func @f133(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: vector<2xi32>) "None" {
  %0 = spirv.GL.SClamp %arg0, %arg1, %arg2 : vector<2xi32>
  spirv.Return
}
spirv.func @f134(%arg0: vector<3xi32>, %arg1: vector<3xi32>) "None" {
  %0 = spirv.GL.SMax %arg0, %arg1 {foo} : vector<3xi32>
  spirv.Return
}
spirv.func @f135(%arg0: vector<8xi64>, %arg1: vector<8xi64>) "None" {
  %0 = spirv.GL.SMin %arg0, %arg1 {foo} : vector<8xi64>
  spirv.Return
}
spirv.func @f136(%arg0: vector<4xi64>) "None" {
  %0 = spirv.GL.SSign %arg0 : vector<4xi64>
  spirv.Return
}
spirv.func @f137(%arg0: vector<4xf16>) "None" {
  %0 = spirv.GL.Sin %arg0 : vector<4xf16>
  spirv.Return
}
spirv.func @f138(%arg0: f32) "None" {
  %0 = spirv.GL.Sinh %arg0 : f32
  spirv.Return
}
spirv.func @f139(%arg0: vector<16xf16>) "None" {
  %0 = spirv.GL.Sqrt %arg0 : vector<16xf16>
  spirv.Return
}
spirv.func @f140(%arg0: vector<4xf16>) "None" {
  %0 = spirv.GL.Tan %arg0 : vector<4xf16> {foo}
  spirv.Return
}
spirv.func @f141(%arg0: vector<16xf16>) "None" {
  %0 = spirv.GL.Tanh %arg0 : vector<16xf16>
  spirv.Return
}
spirv.func @f142(%arg0: vector<2xi8>, %arg1: vector<8xi8>, %arg2: vector<16xi8>) "None" {
  %0 = spirv.GL.UClamp(%arg0, %arg1, %arg2) : (vector<2xi8>, vector<8xi8>, vector<16xi8>) -> i8
  spirv.Return
}
spirv.func @f143(%arg0: vector<16xi16>, %arg1: vector<16xi16>) "None" {
  %0 = spirv.GL.UMax %arg0, %arg1 : vector<16xi16>
  spirv.Return
}
spirv.func @f144(%arg0: vector<8xi32>, %arg1: vector<8xi32>) "None" {
  %0 = spirv.GL.UMin %arg0, %arg1 : vector<8xi32>
  spirv.Return
}
spirv.func @f145(%arg0: i32) "None" {
  %0 = spirv.GL.UnpackHalf2x16 %arg0 : i32 -> vector<2xf32>
  spirv.Return
}
spirv.func @f146(%arg0: i32) "None" {
  %0 = spirv.GL.UnpackSnorm4x8 %arg0 : i32 -> vector<4xf32>
  spirv.Return
}
spirv.func @f147(%arg0: !spirv.ptr<i32, Generic>) "None" {
  %0 = spirv.GenericCastToPtr %arg0 : !spirv.ptr<i32, Generic> to !spirv.ptr<i32, Workgroup>
  spirv.Return
}
spirv.func @f148(%arg0: vector<4xf32>, %arg1: i8) "None" {
  %0 = spirv.GroupBroadcast <Subgroup> %arg0, %arg1 {foo} : vector<4xf32>, i8
  spirv.Return
}
spirv.func @f149(%arg0: vector<2xf16>) "None" {
  %0 = spirv.GroupFAdd <Subgroup> <InclusiveScan> %arg0 : vector<2xf16>
  spirv.Return
}
spirv.func @f150(%arg0: f64) "None" {
  %0 = spirv.GroupFMax <Subgroup> <ExclusiveScan> %arg0 : f64
  spirv.Return
}
spirv.func @f151(%arg0: vector<2xf64>) "None" {
  %0 = spirv.GroupFMin <Subgroup> <PartitionedInclusiveScanNV> %arg0 : vector<2xf64>
  spirv.Return
}
spirv.func @f152(%arg0: vector<8xi8>) "None" {
  %0 = spirv.GroupIAdd <Subgroup> <PartitionedExclusiveScanNV> %arg0 : vector<8xi8>
  spirv.Return
}
spirv.func @f153(%arg0: i1) "None" {
  %0 = spirv.GroupNonUniformAll <Subgroup> %arg0 : i1
  spirv.Return
}
spirv.func @f154(%arg0: vector<8xi64>) "None" {
  %0 = spirv.GroupNonUniformAllEqual <Subgroup> %arg0 : vector<8xi64>, i1
  spirv.Return
}
spirv.func @f155(%arg0: i1) "None" {
  %0 = spirv.GroupNonUniformAny <Subgroup> %arg0 : i1
  spirv.Return
}
spirv.func @f156(%arg0: i1) "None" {
  %0 = spirv.GroupNonUniformBallot <Workgroup> %arg0 : vector<4xi32>
  spirv.Return
}
spirv.func @f157(%arg0: vector<4xi32>) "None" {
  %0 = spirv.GroupNonUniformBallotBitCount <Subgroup> <ExclusiveScan> %arg0 : vector<4xi32> -> i32
  spirv.Return
}
spirv.func @f158(%arg0: vector<4xi64>) "None" {
  %0 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %arg0 : vector<4xi64>, i64
  spirv.Return
}
spirv.func @f159(%arg0: vector<4xi32>) "None" {
  %0 = spirv.GroupNonUniformBallotFindMSB <Workgroup> %arg0 : vector<4xi32>, i32
  spirv.Return
}
spirv.func @f160(%arg0: vector<4xi32>) "None" {
  %0 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <InclusiveScan> %arg0 : vector<4xi32> -> vector<8xi16>
  spirv.Return
}
spirv.func @f161(%arg0: vector<4xi32>) "None" {
  %0 = spirv.GroupNonUniformBitwiseOr <Subgroup> <PartitionedInclusiveScanNV> %arg0 {foo} : vector<4xi32> -> vector<4xi32>
  spirv.Return
}
spirv.func @f162(%arg0: vector<2xi16>) "None" {
  %0 = spirv.GroupNonUniformBitwiseXor <Subgroup> <PartitionedReduceNV> %arg0 : vector<2xi16> -> vector<2xi16>
  spirv.Return
}
spirv.func @f163() "None" {
  %0 = spirv.GroupNonUniformElect <Workgroup> : i1
  spirv.Return
}
spirv.func @f164(%arg0: vector<8xf32>) "None" {
  %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %arg0 {foo} : vector<8xf32> -> vector<8xf32>
  spirv.Return
}
spirv.func @f165(%arg0: f32) "None" {
  %0 = spirv.GroupNonUniformFMax <Subgroup> <PartitionedInclusiveScanNV> %arg0 : f32 -> f32
  spirv.Return
}
spirv.func @f166(%arg0: vector<16xf16>) "None" {
  %0 = spirv.GroupNonUniformFMin <Workgroup> <PartitionedInclusiveScanNV> %arg0 : vector<16xf16> -> vector<8xf16>
  spirv.Return
}
spirv.func @f167(%arg0: vector<4xf16>) "None" {
  %0 = spirv.GroupNonUniformFMul <Subgroup> <ExclusiveScan> %arg0 : vector<4xf16> -> vector<4xf16>
  spirv.Return
}
spirv.func @f168(%arg0: vector<3xi16>) "None" {
  %0 = spirv.GroupNonUniformIAdd <Subgroup> <PartitionedInclusiveScanNV> %arg0 {foo} : vector<3xi16> -> vector<16xi16>
  spirv.Return
}
spirv.func @f169(%arg0: i64) "None" {
  %0 = spirv.GroupNonUniformIMul <Subgroup> <ExclusiveScan> %arg0 : i64 -> i64
  spirv.Return
}
spirv.func @f170(%arg0: vector<4xi1>) "None" {
  %0 = spirv.GroupNonUniformLogicalAnd <Subgroup> <Reduce> %arg0 : vector<4xi1> -> vector<8xi1>
  spirv.Return
}
spirv.func @f171(%arg0: vector<4xi1>) "None" {
  %0 = spirv.GroupNonUniformLogicalOr <Workgroup> <ExclusiveScan> %arg0 {foo} : vector<4xi1> -> vector<4xi1>
  spirv.Return
}
spirv.func @f172(%arg0: vector<3xi1>) "None" {
  %0 = spirv.GroupNonUniformLogicalXor <Workgroup> <PartitionedExclusiveScanNV> %arg0 : vector<3xi1> -> vector<3xi1>
  spirv.Return
}
spirv.func @f173(%arg0: vector<16xi32>, %arg1: i8) "None" {
  %0 = spirv.GroupNonUniformQuadSwap <Subgroup> %arg0 %arg1 : vector<16xi32>, i8
  spirv.Return
}
spirv.func @f174(%arg0: i32, %arg1: i32) "None" {
  %0 = spirv.GroupNonUniformRotateKHR <Workgroup> %arg0, %arg1 : i32, i32 -> i32
  spirv.Return
}
spirv.func @f175(%arg0: vector<3xi32>) "None" {
  %0 = spirv.GroupNonUniformSMax <Subgroup> <ExclusiveScan> %arg0 {foo} : vector<3xi32> -> vector<3xi32>
  spirv.Return
}
spirv.func @f176(%arg0: i64) "None" {
  %0 = spirv.GroupNonUniformSMin <Subgroup> <Reduce> %arg0 : i64 -> i64
  spirv.Return
}
spirv.func @f177(%arg0: vector<4xf32>, %arg1: i32) "None" {
  %0 = spirv.GroupNonUniformShuffle <Workgroup> %arg0, %arg1 : vector<4xf32>, i32
  spirv.Return
}
spirv.func @f178(%arg0: vector<4xi32>, %arg1: i16) "None" {
  %0 = spirv.GroupNonUniformShuffleDown <Subgroup> %arg0, %arg1 : vector<4xi32>, i16
  spirv.Return
}
spirv.func @f179(%arg0: vector<2xf64>, %arg1: i16) "None" {
  %0 = spirv.GroupNonUniformShuffleUp <Workgroup> %arg0, %arg1 : vector<2xf64>, i16
  spirv.Return
}
spirv.func @f180(%arg0: i8, %arg1: i8) "None" {
  %0 = spirv.GroupNonUniformShuffleXor <Subgroup> %arg0, %arg1 : i8, i8
  spirv.Return
}
spirv.func @f181(%arg0: vector<2xi64>) "None" {
  %0 = spirv.GroupNonUniformUMax <Workgroup> <PartitionedExclusiveScanNV> %arg0 {foo} : vector<2xi64> -> vector<2xi64>
  spirv.Return
}
spirv.func @f182(%arg0: i16) "None" {
  %0 = spirv.GroupNonUniformUMin <Subgroup> <PartitionedInclusiveScanNV> %arg0 : i16 -> vector<16xi16>
  spirv.Return
}
spirv.func @f183(%arg0: vector<16xi16>) "None" {
  %0 = spirv.GroupSMax <Subgroup> <PartitionedReduceNV> %arg0 : vector<16xi16>
  spirv.Return
}
spirv.func @f184(%arg0: vector<4xi16>) "None" {
  %0 = spirv.GroupSMin <Subgroup> <PartitionedInclusiveScanNV> %arg0 {foo} : vector<4xi16>
  spirv.Return
}
spirv.func @f185(%arg0: vector<16xi8>) "None" {
  %0 = spirv.GroupUMax <Workgroup> <ExclusiveScan> %arg0 : vector<16xi8>
  spirv.Return
}
spirv.func @f186(%arg0: vector<2xi16>) "None" {
  %0 = spirv.GroupUMin <Subgroup> <InclusiveScan> %arg0 : vector<2xi16>
  spirv.Return
}
spirv.func @f187(%arg0: vector<8xi32>, %arg1: vector<8xi32>) "None" {
  %0 = spirv.IAdd %arg0, %arg1 : vector<8xi32>
  spirv.Return
}
spirv.func @f188(%arg0: vector<16xi8>, %arg1: vector<16xi8>) "None" {
  %0 = spirv.IEqual %arg0, %arg1 : vector<16xi8> {foo}
  spirv.Return
}
spirv.func @f189(%arg0: vector<8xi32>, %arg1: vector<8xi32>) "None" {
  %0 = spirv.IMul %arg0, %arg1 : vector<8xi32>
  spirv.Return
}
spirv.func @f190() "None" {
  spirv.INTEL.ControlBarrierArrive <Subgroup> <Subgroup> <None>
  spirv.Return
}
spirv.func @f191() "None" {
  spirv.INTEL.ControlBarrierWait <Device> <Workgroup> <Acquire>
  spirv.Return
}
spirv.func @f192(%arg0: i16) "None" {
  %0 = spirv.INTEL.ConvertBF16ToF %arg0 : i16 to f32
  spirv.Return
}
spirv.func @f193(%arg0: vector<3xf32>) "None" {
  %0 = spirv.INTEL.ConvertFToBF16 %arg0 : vector<3xf32> to vector<3xi16>
  spirv.Return
}
spirv.func @f194(%arg0: vector<8xf32>) "None" {
  %0 = spirv.INTEL.RoundFToTF32 %arg0 {foo} : vector<8xf32> to vector<8xf32>
  spirv.Return
}
spirv.func @f195(%arg0: !spirv.ptr<i32, Workgroup>) "None" {
  %0 = spirv.INTEL.SubgroupBlockRead %arg0 : !spirv.ptr<i32, Workgroup> -> i32
  spirv.Return
}
spirv.func @f196(%arg0: vector<4xi8>, %arg1: vector<4xi8>) "None" {
  %0 = spirv.INotEqual %arg0, %arg1 : vector<4xi8> {foo}
  spirv.Return
}
spirv.func @f197(%arg0: i8, %arg1: i8) "None" {
  %0 = spirv.ISub %arg0, %arg1 : i8
  spirv.Return
}
spirv.func @f198(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>) "None" {
  %0 = spirv.Image %arg0 {foo} : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>
  spirv.Return
}
spirv.func @f199(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %arg1: vector<3xf16>, %arg2: f32) "None" {
  %0 = spirv.ImageDrefGather %arg0, %arg1, %arg2  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<3xf16>, f32 -> vector<4xf32>
  spirv.Return
}
spirv.func @f200(%arg0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>) "None" {
  %0 = spirv.ImageQuerySize %arg0 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8> -> vector<2xi8>
  spirv.Return
}
spirv.func @f201(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %arg1: vector<8xf32>) "None" {
  %0 = spirv.ImageSampleImplicitLod %arg0, %arg1  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<8xf32> -> vector<4xf32>
  spirv.Return
}
spirv.func @f202(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %arg1: vector<8xf64>, %arg2: f32) "None" {
  %0 = spirv.ImageSampleProjDrefImplicitLod %arg0, %arg1, %arg2  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<8xf64>, f32 -> f32
  spirv.Return
}
spirv.func @f203(%arg0: !spirv.image<i32, Dim1D, NoDepth, NonArrayed, MultiSampled, SamplerUnknown, Unknown>, %arg1: i32, %arg2: i32) "None" {
  spirv.ImageWrite %arg0, %arg1, %arg2  : !spirv.image<i32, Dim1D, NoDepth, NonArrayed, MultiSampled, SamplerUnknown, Unknown>, i32, i32
  spirv.Return
}
spirv.func @f204(%arg0: !spirv.ptr<i8, UniformConstant>, %arg1: i16) "None" {
  %0 = spirv.InBoundsPtrAccessChain %arg0[%arg1] {foo} : !spirv.ptr<i8, UniformConstant>, i16 -> !spirv.ptr<i8, UniformConstant>
  spirv.Return
}
spirv.func @f205(%arg0: vector<3xf32>) "None" {
  %0 = spirv.IsFinite %arg0 : vector<3xf32>
  spirv.Return
}
spirv.func @f206(%arg0: vector<4xf16>) "None" {
  %0 = spirv.IsInf %arg0 : vector<4xf16>
  spirv.Return
}
spirv.func @f207(%arg0: vector<8xf32>) "None" {
  %0 = spirv.IsNan %arg0 : vector<8xf32> {foo}
  spirv.Return
}
spirv.func @f208(%arg0: i1) "None" {
  spirv.KHR.AssumeTrue %arg0
  spirv.Return
}
spirv.func @f209() "None" {
  %0 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  spirv.Return
}
spirv.func @f210(%arg0: !spirv.ptr<i8, UniformConstant>, %arg1: i32) "None" {
  %0 = spirv.KHR.CooperativeMatrixLoad %arg0, %arg1, <ColumnMajor> : !spirv.ptr<i8, UniformConstant>, i32 -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  spirv.Return
}
spirv.func @f211(%arg0: !spirv.ptr<i8, UniformConstant>, %arg1: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %arg2: i8) "None" {
  spirv.KHR.CooperativeMatrixStore %arg0, %arg1, %arg2, <RowMajor> : !spirv.ptr<i8, UniformConstant>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, i8
  spirv.Return
}
spirv.func @f212(%arg0: vector<4xf16>) "None" {
  %0 = spirv.KHR.GroupFMul <Subgroup> <PartitionedInclusiveScanNV> %arg0 : vector<4xf16>
  spirv.Return
}
spirv.func @f213(%arg0: vector<16xi8>) "None" {
  %0 = spirv.KHR.GroupIMul <Subgroup> <ExclusiveScan> %arg0 : vector<16xi8>
  spirv.Return
}
spirv.func @f214(%arg0: i1) "None" {
  %0 = spirv.KHR.SubgroupBallot %arg0 {foo} : vector<4xi32>
  spirv.Return
}
spirv.func @f215() "None" {
  spirv.Kill {foo}
}
spirv.func @f216(%arg0: vector<8xi1>, %arg1: vector<8xi1>) "None" {
  %0 = spirv.LogicalAnd %arg0, %arg1 : vector<8xi1> {foo}
  spirv.Return
}
spirv.func @f217(%arg0: vector<2xi1>, %arg1: vector<2xi1>) "None" {
  %0 = spirv.LogicalEqual %arg0, %arg1 : vector<2xi1> {foo}
  spirv.Return
}
spirv.func @f218(%arg0: vector<2xi1>) "None" {
  %0 = spirv.LogicalNot %arg0 : vector<2xi1>
  spirv.Return
}
spirv.func @f219(%arg0: vector<16xi1>, %arg1: vector<16xi1>) "None" {
  %0 = spirv.LogicalNotEqual %arg0, %arg1 : vector<16xi1>
  spirv.Return
}
spirv.func @f220(%arg0: vector<4xi1>, %arg1: vector<4xi1>) "None" {
  %0 = spirv.LogicalOr %arg0, %arg1 : vector<4xi1>
  spirv.Return
}
spirv.func @f221(%arg0: !spirv.matrix<3 x vector<3xf32>>, %arg1: !spirv.matrix<3 x vector<3xf32>>) "None" {
  %0 = spirv.MatrixTimesMatrix %arg0, %arg1 : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  spirv.Return
}
spirv.func @f222(%arg0: !spirv.matrix<2 x vector<3xf32>>, %arg1: f32) "None" {
  %0 = spirv.MatrixTimesScalar %arg0, %arg1 : !spirv.matrix<2 x vector<3xf32>>, f32
  spirv.Return
}
spirv.func @f223(%arg0: !spirv.matrix<3 x vector<3xf32>>, %arg1: vector<3xf32>) "None" {
  %0 = spirv.MatrixTimesVector %arg0, %arg1 : !spirv.matrix<3 x vector<3xf32>>, vector<3xf32> -> vector<3xf32>
  spirv.Return
}
spirv.func @f224() "None" {
  spirv.MemoryBarrier <Subgroup>, <Acquire>
  spirv.Return
}
spirv.func @f225(%arg0: vector<3xi16>) "None" {
  %0 = spirv.Not %arg0 : vector<3xi16>
  spirv.Return
}
spirv.func @f226(%arg0: vector<16xf16>, %arg1: vector<16xf16>) "None" {
  %0 = spirv.Ordered %arg0, %arg1 : vector<16xf16>
  spirv.Return
}
spirv.func @f227(%arg0: !spirv.ptr<f32, Function>, %arg1: i64) "None" {
  %0 = spirv.PtrAccessChain %arg0[%arg1] : !spirv.ptr<f32, Function>, i64 -> !spirv.ptr<f32, Function>
  spirv.Return
}
spirv.func @f228(%arg0: vector<8xi8>) "None" {
  %0 = spirv.SConvert %arg0 {foo} : vector<8xi8> to vector<8xi16>
  spirv.Return
}
spirv.func @f229(%arg0: vector<4xi64>, %arg1: vector<4xi64>) "None" {
  %0 = spirv.SDiv %arg0, %arg1 {foo} : vector<4xi64>
  spirv.Return
}
spirv.func @f230(%arg0: vector<4xi8>, %arg1: vector<4xi8>) "None" {
  %0 = spirv.SDot %arg0, %arg1 {foo} : vector<4xi8> -> i64
  spirv.Return
}
spirv.func @f231(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: i64) "None" {
  %0 = spirv.SDotAccSat %arg0, %arg1, %arg2 : vector<4xi16> -> i64
  spirv.Return
}
spirv.func @f232(%arg0: vector<8xi8>, %arg1: vector<8xi8>) "None" {
  %0 = spirv.SGreaterThan %arg0, %arg1 : vector<8xi8>
  spirv.Return
}
spirv.func @f233(%arg0: vector<8xi16>, %arg1: vector<8xi16>) "None" {
  %0 = spirv.SGreaterThanEqual %arg0, %arg1 : vector<8xi16>
  spirv.Return
}
spirv.func @f234(%arg0: vector<3xi8>, %arg1: vector<3xi8>) "None" {
  %0 = spirv.SLessThan %arg0, %arg1 : vector<3xi8>
  spirv.Return
}
spirv.func @f235(%arg0: vector<3xi8>, %arg1: vector<3xi8>) "None" {
  %0 = spirv.SLessThanEqual %arg0, %arg1 : vector<3xi8>
  spirv.Return
}
spirv.func @f236(%arg0: vector<16xi8>, %arg1: vector<16xi8>) "None" {
  %0 = spirv.SMod %arg0, %arg1 : vector<16xi8>
  spirv.Return
}
spirv.func @f237(%arg0: i16, %arg1: i16) "None" {
  %0 = spirv.SMulExtended %arg0, %arg1 : !spirv.struct<(i16, i16)>
  spirv.Return
}
spirv.func @f238(%arg0: i64) "None" {
  %0 = spirv.SNegate %arg0 : i64
  spirv.Return
}
spirv.func @f239(%arg0: vector<8xi64>, %arg1: vector<8xi64>) "None" {
  %0 = spirv.SRem %arg0, %arg1 {foo} : vector<8xi64>
  spirv.Return
}
spirv.func @f240(%arg0: i32, %arg1: i32) "None" {
  %0 = spirv.SUDot %arg0, %arg1, <PackedVectorFormat4x8Bit> : i32 -> i64
  spirv.Return
}
spirv.func @f241(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
  %0 = spirv.SUDotAccSat %arg0, %arg1, %arg2, <PackedVectorFormat4x8Bit> : i32 -> i32
  spirv.Return
}
spirv.func @f242(%arg0: vector<8xi1>, %arg1: vector<8xi1>, %arg2: vector<8xi1>) "None" {
  %0 = spirv.Select %arg0, %arg1, %arg2 : vector<8xi1>, vector<8xi1>
  spirv.Return
}
spirv.func @f243(%arg0: vector<4xi64>, %arg1: vector<4xi64>) "None" {
  %0 = spirv.ShiftLeftLogical %arg0, %arg1 : vector<4xi64>, vector<4xi64>
  spirv.Return
}
spirv.func @f244(%arg0: vector<8xi16>, %arg1: vector<8xi16>) "None" {
  %0 = spirv.ShiftRightArithmetic %arg0, %arg1 : vector<8xi16>, vector<8xi16>
  spirv.Return
}
spirv.func @f245(%arg0: vector<8xi8>, %arg1: vector<8xi8>) "None" {
  %0 = spirv.ShiftRightLogical %arg0, %arg1 {foo} : vector<8xi8>, vector<8xi8>
  spirv.Return
}
spirv.func @f246(%arg0: !spirv.matrix<3 x vector<2xf32>>) "None" {
  %0 = spirv.Transpose %arg0 : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<2 x vector<3xf32>>
  spirv.Return
}
spirv.func @f247(%arg0: vector<4xi8>) "None" {
  %0 = spirv.UConvert %arg0 : vector<4xi8> to vector<4xi16>
  spirv.Return
}
spirv.func @f248(%arg0: vector<2xi64>, %arg1: vector<2xi64>) "None" {
  %0 = spirv.UDiv %arg0, %arg1 : vector<2xi64>
  spirv.Return
}
spirv.func @f249(%arg0: vector<2xi8>, %arg1: vector<2xi8>) "None" {
  %0 = spirv.UDot %arg0, %arg1 : vector<2xi8> -> i64
  spirv.Return
}
spirv.func @f250(%arg0: vector<4xi8>, %arg1: vector<4xi8>, %arg2: i32) "None" {
  %0 = spirv.UDotAccSat %arg0, %arg1, %arg2 {foo} : vector<4xi8> -> i32
  spirv.Return
}
spirv.func @f251(%arg0: vector<8xi8>, %arg1: vector<8xi8>) "None" {
  %0 = spirv.UGreaterThan %arg0, %arg1 : vector<8xi8>
  spirv.Return
}
spirv.func @f252(%arg0: vector<16xi8>, %arg1: vector<16xi8>) "None" {
  %0 = spirv.UGreaterThanEqual %arg0, %arg1 : vector<16xi8>
  spirv.Return
}
spirv.func @f253(%arg0: i64, %arg1: i64) "None" {
  %0 = spirv.ULessThan %arg0, %arg1 : i64
  spirv.Return
}
spirv.func @f254(%arg0: vector<3xi32>, %arg1: vector<3xi32>) "None" {
  %0 = spirv.ULessThanEqual %arg0, %arg1 : vector<3xi32>
  spirv.Return
}
spirv.func @f255(%arg0: vector<16xi16>, %arg1: vector<16xi16>) "None" {
  %0 = spirv.UMod %arg0, %arg1 : vector<16xi16>
  spirv.Return
}
spirv.func @f256(%arg0: i32, %arg1: i32) "None" {
  %0 = spirv.UMulExtended %arg0, %arg1 : !spirv.struct<(i32, i32)>
  spirv.Return
}
spirv.func @f257() "None" {
  %0 = spirv.Undef {foo} : vector<4xi64>
  spirv.Return
}
spirv.func @f258(%arg0: f64, %arg1: f64) "None" {
  %0 = spirv.Unordered %arg0, %arg1 : f64
  spirv.Return
}
spirv.func @f259(%arg0: vector<8xi8>, %arg1: i8) "None" {
  %0 = spirv.VectorExtractDynamic %arg0[%arg1] : vector<8xi8>, i8
  spirv.Return
}
spirv.func @f260(%arg0: vector<4xbf16>, %arg1: bf16, %arg2: i64) "None" {
  %0 = spirv.VectorInsertDynamic %arg1, %arg0[%arg2] : vector<4xbf16>, i64
  spirv.Return
}
spirv.func @f261(%arg0: vector<2xi16>, %arg1: vector<2xi16>) "None" {
  %0 = spirv.VectorShuffle [0 : i32, 2 : i32] %arg0, %arg1 : vector<2xi16>, vector<2xi16> -> vector<2xi16>
  spirv.Return
}
spirv.func @f262(%arg0: vector<3xf32>, %arg1: !spirv.matrix<3 x vector<3xf32>>) "None" {
  %0 = spirv.VectorTimesMatrix %arg0, %arg1 : vector<3xf32>, !spirv.matrix<3 x vector<3xf32>> -> vector<3xf32>
  spirv.Return
}
spirv.func @f263(%arg0: vector<3xf32>, %arg1: f32) "None" {
  %0 = spirv.VectorTimesScalar %arg0, %arg1 : (vector<3xf32>, f32) -> vector<3xf32>
  spirv.Return
}
