// RUN: freehold-opt %s --ownership-based-buffer-deallocation --buffer-deallocation-simplification --bufferization-lower-deallocations --canonicalize -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func private @pointer_to(memref<2xi64>) -> !llvm.ptr
func.func private @pointer_to(memref<2xi64>) -> !llvm.ptr
// CHECK-LABEL: func.func private @next(memref<2xi64>, !llvm.ptr) -> !llvm.ptr
func.func private @next(memref<2xi64>, !llvm.ptr) -> !llvm.ptr
// CHECK-LABEL: func.func private @use(!llvm.ptr)
func.func private @use(!llvm.ptr)

// The block that owns the buffer frees it at its end: the pointer does not leave the block.
// CHECK-LABEL: func.func @returned_by_call() {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<2xi64>
// CHECK-NEXT:   %[[V0:.+]] = call @pointer_to(%[[ALLOC]]) : (memref<2xi64>) -> !llvm.ptr
// CHECK-NEXT:   call @use(%[[V0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<2xi64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @returned_by_call() {
  %a = memref.alloc() : memref<2xi64>
  %p = func.call @pointer_to(%a) : (memref<2xi64>) -> !llvm.ptr
  func.call @use(%p) : (!llvm.ptr) -> ()
  return
}

// It does not leave the block either if it leaves regions in the block.
// CHECK-LABEL: func.func @carried(
// CHECK-SAME: %[[ARG0:.+]]: !llvm.ptr, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<2xi64>
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[ARG0]]) -> (!llvm.ptr) {
// CHECK-NEXT:     %[[V1:.+]] = func.call @next(%[[ALLOC]], %[[ARG3]]) : (memref<2xi64>, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     scf.yield %[[V1]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   call @use(%[[V0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<2xi64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @carried(%start: !llvm.ptr, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2xi64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %start) -> (!llvm.ptr) {
    %q = func.call @next(%a, %p) : (memref<2xi64>, !llvm.ptr) -> !llvm.ptr
    scf.yield %q : !llvm.ptr
  }
  func.call @use(%r) : (!llvm.ptr) -> ()
  return
}

// Here it does.
// CHECK-LABEL: func.func @left(
// CHECK-SAME: %[[ARG0:.+]]: !llvm.ptr, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[ARG0]]) -> (!llvm.ptr) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<2xi64>
// CHECK-NEXT:     %[[V1:.+]] = func.call @next(%[[ALLOC]], %[[ARG3]]) : (memref<2xi64>, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     scf.yield %[[V1]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   call @use(%[[V0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @left(%start: !llvm.ptr, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %start) -> (!llvm.ptr) {
    // expected-remark@below {{this buffer is not deallocated: it escapes}}
    %a = memref.alloc() : memref<2xi64>
    // expected-note@below {{its address is taken here}}
    %q = func.call @next(%a, %p) : (memref<2xi64>, !llvm.ptr) -> !llvm.ptr
    scf.yield %q : !llvm.ptr
  }
  func.call @use(%r) : (!llvm.ptr) -> ()
  return
}

// The loop owns the buffer that it carries, and does not carry the pointer into it.
// CHECK-LABEL: func.func @passed(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: !llvm.ptr) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<2xi64>
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[ALLOC]], %[[ARG4:.+]] = %[[ARG1]]) -> (memref<2xi64>, !llvm.ptr) {
// CHECK-NEXT:     %[[V1:.+]] = func.call @next(%[[ARG3]], %[[ARG4]]) : (memref<2xi64>, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<2xi64>
// CHECK-NEXT:     scf.yield %[[ALLOC_0]], %[[V1]] : memref<2xi64>, !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   call @use(%[[V0]]#1) : (!llvm.ptr) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @passed(%n: index, %z: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark@below {{this buffer is not deallocated: it escapes}}
  %a = memref.alloc() : memref<2xi64>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%m = %a, %p = %z) -> (memref<2xi64>, !llvm.ptr) {
    // expected-note@below {{its address is taken here}}
    %q = func.call @next(%m, %p) : (memref<2xi64>, !llvm.ptr) -> !llvm.ptr
    // expected-remark@below {{this buffer is not deallocated: it escapes}}
    %b = memref.alloc() : memref<2xi64>
    scf.yield %b, %q : memref<2xi64>, !llvm.ptr
  }
  func.call @use(%r#1) : (!llvm.ptr) -> ()
  return
}

// Others may load the pointer.
// CHECK-LABEL: func.func @stored(
// CHECK-SAME: %[[ARG0:.+]]: !llvm.ptr) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<2xi64>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<2xi64> -> index
// CHECK-NEXT:   %[[V0:.+]] = arith.index_cast %[[INTPTR]] : index to i64
// CHECK-NEXT:   %[[V1:.+]] = llvm.inttoptr %[[V0]] : i64 to !llvm.ptr
// CHECK-NEXT:   llvm.store %[[V1]], %[[ARG0]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @stored(%to: !llvm.ptr) {
  // expected-remark@below {{this buffer is not deallocated: it escapes}}
  %a = memref.alloc() : memref<2xi64>
  %i = memref.extract_aligned_pointer_as_index %a : memref<2xi64> -> index
  %j = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  // expected-note@below {{it is stored in memory here}}
  llvm.store %p, %to : !llvm.ptr, !llvm.ptr
  return
}
