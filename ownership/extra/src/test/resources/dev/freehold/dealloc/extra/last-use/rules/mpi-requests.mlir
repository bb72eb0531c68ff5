// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A transfer with a request uses its buffer until the wait.
// CHECK-LABEL: func.func @awaited(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32, %[[ARG3:.+]]: !mpi.comm) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   %[[REQ:.+]] = mpi.isend(%[[ALLOC]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : memref<4xf32>, i32, i32 -> !mpi.request
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   mpi.wait(%[[REQ]]) : !mpi.request
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @awaited(%x: f32, %tag: i32, %to: i32, %comm: !mpi.comm) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  %req = mpi.isend(%a, %tag, %to, %comm) : memref<4xf32>, i32, i32 -> !mpi.request
  %b = memref.alloc() : memref<f32>
  memref.store %x, %b[] : memref<f32>
  mpi.wait(%req) : !mpi.request
  return
}

// Each iteration waits for the transfer that the previous one has started.
// CHECK-LABEL: func.func @pipeline(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: i32, %[[ARG4:.+]]: i32, %[[ARG5:.+]]: !mpi.comm) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[REQ:.+]] = mpi.irecv(%[[ALLOC]], %[[ARG3]], %[[ARG4]], %[[ARG5]]) : memref<4xf32>, i32, i32 -> !mpi.request
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG6:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG7:.+]] = %[[REQ]]) -> (!mpi.request) {
// CHECK-NEXT:     mpi.wait(%[[ARG7]]) : !mpi.request
// CHECK-NEXT:     %[[REQ_0:.+]] = mpi.irecv(%[[ALLOC]], %[[ARG3]], %[[ARG4]], %[[ARG5]]) : memref<4xf32>, i32, i32 -> !mpi.request
// CHECK-NEXT:     scf.yield %[[REQ_0]] : !mpi.request
// CHECK-NEXT:   }
// CHECK-NEXT:   mpi.wait(%[[V0]]) : !mpi.request
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @pipeline(%lb: index, %ub: index, %step: index, %tag: i32, %from: i32, %comm: !mpi.comm) {
  %a = memref.alloc() : memref<4xf32>
  %first = mpi.irecv(%a, %tag, %from, %comm) : memref<4xf32>, i32, i32 -> !mpi.request
  %last = scf.for %i = %lb to %ub step %step iter_args(%req = %first) -> !mpi.request {
    mpi.wait(%req) : !mpi.request
    %next = mpi.irecv(%a, %tag, %from, %comm) : memref<4xf32>, i32, i32 -> !mpi.request
    scf.yield %next : !mpi.request
  }
  mpi.wait(%last) : !mpi.request
  return
}

// A transfer without a request is over after the operation.
// CHECK-LABEL: func.func @blocking(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32, %[[ARG3:.+]]: !mpi.comm) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   mpi.recv(%[[ALLOC]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : memref<4xf32>, i32, i32
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @blocking(%x: f32, %tag: i32, %from: i32, %comm: !mpi.comm) {
  %a = memref.alloc() : memref<4xf32>
  mpi.recv(%a, %tag, %from, %comm) : memref<4xf32>, i32, i32
  %b = memref.alloc() : memref<f32>
  memref.store %x, %b[] : memref<f32>
  return
}
