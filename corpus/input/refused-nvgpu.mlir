func.func @f(%a0: memref<*xf16>, %a1: index) {
  %r = "nvgpu.tma.create.descriptor"(%a0, %a1) : (memref<*xf16>, index) -> (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>)
  return
}

// -----

func.func @f(%a0: memref<*xf16>, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index) {
  %r = "nvgpu.tma.create.descriptor"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (memref<*xf16>, index, index, index, index, index, index) -> (!nvgpu.tensormap.descriptor<tensor = memref<16x16xf16>, swizzle = none, l2promo = none, oob = zero, interleave = none>)
  return
}

// -----

func.func @f(%a0: memref<64x64xf16, 3>, %a1: index, %a2: index, %a3: memref<64x64xf16, 3>, %a4: index, %a5: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4, %a5) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<64x64xf16, 3>, index, index, memref<64x64xf16, 3>, index, index) -> (!nvgpu.device.async.token)
  return
}

// -----

func.func @f(%a0: memref<4x64xf16, strided<[64, 2]>, 3>, %a1: index, %a2: memref<128x128xf32, 3>, %a3: index, %a4: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4) <{dstElements = 8 : index, bypassL1, operandSegmentSizes = array<i32: 1, 1, 1, 2, 0>}> : (memref<4x64xf16, strided<[64, 2]>, 3>, index, memref<128x128xf32, 3>, index, index) -> (!nvgpu.device.async.token)
  return
}

// -----

func.func @f(%a0: memref<128x128xf32>, %a1: index, %a2: index, %a3: memref<128x128xf32>, %a4: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4) <{dstElements = 4 : index, bypassL1, operandSegmentSizes = array<i32: 1, 2, 1, 1, 0>}> : (memref<128x128xf32>, index, index, memref<128x128xf32>, index) -> (!nvgpu.device.async.token)
  return
}

// -----

func.func @f(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>, %a2: vector<1x2xf16>, %a3: vector<2xi16>) {
  %r = "nvgpu.mma.sp.sync"(%a0, %a1, %a2, %a3) <{mmaShape = [8, 8, 4]}> : (vector<2x2xi32>, vector<2x2xi32>, vector<1x2xf16>, vector<2xi16>) -> (vector<1x2xf16>)
  return
}

// -----

func.func @f(%a0: vector<2x2xi16>, %a1: vector<2x2xi16>, %a2: vector<2x2xi32>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [8, 8, 4]}> : (vector<2x2xi16>, vector<2x2xi16>, vector<2x2xi32>) -> (vector<2x2xi32>)
  return
}

// -----

func.func @f(%a0: memref<16x16xf16>, %a1: index, %a2: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1, %a2) <{transpose = false, numTiles = 2 : i32}> : (memref<16x16xf16>, index, index) -> (vector<1x2xf16>)
  return
}

// -----

func.func @f(%a0: memref<64x128xf32, 3>, %a1: index, %a2: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1, %a2) <{transpose = false, numTiles = 1 : i32}> : (memref<64x128xf32, 3>, index, index) -> (vector<2x2xf32>)
  return
}

// -----

func.func @f(%a0: memref<64xf16, 3>, %a1: index, %a2: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1, %a2) <{transpose = false, numTiles = 4 : i32}> : (memref<64xf16, 3>, index, index) -> (vector<2x2xf16>)
  return
}

// -----

func.func @f(%a0: vector<1x1xf64>, %a1: vector<2x1xf64>, %a2: vector<1x2xf16>, %a3: vector<2xi16>) {
  %r = "nvgpu.mma.sp.sync"(%a0, %a1, %a2, %a3) <{mmaShape = [16, 8, 64]}> : (vector<1x1xf64>, vector<2x1xf64>, vector<1x2xf16>, vector<2xi16>) -> (vector<1x2xf16>)
  return
}

// -----

func.func @f(%a0: memref<64x128xf16, 3>, %a1: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  "nvgpu.tma.async.store"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<64x128xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> ()
  return
}

// -----

func.func @f(%a0: memref<64x128xf16, 3>, %a1: !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %a2: index) {
  "nvgpu.tma.async.store"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<64x128xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index) -> ()
  return
}

// -----

func.func @f(%a0: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E4M3FN, 3>>, %a1: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32, 3>>, %a2: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %r = "nvgpu.warpgroup.mma"(%a0, %a1, %a2) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E4M3FN, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>)
  return
}

// -----

func.func @f(%a0: memref<128x128xf32, 3>, %a1: index, %a2: index, %a3: memref<128x128xf32, 3>, %a4: index, %a5: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4, %a5) <{dstElements = 2 : index, bypassL1, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<128x128xf32, 3>, index, index, memref<128x128xf32, 3>, index, index) -> (!nvgpu.device.async.token)
  return
}

// -----

func.func @f(%a0: memref<16x16xi8, 3>, %a1: index, %a2: memref<16x16xi8, 3>, %a3: index, %a4: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 1, 1, 2, 0>}> : (memref<16x16xi8, 3>, index, memref<16x16xi8, 3>, index, index) -> (!nvgpu.device.async.token)
  return
}

// -----

func.func @f(%a0: memref<64x128xf32, 3>, %a1: index, %a2: index, %a3: memref<128x128xf32>, %a4: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4) <{dstElements = 16 : index, bypassL1, operandSegmentSizes = array<i32: 1, 2, 1, 1, 0>}> : (memref<64x128xf32, 3>, index, index, memref<128x128xf32>, index) -> (!nvgpu.device.async.token)
  return
}

// -----

func.func @f(%a0: vector<4x4xi8>, %a1: vector<2x4xi8>, %a2: vector<2x2xbf16>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 32], tf32Enabled}> : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xbf16>) -> (vector<2x2xbf16>)
  return
}

// -----

func.func @f(%a0: vector<4x4xi8>, %a1: vector<4x4xi8>, %a2: vector<1x2xf16>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [8, 8, 4]}> : (vector<4x4xi8>, vector<4x4xi8>, vector<1x2xf16>) -> (vector<1x2xf16>)
  return
}

// -----

func.func @f(%a0: vector<2x8xi4>, %a1: vector<2x8xi4>, %a2: vector<1x2xf16>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 32]}> : (vector<2x8xi4>, vector<2x8xi4>, vector<1x2xf16>) -> (vector<1x2xf16>)
  return
}

// -----

func.func @f(%a0: vector<2x2xi16>, %a1: vector<4x8xi4>, %a2: vector<2x2xi32>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 4]}> : (vector<2x2xi16>, vector<4x8xi4>, vector<2x2xi32>) -> (vector<2x2xi32>)
  return
}

// -----

func.func @f(%a0: memref<16x16xf16>, %a1: index, %a2: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1, %a2) <{transpose = true, numTiles = 1 : i32}> : (memref<16x16xf16>, index, index) -> (vector<4x8xi4>)
  return
}

// -----

func.func @f(%a0: vector<4xf32>) {
  %r = "nvgpu.rcp"(%a0) <{rounding = #nvgpu<rcp_rounding_mode rn>}> : (vector<4xf32>) -> (vector<4xf32>)
  return
}

// -----

func.func @f() {
  %r = "nvgpu.warpgroup.mma.init.accumulator"() : () -> (!nvgpu.warpgroup.accumulator<fragmented = vector<32x8xf32>>)
  return
}

// -----

func.func @f(%a0: !nvgpu.warpgroup.accumulator<fragmented = vector<64x48xi8>>, %a1: memref<128x128xf32>) {
  "nvgpu.warpgroup.mma.store"(%a0, %a1) : (!nvgpu.warpgroup.accumulator<fragmented = vector<64x48xi8>>, memref<128x128xf32>) -> ()
  return
}

// -----

func.func @f(%a0: !nvgpu.warpgroup.descriptor<tensor = memref<64x8xbf16, 3>>, %a1: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xtf32, 3>>, %a2: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) {
  %r = "nvgpu.warpgroup.mma"(%a0, %a1, %a2) : (!nvgpu.warpgroup.descriptor<tensor = memref<64x8xbf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<128x64xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) -> (!nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>)
  return
}

// -----

func.func @f(%a0: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32, 3>>, %a1: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %a2: !nvgpu.warpgroup.accumulator<fragmented = vector<64x40xi8>>) {
  %r = "nvgpu.warpgroup.mma"(%a0, %a1, %a2) : (!nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x40xi8>>) -> (!nvgpu.warpgroup.accumulator<fragmented = vector<64x40xi8>>)
  return
}

// -----

func.func @f(%a0: vector<4xf32>) {
  %r = "nvgpu.rcp"(%a0) <{rounding = #nvgpu<rcp_rounding_mode rn>, ftz}> : (vector<4xf32>) -> (vector<2xf32>)
  return
}

// -----

func.func @f(%a0: !nvgpu.warpgroup.accumulator<fragmented = vector<64x12xf32>>, %a1: memref<128x128xf32>) {
  "nvgpu.warpgroup.mma.store"(%a0, %a1) : (!nvgpu.warpgroup.accumulator<fragmented = vector<64x12xf32>>, memref<128x128xf32>) -> ()
  return
}

// -----

func.func @f(%a0: vector<2x2xi16>, %a1: vector<2x2xi16>, %a2: vector<2x2xf32>, %a3: vector<2xi16>) {
  %r = "nvgpu.mma.sp.sync"(%a0, %a1, %a2, %a3) <{mmaShape = [16, 8, 32], tf32Enabled, sparsitySelector = 2 : i32}> : (vector<2x2xi16>, vector<2x2xi16>, vector<2x2xf32>, vector<2xi16>) -> (vector<2x2xf32>)
  return
}

// -----

func.func @f(%a0: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi16, 3>>, %a1: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E5M2, 3>>, %a2: !nvgpu.warpgroup.accumulator<fragmented = vector<64x48xi8>>) {
  %r = "nvgpu.warpgroup.mma"(%a0, %a1, %a2) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xi16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E5M2, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x48xi8>>) -> (!nvgpu.warpgroup.accumulator<fragmented = vector<64x48xi8>>)
  return
}

// -----

func.func @f(%a0: !nvgpu.warpgroup.descriptor<tensor = memref<64xf16, 3>>, %a1: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %a2: !nvgpu.warpgroup.accumulator<fragmented = vector<64x48xi8>>) {
  %r = "nvgpu.warpgroup.mma"(%a0, %a1, %a2) <{transposeA}> : (!nvgpu.warpgroup.descriptor<tensor = memref<64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x48xi8>>) -> (!nvgpu.warpgroup.accumulator<fragmented = vector<64x48xi8>>)
  return
}

// -----

func.func @f(%a0: memref<64x128xf32, 3>, %a1: index, %a2: memref<64x64xf16, 3>, %a3: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<64x128xf32, 3>, index, memref<64x64xf16, 3>, index) -> (!nvgpu.device.async.token)
  return
}

// -----

func.func @f(%a0: memref<4x64xf16, strided<[64, 2]>, 3>, %a1: index, %a2: memref<4x64xf16, strided<[64, 2]>, 3>, %a3: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3) <{dstElements = 3 : index, bypassL1, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<4x64xf16, strided<[64, 2]>, 3>, index, memref<4x64xf16, strided<[64, 2]>, 3>, index) -> (!nvgpu.device.async.token)
  return
}

// -----

func.func @f(%a0: memref<16x16xf16>, %a1: !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>) {
  %r = "nvgpu.warpgroup.generate.descriptor"(%a0, %a1) : (memref<16x16xf16>, !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>) -> (!nvgpu.warpgroup.descriptor<tensor = memref<64x8xbf16, 3>>)
  return
}

// -----

func.func @f(%a0: memref<64x64xf16, 3>, %a1: !nvgpu.tensormap.descriptor<tensor = memref<1x2x3x4x5x6xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %a2: index) {
  "nvgpu.tma.async.store"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<64x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<1x2x3x4x5x6xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index) -> ()
  return
}

// -----

func.func @f(%a0: memref<*xf16>, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index) {
  %r = "nvgpu.tma.create.descriptor"(%a0, %a1, %a2, %a3, %a4, %a5) : (memref<*xf16>, index, index, index, index, index) -> (!nvgpu.tensormap.descriptor<tensor = memref<512x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>)
  return
}

// -----

func.func @f(%a0: memref<*xf16>, %a1: index) {
  %r = "nvgpu.tma.create.descriptor"(%a0, %a1) : (memref<*xf16>, index) -> (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>)
  return
}
