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
