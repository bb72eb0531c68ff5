// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// The transfer may go on when control is after it: it reads the buffer of the descriptor, and writes the other one.
!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
// CHECK-LABEL: func.func @transfer(
// CHECK-SAME: %[[ARG0:.+]]: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C64:.+]] = arith.constant 64 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<64x64xf16>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<64x64xf16> to memref<*xf16>
// CHECK-NEXT:   %[[V0:.+]] = nvgpu.tma.create.descriptor %[[CAST]] box[%[[C64]], %[[C64]]] : memref<*xf16> -> <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<64x64xf16, 3>
// CHECK-NEXT:   nvgpu.tma.async.load %[[V0]][%[[C0]], %[[C0]]], %[[ARG0]][%[[C0]]] to %[[ALLOC_0]] : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16, 3>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @transfer(%barrier: !barrier) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<64x64xf16>
  %u = memref.cast %a : memref<64x64xf16> to memref<*xf16>
  %d = nvgpu.tma.create.descriptor %u box[%c64, %c64] : memref<*xf16> -> !map
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %s = memref.alloc() : memref<64x64xf16, 3>
  // expected-note@below {{what may still use it later is started here}}
  nvgpu.tma.async.load %d[%c0, %c0], %barrier[%c0] to %s : !map, !barrier -> memref<64x64xf16, 3>
  return
}

// So may a product of matrices in shared memory.
!left = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!right = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
!sum = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[ARG0:.+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %[[ARG1:.+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %[[ARG2:.+]]: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<128x64xf16, 3>
// CHECK-NEXT:   %[[V0:.+]] = nvgpu.warpgroup.generate.descriptor %[[ALLOC]], %[[ARG1]] : memref<128x64xf16, 3>, <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
// CHECK-NEXT:   %[[V1:.+]] = nvgpu.warpgroup.mma %[[V0]], %[[ARG2]], %[[ARG0]] {transposeB} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @product(%x: !sum, %map: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %g: !right) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<128x64xf16, 3>
  %p = nvgpu.warpgroup.generate.descriptor %a, %map : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !left
  // expected-note@below {{what may still use it later is started here}}
  %r = nvgpu.warpgroup.mma %p, %g, %x {transposeB} : !left, !right, !sum -> !sum
  return
}

// A handle of a library may be told of other buffers, and keeps them.
// CHECK-LABEL: func.func @handle(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: !gpu.async.token) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG0]]) : memref<?xf64>
// CHECK-NEXT:   %[[DNTENSOR:.+]], %[[ASYNCTOKEN:.+]] = gpu.create_dn_tensor async [%[[ARG1]]] %[[ALLOC]], %[[ARG0]] : index into memref<?xf64>
// CHECK-NEXT:   gpu.wait [%[[ASYNCTOKEN]]]
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @handle(%n: index, %t: !gpu.async.token) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc(%n) : memref<?xf64>
  // expected-note@below {{it is stored in memory here}}
  %h, %u = gpu.create_dn_tensor async [%t] %a, %n : index into memref<?xf64>
  gpu.wait [%u]
  return
}
