// RUN: freehold-opt %s --cse | FileCheck %s

// A thread of an inner launch has an index of its own.
// CHECK-LABEL: func.func @launched(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<?xindex>) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   gpu.launch blocks(%[[ARG2:.+]], %[[ARG3:.+]], %[[ARG4:.+]]) in (%[[ARG8:.+]] = %[[C1]], %[[ARG9:.+]] = %[[C1]], %[[ARG10:.+]] = %[[C1]]) threads(%[[ARG5:.+]], %[[ARG6:.+]], %[[ARG7:.+]]) in (%[[ARG11:.+]] = %[[ARG0]], %[[ARG12:.+]] = %[[C1]], %[[ARG13:.+]] = %[[C1]]) {
// CHECK-NEXT:     %[[THREAD_ID_X:.+]] = gpu.thread_id  x
// CHECK-NEXT:     gpu.launch blocks(%[[ARG14:.+]], %[[ARG15:.+]], %[[ARG16:.+]]) in (%[[ARG20:.+]] = %[[C1]], %[[ARG21:.+]] = %[[C1]], %[[ARG22:.+]] = %[[C1]]) threads(%[[ARG17:.+]], %[[ARG18:.+]], %[[ARG19:.+]]) in (%[[ARG23:.+]] = %[[ARG0]], %[[ARG24:.+]] = %[[C1]], %[[ARG25:.+]] = %[[C1]]) {
// CHECK-NEXT:       %[[THREAD_ID_X_0:.+]] = gpu.thread_id  x
// CHECK-NEXT:       memref.store %[[THREAD_ID_X_0]], %[[ARG1]][%[[THREAD_ID_X_0]]] : memref<?xindex>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[THREAD_ID_X]], %[[ARG1]][%[[THREAD_ID_X]]] : memref<?xindex>
// CHECK-NEXT:     gpu.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @launched(%n: index, %m: memref<?xindex>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    %i = gpu.thread_id x
    gpu.launch blocks(%cx, %cy, %cz) in (%hx = %c1, %hy = %c1, %hz = %c1) threads(%ux, %uy, %uz) in (%rx = %n, %ry = %c1, %rz = %c1) {
      %j = gpu.thread_id x
      memref.store %j, %m[%j] : memref<?xindex>
      gpu.terminator
    }
    memref.store %i, %m[%i] : memref<?xindex>
    gpu.terminator
  }
  return
}
