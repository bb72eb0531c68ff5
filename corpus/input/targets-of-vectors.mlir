!bar = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
!tm = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>
!wd = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
func.func @n(%s: memref<16xf32, 3>, %g: memref<16xf32>, %i: index, %p: i1, %m: memref<*xf32>, %t: memref<32x32xf32, 3>, %a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %md: vector<2xi16>, %h: memref<128x64xf16, 3>, %tm2: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_128b, oob = nan, interleave = none>, %x: vector<16xf32>, %m16: i16) {
  %0 = nvgpu.device_async_copy %g[%i], %s[%i], 4 {bypassL1} : memref<16xf32> to memref<16xf32, 3>
  %1 = nvgpu.device_async_copy %g[%i], %s[%i], 4, %i : memref<16xf32> to memref<16xf32, 3>
  %2 = nvgpu.device_async_create_group %0, %1
  %3 = nvgpu.device_async_create_group
  nvgpu.device_async_wait %2 {numGroups = 1 : i32}
  nvgpu.device_async_wait %3
  %4 = nvgpu.ldmatrix %t[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<32x32xf32, 3> -> vector<4x1xf32>
  %5 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %6 = nvgpu.mma.sp.sync(%a, %a, %c) metadata(%md) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %7 = nvgpu.mbarrier.create -> !bar
  nvgpu.mbarrier.init %7[%i], %i : !bar
  nvgpu.mbarrier.init %7[%i], %i, predicate = %p : !bar
  %8 = nvgpu.mbarrier.arrive %7[%i] : !bar -> !nvgpu.mbarrier.token
  %9 = nvgpu.mbarrier.arrive.nocomplete %7[%i], %i : !bar -> !nvgpu.mbarrier.token
  nvgpu.mbarrier.arrive.expect_tx %7[%i], %i : !bar
  %10 = nvgpu.mbarrier.test.wait %7[%i], %8 : !bar, !nvgpu.mbarrier.token
  nvgpu.mbarrier.try_wait.parity %7[%i], %p, %i : !bar
  %11 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf32> -> !tm
  nvgpu.tma.prefetch.descriptor %11, predicate = %p : !tm
  nvgpu.tma.fence.descriptor %11 : !tm
  nvgpu.tma.async.load %11[%i, %i], %7[%i] to %t : !tm, !bar -> memref<32x32xf32, 3>
  nvgpu.tma.async.load %11[%i, %i], %7[%i] to %t multicast_mask = %m16, predicate = %p : !tm, !bar -> memref<32x32xf32, 3>
  nvgpu.tma.async.store %t to %11[%i, %i] : memref<32x32xf32, 3> -> !tm
  %12 = nvgpu.warpgroup.generate.descriptor %h, %tm2 : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_128b, oob = nan, interleave = none> -> !wd
  %14 = nvgpu.rcp %x {rounding = approx, ftz} : vector<16xf32>
  return
}
// -----
func.func @x(%a: vector<16xf32>, %b: vector<32xbf16>, %k: vector<16xi1>, %i: i32, %j: i16, %m: memref<1xbf16>, %w: vector<8xi32>, %bb: vector<32xi8>, %f8: vector<8xf32>, %v8: vector<8xi64>) -> vector<16xf32> {
  %0 = x86vector.avx512.dot %a, %b, %b : vector<32xbf16> -> vector<16xf32>
  %1 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  %2 = x86vector.avx512.mask.compress %k, %a, %a : vector<16xf32>, vector<16xf32>
  %3 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>
  %4 = x86vector.avx512.mask.rndscale %a, %i, %a, %j, %i : vector<16xf32>
  %5 = x86vector.avx512.mask.scalef %a, %a, %a, %j, %i : vector<16xf32>
  %6 = x86vector.avx.bcst_to_f32.packed %m : memref<1xbf16> -> vector<8xf32>
  %7 = x86vector.avx.dot.i8 %w, %bb, %bb : vector<32xi8> -> vector<8xi32>
  %8 = x86vector.avx.rsqrt %f8 : vector<8xf32>
  %9 = x86vector.avx.intr.dot %f8, %f8 : vector<8xf32>
  %10, %11 = x86vector.avx512.vp2intersect %v8, %v8 : vector<8xi64>
  %12 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<16xf32> -> vector<16xbf16>
  return %5 : vector<16xf32>
}
// -----
func.func @arm(%a: vector<4xi32>, %b: vector<16xi8>, %c: vector<8xi8>, %f: vector<4xf32>, %h: vector<8xbf16>, %s: vector<[16]xi8>, %sa: vector<[4]xi32>, %m: vector<[4]xi1>, %sf: vector<[4]xf32>, %i: index, %a2: vector<4x4xi8>, %l: i64) {
  %0 = arm_neon.intr.smull %c, %c : vector<8xi8> to vector<8xi16>
  %1 = arm_neon.intr.sdot %a, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %2 = arm_neon.2d.sdot %a, %a2, %a2 : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %3 = arm_neon.intr.bfmmla %f, %h, %h : vector<8xbf16> to vector<4xf32>
  %4 = arm_neon.intr.usmmla %a, %b, %b : vector<16xi8> to vector<4xi32>
  %5 = arm_sve.sdot %sa, %s, %s : vector<[16]xi8> to vector<[4]xi32>
  %6 = arm_sve.masked.addi %m, %sa, %sa : vector<[4]xi1>, vector<[4]xi32>
  %7 = arm_sve.masked.divf %m, %sf, %sf : vector<[4]xi1>, vector<[4]xf32>
  %8 = arm_sve.convert_to_svbool %m : vector<[4]xi1>
  %9 = arm_sve.convert_from_svbool %8 : vector<[4]xi1>
  %10, %11 = arm_sve.zip.x2 %s, %s : vector<[16]xi8>
  %12:4 = arm_sve.zip.x4 %s, %s, %s, %s : vector<[16]xi8>
  %13 = arm_sve.psel %m, %8[%i] : vector<[4]xi1>, vector<[16]xi1>
  %14 = arm_sve.dupq_lane %s[2] : vector<[16]xi8>
  %15 = "arm_sve.intr.add"(%m, %sa, %sa) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %16 = "arm_sve.intr.whilelt"(%l, %l) : (i64, i64) -> vector<[4]xi1>
  %17 = "arm_sve.intr.zip.x2"(%s, %s) : (vector<[16]xi8>, vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>)>
  return
}
