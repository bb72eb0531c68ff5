module {
  func.func @n(%arg0: memref<16xf32, 3>, %arg1: memref<16xf32>, %arg2: index, %arg3: i1, %arg4: memref<*xf32>, %arg5: memref<32x32xf32, 3>, %arg6: vector<4x2xf16>, %arg7: vector<2x2xf16>, %arg8: vector<2x2xf16>, %arg9: vector<2xi16>, %arg10: memref<128x64xf16, 3>, %arg11: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_128b, oob = nan, interleave = none>, %arg12: vector<16xf32>, %arg13: i16) {
    %0 = nvgpu.device_async_copy %arg1[%arg2], %arg0[%arg2], 4 {bypassL1} : memref<16xf32> to memref<16xf32, 3>
    %1 = nvgpu.device_async_copy %arg1[%arg2], %arg0[%arg2], 4, %arg2 : memref<16xf32> to memref<16xf32, 3>
    %2 = nvgpu.device_async_create_group %0, %1
    %3 = nvgpu.device_async_create_group 
    nvgpu.device_async_wait %2 {numGroups = 1 : i32}
    nvgpu.device_async_wait %3
    %4 = nvgpu.ldmatrix %arg5[%arg2, %arg2] {numTiles = 4 : i32, transpose = false} : memref<32x32xf32, 3> -> vector<4x1xf32>
    %5 = nvgpu.mma.sync(%arg6, %arg7, %arg8) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    %6 = nvgpu.mma.sp.sync(%arg6, %arg6, %arg8) metadata(%arg9) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    %7 = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
    nvgpu.mbarrier.init %7[%arg2], %arg2 : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
    nvgpu.mbarrier.init %7[%arg2], %arg2, predicate = %arg3 : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
    %8 = nvgpu.mbarrier.arrive %7[%arg2] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> !nvgpu.mbarrier.token
    %9 = nvgpu.mbarrier.arrive.nocomplete %7[%arg2], %arg2 : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> !nvgpu.mbarrier.token
    nvgpu.mbarrier.arrive.expect_tx %7[%arg2], %arg2 : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
    %10 = nvgpu.mbarrier.test.wait %7[%arg2], %8 : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, !nvgpu.mbarrier.token
    nvgpu.mbarrier.try_wait.parity %7[%arg2], %arg3, %arg2 : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
    %11 = nvgpu.tma.create.descriptor %arg4 box[%arg2, %arg2] : memref<*xf32> -> <tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
    nvgpu.tma.prefetch.descriptor %11, predicate = %arg3 : <tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
    nvgpu.tma.fence.descriptor %11 : <tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
    nvgpu.tma.async.load %11[%arg2, %arg2], %7[%arg2] to %arg5 : <tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> memref<32x32xf32, 3>
    nvgpu.tma.async.load %11[%arg2, %arg2], %7[%arg2] to %arg5 multicast_mask = %arg13, predicate = %arg3 : <tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> memref<32x32xf32, 3>
    nvgpu.tma.async.store %arg5 to %11[%arg2, %arg2] : memref<32x32xf32, 3> -> <tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
    %12 = nvgpu.warpgroup.generate.descriptor %arg10, %arg11 : memref<128x64xf16, 3>, <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_128b, oob = nan, interleave = none> -> <tensor = memref<128x64xf16, 3>>
    %13 = nvgpu.rcp %arg12{rounding =  approx, ftz} : vector<16xf32>
    return
  }
}

// -----
module {
  func.func @x(%arg0: vector<16xf32>, %arg1: vector<32xbf16>, %arg2: vector<16xi1>, %arg3: i32, %arg4: i16, %arg5: memref<1xbf16>, %arg6: vector<8xi32>, %arg7: vector<32xi8>, %arg8: vector<8xf32>, %arg9: vector<8xi64>) -> vector<16xf32> {
    %0 = x86vector.avx512.dot %arg0, %arg1, %arg1 : vector<32xbf16> -> vector<16xf32>
    %1 = x86vector.avx512.mask.compress %arg2, %arg0 : vector<16xf32>
    %2 = x86vector.avx512.mask.compress %arg2, %arg0, %arg0 : vector<16xf32>, vector<16xf32>
    %3 = x86vector.avx512.mask.compress %arg2, %arg0 {constant_src = dense<5.000000e+00> : vector<16xf32>} : vector<16xf32>
    %4 = x86vector.avx512.mask.rndscale %arg0, %arg3, %arg0, %arg4, %arg3 : vector<16xf32>
    %5 = x86vector.avx512.mask.scalef %arg0, %arg0, %arg0, %arg4, %arg3 : vector<16xf32>
    %6 = x86vector.avx.bcst_to_f32.packed %arg5 : memref<1xbf16> -> vector<8xf32>
    %7 = x86vector.avx.dot.i8 %arg6, %arg7, %arg7 : vector<32xi8> -> vector<8xi32>
    %8 = x86vector.avx.rsqrt %arg8 : vector<8xf32>
    %9 = x86vector.avx.intr.dot %arg8, %arg8 : vector<8xf32>
    %k1, %k2 = x86vector.avx512.vp2intersect %arg9, %arg9 : vector<8xi64>
    %10 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg0 : vector<16xf32> -> vector<16xbf16>
    return %5 : vector<16xf32>
  }
}

// -----
module {
  func.func @arm(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<8xi8>, %arg3: vector<4xf32>, %arg4: vector<8xbf16>, %arg5: vector<[16]xi8>, %arg6: vector<[4]xi32>, %arg7: vector<[4]xi1>, %arg8: vector<[4]xf32>, %arg9: index, %arg10: vector<4x4xi8>, %arg11: i64) {
    %0 = arm_neon.intr.smull %arg2, %arg2 : vector<8xi8> to vector<8xi16>
    %1 = arm_neon.intr.sdot %arg0, %arg1, %arg1 : vector<16xi8>, vector<16xi8> to vector<4xi32>
    %2 = arm_neon.2d.sdot %arg0, %arg10, %arg10 : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
    %3 = arm_neon.intr.bfmmla %arg3, %arg4, %arg4 : vector<8xbf16> to vector<4xf32>
    %4 = arm_neon.intr.usmmla %arg0, %arg1, %arg1 : vector<16xi8> to vector<4xi32>
    %5 = arm_sve.sdot %arg6, %arg5, %arg5 : vector<[16]xi8> to vector<[4]xi32>
    %6 = arm_sve.masked.addi %arg7, %arg6, %arg6 : vector<[4]xi1>, vector<[4]xi32>
    %7 = arm_sve.masked.divf %arg7, %arg8, %arg8 : vector<[4]xi1>, vector<[4]xf32>
    %8 = arm_sve.convert_to_svbool %arg7 : vector<[4]xi1>
    %9 = arm_sve.convert_from_svbool %8 : vector<[4]xi1>
    %resultV1, %resultV2 = arm_sve.zip.x2 %arg5, %arg5 : vector<[16]xi8>
    %resultV1_0, %resultV2_1, %resultV3, %resultV4 = arm_sve.zip.x4 %arg5, %arg5, %arg5, %arg5 : vector<[16]xi8>
    %10 = arm_sve.psel %arg7, %8[%arg9] : vector<[4]xi1>, vector<[16]xi1>
    %11 = arm_sve.dupq_lane %arg5[2] : vector<[16]xi8>
    %12 = "arm_sve.intr.add"(%arg7, %arg6, %arg6) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %13 = "arm_sve.intr.whilelt"(%arg11, %arg11) : (i64, i64) -> vector<[4]xi1>
    %14 = "arm_sve.intr.zip.x2"(%arg5, %arg5) : (vector<[16]xi8>, vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>)>
    return
  }
}

