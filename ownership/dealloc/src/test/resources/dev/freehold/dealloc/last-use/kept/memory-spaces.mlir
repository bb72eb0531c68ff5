// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func private @ends()
func.func private @ends()

// Behind the select the buffer has a name of another memory space only, by which it cannot be freed.
// CHECK-LABEL: func.func @freed(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32, 1>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32, 1>
// CHECK-NEXT:   %[[MEMSPACECAST:.+]] = memref.memory_space_cast %[[ALLOC]] : memref<f32, 1> to memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[MEMSPACECAST]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32, 3>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32, 3>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32, 3>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @freed(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32, 1>
  memref.store %v, %a[] : memref<f32, 1>
  %g = memref.memory_space_cast %a : memref<f32, 1> to memref<f32>
  // expected-note@below {{it is needed for the last time under this name, which does not tell how it is freed}}
  %s = arith.select %c, %g, %arg : memref<f32>
  %n = memref.alloc() : memref<f32, 3>
  memref.store %v, %n[] : memref<f32, 3>
  %r = memref.load %s[] : memref<f32>
  return %r : f32
}

// Pointers of different spaces are not compared.
// CHECK-LABEL: func.func @compared(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32, 1>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32, 1>
// CHECK-NEXT:   %[[MEMSPACECAST:.+]] = memref.memory_space_cast %[[ALLOC]] : memref<f32, 1> to memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[MEMSPACECAST]] : memref<f32>), ^bb1(%[[ARG1]] : memref<f32>)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32, 1>
// CHECK-NEXT:   call @ends() : () -> ()
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = arith.addf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:   return %[[V3]] : f32
// CHECK-NEXT: }
func.func @compared(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32, 1>
  memref.store %v, %a[] : memref<f32, 1>
  %g = memref.memory_space_cast %a : memref<f32, 1> to memref<f32>
  cf.cond_br %c, ^next(%g : memref<f32>), ^next(%arg : memref<f32>)
// expected-note@below {{it is needed for the last time under this name, which does not tell how it is freed}}
^next(%x: memref<f32>):
  %p = memref.load %a[] : memref<f32, 1>
  call @ends() : () -> ()
  %q = memref.load %x[] : memref<f32>
  %r = arith.addf %p, %q : f32
  return %r : f32
}
