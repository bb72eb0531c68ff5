// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// Nobody waits for the copy: none of the operations that wait can be inserted.
// CHECK-LABEL: func.func @dropped(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, 3>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = nvgpu.device_async_copy %[[ALLOC]][%[[C0]]], %[[ARG0]][%[[C0]]], 4 : memref<4xf32> to memref<4xf32, 3>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dropped(%w: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<4xf32>
  // expected-note@below {{what may still use it later is started here}}
  %t = nvgpu.device_async_copy %a[%c0], %w[%c0], 4 : memref<4xf32> to memref<4xf32, 3>
  return
}

// One group may still run, which may be this one.
// CHECK-LABEL: func.func @some_groups(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, 3>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = nvgpu.device_async_copy %[[ALLOC]][%[[C0]]], %[[ARG0]][%[[C0]]], 4 : memref<4xf32> to memref<4xf32, 3>
// CHECK-NEXT:   %[[V1:.+]] = nvgpu.device_async_create_group %[[V0]]
// CHECK-NEXT:   nvgpu.device_async_wait %[[V1]] {numGroups = 1 : i32}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @some_groups(%w: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<4xf32>
  %t = nvgpu.device_async_copy %a[%c0], %w[%c0], 4 : memref<4xf32> to memref<4xf32, 3>
  // expected-note@below {{what may still use it later is started here}}
  %g = nvgpu.device_async_create_group %t
  nvgpu.device_async_wait %g {numGroups = 1 : i32}
  return
}

// It is over when the phase of a barrier ends.
!barriers = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
// CHECK-LABEL: func.func @barrier(
// CHECK-SAME: %[[ARG0:.+]]: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %[[ARG1:.+]]: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<32x32xf32, 3>
// CHECK-NEXT:   nvgpu.tma.async.load %[[ARG1]][%[[C0]], %[[C0]]], %[[ARG0]][%[[C0]]] to %[[ALLOC]] : <tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<32x32xf32, 3>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @barrier(%b: !barriers, %m: !map) {
  %c0 = arith.constant 0 : index
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<32x32xf32, 3>
  // expected-note@below {{what may still use it later is started here}}
  nvgpu.tma.async.load %m[%c0, %c0], %b[%c0] to %a : !map, !barriers -> memref<32x32xf32, 3>
  return
}
