"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Generic>, i32) -> (), sym_name = "f1"}> ({
  ^bb0(%arg400: !spirv.ptr<i32, Generic>, %arg401: i32):
    %249 = "spirv.AtomicAnd"(%arg400, %arg401) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Generic>, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Workgroup>, i32, i32) -> (), sym_name = "f2"}> ({
  ^bb0(%arg397: !spirv.ptr<i32, Workgroup>, %arg398: i32, %arg399: i32):
    %248 = "spirv.AtomicCompareExchange"(%arg397, %arg398, %arg399) <{equal_semantics = #spirv.memory_semantics<Acquire>, memory_scope = #spirv.scope<Workgroup>, unequal_semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Workgroup>, i32, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Workgroup>, i32, i32) -> (), sym_name = "f3"}> ({
  ^bb0(%arg394: !spirv.ptr<i32, Workgroup>, %arg395: i32, %arg396: i32):
    %247 = "spirv.AtomicCompareExchangeWeak"(%arg394, %arg395, %arg396) <{equal_semantics = #spirv.memory_semantics<None>, memory_scope = #spirv.scope<Subgroup>, unequal_semantics = #spirv.memory_semantics<Acquire>}> {foo} : (!spirv.ptr<i32, Workgroup>, i32, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, StorageBuffer>, i32) -> (), sym_name = "f4"}> ({
  ^bb0(%arg392: !spirv.ptr<i32, StorageBuffer>, %arg393: i32):
    %246 = "spirv.AtomicExchange"(%arg392, %arg393) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease|WorkgroupMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, StorageBuffer>, i32) -> (), sym_name = "f5"}> ({
  ^bb0(%arg390: !spirv.ptr<i32, StorageBuffer>, %arg391: i32):
    %245 = "spirv.AtomicIAdd"(%arg390, %arg391) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Generic>) -> (), sym_name = "f6"}> ({
  ^bb0(%arg389: !spirv.ptr<i32, Generic>):
    %244 = "spirv.AtomicIDecrement"(%arg389) <{memory_scope = #spirv.scope<Subgroup>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Generic>) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Workgroup>) -> (), sym_name = "f7"}> ({
  ^bb0(%arg388: !spirv.ptr<i32, Workgroup>):
    %243 = "spirv.AtomicIIncrement"(%arg388) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Workgroup>) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Generic>, i32) -> (), sym_name = "f8"}> ({
  ^bb0(%arg386: !spirv.ptr<i32, Generic>, %arg387: i32):
    %242 = "spirv.AtomicISub"(%arg386, %arg387) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Generic>, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Generic>, i32) -> (), sym_name = "f9"}> ({
  ^bb0(%arg384: !spirv.ptr<i32, Generic>, %arg385: i32):
    %241 = "spirv.AtomicOr"(%arg384, %arg385) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Generic>, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, StorageBuffer>, i32) -> (), sym_name = "f10"}> ({
  ^bb0(%arg382: !spirv.ptr<i32, StorageBuffer>, %arg383: i32):
    %240 = "spirv.AtomicSMax"(%arg382, %arg383) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, StorageBuffer>, i32) -> (), sym_name = "f11"}> ({
  ^bb0(%arg380: !spirv.ptr<i32, StorageBuffer>, %arg381: i32):
    %239 = "spirv.AtomicSMin"(%arg380, %arg381) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, StorageBuffer>, i32) -> (), sym_name = "f12"}> ({
  ^bb0(%arg378: !spirv.ptr<i32, StorageBuffer>, %arg379: i32):
    %238 = "spirv.AtomicUMax"(%arg378, %arg379) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease|WorkgroupMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Generic>, i32) -> (), sym_name = "f13"}> ({
  ^bb0(%arg376: !spirv.ptr<i32, Generic>, %arg377: i32):
    %237 = "spirv.AtomicUMin"(%arg376, %arg377) <{memory_scope = #spirv.scope<Subgroup>, semantics = #spirv.memory_semantics<AcquireRelease|WorkgroupMemory>}> : (!spirv.ptr<i32, Generic>, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Generic>, i32) -> (), sym_name = "f14"}> ({
  ^bb0(%arg374: !spirv.ptr<i32, Generic>, %arg375: i32):
    %236 = "spirv.AtomicXor"(%arg374, %arg375) <{memory_scope = #spirv.scope<Subgroup>, semantics = #spirv.memory_semantics<AcquireRelease|WorkgroupMemory>}> {foo} : (!spirv.ptr<i32, Generic>, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i8) -> (), sym_name = "f15"}> ({
  ^bb0(%arg373: i8):
    %235 = "spirv.BitCount"(%arg373) : (i8) -> i8
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i8, i8, i64, i64) -> (), sym_name = "f16"}> ({
  ^bb0(%arg369: i8, %arg370: i8, %arg371: i64, %arg372: i64):
    %234 = "spirv.BitFieldInsert"(%arg369, %arg370, %arg371, %arg372) : (i8, i8, i64, i64) -> i8
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi16>, i16, i16) -> (), sym_name = "f17"}> ({
  ^bb0(%arg366: vector<8xi16>, %arg367: i16, %arg368: i16):
    %233 = "spirv.BitFieldSExtract"(%arg366, %arg367, %arg368) : (vector<8xi16>, i16, i16) -> vector<8xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xi64>, i8, i8) -> (), sym_name = "f18"}> ({
  ^bb0(%arg363: vector<3xi64>, %arg364: i8, %arg365: i8):
    %232 = "spirv.BitFieldUExtract"(%arg363, %arg364, %arg365) {foo} : (vector<3xi64>, i8, i8) -> vector<3xi64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xi64>) -> (), sym_name = "f19"}> ({
  ^bb0(%arg362: vector<3xi64>):
    %231 = "spirv.BitReverse"(%arg362) : (vector<3xi64>) -> vector<3xi64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi16>, vector<8xi16>) -> (), sym_name = "f20"}> ({
  ^bb0(%arg360: vector<8xi16>, %arg361: vector<8xi16>):
    %230 = "spirv.BitwiseAnd"(%arg360, %arg361) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xi16>, vector<16xi16>) -> (), sym_name = "f21"}> ({
  ^bb0(%arg358: vector<16xi16>, %arg359: vector<16xi16>):
    %229 = "spirv.BitwiseOr"(%arg358, %arg359) : (vector<16xi16>, vector<16xi16>) -> vector<16xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i16, i16) -> (), sym_name = "f22"}> ({
  ^bb0(%arg356: i16, %arg357: i16):
    %228 = "spirv.BitwiseXor"(%arg356, %arg357) : (i16, i16) -> i16
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf32>) -> (), sym_name = "f23"}> ({
  ^bb0(%arg355: vector<3xf32>):
    %227 = "spirv.CL.acos"(%arg355) : (vector<3xf32>) -> vector<3xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf32>) -> (), sym_name = "f24"}> ({
  ^bb0(%arg354: vector<4xf32>):
    %226 = "spirv.CL.acosh"(%arg354) : (vector<4xf32>) -> vector<4xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf32>) -> (), sym_name = "f25"}> ({
  ^bb0(%arg353: vector<4xf32>):
    %225 = "spirv.CL.asin"(%arg353) : (vector<4xf32>) -> vector<4xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf32>) -> (), sym_name = "f26"}> ({
  ^bb0(%arg352: vector<3xf32>):
    %224 = "spirv.CL.asinh"(%arg352) : (vector<3xf32>) -> vector<3xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf64>) -> (), sym_name = "f27"}> ({
  ^bb0(%arg351: vector<16xf64>):
    %223 = "spirv.CL.atan"(%arg351) {foo} : (vector<16xf64>) -> vector<16xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf32>, vector<16xf32>) -> (), sym_name = "f28"}> ({
  ^bb0(%arg349: vector<16xf32>, %arg350: vector<16xf32>):
    %222 = "spirv.CL.atan2"(%arg349, %arg350) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xf64>) -> (), sym_name = "f29"}> ({
  ^bb0(%arg348: vector<2xf64>):
    %221 = "spirv.CL.atanh"(%arg348) : (vector<2xf64>) -> vector<2xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf64>) -> (), sym_name = "f30"}> ({
  ^bb0(%arg347: vector<4xf64>):
    %220 = "spirv.CL.ceil"(%arg347) : (vector<4xf64>) -> vector<4xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32) -> (), sym_name = "f31"}> ({
  ^bb0(%arg346: f32):
    %219 = "spirv.CL.cos"(%arg346) : (f32) -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf16>) -> (), sym_name = "f32"}> ({
  ^bb0(%arg345: vector<3xf16>):
    %218 = "spirv.CL.cosh"(%arg345) : (vector<3xf16>) -> vector<3xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf16>) -> (), sym_name = "f33"}> ({
  ^bb0(%arg344: vector<8xf16>):
    %217 = "spirv.CL.erf"(%arg344) : (vector<8xf16>) -> vector<8xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xf16>) -> (), sym_name = "f34"}> ({
  ^bb0(%arg343: vector<2xf16>):
    %216 = "spirv.CL.exp"(%arg343) {foo} : (vector<2xf16>) -> vector<2xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf64>) -> (), sym_name = "f35"}> ({
  ^bb0(%arg342: vector<8xf64>):
    %215 = "spirv.CL.fabs"(%arg342) : (vector<8xf64>) -> vector<8xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf16>) -> (), sym_name = "f36"}> ({
  ^bb0(%arg341: vector<4xf16>):
    %214 = "spirv.CL.floor"(%arg341) : (vector<4xf16>) -> vector<4xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (), sym_name = "f37"}> ({
  ^bb0(%arg338: vector<4xf32>, %arg339: vector<4xf32>, %arg340: vector<4xf32>):
    %213 = "spirv.CL.fma"(%arg338, %arg339, %arg340) {foo} : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf64>, vector<8xf64>) -> (), sym_name = "f38"}> ({
  ^bb0(%arg336: vector<8xf64>, %arg337: vector<8xf64>):
    %212 = "spirv.CL.fmax"(%arg336, %arg337) : (vector<8xf64>, vector<8xf64>) -> vector<8xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf64>, vector<16xf64>) -> (), sym_name = "f39"}> ({
  ^bb0(%arg334: vector<16xf64>, %arg335: vector<16xf64>):
    %211 = "spirv.CL.fmin"(%arg334, %arg335) : (vector<16xf64>, vector<16xf64>) -> vector<16xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf16>) -> (), sym_name = "f40"}> ({
  ^bb0(%arg333: vector<16xf16>):
    %210 = "spirv.CL.log"(%arg333) : (vector<16xf16>) -> vector<16xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> (), sym_name = "f41"}> ({
  ^bb0(%arg330: vector<3xf32>, %arg331: vector<3xf32>, %arg332: vector<3xf32>):
    %209 = "spirv.CL.mix"(%arg330, %arg331, %arg332) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xf32>, vector<2xf32>) -> (), sym_name = "f42"}> ({
  ^bb0(%arg328: vector<2xf32>, %arg329: vector<2xf32>):
    %208 = "spirv.CL.pow"(%arg328, %arg329) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<f32, Function>, !spirv.matrix<2 x vector<3xf32>>) -> (), sym_name = "f43"}> ({
  ^bb0(%arg326: !spirv.ptr<f32, Function>, %arg327: !spirv.matrix<2 x vector<3xf32>>):
    %207 = "spirv.CL.printf"(%arg326, %arg327) : (!spirv.ptr<f32, Function>, !spirv.matrix<2 x vector<3xf32>>) -> i64
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf64>) -> (), sym_name = "f44"}> ({
  ^bb0(%arg325: vector<16xf64>):
    %206 = "spirv.CL.rint"(%arg325) : (vector<16xf64>) -> vector<16xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf16>) -> (), sym_name = "f45"}> ({
  ^bb0(%arg324: vector<3xf16>):
    %205 = "spirv.CL.round"(%arg324) : (vector<3xf16>) -> vector<3xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf32>) -> (), sym_name = "f46"}> ({
  ^bb0(%arg323: vector<4xf32>):
    %204 = "spirv.CL.rsqrt"(%arg323) : (vector<4xf32>) -> vector<4xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi32>) -> (), sym_name = "f47"}> ({
  ^bb0(%arg322: vector<4xi32>):
    %203 = "spirv.CL.s_abs"(%arg322) : (vector<4xi32>) -> vector<4xi32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xi8>, vector<16xi8>) -> (), sym_name = "f48"}> ({
  ^bb0(%arg320: vector<16xi8>, %arg321: vector<16xi8>):
    %202 = "spirv.CL.s_max"(%arg320, %arg321) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi8>, vector<4xi8>) -> (), sym_name = "f49"}> ({
  ^bb0(%arg318: vector<4xi8>, %arg319: vector<4xi8>):
    %201 = "spirv.CL.s_min"(%arg318, %arg319) {foo} : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf32>) -> (), sym_name = "f50"}> ({
  ^bb0(%arg317: vector<16xf32>):
    %200 = "spirv.CL.sin"(%arg317) : (vector<16xf32>) -> vector<16xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf16>) -> (), sym_name = "f51"}> ({
  ^bb0(%arg316: vector<8xf16>):
    %199 = "spirv.CL.sinh"(%arg316) : (vector<8xf16>) -> vector<8xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xf16>) -> (), sym_name = "f52"}> ({
  ^bb0(%arg315: vector<2xf16>):
    %198 = "spirv.CL.sqrt"(%arg315) : (vector<2xf16>) -> vector<2xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf64>) -> (), sym_name = "f53"}> ({
  ^bb0(%arg314: vector<3xf64>):
    %197 = "spirv.CL.tan"(%arg314) : (vector<3xf64>) -> vector<3xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf64>) -> (), sym_name = "f54"}> ({
  ^bb0(%arg313: vector<16xf64>):
    %196 = "spirv.CL.tanh"(%arg313) : (vector<16xf64>) -> vector<16xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi16>, vector<4xi16>) -> (), sym_name = "f55"}> ({
  ^bb0(%arg311: vector<4xi16>, %arg312: vector<4xi16>):
    %195 = "spirv.CL.u_max"(%arg311, %arg312) {foo} : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xi64>, vector<16xi64>) -> (), sym_name = "f56"}> ({
  ^bb0(%arg309: vector<16xi64>, %arg310: vector<16xi64>):
    %194 = "spirv.CL.u_min"(%arg309, %arg310) : (vector<16xi64>, vector<16xi64>) -> vector<16xi64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xi16>) -> (), sym_name = "f57"}> ({
  ^bb0(%arg308: vector<3xi16>):
    %193 = "spirv.CompositeConstruct"(%arg308) : (vector<3xi16>) -> vector<3xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xbf16>) -> (), sym_name = "f58"}> ({
  ^bb0(%arg307: vector<2xbf16>):
    %192 = "spirv.CompositeExtract"(%arg307) <{indices = [0 : i32]}> : (vector<2xbf16>) -> bf16
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f59"}> ({
    "spirv.ControlBarrier"() <{execution_scope = #spirv.scope<Subgroup>, memory_scope = #spirv.scope<Workgroup>, memory_semantics = #spirv.memory_semantics<AcquireRelease|WorkgroupMemory>}> : () -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xbf16>) -> (), sym_name = "f60"}> ({
  ^bb0(%arg306: vector<2xbf16>):
    %191 = "spirv.ConvertFToS"(%arg306) : (vector<2xbf16>) -> vector<2xi64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf32>) -> (), sym_name = "f61"}> ({
  ^bb0(%arg305: vector<4xf32>):
    %190 = "spirv.ConvertFToU"(%arg305) {foo} : (vector<4xf32>) -> vector<4xi8>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<!spirv.array<4 x f32>, StorageBuffer>) -> (), sym_name = "f62"}> ({
  ^bb0(%arg304: !spirv.ptr<!spirv.array<4 x f32>, StorageBuffer>):
    %189 = "spirv.ConvertPtrToU"(%arg304) {foo} : (!spirv.ptr<!spirv.array<4 x f32>, StorageBuffer>) -> i64
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xi8>) -> (), sym_name = "f63"}> ({
  ^bb0(%arg303: vector<3xi8>):
    %188 = "spirv.ConvertSToF"(%arg303) : (vector<3xi8>) -> vector<3xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xi8>) -> (), sym_name = "f64"}> ({
  ^bb0(%arg302: vector<16xi8>):
    %187 = "spirv.ConvertUToF"(%arg302) : (vector<16xi8>) -> vector<16xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i8) -> (), sym_name = "f65"}> ({
  ^bb0(%arg301: i8):
    %186 = "spirv.ConvertUToPtr"(%arg301) : (i8) -> !spirv.ptr<!spirv.array<4 x f32>, StorageBuffer>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Generic>, !spirv.ptr<i32, Generic>) -> (), sym_name = "f66"}> ({
  ^bb0(%arg299: !spirv.ptr<i32, Generic>, %arg300: !spirv.ptr<i32, Generic>):
    "spirv.CopyMemory"(%arg299, %arg300) <{memory_access = #spirv.memory_access<None>, source_memory_access = #spirv.memory_access<None>}> : (!spirv.ptr<i32, Generic>, !spirv.ptr<i32, Generic>) -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf32>, vector<16xf32>) -> (), sym_name = "f67"}> ({
  ^bb0(%arg297: vector<16xf32>, %arg298: vector<16xf32>):
    %185 = "spirv.Dot"(%arg297, %arg298) : (vector<16xf32>, vector<16xf32>) -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<f32, Function>, f32) -> (), sym_name = "f68"}> ({
  ^bb0(%arg295: !spirv.ptr<f32, Function>, %arg296: f32):
    %184 = "spirv.EXT.AtomicFAdd"(%arg295, %arg296) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<f32, Function>, f32) -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f69"}> ({
    %183 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1 : i32}> : () -> vector<4xi32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, i32, i32) -> (), sym_name = "f70"}> ({
  ^bb0(%arg292: i32, %arg293: i32, %arg294: i32):
    "spirv.EXT.EmitMeshTasks"(%arg292, %arg293, %arg294) {foo} : (i32, i32, i32) -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, i32) -> (), sym_name = "f71"}> ({
  ^bb0(%arg290: i32, %arg291: i32):
    "spirv.EXT.SetMeshOutputs"(%arg290, %arg291) : (i32, i32) -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f72"}> ({
    "spirv.EmitVertex"() {foo} : () -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f73"}> ({
    "spirv.EndPrimitive"() {foo} : () -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf32>, vector<8xf32>) -> (), sym_name = "f74"}> ({
  ^bb0(%arg288: vector<8xf32>, %arg289: vector<8xf32>):
    %182 = "spirv.FAdd"(%arg288, %arg289) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf64>) -> (), sym_name = "f75"}> ({
  ^bb0(%arg287: vector<16xf64>):
    %181 = "spirv.FConvert"(%arg287) : (vector<16xf64>) -> vector<16xbf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf64>, vector<4xf64>) -> (), sym_name = "f76"}> ({
  ^bb0(%arg285: vector<4xf64>, %arg286: vector<4xf64>):
    %180 = "spirv.FDiv"(%arg285, %arg286) : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf16>, vector<3xf16>) -> (), sym_name = "f77"}> ({
  ^bb0(%arg283: vector<3xf16>, %arg284: vector<3xf16>):
    %179 = "spirv.FMod"(%arg283, %arg284) {foo} : (vector<3xf16>, vector<3xf16>) -> vector<3xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf32>, vector<4xf32>) -> (), sym_name = "f78"}> ({
  ^bb0(%arg281: vector<4xf32>, %arg282: vector<4xf32>):
    %178 = "spirv.FMul"(%arg281, %arg282) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xf16>) -> (), sym_name = "f79"}> ({
  ^bb0(%arg280: vector<2xf16>):
    %177 = "spirv.FNegate"(%arg280) {foo} : (vector<2xf16>) -> vector<2xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf16>, vector<4xf16>) -> (), sym_name = "f80"}> ({
  ^bb0(%arg278: vector<4xf16>, %arg279: vector<4xf16>):
    %176 = "spirv.FOrdEqual"(%arg278, %arg279) : (vector<4xf16>, vector<4xf16>) -> vector<4xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf32>, vector<16xf32>) -> (), sym_name = "f81"}> ({
  ^bb0(%arg276: vector<16xf32>, %arg277: vector<16xf32>):
    %175 = "spirv.FOrdGreaterThan"(%arg276, %arg277) : (vector<16xf32>, vector<16xf32>) -> vector<16xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xf16>, vector<2xf16>) -> (), sym_name = "f82"}> ({
  ^bb0(%arg274: vector<2xf16>, %arg275: vector<2xf16>):
    %174 = "spirv.FOrdGreaterThanEqual"(%arg274, %arg275) : (vector<2xf16>, vector<2xf16>) -> vector<2xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf16>, vector<8xf16>) -> (), sym_name = "f83"}> ({
  ^bb0(%arg272: vector<8xf16>, %arg273: vector<8xf16>):
    %173 = "spirv.FOrdLessThan"(%arg272, %arg273) {foo} : (vector<8xf16>, vector<8xf16>) -> vector<8xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf16>, vector<4xf16>) -> (), sym_name = "f84"}> ({
  ^bb0(%arg270: vector<4xf16>, %arg271: vector<4xf16>):
    %172 = "spirv.FOrdLessThanEqual"(%arg270, %arg271) : (vector<4xf16>, vector<4xf16>) -> vector<4xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf16>, vector<3xf16>) -> (), sym_name = "f85"}> ({
  ^bb0(%arg268: vector<3xf16>, %arg269: vector<3xf16>):
    %171 = "spirv.FOrdNotEqual"(%arg268, %arg269) : (vector<3xf16>, vector<3xf16>) -> vector<3xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf32>, vector<3xf32>) -> (), sym_name = "f86"}> ({
  ^bb0(%arg266: vector<3xf32>, %arg267: vector<3xf32>):
    %170 = "spirv.FRem"(%arg266, %arg267) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xf64>, vector<2xf64>) -> (), sym_name = "f87"}> ({
  ^bb0(%arg264: vector<2xf64>, %arg265: vector<2xf64>):
    %169 = "spirv.FSub"(%arg264, %arg265) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f64, f64) -> (), sym_name = "f88"}> ({
  ^bb0(%arg262: f64, %arg263: f64):
    %168 = "spirv.FUnordEqual"(%arg262, %arg263) : (f64, f64) -> i1
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf16>, vector<3xf16>) -> (), sym_name = "f89"}> ({
  ^bb0(%arg260: vector<3xf16>, %arg261: vector<3xf16>):
    %167 = "spirv.FUnordGreaterThan"(%arg260, %arg261) {foo} : (vector<3xf16>, vector<3xf16>) -> vector<3xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf16>, vector<4xf16>) -> (), sym_name = "f90"}> ({
  ^bb0(%arg258: vector<4xf16>, %arg259: vector<4xf16>):
    %166 = "spirv.FUnordGreaterThanEqual"(%arg258, %arg259) : (vector<4xf16>, vector<4xf16>) -> vector<4xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xf16>, vector<2xf16>) -> (), sym_name = "f91"}> ({
  ^bb0(%arg256: vector<2xf16>, %arg257: vector<2xf16>):
    %165 = "spirv.FUnordLessThan"(%arg256, %arg257) {foo} : (vector<2xf16>, vector<2xf16>) -> vector<2xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f64, f64) -> (), sym_name = "f92"}> ({
  ^bb0(%arg254: f64, %arg255: f64):
    %164 = "spirv.FUnordLessThanEqual"(%arg254, %arg255) : (f64, f64) -> i1
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32, f32) -> (), sym_name = "f93"}> ({
  ^bb0(%arg252: f32, %arg253: f32):
    %163 = "spirv.FUnordNotEqual"(%arg252, %arg253) : (f32, f32) -> i1
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32) -> (), sym_name = "f94"}> ({
  ^bb0(%arg251: f32):
    %162 = "spirv.GL.Acos"(%arg251) : (f32) -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf32>) -> (), sym_name = "f95"}> ({
  ^bb0(%arg250: vector<3xf32>):
    %161 = "spirv.GL.Acosh"(%arg250) {foo} : (vector<3xf32>) -> vector<3xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf16>) -> (), sym_name = "f96"}> ({
  ^bb0(%arg249: vector<4xf16>):
    %160 = "spirv.GL.Asin"(%arg249) : (vector<4xf16>) -> vector<4xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf16>) -> (), sym_name = "f97"}> ({
  ^bb0(%arg248: vector<3xf16>):
    %159 = "spirv.GL.Asinh"(%arg248) : (vector<3xf16>) -> vector<3xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf16>) -> (), sym_name = "f98"}> ({
  ^bb0(%arg247: vector<8xf16>):
    %158 = "spirv.GL.Atan"(%arg247) : (vector<8xf16>) -> vector<8xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f16) -> (), sym_name = "f99"}> ({
  ^bb0(%arg246: f16):
    %157 = "spirv.GL.Atanh"(%arg246) {foo} : (f16) -> f16
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf64>) -> (), sym_name = "f100"}> ({
  ^bb0(%arg245: vector<16xf64>):
    %156 = "spirv.GL.Ceil"(%arg245) : (vector<16xf64>) -> vector<16xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf32>) -> (), sym_name = "f101"}> ({
  ^bb0(%arg244: vector<3xf32>):
    %155 = "spirv.GL.Cos"(%arg244) : (vector<3xf32>) -> vector<3xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf32>) -> (), sym_name = "f102"}> ({
  ^bb0(%arg243: vector<16xf32>):
    %154 = "spirv.GL.Cosh"(%arg243) : (vector<16xf32>) -> vector<16xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf16>, vector<16xf16>) -> (), sym_name = "f103"}> ({
  ^bb0(%arg241: vector<16xf16>, %arg242: vector<16xf16>):
    %153 = "spirv.GL.Cross"(%arg241, %arg242) : (vector<16xf16>, vector<16xf16>) -> vector<16xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf32>, vector<16xf32>) -> (), sym_name = "f104"}> ({
  ^bb0(%arg239: vector<16xf32>, %arg240: vector<16xf32>):
    %152 = "spirv.GL.Distance"(%arg239, %arg240) : (vector<16xf32>, vector<16xf32>) -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf16>) -> (), sym_name = "f105"}> ({
  ^bb0(%arg238: vector<4xf16>):
    %151 = "spirv.GL.Exp"(%arg238) : (vector<4xf16>) -> vector<4xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf32>) -> (), sym_name = "f106"}> ({
  ^bb0(%arg237: vector<8xf32>):
    %150 = "spirv.GL.Exp2"(%arg237) : (vector<8xf32>) -> vector<8xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xf64>) -> (), sym_name = "f107"}> ({
  ^bb0(%arg236: vector<2xf64>):
    %149 = "spirv.GL.FAbs"(%arg236) {foo} : (vector<2xf64>) -> vector<2xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf64>, vector<8xf64>, vector<8xf64>) -> (), sym_name = "f108"}> ({
  ^bb0(%arg233: vector<8xf64>, %arg234: vector<8xf64>, %arg235: vector<8xf64>):
    %148 = "spirv.GL.FClamp"(%arg233, %arg234, %arg235) : (vector<8xf64>, vector<8xf64>, vector<8xf64>) -> vector<8xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf64>, vector<4xf64>) -> (), sym_name = "f109"}> ({
  ^bb0(%arg231: vector<4xf64>, %arg232: vector<4xf64>):
    %147 = "spirv.GL.FMax"(%arg231, %arg232) : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf16>, vector<4xf16>) -> (), sym_name = "f110"}> ({
  ^bb0(%arg229: vector<4xf16>, %arg230: vector<4xf16>):
    %146 = "spirv.GL.FMin"(%arg229, %arg230) : (vector<4xf16>, vector<4xf16>) -> vector<4xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> (), sym_name = "f111"}> ({
  ^bb0(%arg226: vector<8xf32>, %arg227: vector<8xf32>, %arg228: vector<8xf32>):
    %145 = "spirv.GL.FMix"(%arg226, %arg227, %arg228) {foo} : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32) -> (), sym_name = "f112"}> ({
  ^bb0(%arg225: f32):
    %144 = "spirv.GL.FSign"(%arg225) {foo} : (f32) -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xi16>) -> (), sym_name = "f113"}> ({
  ^bb0(%arg224: vector<16xi16>):
    %143 = "spirv.GL.FindILsb"(%arg224) : (vector<16xi16>) -> vector<16xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi32>) -> (), sym_name = "f114"}> ({
  ^bb0(%arg223: vector<8xi32>):
    %142 = "spirv.GL.FindSMsb"(%arg223) : (vector<8xi32>) -> vector<8xi32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xi32>) -> (), sym_name = "f115"}> ({
  ^bb0(%arg222: vector<3xi32>):
    %141 = "spirv.GL.FindUMsb"(%arg222) : (vector<3xi32>) -> vector<3xi32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f16) -> (), sym_name = "f116"}> ({
  ^bb0(%arg221: f16):
    %140 = "spirv.GL.Floor"(%arg221) : (f16) -> f16
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> (), sym_name = "f117"}> ({
  ^bb0(%arg218: vector<8xf16>, %arg219: vector<8xf16>, %arg220: vector<8xf16>):
    %139 = "spirv.GL.Fma"(%arg218, %arg219, %arg220) {foo} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf32>) -> (), sym_name = "f118"}> ({
  ^bb0(%arg217: vector<8xf32>):
    %138 = "spirv.GL.Fract"(%arg217) : (vector<8xf32>) -> vector<8xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32) -> (), sym_name = "f119"}> ({
  ^bb0(%arg216: f32):
    %137 = "spirv.GL.FrexpStruct"(%arg216) : (f32) -> !spirv.struct<(f32, i32)>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf64>) -> (), sym_name = "f120"}> ({
  ^bb0(%arg215: vector<8xf64>):
    %136 = "spirv.GL.InverseSqrt"(%arg215) : (vector<8xf64>) -> vector<8xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf32>, vector<8xi16>) -> (), sym_name = "f121"}> ({
  ^bb0(%arg213: vector<8xf32>, %arg214: vector<8xi16>):
    %135 = "spirv.GL.Ldexp"(%arg213, %arg214) {foo} : (vector<8xf32>, vector<8xi16>) -> vector<8xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf64>) -> (), sym_name = "f122"}> ({
  ^bb0(%arg212: vector<3xf64>):
    %134 = "spirv.GL.Length"(%arg212) : (vector<3xf64>) -> f64
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf16>) -> (), sym_name = "f123"}> ({
  ^bb0(%arg211: vector<8xf16>):
    %133 = "spirv.GL.Log"(%arg211) : (vector<8xf16>) -> vector<8xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xf32>) -> (), sym_name = "f124"}> ({
  ^bb0(%arg210: vector<2xf32>):
    %132 = "spirv.GL.Log2"(%arg210) : (vector<2xf32>) -> vector<2xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f16) -> (), sym_name = "f125"}> ({
  ^bb0(%arg209: f16):
    %131 = "spirv.GL.Normalize"(%arg209) {foo} : (f16) -> f16
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xf32>) -> (), sym_name = "f126"}> ({
  ^bb0(%arg208: vector<2xf32>):
    %130 = "spirv.GL.PackHalf2x16"(%arg208) {foo} : (vector<2xf32>) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf32>) -> (), sym_name = "f127"}> ({
  ^bb0(%arg207: vector<4xf32>):
    %129 = "spirv.GL.PackSnorm4x8"(%arg207) : (vector<4xf32>) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xf16>, vector<2xf16>) -> (), sym_name = "f128"}> ({
  ^bb0(%arg205: vector<2xf16>, %arg206: vector<2xf16>):
    %128 = "spirv.GL.Pow"(%arg205, %arg206) : (vector<2xf16>, vector<2xf16>) -> vector<2xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf32>, vector<3xf32>) -> (), sym_name = "f129"}> ({
  ^bb0(%arg203: vector<3xf32>, %arg204: vector<3xf32>):
    %127 = "spirv.GL.Reflect"(%arg203, %arg204) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf64>) -> (), sym_name = "f130"}> ({
  ^bb0(%arg202: vector<8xf64>):
    %126 = "spirv.GL.Round"(%arg202) : (vector<8xf64>) -> vector<8xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf16>) -> (), sym_name = "f131"}> ({
  ^bb0(%arg201: vector<4xf16>):
    %125 = "spirv.GL.RoundEven"(%arg201) {foo} : (vector<4xf16>) -> vector<4xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xi32>) -> (), sym_name = "f132"}> ({
  ^bb0(%arg200: vector<16xi32>):
    %124 = "spirv.GL.SAbs"(%arg200) : (vector<16xi32>) -> vector<16xi32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xi32>, vector<2xi32>, vector<2xi32>) -> (), sym_name = "f133"}> ({
  ^bb0(%arg197: vector<2xi32>, %arg198: vector<2xi32>, %arg199: vector<2xi32>):
    %123 = "spirv.GL.SClamp"(%arg197, %arg198, %arg199) : (vector<2xi32>, vector<2xi32>, vector<2xi32>) -> vector<2xi32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xi32>, vector<3xi32>) -> (), sym_name = "f134"}> ({
  ^bb0(%arg195: vector<3xi32>, %arg196: vector<3xi32>):
    %122 = "spirv.GL.SMax"(%arg195, %arg196) {foo} : (vector<3xi32>, vector<3xi32>) -> vector<3xi32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi64>, vector<8xi64>) -> (), sym_name = "f135"}> ({
  ^bb0(%arg193: vector<8xi64>, %arg194: vector<8xi64>):
    %121 = "spirv.GL.SMin"(%arg193, %arg194) {foo} : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi64>) -> (), sym_name = "f136"}> ({
  ^bb0(%arg192: vector<4xi64>):
    %120 = "spirv.GL.SSign"(%arg192) : (vector<4xi64>) -> vector<4xi64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf16>) -> (), sym_name = "f137"}> ({
  ^bb0(%arg191: vector<4xf16>):
    %119 = "spirv.GL.Sin"(%arg191) : (vector<4xf16>) -> vector<4xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32) -> (), sym_name = "f138"}> ({
  ^bb0(%arg190: f32):
    %118 = "spirv.GL.Sinh"(%arg190) : (f32) -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf16>) -> (), sym_name = "f139"}> ({
  ^bb0(%arg189: vector<16xf16>):
    %117 = "spirv.GL.Sqrt"(%arg189) : (vector<16xf16>) -> vector<16xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf16>) -> (), sym_name = "f140"}> ({
  ^bb0(%arg188: vector<4xf16>):
    %116 = "spirv.GL.Tan"(%arg188) {foo} : (vector<4xf16>) -> vector<4xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf16>) -> (), sym_name = "f141"}> ({
  ^bb0(%arg187: vector<16xf16>):
    %115 = "spirv.GL.Tanh"(%arg187) : (vector<16xf16>) -> vector<16xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xi8>, vector<8xi8>, vector<16xi8>) -> (), sym_name = "f142"}> ({
  ^bb0(%arg184: vector<2xi8>, %arg185: vector<8xi8>, %arg186: vector<16xi8>):
    %114 = "spirv.GL.UClamp"(%arg184, %arg185, %arg186) : (vector<2xi8>, vector<8xi8>, vector<16xi8>) -> i8
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xi16>, vector<16xi16>) -> (), sym_name = "f143"}> ({
  ^bb0(%arg182: vector<16xi16>, %arg183: vector<16xi16>):
    %113 = "spirv.GL.UMax"(%arg182, %arg183) : (vector<16xi16>, vector<16xi16>) -> vector<16xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "f144"}> ({
  ^bb0(%arg180: vector<8xi32>, %arg181: vector<8xi32>):
    %112 = "spirv.GL.UMin"(%arg180, %arg181) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> (), sym_name = "f145"}> ({
  ^bb0(%arg179: i32):
    %111 = "spirv.GL.UnpackHalf2x16"(%arg179) : (i32) -> vector<2xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> (), sym_name = "f146"}> ({
  ^bb0(%arg178: i32):
    %110 = "spirv.GL.UnpackSnorm4x8"(%arg178) : (i32) -> vector<4xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Generic>) -> (), sym_name = "f147"}> ({
  ^bb0(%arg177: !spirv.ptr<i32, Generic>):
    %109 = "spirv.GenericCastToPtr"(%arg177) : (!spirv.ptr<i32, Generic>) -> !spirv.ptr<i32, Workgroup>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf32>, i8) -> (), sym_name = "f148"}> ({
  ^bb0(%arg175: vector<4xf32>, %arg176: i8):
    %108 = "spirv.GroupBroadcast"(%arg175, %arg176) <{execution_scope = #spirv.scope<Subgroup>}> {foo} : (vector<4xf32>, i8) -> vector<4xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xf16>) -> (), sym_name = "f149"}> ({
  ^bb0(%arg174: vector<2xf16>):
    %107 = "spirv.GroupFAdd"(%arg174) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (vector<2xf16>) -> vector<2xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f64) -> (), sym_name = "f150"}> ({
  ^bb0(%arg173: f64):
    %106 = "spirv.GroupFMax"(%arg173) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (f64) -> f64
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xf64>) -> (), sym_name = "f151"}> ({
  ^bb0(%arg172: vector<2xf64>):
    %105 = "spirv.GroupFMin"(%arg172) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> : (vector<2xf64>) -> vector<2xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi8>) -> (), sym_name = "f152"}> ({
  ^bb0(%arg171: vector<8xi8>):
    %104 = "spirv.GroupIAdd"(%arg171) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (vector<8xi8>) -> vector<8xi8>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "f153"}> ({
  ^bb0(%arg170: i1):
    %103 = "spirv.GroupNonUniformAll"(%arg170) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi64>) -> (), sym_name = "f154"}> ({
  ^bb0(%arg169: vector<8xi64>):
    %102 = "spirv.GroupNonUniformAllEqual"(%arg169) <{execution_scope = #spirv.scope<Subgroup>}> : (vector<8xi64>) -> i1
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "f155"}> ({
  ^bb0(%arg168: i1):
    %101 = "spirv.GroupNonUniformAny"(%arg168) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "f156"}> ({
  ^bb0(%arg167: i1):
    %100 = "spirv.GroupNonUniformBallot"(%arg167) <{execution_scope = #spirv.scope<Workgroup>}> : (i1) -> vector<4xi32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi32>) -> (), sym_name = "f157"}> ({
  ^bb0(%arg166: vector<4xi32>):
    %99 = "spirv.GroupNonUniformBallotBitCount"(%arg166) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (vector<4xi32>) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi64>) -> (), sym_name = "f158"}> ({
  ^bb0(%arg165: vector<4xi64>):
    %98 = "spirv.GroupNonUniformBallotFindLSB"(%arg165) <{execution_scope = #spirv.scope<Subgroup>}> : (vector<4xi64>) -> i64
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi32>) -> (), sym_name = "f159"}> ({
  ^bb0(%arg164: vector<4xi32>):
    %97 = "spirv.GroupNonUniformBallotFindMSB"(%arg164) <{execution_scope = #spirv.scope<Workgroup>}> : (vector<4xi32>) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi32>) -> (), sym_name = "f160"}> ({
  ^bb0(%arg163: vector<4xi32>):
    %96 = "spirv.GroupNonUniformBitwiseAnd"(%arg163) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (vector<4xi32>) -> vector<8xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi32>) -> (), sym_name = "f161"}> ({
  ^bb0(%arg162: vector<4xi32>):
    %95 = "spirv.GroupNonUniformBitwiseOr"(%arg162) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> {foo} : (vector<4xi32>) -> vector<4xi32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xi16>) -> (), sym_name = "f162"}> ({
  ^bb0(%arg161: vector<2xi16>):
    %94 = "spirv.GroupNonUniformBitwiseXor"(%arg161) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (vector<2xi16>) -> vector<2xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f163"}> ({
    %93 = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv.scope<Workgroup>}> : () -> i1
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf32>) -> (), sym_name = "f164"}> ({
  ^bb0(%arg160: vector<8xf32>):
    %92 = "spirv.GroupNonUniformFAdd"(%arg160) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> {foo} : (vector<8xf32>) -> vector<8xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32) -> (), sym_name = "f165"}> ({
  ^bb0(%arg159: f32):
    %91 = "spirv.GroupNonUniformFMax"(%arg159) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> : (f32) -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf16>) -> (), sym_name = "f166"}> ({
  ^bb0(%arg158: vector<16xf16>):
    %90 = "spirv.GroupNonUniformFMin"(%arg158) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> : (vector<16xf16>) -> vector<8xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf16>) -> (), sym_name = "f167"}> ({
  ^bb0(%arg157: vector<4xf16>):
    %89 = "spirv.GroupNonUniformFMul"(%arg157) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (vector<4xf16>) -> vector<4xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xi16>) -> (), sym_name = "f168"}> ({
  ^bb0(%arg156: vector<3xi16>):
    %88 = "spirv.GroupNonUniformIAdd"(%arg156) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> {foo} : (vector<3xi16>) -> vector<16xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i64) -> (), sym_name = "f169"}> ({
  ^bb0(%arg155: i64):
    %87 = "spirv.GroupNonUniformIMul"(%arg155) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (i64) -> i64
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi1>) -> (), sym_name = "f170"}> ({
  ^bb0(%arg154: vector<4xi1>):
    %86 = "spirv.GroupNonUniformLogicalAnd"(%arg154) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (vector<4xi1>) -> vector<8xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi1>) -> (), sym_name = "f171"}> ({
  ^bb0(%arg153: vector<4xi1>):
    %85 = "spirv.GroupNonUniformLogicalOr"(%arg153) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> {foo} : (vector<4xi1>) -> vector<4xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xi1>) -> (), sym_name = "f172"}> ({
  ^bb0(%arg152: vector<3xi1>):
    %84 = "spirv.GroupNonUniformLogicalXor"(%arg152) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (vector<3xi1>) -> vector<3xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xi32>, i8) -> (), sym_name = "f173"}> ({
  ^bb0(%arg150: vector<16xi32>, %arg151: i8):
    %83 = "spirv.GroupNonUniformQuadSwap"(%arg150, %arg151) <{execution_scope = #spirv.scope<Subgroup>}> : (vector<16xi32>, i8) -> vector<16xi32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, i32) -> (), sym_name = "f174"}> ({
  ^bb0(%arg148: i32, %arg149: i32):
    %82 = "spirv.GroupNonUniformRotateKHR"(%arg148, %arg149) <{execution_scope = #spirv.scope<Workgroup>}> : (i32, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xi32>) -> (), sym_name = "f175"}> ({
  ^bb0(%arg147: vector<3xi32>):
    %81 = "spirv.GroupNonUniformSMax"(%arg147) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> {foo} : (vector<3xi32>) -> vector<3xi32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i64) -> (), sym_name = "f176"}> ({
  ^bb0(%arg146: i64):
    %80 = "spirv.GroupNonUniformSMin"(%arg146) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i64) -> i64
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf32>, i32) -> (), sym_name = "f177"}> ({
  ^bb0(%arg144: vector<4xf32>, %arg145: i32):
    %79 = "spirv.GroupNonUniformShuffle"(%arg144, %arg145) <{execution_scope = #spirv.scope<Workgroup>}> : (vector<4xf32>, i32) -> vector<4xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi32>, i16) -> (), sym_name = "f178"}> ({
  ^bb0(%arg142: vector<4xi32>, %arg143: i16):
    %78 = "spirv.GroupNonUniformShuffleDown"(%arg142, %arg143) <{execution_scope = #spirv.scope<Subgroup>}> : (vector<4xi32>, i16) -> vector<4xi32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xf64>, i16) -> (), sym_name = "f179"}> ({
  ^bb0(%arg140: vector<2xf64>, %arg141: i16):
    %77 = "spirv.GroupNonUniformShuffleUp"(%arg140, %arg141) <{execution_scope = #spirv.scope<Workgroup>}> : (vector<2xf64>, i16) -> vector<2xf64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i8, i8) -> (), sym_name = "f180"}> ({
  ^bb0(%arg138: i8, %arg139: i8):
    %76 = "spirv.GroupNonUniformShuffleXor"(%arg138, %arg139) <{execution_scope = #spirv.scope<Subgroup>}> : (i8, i8) -> i8
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xi64>) -> (), sym_name = "f181"}> ({
  ^bb0(%arg137: vector<2xi64>):
    %75 = "spirv.GroupNonUniformUMax"(%arg137) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> {foo} : (vector<2xi64>) -> vector<2xi64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i16) -> (), sym_name = "f182"}> ({
  ^bb0(%arg136: i16):
    %74 = "spirv.GroupNonUniformUMin"(%arg136) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> : (i16) -> vector<16xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xi16>) -> (), sym_name = "f183"}> ({
  ^bb0(%arg135: vector<16xi16>):
    %73 = "spirv.GroupSMax"(%arg135) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (vector<16xi16>) -> vector<16xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi16>) -> (), sym_name = "f184"}> ({
  ^bb0(%arg134: vector<4xi16>):
    %72 = "spirv.GroupSMin"(%arg134) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> {foo} : (vector<4xi16>) -> vector<4xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xi8>) -> (), sym_name = "f185"}> ({
  ^bb0(%arg133: vector<16xi8>):
    %71 = "spirv.GroupUMax"(%arg133) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (vector<16xi8>) -> vector<16xi8>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xi16>) -> (), sym_name = "f186"}> ({
  ^bb0(%arg132: vector<2xi16>):
    %70 = "spirv.GroupUMin"(%arg132) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (vector<2xi16>) -> vector<2xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "f187"}> ({
  ^bb0(%arg130: vector<8xi32>, %arg131: vector<8xi32>):
    %69 = "spirv.IAdd"(%arg130, %arg131) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xi8>, vector<16xi8>) -> (), sym_name = "f188"}> ({
  ^bb0(%arg128: vector<16xi8>, %arg129: vector<16xi8>):
    %68 = "spirv.IEqual"(%arg128, %arg129) {foo} : (vector<16xi8>, vector<16xi8>) -> vector<16xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "f189"}> ({
  ^bb0(%arg126: vector<8xi32>, %arg127: vector<8xi32>):
    %67 = "spirv.IMul"(%arg126, %arg127) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f190"}> ({
    "spirv.INTEL.ControlBarrierArrive"() <{execution_scope = #spirv.scope<Subgroup>, memory_scope = #spirv.scope<Subgroup>, memory_semantics = #spirv.memory_semantics<None>}> : () -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f191"}> ({
    "spirv.INTEL.ControlBarrierWait"() <{execution_scope = #spirv.scope<Device>, memory_scope = #spirv.scope<Workgroup>, memory_semantics = #spirv.memory_semantics<Acquire>}> : () -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i16) -> (), sym_name = "f192"}> ({
  ^bb0(%arg125: i16):
    %66 = "spirv.INTEL.ConvertBF16ToF"(%arg125) : (i16) -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf32>) -> (), sym_name = "f193"}> ({
  ^bb0(%arg124: vector<3xf32>):
    %65 = "spirv.INTEL.ConvertFToBF16"(%arg124) : (vector<3xf32>) -> vector<3xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf32>) -> (), sym_name = "f194"}> ({
  ^bb0(%arg123: vector<8xf32>):
    %64 = "spirv.INTEL.RoundFToTF32"(%arg123) {foo} : (vector<8xf32>) -> vector<8xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Workgroup>) -> (), sym_name = "f195"}> ({
  ^bb0(%arg122: !spirv.ptr<i32, Workgroup>):
    %63 = "spirv.INTEL.SubgroupBlockRead"(%arg122) : (!spirv.ptr<i32, Workgroup>) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi8>, vector<4xi8>) -> (), sym_name = "f196"}> ({
  ^bb0(%arg120: vector<4xi8>, %arg121: vector<4xi8>):
    %62 = "spirv.INotEqual"(%arg120, %arg121) {foo} : (vector<4xi8>, vector<4xi8>) -> vector<4xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i8, i8) -> (), sym_name = "f197"}> ({
  ^bb0(%arg118: i8, %arg119: i8):
    %61 = "spirv.ISub"(%arg118, %arg119) : (i8, i8) -> i8
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>) -> (), sym_name = "f198"}> ({
  ^bb0(%arg117: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>):
    %60 = "spirv.Image"(%arg117) {foo} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>) -> !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<3xf16>, f32) -> (), sym_name = "f199"}> ({
  ^bb0(%arg114: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %arg115: vector<3xf16>, %arg116: f32):
    %59 = "spirv.ImageDrefGather"(%arg114, %arg115, %arg116) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<3xf16>, f32) -> vector<4xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>) -> (), sym_name = "f200"}> ({
  ^bb0(%arg113: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>):
    %58 = "spirv.ImageQuerySize"(%arg113) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>) -> vector<2xi8>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<8xf32>) -> (), sym_name = "f201"}> ({
  ^bb0(%arg111: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %arg112: vector<8xf32>):
    %57 = "spirv.ImageSampleImplicitLod"(%arg111, %arg112) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<8xf32>) -> vector<4xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<8xf64>, f32) -> (), sym_name = "f202"}> ({
  ^bb0(%arg108: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %arg109: vector<8xf64>, %arg110: f32):
    %56 = "spirv.ImageSampleProjDrefImplicitLod"(%arg108, %arg109, %arg110) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<8xf64>, f32) -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.image<i32, Dim1D, NoDepth, NonArrayed, MultiSampled, SamplerUnknown, Unknown>, i32, i32) -> (), sym_name = "f203"}> ({
  ^bb0(%arg105: !spirv.image<i32, Dim1D, NoDepth, NonArrayed, MultiSampled, SamplerUnknown, Unknown>, %arg106: i32, %arg107: i32):
    "spirv.ImageWrite"(%arg105, %arg106, %arg107) : (!spirv.image<i32, Dim1D, NoDepth, NonArrayed, MultiSampled, SamplerUnknown, Unknown>, i32, i32) -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i8, UniformConstant>, i16) -> (), sym_name = "f204"}> ({
  ^bb0(%arg103: !spirv.ptr<i8, UniformConstant>, %arg104: i16):
    %55 = "spirv.InBoundsPtrAccessChain"(%arg103, %arg104) {foo} : (!spirv.ptr<i8, UniformConstant>, i16) -> !spirv.ptr<i8, UniformConstant>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf32>) -> (), sym_name = "f205"}> ({
  ^bb0(%arg102: vector<3xf32>):
    %54 = "spirv.IsFinite"(%arg102) : (vector<3xf32>) -> vector<3xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf16>) -> (), sym_name = "f206"}> ({
  ^bb0(%arg101: vector<4xf16>):
    %53 = "spirv.IsInf"(%arg101) : (vector<4xf16>) -> vector<4xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xf32>) -> (), sym_name = "f207"}> ({
  ^bb0(%arg100: vector<8xf32>):
    %52 = "spirv.IsNan"(%arg100) {foo} : (vector<8xf32>) -> vector<8xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "f208"}> ({
  ^bb0(%arg99: i1):
    "spirv.KHR.AssumeTrue"(%arg99) : (i1) -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f209"}> ({
    %51 = "spirv.KHR.CooperativeMatrixLength"() <{cooperative_matrix_type = !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>}> : () -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i8, UniformConstant>, i32) -> (), sym_name = "f210"}> ({
  ^bb0(%arg97: !spirv.ptr<i8, UniformConstant>, %arg98: i32):
    %50 = "spirv.KHR.CooperativeMatrixLoad"(%arg97, %arg98) <{matrix_layout = #spirv.coop_matrix_layout_khr<ColumnMajor>}> : (!spirv.ptr<i8, UniformConstant>, i32) -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i8, UniformConstant>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, i8) -> (), sym_name = "f211"}> ({
  ^bb0(%arg94: !spirv.ptr<i8, UniformConstant>, %arg95: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %arg96: i8):
    "spirv.KHR.CooperativeMatrixStore"(%arg94, %arg95, %arg96) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<i8, UniformConstant>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, i8) -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xf16>) -> (), sym_name = "f212"}> ({
  ^bb0(%arg93: vector<4xf16>):
    %49 = "spirv.KHR.GroupFMul"(%arg93) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> : (vector<4xf16>) -> vector<4xf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xi8>) -> (), sym_name = "f213"}> ({
  ^bb0(%arg92: vector<16xi8>):
    %48 = "spirv.KHR.GroupIMul"(%arg92) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (vector<16xi8>) -> vector<16xi8>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "f214"}> ({
  ^bb0(%arg91: i1):
    %47 = "spirv.KHR.SubgroupBallot"(%arg91) {foo} : (i1) -> vector<4xi32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f215"}> ({
    "spirv.Kill"() {foo} : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi1>, vector<8xi1>) -> (), sym_name = "f216"}> ({
  ^bb0(%arg89: vector<8xi1>, %arg90: vector<8xi1>):
    %46 = "spirv.LogicalAnd"(%arg89, %arg90) {foo} : (vector<8xi1>, vector<8xi1>) -> vector<8xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xi1>, vector<2xi1>) -> (), sym_name = "f217"}> ({
  ^bb0(%arg87: vector<2xi1>, %arg88: vector<2xi1>):
    %45 = "spirv.LogicalEqual"(%arg87, %arg88) {foo} : (vector<2xi1>, vector<2xi1>) -> vector<2xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xi1>) -> (), sym_name = "f218"}> ({
  ^bb0(%arg86: vector<2xi1>):
    %44 = "spirv.LogicalNot"(%arg86) : (vector<2xi1>) -> vector<2xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xi1>, vector<16xi1>) -> (), sym_name = "f219"}> ({
  ^bb0(%arg84: vector<16xi1>, %arg85: vector<16xi1>):
    %43 = "spirv.LogicalNotEqual"(%arg84, %arg85) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi1>, vector<4xi1>) -> (), sym_name = "f220"}> ({
  ^bb0(%arg82: vector<4xi1>, %arg83: vector<4xi1>):
    %42 = "spirv.LogicalOr"(%arg82, %arg83) : (vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>>) -> (), sym_name = "f221"}> ({
  ^bb0(%arg80: !spirv.matrix<3 x vector<3xf32>>, %arg81: !spirv.matrix<3 x vector<3xf32>>):
    %41 = "spirv.MatrixTimesMatrix"(%arg80, %arg81) : (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>>) -> !spirv.matrix<3 x vector<3xf32>>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.matrix<2 x vector<3xf32>>, f32) -> (), sym_name = "f222"}> ({
  ^bb0(%arg78: !spirv.matrix<2 x vector<3xf32>>, %arg79: f32):
    %40 = "spirv.MatrixTimesScalar"(%arg78, %arg79) : (!spirv.matrix<2 x vector<3xf32>>, f32) -> !spirv.matrix<2 x vector<3xf32>>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.matrix<3 x vector<3xf32>>, vector<3xf32>) -> (), sym_name = "f223"}> ({
  ^bb0(%arg76: !spirv.matrix<3 x vector<3xf32>>, %arg77: vector<3xf32>):
    %39 = "spirv.MatrixTimesVector"(%arg76, %arg77) : (!spirv.matrix<3 x vector<3xf32>>, vector<3xf32>) -> vector<3xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f224"}> ({
    "spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Subgroup>, memory_semantics = #spirv.memory_semantics<Acquire>}> : () -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xi16>) -> (), sym_name = "f225"}> ({
  ^bb0(%arg75: vector<3xi16>):
    %38 = "spirv.Not"(%arg75) : (vector<3xi16>) -> vector<3xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xf16>, vector<16xf16>) -> (), sym_name = "f226"}> ({
  ^bb0(%arg73: vector<16xf16>, %arg74: vector<16xf16>):
    %37 = "spirv.Ordered"(%arg73, %arg74) : (vector<16xf16>, vector<16xf16>) -> vector<16xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<f32, Function>, i64) -> (), sym_name = "f227"}> ({
  ^bb0(%arg71: !spirv.ptr<f32, Function>, %arg72: i64):
    %36 = "spirv.PtrAccessChain"(%arg71, %arg72) : (!spirv.ptr<f32, Function>, i64) -> !spirv.ptr<f32, Function>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi8>) -> (), sym_name = "f228"}> ({
  ^bb0(%arg70: vector<8xi8>):
    %35 = "spirv.SConvert"(%arg70) {foo} : (vector<8xi8>) -> vector<8xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi64>, vector<4xi64>) -> (), sym_name = "f229"}> ({
  ^bb0(%arg68: vector<4xi64>, %arg69: vector<4xi64>):
    %34 = "spirv.SDiv"(%arg68, %arg69) {foo} : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi8>, vector<4xi8>) -> (), sym_name = "f230"}> ({
  ^bb0(%arg66: vector<4xi8>, %arg67: vector<4xi8>):
    %33 = "spirv.SDot"(%arg66, %arg67) {foo} : (vector<4xi8>, vector<4xi8>) -> i64
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi16>, vector<4xi16>, i64) -> (), sym_name = "f231"}> ({
  ^bb0(%arg63: vector<4xi16>, %arg64: vector<4xi16>, %arg65: i64):
    %32 = "spirv.SDotAccSat"(%arg63, %arg64, %arg65) : (vector<4xi16>, vector<4xi16>, i64) -> i64
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi8>, vector<8xi8>) -> (), sym_name = "f232"}> ({
  ^bb0(%arg61: vector<8xi8>, %arg62: vector<8xi8>):
    %31 = "spirv.SGreaterThan"(%arg61, %arg62) : (vector<8xi8>, vector<8xi8>) -> vector<8xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi16>, vector<8xi16>) -> (), sym_name = "f233"}> ({
  ^bb0(%arg59: vector<8xi16>, %arg60: vector<8xi16>):
    %30 = "spirv.SGreaterThanEqual"(%arg59, %arg60) : (vector<8xi16>, vector<8xi16>) -> vector<8xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xi8>, vector<3xi8>) -> (), sym_name = "f234"}> ({
  ^bb0(%arg57: vector<3xi8>, %arg58: vector<3xi8>):
    %29 = "spirv.SLessThan"(%arg57, %arg58) : (vector<3xi8>, vector<3xi8>) -> vector<3xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xi8>, vector<3xi8>) -> (), sym_name = "f235"}> ({
  ^bb0(%arg55: vector<3xi8>, %arg56: vector<3xi8>):
    %28 = "spirv.SLessThanEqual"(%arg55, %arg56) : (vector<3xi8>, vector<3xi8>) -> vector<3xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xi8>, vector<16xi8>) -> (), sym_name = "f236"}> ({
  ^bb0(%arg53: vector<16xi8>, %arg54: vector<16xi8>):
    %27 = "spirv.SMod"(%arg53, %arg54) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i16, i16) -> (), sym_name = "f237"}> ({
  ^bb0(%arg51: i16, %arg52: i16):
    %26 = "spirv.SMulExtended"(%arg51, %arg52) : (i16, i16) -> !spirv.struct<(i16, i16)>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i64) -> (), sym_name = "f238"}> ({
  ^bb0(%arg50: i64):
    %25 = "spirv.SNegate"(%arg50) : (i64) -> i64
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi64>, vector<8xi64>) -> (), sym_name = "f239"}> ({
  ^bb0(%arg48: vector<8xi64>, %arg49: vector<8xi64>):
    %24 = "spirv.SRem"(%arg48, %arg49) {foo} : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, i32) -> (), sym_name = "f240"}> ({
  ^bb0(%arg46: i32, %arg47: i32):
    %23 = "spirv.SUDot"(%arg46, %arg47) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> i64
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, i32, i32) -> (), sym_name = "f241"}> ({
  ^bb0(%arg43: i32, %arg44: i32, %arg45: i32):
    %22 = "spirv.SUDotAccSat"(%arg43, %arg44, %arg45) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi1>, vector<8xi1>, vector<8xi1>) -> (), sym_name = "f242"}> ({
  ^bb0(%arg40: vector<8xi1>, %arg41: vector<8xi1>, %arg42: vector<8xi1>):
    %21 = "spirv.Select"(%arg40, %arg41, %arg42) : (vector<8xi1>, vector<8xi1>, vector<8xi1>) -> vector<8xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi64>, vector<4xi64>) -> (), sym_name = "f243"}> ({
  ^bb0(%arg38: vector<4xi64>, %arg39: vector<4xi64>):
    %20 = "spirv.ShiftLeftLogical"(%arg38, %arg39) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi16>, vector<8xi16>) -> (), sym_name = "f244"}> ({
  ^bb0(%arg36: vector<8xi16>, %arg37: vector<8xi16>):
    %19 = "spirv.ShiftRightArithmetic"(%arg36, %arg37) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi8>, vector<8xi8>) -> (), sym_name = "f245"}> ({
  ^bb0(%arg34: vector<8xi8>, %arg35: vector<8xi8>):
    %18 = "spirv.ShiftRightLogical"(%arg34, %arg35) {foo} : (vector<8xi8>, vector<8xi8>) -> vector<8xi8>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.matrix<3 x vector<2xf32>>) -> (), sym_name = "f246"}> ({
  ^bb0(%arg33: !spirv.matrix<3 x vector<2xf32>>):
    %17 = "spirv.Transpose"(%arg33) : (!spirv.matrix<3 x vector<2xf32>>) -> !spirv.matrix<2 x vector<3xf32>>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi8>) -> (), sym_name = "f247"}> ({
  ^bb0(%arg32: vector<4xi8>):
    %16 = "spirv.UConvert"(%arg32) : (vector<4xi8>) -> vector<4xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xi64>, vector<2xi64>) -> (), sym_name = "f248"}> ({
  ^bb0(%arg30: vector<2xi64>, %arg31: vector<2xi64>):
    %15 = "spirv.UDiv"(%arg30, %arg31) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xi8>, vector<2xi8>) -> (), sym_name = "f249"}> ({
  ^bb0(%arg28: vector<2xi8>, %arg29: vector<2xi8>):
    %14 = "spirv.UDot"(%arg28, %arg29) : (vector<2xi8>, vector<2xi8>) -> i64
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xi8>, vector<4xi8>, i32) -> (), sym_name = "f250"}> ({
  ^bb0(%arg25: vector<4xi8>, %arg26: vector<4xi8>, %arg27: i32):
    %13 = "spirv.UDotAccSat"(%arg25, %arg26, %arg27) {foo} : (vector<4xi8>, vector<4xi8>, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi8>, vector<8xi8>) -> (), sym_name = "f251"}> ({
  ^bb0(%arg23: vector<8xi8>, %arg24: vector<8xi8>):
    %12 = "spirv.UGreaterThan"(%arg23, %arg24) : (vector<8xi8>, vector<8xi8>) -> vector<8xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xi8>, vector<16xi8>) -> (), sym_name = "f252"}> ({
  ^bb0(%arg21: vector<16xi8>, %arg22: vector<16xi8>):
    %11 = "spirv.UGreaterThanEqual"(%arg21, %arg22) : (vector<16xi8>, vector<16xi8>) -> vector<16xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i64, i64) -> (), sym_name = "f253"}> ({
  ^bb0(%arg19: i64, %arg20: i64):
    %10 = "spirv.ULessThan"(%arg19, %arg20) : (i64, i64) -> i1
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xi32>, vector<3xi32>) -> (), sym_name = "f254"}> ({
  ^bb0(%arg17: vector<3xi32>, %arg18: vector<3xi32>):
    %9 = "spirv.ULessThanEqual"(%arg17, %arg18) : (vector<3xi32>, vector<3xi32>) -> vector<3xi1>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<16xi16>, vector<16xi16>) -> (), sym_name = "f255"}> ({
  ^bb0(%arg15: vector<16xi16>, %arg16: vector<16xi16>):
    %8 = "spirv.UMod"(%arg15, %arg16) : (vector<16xi16>, vector<16xi16>) -> vector<16xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, i32) -> (), sym_name = "f256"}> ({
  ^bb0(%arg13: i32, %arg14: i32):
    %7 = "spirv.UMulExtended"(%arg13, %arg14) : (i32, i32) -> !spirv.struct<(i32, i32)>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f257"}> ({
    %6 = "spirv.Undef"() {foo} : () -> vector<4xi64>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f64, f64) -> (), sym_name = "f258"}> ({
  ^bb0(%arg11: f64, %arg12: f64):
    %5 = "spirv.Unordered"(%arg11, %arg12) : (f64, f64) -> i1
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<8xi8>, i8) -> (), sym_name = "f259"}> ({
  ^bb0(%arg9: vector<8xi8>, %arg10: i8):
    %4 = "spirv.VectorExtractDynamic"(%arg9, %arg10) : (vector<8xi8>, i8) -> i8
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<4xbf16>, bf16, i64) -> (), sym_name = "f260"}> ({
  ^bb0(%arg6: vector<4xbf16>, %arg7: bf16, %arg8: i64):
    %3 = "spirv.VectorInsertDynamic"(%arg6, %arg7, %arg8) : (vector<4xbf16>, bf16, i64) -> vector<4xbf16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<2xi16>, vector<2xi16>) -> (), sym_name = "f261"}> ({
  ^bb0(%arg4: vector<2xi16>, %arg5: vector<2xi16>):
    %2 = "spirv.VectorShuffle"(%arg4, %arg5) <{components = [0 : i32, 2 : i32]}> : (vector<2xi16>, vector<2xi16>) -> vector<2xi16>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf32>, !spirv.matrix<3 x vector<3xf32>>) -> (), sym_name = "f262"}> ({
  ^bb0(%arg2: vector<3xf32>, %arg3: !spirv.matrix<3 x vector<3xf32>>):
    %1 = "spirv.VectorTimesMatrix"(%arg2, %arg3) : (vector<3xf32>, !spirv.matrix<3 x vector<3xf32>>) -> vector<3xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (vector<3xf32>, f32) -> (), sym_name = "f263"}> ({
  ^bb0(%arg0: vector<3xf32>, %arg1: f32):
    %0 = "spirv.VectorTimesScalar"(%arg0, %arg1) : (vector<3xf32>, f32) -> vector<3xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

