// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func private @pointer_to(memref<2xi64>) -> !llvm.ptr
func.func private @pointer_to(memref<2xi64>) -> !llvm.ptr
// CHECK-LABEL: func.func private @next(memref<2xi64>, !llvm.ptr) -> !llvm.ptr
func.func private @next(memref<2xi64>, !llvm.ptr) -> !llvm.ptr
// CHECK-LABEL: func.func private @part(!llvm.ptr) -> !llvm.ptr
func.func private @part(!llvm.ptr) -> !llvm.ptr
// CHECK-LABEL: func.func private @use(!llvm.ptr)
func.func private @use(!llvm.ptr)

// A pointer that a call returns may be into each buffer that the call gets.
// CHECK-LABEL: func.func @returned_by_call() {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<2xi64>
// CHECK-NEXT:   %[[V0:.+]] = call @pointer_to(%[[ALLOC]]) : (memref<2xi64>) -> !llvm.ptr
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<2xi64>
// CHECK-NEXT:   %[[V1:.+]] = call @pointer_to(%[[ALLOC_0]]) : (memref<2xi64>) -> !llvm.ptr
// CHECK-NEXT:   call @use(%[[V0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<2xi64>
// CHECK-NEXT:   call @use(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<2xi64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @returned_by_call() {
  %a = memref.alloc() : memref<2xi64>
  %p = func.call @pointer_to(%a) : (memref<2xi64>) -> !llvm.ptr
  %b = memref.alloc() : memref<2xi64>
  %q = func.call @pointer_to(%b) : (memref<2xi64>) -> !llvm.ptr
  func.call @use(%p) : (!llvm.ptr) -> ()
  func.call @use(%q) : (!llvm.ptr) -> ()
  return
}

// So may one that a call returns that gets a pointer.
// CHECK-LABEL: func.func @part_of() -> i64 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<2xi64>
// CHECK-NEXT:   %[[V0:.+]] = call @pointer_to(%[[ALLOC]]) : (memref<2xi64>) -> !llvm.ptr
// CHECK-NEXT:   %[[V1:.+]] = call @part(%[[V0]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   %[[V2:.+]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT:   call @use(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<2xi64>
// CHECK-NEXT:   return %[[V2]] : i64
// CHECK-NEXT: }
func.func @part_of() -> i64 {
  %a = memref.alloc() : memref<2xi64>
  %p = func.call @pointer_to(%a) : (memref<2xi64>) -> !llvm.ptr
  %q = func.call @part(%p) : (!llvm.ptr) -> !llvm.ptr
  %x = llvm.load %q : !llvm.ptr -> i64
  func.call @use(%q) : (!llvm.ptr) -> ()
  return %x : i64
}

// The pointer is passed from iteration to iteration, and the buffer is used after the loop.
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

// A structure with a pointer in it is an address.
// CHECK-LABEL: func.func @in_structure() -> i64 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<2xi64>
// CHECK-NEXT:   %[[V0:.+]] = call @pointer_to(%[[ALLOC]]) : (memref<2xi64>) -> !llvm.ptr
// CHECK-NEXT:   %[[V1:.+]] = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
// CHECK-NEXT:   %[[V2:.+]] = llvm.insertvalue %[[V0]], %[[V1]][0] : !llvm.struct<(ptr, i64)> 
// CHECK-NEXT:   %[[V3:.+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(ptr, i64)> 
// CHECK-NEXT:   %[[V4:.+]] = llvm.load %[[V3]] : !llvm.ptr -> i64
// CHECK-NEXT:   %[[V5:.+]] = call @next(%[[ALLOC]], %[[V3]]) : (memref<2xi64>, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<2xi64>
// CHECK-NEXT:   return %[[V4]] : i64
// CHECK-NEXT: }
func.func @in_structure() -> i64 {
  %a = memref.alloc() : memref<2xi64>
  %p = func.call @pointer_to(%a) : (memref<2xi64>) -> !llvm.ptr
  %u = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
  %s = llvm.insertvalue %p, %u[0] : !llvm.struct<(ptr, i64)>
  %q = llvm.extractvalue %s[0] : !llvm.struct<(ptr, i64)>
  %x = llvm.load %q : !llvm.ptr -> i64
  func.call @next(%a, %q) : (memref<2xi64>, !llvm.ptr) -> !llvm.ptr
  return %x : i64
}

// A pointer that is in a local buffer is followed to where it is loaded.
// CHECK-LABEL: func.func private @use_generic(!ptr.ptr<#ptr.generic_space>)
func.func private @use_generic(!ptr.ptr<#ptr.generic_space>)
// CHECK-LABEL: func.func @in_buffer(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4x!ptr.ptr<#ptr.generic_space>>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<2xi64, #ptr.generic_space>
// CHECK-NEXT:   %[[V0:.+]] = ptr.to_ptr %[[ALLOC_0]] : memref<2xi64, #ptr.generic_space> -> <#ptr.generic_space>
// CHECK-NEXT:   memref.store %[[V0]], %[[ALLOC]][%[[ARG0]]] : memref<4x!ptr.ptr<#ptr.generic_space>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][%[[ARG0]]] : memref<4x!ptr.ptr<#ptr.generic_space>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4x!ptr.ptr<#ptr.generic_space>>
// CHECK-NEXT:   call @use_generic(%[[V1]]) : (!ptr.ptr<#ptr.generic_space>) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<2xi64, #ptr.generic_space>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @in_buffer(%i: index) {
  %held = memref.alloc() : memref<4x!ptr.ptr<#ptr.generic_space>>
  %a = memref.alloc() : memref<2xi64, #ptr.generic_space>
  %p = ptr.to_ptr %a : memref<2xi64, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  memref.store %p, %held[%i] : memref<4x!ptr.ptr<#ptr.generic_space>>
  %q = memref.load %held[%i] : memref<4x!ptr.ptr<#ptr.generic_space>>
  func.call @use_generic(%q) : (!ptr.ptr<#ptr.generic_space>) -> ()
  return
}
