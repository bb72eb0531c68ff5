// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Both buffers are needed until somebody waits for the group that the copy is in.
// CHECK-LABEL: func.func @group(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: memref<4xf32, 3>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32, 3>
// CHECK-NEXT:   %[[V0:.+]] = nvgpu.device_async_copy %[[ALLOC]][%[[C0]]], %[[ALLOC_0]][%[[C0]]], 4 : memref<4xf32> to memref<4xf32, 3>
// CHECK-NEXT:   %[[V1:.+]] = nvgpu.device_async_copy %[[ALLOC]][%[[C0]]], %[[ARG1]][%[[C0]]], 4 : memref<4xf32> to memref<4xf32, 3>
// CHECK-NEXT:   %[[V2:.+]] = nvgpu.device_async_create_group %[[V0]], %[[V1]]
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   nvgpu.device_async_wait %[[V2]]
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<4xf32, 3>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @group(%v: f32, %w: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%c0] : memref<4xf32>
  %b = memref.alloc() : memref<4xf32, 3>
  %t = nvgpu.device_async_copy %a[%c0], %b[%c0], 4 : memref<4xf32> to memref<4xf32, 3>
  %u = nvgpu.device_async_copy %a[%c0], %w[%c0], 4 : memref<4xf32> to memref<4xf32, 3>
  %g = nvgpu.device_async_create_group %t, %u
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  nvgpu.device_async_wait %g
  return
}

// Of several groups, one may still run: it is the last wait that counts.
// CHECK-LABEL: func.func @some_groups(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: memref<4xf32, 3>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = nvgpu.device_async_copy %[[ALLOC]][%[[C0]]], %[[ARG1]][%[[C0]]], 4 : memref<4xf32> to memref<4xf32, 3>
// CHECK-NEXT:   %[[V1:.+]] = nvgpu.device_async_create_group %[[V0]]
// CHECK-NEXT:   nvgpu.device_async_wait %[[V1]] {numGroups = 1 : i32}
// CHECK-NEXT:   nvgpu.device_async_wait %[[V1]] {numGroups = 0 : i32}
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @some_groups(%v: f32, %w: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %t = nvgpu.device_async_copy %a[%c0], %w[%c0], 4 : memref<4xf32> to memref<4xf32, 3>
  %g = nvgpu.device_async_create_group %t
  nvgpu.device_async_wait %g {numGroups = 1 : i32}
  nvgpu.device_async_wait %g {numGroups = 0 : i32}
  return
}

// Each iteration waits for the copy that the one before has started.
// CHECK-LABEL: func.func @pipeline(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32, %[[ARG4:.+]]: memref<4xf32, 3>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = nvgpu.device_async_copy %[[ALLOC]][%[[C0]]], %[[ARG4]][%[[C0]]], 4 : memref<4xf32> to memref<4xf32, 3>
// CHECK-NEXT:   %[[V1:.+]] = nvgpu.device_async_create_group %[[V0]]
// CHECK-NEXT:   %[[V2:.+]] = scf.for %[[ARG5:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG6:.+]] = %[[V1]]) -> (!nvgpu.device.async.token) {
// CHECK-NEXT:     %[[V3:.+]] = nvgpu.device_async_copy %[[ALLOC]][%[[C0]]], %[[ARG4]][%[[C0]]], 4 : memref<4xf32> to memref<4xf32, 3>
// CHECK-NEXT:     %[[V4:.+]] = nvgpu.device_async_create_group %[[V3]]
// CHECK-NEXT:     nvgpu.device_async_wait %[[ARG6]]
// CHECK-NEXT:     scf.yield %[[V4]] : !nvgpu.device.async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   nvgpu.device_async_wait %[[V2]]
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @pipeline(%lb: index, %ub: index, %step: index, %v: f32, %w: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %t0 = nvgpu.device_async_copy %a[%c0], %w[%c0], 4 : memref<4xf32> to memref<4xf32, 3>
  %g0 = nvgpu.device_async_create_group %t0
  %last = scf.for %i = %lb to %ub step %step iter_args(%g = %g0) -> !nvgpu.device.async.token {
    %t = nvgpu.device_async_copy %a[%c0], %w[%c0], 4 : memref<4xf32> to memref<4xf32, 3>
    %next = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %g
    scf.yield %next : !nvgpu.device.async.token
  }
  nvgpu.device_async_wait %last
  return
}
