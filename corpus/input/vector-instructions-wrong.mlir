func.func @f(%a0: vector<16xf32>) {
  %r = "x86vector.avx512.cvt.packed.f32_to_bf16"(%a0) : (vector<16xf32>) -> (vector<8xbf16>)
  return
}

// -----

func.func @f(%a0: vector<2x4xf64>, %a1: i32, %a2: vector<2x4xf64>, %a3: i16, %a4: i32) {
  %r = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<2x4xf64>, i32, vector<2x4xf64>, i16, i32) -> (vector<2x4xf64>)
  return
}

// -----

func.func @f(%a0: vector<8xi1>, %a1: vector<8xi32>) {
  %r = "x86vector.avx512.mask.compress"(%a0, %a1) <{constant_src = dense<0> : vector<16xi32>}> : (vector<8xi1>, vector<8xi32>) -> (vector<8xi32>)
  return
}

// -----

func.func @f(%a0: vector<4xf32>, %a1: vector<16xbf16>, %a2: vector<16xbf16>) {
  %r = "x86vector.avx512.dot"(%a0, %a1, %a2) : (vector<4xf32>, vector<16xbf16>, vector<16xbf16>) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xi32>, %a1: vector<16xi8>, %a2: vector<16xi8>) {
  %r = "x86vector.avx.dot.i8"(%a0, %a1, %a2) : (vector<8xi32>, vector<16xi8>, vector<16xi8>) -> (vector<8xi32>)
  return
}

// -----

func.func @f(%a0: memref<4xf32>, %a1: vector<8xbf16>, %a2: vector<8xbf16>) {
  %r = "x86vector.avx512.dot"(%a0, %a1, %a2) : (memref<4xf32>, vector<8xbf16>, vector<8xbf16>) -> (memref<4xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xi32>, %a1: vector<32xi8>, %a2: vector<16xi8>) {
  %r = "x86vector.avx.dot.i8"(%a0, %a1, %a2) : (vector<8xi32>, vector<32xi8>, vector<16xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<2x8xi64>, %a1: vector<2x8xi64>) {
  %r:2 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (vector<2x8xi64>, vector<2x8xi64>) -> (vector<8xi1>, vector<8xi1>)
  return
}

// -----

func.func @f(%a0: vector<8xf32>, %a1: vector<8xf32>) {
  %r = "x86vector.avx.intr.dot"(%a0, %a1) : (vector<8xf32>, vector<8xf32>) -> (vector<2x4xf32>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: vector<16xf32>) {
  %r = "x86vector.avx512.mask.compress"(%a0, %a1) : (!llvm.ptr, vector<16xf32>) -> (vector<16xf32>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr) {
  %r = "x86vector.avx.cvt.packed.odd.indexed_to_f32"(%a0) : (!llvm.ptr) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%a0: vector<2x8xf32>, %a1: vector<2x8xf32>, %a2: vector<2x8xf32>, %a3: i8, %a4: i32) {
  %r = "x86vector.avx512.mask.scalef"(%a0, %a1, %a2, %a3, %a4) : (vector<2x8xf32>, vector<2x8xf32>, vector<2x8xf32>, i8, i32) -> (vector<2x8xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xi1>, %a1: vector<16xf64>) {
  %r = "x86vector.avx512.mask.compress"(%a0, %a1) : (vector<8xi1>, vector<16xf64>) -> (vector<16xf64>)
  return
}

// -----

func.func @f(%a0: vector<16xf64>, %a1: vector<16xf64>, %a2: vector<16xf64>, %a3: i16, %a4: i32) {
  %r:2 = "x86vector.avx512.mask.scalef"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf64>, vector<16xf64>, vector<16xf64>, i16, i32) -> (vector<16xf64>, i32)
  return
}

// -----

func.func @f(%a0: vector<8xf32>, %a1: vector<8xf32>) {
  %r = "x86vector.avx.intr.dot"(%a0, %a1) : (vector<8xf32>, vector<8xf32>) -> (vector<[8]xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xf32>, %a1: vector<8xf32>) {
  %r = "x86vector.avx.intr.dot"(%a0, %a1) : (vector<8xf32>, vector<8xf32>) -> (vector<[8]xf32>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: i32, %a2: !llvm.ptr, %a3: i8, %a4: i32) {
  %r = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (!llvm.ptr, i32, !llvm.ptr, i8, i32) -> (!llvm.ptr)
  return
}

// -----

func.func @f(%a0: vector<8xi1>, %a1: vector<8xf64>, %a2: vector<16xi32>) {
  %r = "x86vector.avx512.mask.compress"(%a0, %a1, %a2) : (vector<8xi1>, vector<8xf64>, vector<16xi32>) -> (vector<8xf64>)
  return
}

// -----

func.func @f(%a0: vector<8xf32>, %a1: vector<8xf64>, %a2: vector<16xf64>, %a3: i8, %a4: i32) {
  %r = "x86vector.avx512.mask.scalef"(%a0, %a1, %a2, %a3, %a4) : (vector<8xf32>, vector<8xf64>, vector<16xf64>, i8, i32) -> (vector<2x8xf64>)
  return
}

// -----

func.func @f(%a0: vector<8xf32>, %a1: i32, %a2: vector<8xf32>, %a3: i16, %a4: i32) {
  %r = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<8xf32>, i32, vector<8xf32>, i16, i32) -> (vector<16xf32>)
  return
}

// -----

func.func @f() {
  %r = "x86vector.avx512.cvt.packed.f32_to_bf16"() : () -> (vector<[16]xbf16>)
  return
}

// -----

func.func @f(%a0: vector<8xi32>, %a1: vector<2x8xi8>, %a2: vector<2x8xi8>) {
  %r = "x86vector.avx.dot.i8"(%a0, %a1, %a2) : (vector<8xi32>, vector<2x8xi8>, vector<2x8xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<16xi1>, %a1: vector<16xi64>, %a2: vector<8xi32>) {
  %r = "x86vector.avx512.mask.compress"(%a0, %a1, %a2) <{constant_src = dense<0> : vector<16xi32>}> : (vector<16xi1>, vector<16xi64>, vector<8xi32>) -> (vector<16xi64>)
  return
}

// -----

func.func @f(%a0: vector<4xi16>, %a1: vector<4xi16>) {
  %r = "arm_neon.intr.smull"(%a0, %a1) : (vector<4xi16>, vector<4xi16>) -> (vector<8xi32>)
  return
}

// -----

func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: vector<16xi8>) {
  %r = "arm_neon.intr.ummla"(%a0, %a1, %a2) : (tensor<4xf32>, tensor<4xf32>, vector<16xi8>) -> (tensor<4xf32>)
  return
}

// -----

func.func @f(%a0: vector<4xi32>, %a1: vector<8xi8>, %a2: vector<8xi8>) {
  %r = "arm_neon.2d.sdot"(%a0, %a1, %a2) : (vector<4xi32>, vector<8xi8>, vector<8xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<2xi32>, %a1: vector<8xi8>, %a2: vector<16xi8>) {
  %r = "arm_neon.2d.sdot"(%a0, %a1, %a2) : (vector<2xi32>, vector<8xi8>, vector<16xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<4xi32>, %a1: vector<2x8xi8>, %a2: vector<2x8xi8>) {
  %r = "arm_neon.2d.sdot"(%a0, %a1, %a2) : (vector<4xi32>, vector<2x8xi8>, vector<2x8xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<2xi32>, %a1: vector<16xi8>, %a2: vector<16xi8>) {
  %r = "arm_neon.intr.sdot"(%a0, %a1, %a2) : (vector<2xi32>, vector<16xi8>, vector<16xi8>) -> (vector<2xi32>)
  return
}

// -----

func.func @f(%a0: vector<2xi32>, %a1: vector<[8]xi8>, %a2: vector<[8]xi8>) {
  %r = "arm_neon.intr.sdot"(%a0, %a1, %a2) : (vector<2xi32>, vector<[8]xi8>, vector<[8]xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<2x1xi32>, %a1: vector<16xi8>, %a2: vector<16xi8>) {
  %r = "arm_neon.2d.sdot"(%a0, %a1, %a2) : (vector<2x1xi32>, vector<16xi8>, vector<16xi8>) -> (vector<2x1xi32>)
  return
}

// -----

func.func @f(%a0: vector<2x[4]xi1>, %a1: vector<[4]xi8>, %a2: vector<[4]xi8>) {
  %r = "arm_sve.masked.divi_unsigned"(%a0, %a1, %a2) : (vector<2x[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
  return
}

// -----

func.func @f(%a0: vector<[2]x[1]xi1>) {
  %r = "arm_sve.convert_to_svbool"(%a0) : (vector<[2]x[1]xi1>) -> (vector<[16]xi1>)
  return
}

// -----

func.func @f(%a0: tensor<4xf32>, %a1: vector<[4]xi32>) {
  %r = "arm_sve.intr.zip.x2"(%a0, %a1) : (tensor<4xf32>, vector<[4]xi32>) -> (!llvm.ptr)
  return
}

// -----

func.func @f(%a0: f32) {
  %r = "arm_sve.intr.dupq_lane"(%a0) <{lane = 4 : i64}> : (f32) -> (i32)
  return
}

// -----

func.func @f(%a0: vector<[2]x[4]xi32>, %a1: vector<[16]xi8>, %a2: vector<[16]xi8>) {
  %r = "arm_sve.ummla"(%a0, %a1, %a2) : (vector<[2]x[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[2]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]xi1>, %a1: vector<[8]xi1>, %a2: i32) {
  %r = "arm_sve.intr.psel"(%a0, %a1, %a2) : (vector<[16]xi1>, vector<[8]xi1>, i32) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: i64, %a1: i64) {
  %r = "arm_sve.intr.whilelt"(%a0, %a1) : (i64, i64) -> (f32)
  return
}

// -----

func.func @f(%a0: vector<[8]xi16>) {
  %r = "arm_sve.dupq_lane"(%a0) <{lane = 16 : i64}> : (vector<[8]xi16>) -> (vector<[4]xf32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi32>, %a2: vector<[4]xi16>) {
  %r = "arm_sve.masked.divi_unsigned"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi16>) -> (vector<[4]xi16>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[8]xi16>, %a2: vector<[8]xi16>) {
  %r = "arm_sve.udot"(%a0, %a1, %a2) : (vector<[4]xi32>, vector<[8]xi16>, vector<[8]xi16>) -> (vector<2x[2]xi64>)
  return
}

// -----

func.func @f(%a0: vector<f32>) {
  %r = "arm_sve.dupq_lane"(%a0) <{lane = 3 : i64}> : (vector<f32>) -> (vector<f32>)
  return
}

// -----

func.func @f(%a0: vector<2x[16]xi1>) {
  %r = "arm_sve.convert_from_svbool"(%a0) : (vector<2x[16]xi1>) -> (vector<[1]xi1>)
  return
}

// -----

func.func @f(%a0: vector<[8]xbf16>, %a1: vector<[8]xi16>) {
  %r:2 = "arm_sve.zip.x2"(%a0, %a1) : (vector<[8]xbf16>, vector<[8]xi16>) -> (vector<[4]xf32>, vector<[2]xi64>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr) {
  %r = "arm_sve.intr.convert.to.svbool"(%a0) : (!llvm.ptr) -> (memref<4xf32>)
  return
}

// -----

func.func @f(%a0: f8E4M3FN) {
  %r = "arm_sve.intr.convert.from.svbool"(%a0) : (f8E4M3FN) -> (!llvm.ptr)
  return
}

// -----

func.func @f(%a0: vector<[2]xi32>, %a1: vector<[8]xi16>, %a2: vector<[16]xi16>) {
  %r = "arm_sve.sdot"(%a0, %a1, %a2) : (vector<[2]xi32>, vector<[8]xi16>, vector<[16]xi16>) -> (vector<[2]xi32>)
  return
}

// -----

func.func @f(%a0: i32, %a1: f32, %a2: i32) {
  %r = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%a0, %a1, %a2) <{modC = 0 : i64, reuseB = -1 : i1}> : (i32, f32, i32) -> (f8E5M2)
  return
}

// -----

func.func @f(%a0: i32, %a1: i4, %a2: index) {
  %r = "rocdl.wmma.i32.16x16x32.iu4"(%a0, %a1, %a2) <{signB = 16 : i1, clamp}> : (i32, i4, index) -> (i8)
  return
}

// -----

func.func @f(%a0: tensor<4xf32>, %a1: i32, %a2: vector<[16]xi1>) {
  %r = "rocdl.mfma.f32.32x32x2f32"(%a0, %a1, %a2) : (tensor<4xf32>, i32, vector<[16]xi1>) -> (vector<[4]xi1>)
  return
}

// -----

func.func @f(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<4xi32>, %a3: vector<4xi32>) {
  "rocdl.tensor.store.from.lds"(%a0, %a1, %a2, %a3) <{cachePolicy = 4 : i32, noalias_scopes = [1, 2]}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
  return
}

// -----

func.func @f(%a0: vector<f32>, %a1: vector<4xf32>, %a2: f32, %a3: vector<4xf32>, %a4: vector<[16]xi1>) {
  "rocdl.raw.buffer.atomic.smax"(%a0, %a1, %a2, %a3, %a4) : (vector<f32>, vector<4xf32>, f32, vector<4xf32>, vector<[16]xi1>) -> ()
  return
}

// -----

func.func @f(%a0: bf16, %a1: i64, %a2: f8E4M3FN) {
  %r = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%a0, %a1, %a2) : (bf16, i64, f8E4M3FN) -> (f32)
  return
}

// -----

func.func @f(%a0: vector<[4]xf8E4M3FN>, %a1: i32, %a2: f32) {
  %r = "rocdl.cvt.scalef32.sr.pk32.bf6.f16"(%a0, %a1, %a2) : (vector<[4]xf8E4M3FN>, i32, f32) -> (vector<6xi32>)
  return
}

// -----

func.func @f(%a0: i1) {
  %r = "rocdl.tanh"(%a0) : (i1) -> (i1)
  return
}

// -----

func.func @f() {
  %r = "rocdl.sched.group.barrier"() <{mask = 16 : i32, size = 8 : i32, groupId = 3 : i32}> : () -> (i32)
  return
}

// -----

func.func @f(%a0: i8, %a1: i4, %a2: f32) {
  %r = "rocdl.wmma.f32.16x16x16.f16"(%a0, %a1, %a2) : (i8, i4, f32) -> (f32)
  return
}

// -----

func.func @f(%a0: index, %a1: index, %a2: index) {
  %r = "rocdl.fmed3"(%a0, %a1, %a2) : (index, index, index) -> (index)
  return
}

// -----

func.func @f(%a0: tensor<4xf32>, %a1: f32, %a2: f32, %a3: f32) {
  %r = "rocdl.cvt.scalef32.pk.fp4.f32"(%a0, %a1, %a2, %a3) <{dstSelIndex = 0 : i32}> : (tensor<4xf32>, f32, f32, f32) -> (f16)
  return
}

// -----

func.func @f(%a0: tensor<4xf32>, %a1: f32) {
  %r = "rocdl.cvt.scalef32.pk8.bf8.bf16"(%a0, %a1) : (tensor<4xf32>, f32) -> (vector<2xi32>)
  return
}

// -----

func.func @f(%a0: f128) {
  "nvgpu.tma.fence.descriptor"(%a0) : (f128) -> ()
  return
}

// -----

func.func @f(%a0: si8, %a1: f32, %a2: i1) {
  %r = "nvgpu.warpgroup.mma"(%a0, %a1, %a2) <{transposeB = unit}> : (si8, f32, i1) -> (f16)
  return
}

// -----

func.func @f(%a0: ui8, %a1: index, %a2: index, %a3: i1) {
  "nvgpu.mbarrier.arrive.expect_tx"(%a0, %a1, %a2, %a3) : (ui8, index, index, i1) -> ()
  return
}

// -----

func.func @f(%a0: ui8, %a1: tensor<4xf32>) {
  %r = "nvgpu.tma.create.descriptor"(%a0, %a1) : (ui8, tensor<4xf32>) -> (f8E5M2)
  return
}

// -----

func.func @f(%a0: memref<16x?xf16>, %a1: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1) <{transpose = true, numTiles = 3 : i32}> : (memref<16x?xf16>, index) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%a0: f8E4M3FN, %a1: memref<i32>) {
  "nvgpu.warpgroup.mma.store"(%a0, %a1) : (f8E4M3FN, memref<i32>) -> ()
  return
}

// -----

func.func @f(%a0: vector<16xi16>, %a1: index, %a2: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1, %a2) <{transpose = false, numTiles = -1 : i32}> : (vector<16xi16>, index, index) -> (memref<4xf32>)
  return
}

// -----

func.func @f(%a0: si8, %a1: i1) {
  %r = "nvgpu.device_async_create_group"(%a0, %a1) : (si8, i1) -> (si8)
  return
}

// -----

func.func @f(%a0: i1) {
  "nvgpu.device_async_wait"(%a0) : (i1) -> ()
  return
}

// -----

func.func @f(%a0: memref<8xi32>, %a1: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1) <{transpose = true, numTiles = 2 : i32}> : (memref<8xi32>, index) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<4xf32>) {
  %r = "nvgpu.rcp"(%a0) : (vector<4xf32>) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%a0: memref<4x8xi32, 3>, %a1: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1) <{transpose = true, numTiles = 16 : i32}> : (memref<4x8xi32, 3>, index) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: f128, %a1: index) {
  "nvgpu.tma.async.store"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f128, index) -> ()
  return
}
