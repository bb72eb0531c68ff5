"builtin.module"() ({
  "func.func"() <{function_type = (memref<16xf32, 3>, memref<16xf32>, index, i1, memref<*xf32>, memref<32x32xf32, 3>, vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>, vector<2xi16>, memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_128b, oob = nan, interleave = none>, vector<16xf32>, i16) -> (), sym_name = "n"}> ({
  ^bb0(%arg0: memref<16xf32, 3>, %arg1: memref<16xf32>, %arg2: index, %arg3: i1, %arg4: memref<*xf32>, %arg5: memref<32x32xf32, 3>, %arg6: vector<4x2xf16>, %arg7: vector<2x2xf16>, %arg8: vector<2x2xf16>, %arg9: vector<2xi16>, %arg10: memref<128x64xf16, 3>, %arg11: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_128b, oob = nan, interleave = none>, %arg12: vector<16xf32>, %arg13: i16):
    %0 = "nvgpu.device_async_copy"(%arg0, %arg2, %arg1, %arg2) <{bypassL1, dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf32, 3>, index, memref<16xf32>, index) -> !nvgpu.device.async.token
    %1 = "nvgpu.device_async_copy"(%arg0, %arg2, %arg1, %arg2, %arg2) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (memref<16xf32, 3>, index, memref<16xf32>, index, index) -> !nvgpu.device.async.token
    %2 = "nvgpu.device_async_create_group"(%0, %1) : (!nvgpu.device.async.token, !nvgpu.device.async.token) -> !nvgpu.device.async.token
    %3 = "nvgpu.device_async_create_group"() : () -> !nvgpu.device.async.token
    "nvgpu.device_async_wait"(%2) <{numGroups = 1 : i32}> : (!nvgpu.device.async.token) -> ()
    "nvgpu.device_async_wait"(%3) : (!nvgpu.device.async.token) -> ()
    %4 = "nvgpu.ldmatrix"(%arg5, %arg2, %arg2) <{numTiles = 4 : i32, transpose = false}> : (memref<32x32xf32, 3>, index, index) -> vector<4x1xf32>
    %5 = "nvgpu.mma.sync"(%arg6, %arg7, %arg8) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    %6 = "nvgpu.mma.sp.sync"(%arg6, %arg6, %arg8, %arg9) <{mmaShape = [16, 8, 32], sparsitySelector = 0 : i32}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
    %7 = "nvgpu.mbarrier.create"() : () -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
    "nvgpu.mbarrier.init"(%7, %arg2, %arg2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, index, index) -> ()
    "nvgpu.mbarrier.init"(%7, %arg2, %arg2, %arg3) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, index, index, i1) -> ()
    %8 = "nvgpu.mbarrier.arrive"(%7, %arg2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, index) -> !nvgpu.mbarrier.token
    %9 = "nvgpu.mbarrier.arrive.nocomplete"(%7, %arg2, %arg2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, index, index) -> !nvgpu.mbarrier.token
    "nvgpu.mbarrier.arrive.expect_tx"(%7, %arg2, %arg2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, index, index) -> ()
    %10 = "nvgpu.mbarrier.test.wait"(%7, %8, %arg2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, !nvgpu.mbarrier.token, index) -> i1
    "nvgpu.mbarrier.try_wait.parity"(%7, %arg3, %arg2, %arg2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, i1, index, index) -> ()
    %11 = "nvgpu.tma.create.descriptor"(%arg4, %arg2, %arg2) : (memref<*xf32>, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
    "nvgpu.tma.prefetch.descriptor"(%11, %arg3) : (!nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, i1) -> ()
    "nvgpu.tma.fence.descriptor"(%11) : (!nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> ()
    "nvgpu.tma.async.load"(%arg5, %7, %11, %arg2, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
    "nvgpu.tma.async.load"(%arg5, %7, %11, %arg2, %arg2, %arg2, %arg13, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 1, 1>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index, i16, i1) -> ()
    "nvgpu.tma.async.store"(%arg5, %11, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<32x32xf32, 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
    %12 = "nvgpu.warpgroup.generate.descriptor"(%arg10, %arg11) : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_128b, oob = nan, interleave = none>) -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
    %13 = "nvgpu.rcp"(%arg12) <{ftz, rounding = #nvgpu<rcp_rounding_mode approx>}> : (vector<16xf32>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, vector<32xbf16>, vector<16xi1>, i32, i16, memref<1xbf16>, vector<8xi32>, vector<32xi8>, vector<8xf32>, vector<8xi64>) -> vector<16xf32>, sym_name = "x"}> ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<32xbf16>, %arg2: vector<16xi1>, %arg3: i32, %arg4: i16, %arg5: memref<1xbf16>, %arg6: vector<8xi32>, %arg7: vector<32xi8>, %arg8: vector<8xf32>, %arg9: vector<8xi64>):
    %0 = "x86vector.avx512.dot"(%arg0, %arg1, %arg1) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
    %1 = "x86vector.avx512.mask.compress"(%arg2, %arg0) : (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    %2 = "x86vector.avx512.mask.compress"(%arg2, %arg0, %arg0) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %3 = "x86vector.avx512.mask.compress"(%arg2, %arg0) <{constant_src = dense<5.000000e+00> : vector<16xf32>}> : (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    %4 = "x86vector.avx512.mask.rndscale"(%arg0, %arg3, %arg0, %arg4, %arg3) : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
    %5 = "x86vector.avx512.mask.scalef"(%arg0, %arg0, %arg0, %arg4, %arg3) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> vector<16xf32>
    %6 = "x86vector.avx.bcst_to_f32.packed"(%arg5) : (memref<1xbf16>) -> vector<8xf32>
    %7 = "x86vector.avx.dot.i8"(%arg6, %arg7, %arg7) : (vector<8xi32>, vector<32xi8>, vector<32xi8>) -> vector<8xi32>
    %8 = "x86vector.avx.rsqrt"(%arg8) : (vector<8xf32>) -> vector<8xf32>
    %9 = "x86vector.avx.intr.dot"(%arg8, %arg8) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %10:2 = "x86vector.avx512.vp2intersect"(%arg9, %arg9) : (vector<8xi64>, vector<8xi64>) -> (vector<8xi1>, vector<8xi1>)
    %11 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%arg0) : (vector<16xf32>) -> vector<16xbf16>
    "func.return"(%5) : (vector<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xi32>, vector<16xi8>, vector<8xi8>, vector<4xf32>, vector<8xbf16>, vector<[16]xi8>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xf32>, index, vector<4x4xi8>, i64) -> (), sym_name = "arm"}> ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<8xi8>, %arg3: vector<4xf32>, %arg4: vector<8xbf16>, %arg5: vector<[16]xi8>, %arg6: vector<[4]xi32>, %arg7: vector<[4]xi1>, %arg8: vector<[4]xf32>, %arg9: index, %arg10: vector<4x4xi8>, %arg11: i64):
    %0 = "arm_neon.intr.smull"(%arg2, %arg2) : (vector<8xi8>, vector<8xi8>) -> vector<8xi16>
    %1 = "arm_neon.intr.sdot"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %2 = "arm_neon.2d.sdot"(%arg0, %arg10, %arg10) : (vector<4xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<4xi32>
    %3 = "arm_neon.intr.bfmmla"(%arg3, %arg4, %arg4) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
    %4 = "arm_neon.intr.usmmla"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %5 = "arm_sve.sdot"(%arg6, %arg5, %arg5) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %6 = "arm_sve.masked.addi"(%arg7, %arg6, %arg6) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %7 = "arm_sve.masked.divf"(%arg7, %arg8, %arg8) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %8 = "arm_sve.convert_to_svbool"(%arg7) : (vector<[4]xi1>) -> vector<[16]xi1>
    %9 = "arm_sve.convert_from_svbool"(%8) : (vector<[16]xi1>) -> vector<[4]xi1>
    %10:2 = "arm_sve.zip.x2"(%arg5, %arg5) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>, vector<[16]xi8>)
    %11:4 = "arm_sve.zip.x4"(%arg5, %arg5, %arg5, %arg5) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>)
    %12 = "arm_sve.psel"(%arg7, %8, %arg9) : (vector<[4]xi1>, vector<[16]xi1>, index) -> vector<[4]xi1>
    %13 = "arm_sve.dupq_lane"(%arg5) <{lane = 2 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
    %14 = "arm_sve.intr.add"(%arg7, %arg6, %arg6) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %15 = "arm_sve.intr.whilelt"(%arg11, %arg11) : (i64, i64) -> vector<[4]xi1>
    %16 = "arm_sve.intr.zip.x2"(%arg5, %arg5) : (vector<[16]xi8>, vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

